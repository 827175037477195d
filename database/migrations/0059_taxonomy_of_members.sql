-- One key more where the technologies or industries of a row changed: the footer of every page depends
-- on which of them anyone has, and on nothing else of the members.
CREATE OR REPLACE FUNCTION "to_search_keys"("before" "member_search", "after" "member_search", "other_changes" boolean) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	labels_before text[] := to_labels("before".terms);
	labels_after text[] := to_labels("after".terms);
	with_same_terms "member_search" := "after";
	taxonomy_before text[] := ARRAY(SELECT label FROM unnest(labels_before) label WHERE label ~ '^[tg]' ORDER BY label);
	taxonomy_after text[] := ARRAY(SELECT label FROM unnest(labels_after) label WHERE label ~ '^[tg]' ORDER BY label);
BEGIN
	with_same_terms.labels := "before".labels;
	with_same_terms.terms := "before".terms;
	IF NOT "other_changes"
		AND labels_before IS NOT DISTINCT FROM labels_after
		AND "before" IS NOT DISTINCT FROM with_same_terms
	THEN
		RETURN CASE WHEN "before".terms IS NOT DISTINCT FROM "after".terms THEN '{}'
			ELSE '{member_search,member_words}'::text[] END;
	END IF;
	RETURN '{member_search,member_words}'::text[]
		|| ARRAY(SELECT DISTINCT 'member_search:' || label FROM unnest(labels_before || labels_after) label)
		|| CASE WHEN taxonomy_before = taxonomy_after THEN '{}' ELSE '{member_search:taxonomy}'::text[] END;
END
$$;
