ALTER TABLE "member_search" ADD COLUMN "sales_currency" char(3);--> statement-breakpoint
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
	result.sales_currency := member.sales_currency;
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
		UNION SELECT 'f' || (first ->> 'technology_id')
			FROM jsonb_path_query_first(member.technologies, '$[*] ? (@.type == 1)') first
			WHERE first IS NOT NULL AND member.sales_rate IS NOT NULL
		UNION SELECT 'v' || (item ->> 'check') FROM jsonb_array_elements(member.vetting) item
		UNION SELECT 'v' WHERE member.vetting <> '[]'
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
-- Written anew and indexed afterwards, which takes a fraction of an update of every row.
DROP INDEX "member_search_terms", "member_search_recommended", "member_search_rate_asc", "member_search_rate_desc", "member_search_experience", "member_search_available", "member_search_timezone", "member_search_name";--> statement-breakpoint
TRUNCATE "member_search";--> statement-breakpoint
INSERT INTO "member_search" SELECT "row".* FROM "members", LATERAL to_member_search("members") "row" WHERE "members".published;--> statement-breakpoint
CREATE INDEX "member_search_terms" ON "member_search" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "member_search_recommended" ON "member_search" USING btree ("recommended");--> statement-breakpoint
CREATE INDEX "member_search_rate_asc" ON "member_search" USING btree ("sales_rate","recommended");--> statement-breakpoint
CREATE INDEX "member_search_rate_desc" ON "member_search" USING btree ("sales_rate" DESC NULLS LAST,"recommended");--> statement-breakpoint
CREATE INDEX "member_search_experience" ON "member_search" USING btree ("years_of_experience" DESC NULLS LAST,"recommended");--> statement-breakpoint
CREATE INDEX "member_search_available" ON "member_search" USING btree ("available_from","recommended");--> statement-breakpoint
CREATE INDEX "member_search_timezone" ON "member_search" USING btree ("timezone");--> statement-breakpoint
CREATE INDEX "member_search_name" ON "member_search" USING btree ("name","recommended");--> statement-breakpoint
ALTER TABLE "member_search" ALTER COLUMN "sales_currency" SET NOT NULL;--> statement-breakpoint
DROP FUNCTION IF EXISTS "to_search_keys"("member_search", "member_search", boolean);--> statement-breakpoint
-- The currency of a rate is a column of lists now, so that no change outside of the row counts.
CREATE FUNCTION "to_search_keys"("before" "member_search", "after" "member_search") RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	labels_before text[] := to_labels("before".terms);
	labels_after text[] := to_labels("after".terms);
	with_same_terms "member_search" := "after";
	taxonomy_before text[] := ARRAY(SELECT label FROM unnest(labels_before) label WHERE label ~ '^[tg]' ORDER BY label);
	taxonomy_after text[] := ARRAY(SELECT label FROM unnest(labels_after) label WHERE label ~ '^[tg]' ORDER BY label);
BEGIN
	with_same_terms.labels := "before".labels;
	with_same_terms.terms := "before".terms;
	IF labels_before IS NOT DISTINCT FROM labels_after AND "before" IS NOT DISTINCT FROM with_same_terms THEN
		RETURN CASE WHEN "before".terms IS NOT DISTINCT FROM "after".terms THEN '{}'
			ELSE '{member_search,member_words}'::text[] END;
	END IF;
	RETURN '{member_search,member_words}'::text[]
		|| ARRAY(SELECT DISTINCT 'member_search:' || label FROM unnest(labels_before || labels_after) label)
		|| CASE WHEN taxonomy_before = taxonomy_after THEN '{}' ELSE '{member_search:taxonomy}'::text[] END;
END
$$;--> statement-breakpoint
-- Without sequential scans: the planner cannot tell a rare word from a common one here.
CREATE OR REPLACE FUNCTION "update_member_search"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	before "member_search";
	after "member_search";
	new_words text[];
	gone text[];
	keys text[];
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "member_search" WHERE "member_id" = OLD.id RETURNING * INTO before;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.published THEN
		INSERT INTO "member_search" SELECT * FROM to_member_search(NEW) RETURNING * INTO after;
		new_words := to_words(after.terms);
		INSERT INTO "member_words" SELECT unnest(new_words) ON CONFLICT DO NOTHING;
	END IF;
	gone := ARRAY(SELECT unnest(to_words(before.terms)) EXCEPT SELECT unnest(new_words));
	IF gone <> '{}' THEN
		DELETE FROM "member_words"
		WHERE "word" = ANY (gone)
			AND NOT EXISTS (SELECT FROM "member_search" WHERE "terms" @@ quote_literal('w' || "word")::tsquery);
	END IF;
	keys := to_search_keys(before, after);
	IF keys <> '{}' THEN
		PERFORM record_content_change(keys);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
ANALYZE "member_search";
