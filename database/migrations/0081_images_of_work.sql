UPDATE "members" SET "work_samples" = (
	SELECT jsonb_agg('{"image": null}' || sample ORDER BY place)
	FROM jsonb_array_elements("work_samples") WITH ORDINALITY AS listed (sample, place))
WHERE "work_samples" <> '[]';--> statement-breakpoint
-- Profiles of answered proposals are copies of what the page showed.
UPDATE "answered_members" SET "member" = jsonb_set("member", '{work_samples}', (
	SELECT jsonb_agg('{"image": null}' || sample ORDER BY place)
	FROM jsonb_array_elements("member" -> 'work_samples') WITH ORDINALITY AS listed (sample, place)))
WHERE jsonb_array_length("member" -> 'work_samples') > 0;
