CREATE TABLE "answered_members" (
	"proposal_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"member" jsonb NOT NULL,
	CONSTRAINT "answered_members_proposal_id_member_id_pk" PRIMARY KEY("proposal_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "answered_terms" jsonb;--> statement-breakpoint
ALTER TABLE "answered_members" ADD CONSTRAINT "answered_members_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answered_members" ADD CONSTRAINT "answered_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Pages of proposals are never cached, so that an opening or an answer makes no other page stale.
DROP TRIGGER "proposals_change_content" ON "proposals";--> statement-breakpoint
-- What clients saw who answered before: members as they are now, those chosen at the rate that was
-- stored with the answer.
UPDATE "proposals" SET "answered_terms" = (
	SELECT coalesce(jsonb_object_agg(term.key, term.value), '{}')
	FROM "site", jsonb_each("site"."config" -> 'terms') term
	WHERE term.key IN ('trial', 'replacement', 'notice_period', 'minimum_length')
)
WHERE "submited_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "answered_members" ("proposal_id", "member_id", "member")
SELECT p."id", m."id", CASE WHEN NOT m."published" THEN
	jsonb_build_object('first_name', m."first_name", 'last_name', m."last_name", 'position', m."position")
ELSE
	to_jsonb(m) - '{published,featured,updated_at,avatar,sales_rate,redemption_rate,technologies,experiences,cv_link}'::text[]
	|| jsonb_build_object(
		'avatar', '/media/' || m."avatar" || '.webp',
		'cv_link', coalesce(m."cv_link", '/developers/' || m."slug" || '/cv'),
		'sales_rate', agreed."rate",
		'redemption_rate', CASE
			WHEN m."redemption_rate" IS NULL OR agreed."rate" = m."sales_rate" THEN m."redemption_rate"
			ELSE round(agreed."rate" * 160 * (SELECT ("config" -> 'terms' ->> 'buyout_percent')::numeric FROM "site") / 100)
		END,
		'technologies', (
			SELECT coalesce(jsonb_agg(jsonb_build_object('slug', t."slug", 'name', t."name", 'years', item -> 'years', 'type', item -> 'type') ORDER BY place), '[]')
			FROM jsonb_array_elements(m."technologies") WITH ORDINALITY listed (item, place)
			JOIN "technologies" t ON t."id" = (item ->> 'technology_id')::int
		),
		'experiences', (
			SELECT coalesce(jsonb_agg(item - '{tag_ids,technology_ids}'::text[] || jsonb_build_object(
				'tags', (
					SELECT coalesce(jsonb_agg(jsonb_build_object('slug', t."slug", 'name', t."name") ORDER BY tag_place), '[]')
					FROM jsonb_array_elements_text(item -> 'tag_ids') WITH ORDINALITY listed_tags (tag_id, tag_place)
					JOIN "tags" t ON t."id" = tag_id::int
				),
				'technologies', (
					SELECT coalesce(jsonb_agg(jsonb_build_object('slug', t."slug", 'name', t."name") ORDER BY technology_place), '[]')
					FROM jsonb_array_elements_text(item -> 'technology_ids') WITH ORDINALITY listed_technologies (technology_id, technology_place)
					JOIN "technologies" t ON t."id" = technology_id::int
				)
			) ORDER BY place), '[]')
			FROM jsonb_array_elements(m."experiences") WITH ORDINALITY listed (item, place)
		)
	)
END
FROM "proposals" p
CROSS JOIN jsonb_array_elements(p."members") entry
JOIN "members" m ON m."id" = (entry ->> 'member_id')::int
LEFT JOIN "requests" r ON r."proposal_id" = p."id"
LEFT JOIN "request_members" rm ON rm."request_id" = r."id" AND rm."member_id" = m."id"
CROSS JOIN LATERAL (SELECT coalesce(rm."sales_rate", (entry ->> 'sales_rate')::numeric, m."sales_rate") AS "rate") agreed
WHERE p."submited_at" IS NOT NULL
ON CONFLICT DO NOTHING;
