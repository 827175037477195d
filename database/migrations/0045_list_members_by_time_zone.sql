ALTER TABLE "member_search" ADD COLUMN "timezone" text COLLATE "C";--> statement-breakpoint
UPDATE "member_search" SET "timezone" = "members"."timezone" FROM "members" WHERE "members"."id" = "member_search"."member_id";--> statement-breakpoint
ALTER TABLE "member_search" ALTER COLUMN "timezone" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "member_search_timezone" ON "member_search" USING btree ("timezone");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "to_member_search"("member" "members") RETURNS "member_search" LANGUAGE plpgsql STABLE AS $$
DECLARE
	result "member_search";
BEGIN
	result.member_id := member.id;
	-- Featured first, then the most recently confirmed, then by id.
	result.recommended := ((NOT member.featured)::int::bigint << 62)
		| ((2147483647 - greatest(0, coalesce(member.availability_confirmed_at - date '0001-01-01', 0)))::bigint << 31)
		| member.id;
	result.sales_rate := member.sales_rate;
	result.years_of_experience := member.years_of_experience;
	result.available_from := member.available_from;
	result.timezone := member.timezone;
	result.name := fold_text(trim(member.first_name || ' ' || member.last_name));
	result.labels := ARRAY(
		SELECT 't' || (item ->> 'technology_id') FROM jsonb_array_elements(member.technologies) item
		UNION SELECT 'g' || (item #>> '{}') FROM jsonb_path_query(member.experiences, '$[*].tag_ids[*]') item
		UNION SELECT 'l' || (item ->> 'code') FROM jsonb_array_elements(member.languages) item
		UNION SELECT 'c' || member.country_code
		UNION SELECT 's' || member.seniority_level
	);
	result.terms := array_to_tsvector(
		result.labels
		|| ARRAY(SELECT 'm' || (item ->> 'technology_id') FROM jsonb_array_elements(member.technologies) item
			WHERE item ->> 'type' = '1')
		|| ARRAY(SELECT 'w' || item
			FROM unnest(search_words(member.first_name) || search_words(member.last_name) || search_words(member.position)) item)
	);
	RETURN result;
END
$$;--> statement-breakpoint
ANALYZE "member_search";
