-- A rank is no key: who has one has its label.
CREATE OR REPLACE FUNCTION "to_search_keys"("before" "member_search", "after" "member_search") RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	labels_before text[] := to_labels("before".terms);
	labels_after text[] := to_labels("after".terms);
	with_same_terms "member_search" := "after";
	taxonomy_before text[] := ARRAY(SELECT label FROM unnest(labels_before) label WHERE label ~ '^[tg]' ORDER BY label);
	taxonomy_after text[] := ARRAY(SELECT label FROM unnest(labels_after) label WHERE label ~ '^[tg]' ORDER BY label);
	words text[] := CASE WHEN to_words("before".terms) IS NOT DISTINCT FROM to_words("after".terms) THEN '{}' ELSE '{member_words}' END;
BEGIN
	with_same_terms.labels := "before".labels;
	with_same_terms.terms := "before".terms;
	IF labels_before IS NOT DISTINCT FROM labels_after AND "before" IS NOT DISTINCT FROM with_same_terms THEN
		RETURN CASE WHEN "before".terms IS NOT DISTINCT FROM "after".terms THEN '{}'
			ELSE '{member_search}'::text[] || words END;
	END IF;
	RETURN '{member_search}'::text[] || words
		|| ARRAY(SELECT DISTINCT 'member_search:' || label FROM unnest(labels_before || labels_after) label WHERE label NOT LIKE 'r%')
		|| CASE WHEN taxonomy_before = taxonomy_after THEN '{}' ELSE '{member_search:taxonomy}'::text[] END;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "to_member_search"("member" "members") RETURNS "member_search" LANGUAGE plpgsql STABLE AS $$
DECLARE
	result "member_search";
	full_name text := trim(member.first_name || ' ' || member.last_name);
	latin text := to_latin_name(full_name, member.latin_name, member.slug);
	first_technology text := jsonb_path_query_first(member.technologies, '$[*] ? (@.type == 1)') ->> 'technology_id';
BEGIN
	result.member_id := member.id;
	-- Featured first, then the most recently confirmed, then by id.
	result.recommended := ((NOT member.featured)::int::bigint << 62)
		| ((2147483647 - greatest(0, coalesce(member.availability_confirmed_at - date '0001-01-01', 0)))::bigint << 31)
		| member.id;
	result.sales_rate := member.sales_rate;
	result.sales_currency := member.sales_currency;
	result.rate := to_site_rate(member.sales_rate, member.sales_currency);
	result.years_of_experience := member.years_of_experience;
	result.available_from := member.available_from;
	result.timezone := member.timezone;
	result.country_code := member.country_code;
	result.name := fold_text(coalesce(latin, full_name));
	result.labels := ARRAY(
		SELECT 't' || (item ->> 'technology_id') FROM jsonb_array_elements(member.technologies) item
		UNION SELECT 'g' || (item #>> '{}') FROM jsonb_path_query(member.experiences, '$[*].tag_ids[*]') item
		UNION SELECT 'l' || (item ->> 'code') FROM jsonb_array_elements(member.languages) item
		UNION SELECT 'c' || member.country_code
		UNION SELECT 's' || member.seniority_level
		UNION SELECT 'h' || item
			FROM unnest(CASE member.workload WHEN 'both' THEN '{full_time,part_time}' WHEN 'part_time' THEN '{part_time}' ELSE '{full_time}' END::text[]) item
		UNION SELECT 'f' || first_technology WHERE first_technology IS NOT NULL AND member.sales_rate IS NOT NULL
		UNION SELECT 'v' || (item ->> 'check') FROM jsonb_array_elements(member.vetting) item
		UNION SELECT 'v' WHERE member.vetting <> '[]'
		UNION SELECT 'p' WHERE member.work_samples <> '[]'
	);
	result.terms := array_to_tsvector(
		result.labels
		|| ARRAY(SELECT 'm' || (item ->> 'technology_id') FROM jsonb_array_elements(member.technologies) item
			WHERE item ->> 'type' = '1')
		-- Ranks among the members with a label: whole years with a technology, the first main one above
		-- other main ones, these above all others; projects in an industry.
		|| ARRAY(SELECT 'rt' || (item ->> 'technology_id') || '.'
				|| max(least(32, floor((item ->> 'years')::numeric)::integer)
					+ CASE WHEN item ->> 'technology_id' = first_technology THEN 66 WHEN item ->> 'type' = '1' THEN 33 ELSE 0 END)
			FROM jsonb_array_elements(member.technologies) item GROUP BY item ->> 'technology_id')
		|| ARRAY(SELECT 'rg' || (item #>> '{}') || '.' || least(99, count(*))
			FROM jsonb_path_query(member.experiences, '$[*].tag_ids[*]') item GROUP BY item)
		|| ARRAY(SELECT 'w' || item
			FROM unnest(search_words(member.first_name) || search_words(member.last_name) || search_words(member.position)
				-- Some scripts write a name without a space, the last name first.
				|| CASE WHEN latin IS NULL THEN '{}' ELSE search_words(latin) || search_words(member.last_name || member.first_name) END) item)
	);
	RETURN result;
END
$$;--> statement-breakpoint
-- Written anew and indexed afterwards, which takes a fraction of an update of every row.
DROP INDEX "member_search_terms", "member_search_recommended", "member_search_rate_asc", "member_search_rate_desc", "member_search_experience", "member_search_available", "member_search_timezone", "member_search_name", "member_search_country";--> statement-breakpoint
TRUNCATE "member_search";--> statement-breakpoint
INSERT INTO "member_search" SELECT "row".* FROM "members", LATERAL to_member_search("members") "row" WHERE "members".published;--> statement-breakpoint
CREATE INDEX "member_search_terms" ON "member_search" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "member_search_recommended" ON "member_search" USING btree ("recommended");--> statement-breakpoint
CREATE INDEX "member_search_rate_asc" ON "member_search" USING btree ("rate","recommended");--> statement-breakpoint
CREATE INDEX "member_search_rate_desc" ON "member_search" USING btree ("rate" DESC NULLS LAST,"recommended");--> statement-breakpoint
CREATE INDEX "member_search_experience" ON "member_search" USING btree ("years_of_experience" DESC NULLS LAST,"recommended");--> statement-breakpoint
CREATE INDEX "member_search_available" ON "member_search" USING btree ("available_from","recommended");--> statement-breakpoint
CREATE INDEX "member_search_timezone" ON "member_search" USING btree ("timezone");--> statement-breakpoint
CREATE INDEX "member_search_name" ON "member_search" USING btree ("name","recommended");--> statement-breakpoint
CREATE INDEX "member_search_country" ON "member_search" USING btree ("country_code");--> statement-breakpoint
ANALYZE "member_search";
