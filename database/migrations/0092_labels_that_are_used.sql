-- Which labels members have, of those that lists are filtered by, is a key of its own: an edit of a rate or a text changes none.
CREATE OR REPLACE FUNCTION "to_search_keys"("before" "member_search", "after" "member_search") RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	labels_before text[] := to_labels("before".terms);
	labels_after text[] := to_labels("after".terms);
	with_same_terms "member_search" := "after";
	taxonomy_before text[] := ARRAY(SELECT label FROM unnest(labels_before) label WHERE label ~ '^[tg]' ORDER BY label);
	taxonomy_after text[] := ARRAY(SELECT label FROM unnest(labels_after) label WHERE label ~ '^[tg]' ORDER BY label);
	filters_before text[] := ARRAY(SELECT label FROM unnest(labels_before) label WHERE label ~ '^[tgclsh]' ORDER BY label);
	filters_after text[] := ARRAY(SELECT label FROM unnest(labels_after) label WHERE label ~ '^[tgclsh]' ORDER BY label);
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
		|| CASE WHEN taxonomy_before = taxonomy_after THEN '{}' ELSE '{member_search:taxonomy}'::text[] END
		|| CASE WHEN filters_before = filters_after THEN '{}' ELSE '{member_search:labels}'::text[] END;
END
$$;
