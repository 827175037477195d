ALTER TABLE "members" ADD COLUMN "test_sheet" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "work_samples" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Members of answered proposals are copies.
UPDATE "answered_members" SET "member" = "member" || '{"work_samples": [], "work_sample_count": 0}' WHERE "member" ? 'slug';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "to_member_search"("member" "members") RETURNS "member_search" LANGUAGE plpgsql STABLE AS $$
DECLARE
	result "member_search";
	full_name text := trim(member.first_name || ' ' || member.last_name);
	latin text := to_latin_name(full_name, member.latin_name, member.slug);
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
		UNION SELECT 'f' || (first ->> 'technology_id')
			FROM jsonb_path_query_first(member.technologies, '$[*] ? (@.type == 1)') first
			WHERE first IS NOT NULL AND member.sales_rate IS NOT NULL
		UNION SELECT 'v' || (item ->> 'check') FROM jsonb_array_elements(member.vetting) item
		UNION SELECT 'v' WHERE member.vetting <> '[]'
		UNION SELECT 'p' WHERE member.work_samples <> '[]'
	);
	result.terms := array_to_tsvector(
		result.labels
		|| ARRAY(SELECT 'm' || (item ->> 'technology_id') FROM jsonb_array_elements(member.technologies) item
			WHERE item ->> 'type' = '1')
		|| ARRAY(SELECT 'w' || item
			FROM unnest(search_words(member.first_name) || search_words(member.last_name) || search_words(member.position)
				-- Some scripts write a name without a space, the last name first.
				|| CASE WHEN latin IS NULL THEN '{}' ELSE search_words(latin) || search_words(member.last_name || member.first_name) END) item)
	);
	RETURN result;
END
$$;
