CREATE TABLE "content_changes" (
	"version" bigint NOT NULL,
	"key" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_changes_version_key_pk" PRIMARY KEY("version","key")
);--> statement-breakpoint
-- The version of this transaction; its first change increments it.
CREATE FUNCTION "raise_content_version"() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	raised bigint;
BEGIN
	-- Once a transaction: a row that this transaction wrote has its id as xmin.
	INSERT INTO "content_version" AS current ("version") VALUES (1)
	ON CONFLICT ("id") DO UPDATE SET "version" = current."version" + 1, "changed_at" = now()
	WHERE current.xmin <> pg_current_xact_id()::xid
	RETURNING "version" INTO raised;
	IF raised IS NULL THEN
		SELECT "version" INTO raised FROM "content_version";
		RETURN raised;
	END IF;
	PERFORM pg_notify('content_version', raised::text);
	DELETE FROM "content_changes" WHERE "version" <= raised - 500;
	RETURN raised;
END
$$;--> statement-breakpoint
-- Many keys become `*`, which is everything.
CREATE FUNCTION "record_content_change"("changed" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	current bigint := raise_content_version();
BEGIN
	IF EXISTS (SELECT FROM "content_changes" WHERE "version" = current AND "key" = '*') THEN
		RETURN;
	END IF;
	INSERT INTO "content_changes" ("version", "key") SELECT current, unnest("changed") ON CONFLICT DO NOTHING;
	IF (SELECT count(*) FROM "content_changes" WHERE "version" = current) > 1000 THEN
		DELETE FROM "content_changes" WHERE "version" = current;
		INSERT INTO "content_changes" VALUES (current, '*');
	END IF;
END
$$;--> statement-breakpoint
-- Keys of a changed row: its table, its slug, and what of it lists depend on. `:set` is which rows
-- there are, `:cards` everything but long texts.
CREATE FUNCTION "to_content_keys"("name" text, "before" jsonb, "after" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT ARRAY["name"]
		|| ARRAY(SELECT "name" || ':slug:' || slug FROM unnest(ARRAY["before" ->> 'slug', "after" ->> 'slug']) slug WHERE slug IS NOT NULL)
		|| CASE WHEN ("before" - '{source,body,headings,pictures,search_text,changed_at}'::text[])
			IS DISTINCT FROM ("after" - '{source,body,headings,pictures,search_text,changed_at}'::text[])
			THEN ARRAY["name" || ':cards'] ELSE '{}' END
		|| CASE WHEN ARRAY["before" -> 'slug', "before" -> 'audience', "before" -> 'topic', "before" -> 'published', "before" -> 'closed_at', to_jsonb("before" -> 'groups' = '[]')]
			IS DISTINCT FROM ARRAY["after" -> 'slug', "after" -> 'audience', "after" -> 'topic', "after" -> 'published', "after" -> 'closed_at', to_jsonb("after" -> 'groups' = '[]')]
			THEN ARRAY["name" || ':set'] ELSE '{}' END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_up_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
	IF before = after THEN
		RETURN NULL;
	END IF;
	PERFORM record_content_change(to_content_keys(TG_TABLE_NAME, before, after));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_change_content" AFTER INSERT OR UPDATE OR DELETE ON "site" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE TRIGGER "previous_slugs_change_content" AFTER INSERT OR UPDATE OR DELETE ON "previous_slugs" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE FUNCTION "record_member_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW IS NOT DISTINCT FROM OLD THEN
		RETURN NULL;
	END IF;
	PERFORM record_content_change(ARRAY(
		SELECT DISTINCT key FROM unnest(ARRAY['members',
			'members:id:' || OLD.id, 'members:slug:' || OLD.slug,
			'members:id:' || NEW.id, 'members:slug:' || NEW.slug]) key
		WHERE key IS NOT NULL));
	RETURN NULL;
END
$$;--> statement-breakpoint
-- By the same name: its lock on the version comes before the update of the search.
DROP TRIGGER "members_change_content" ON "members";--> statement-breakpoint
CREATE TRIGGER "members_change_content" AFTER INSERT OR UPDATE OR DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION "record_member_change"();--> statement-breakpoint
-- Labels that a row has, main technologies included.
CREATE FUNCTION "to_labels"("terms" tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ARRAY(SELECT lexeme FROM unnest("terms") WHERE lexeme NOT LIKE 'w%')
$$;--> statement-breakpoint
-- Keys of a changed row of lists: the table, and each label that it had or has, of which the
-- position or the numbers changed. Words alone change no list of a label.
CREATE FUNCTION "to_search_keys"("before" "member_search", "after" "member_search", "other_changes" boolean) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	labels_before text[] := to_labels("before".terms);
	labels_after text[] := to_labels("after".terms);
BEGIN
	IF NOT "other_changes"
		AND labels_before IS NOT DISTINCT FROM labels_after
		AND ROW("before".recommended, "before".sales_rate, "before".years_of_experience, "before".available_from, "before".timezone, "before".name)
			IS NOT DISTINCT FROM ROW("after".recommended, "after".sales_rate, "after".years_of_experience, "after".available_from, "after".timezone, "after".name)
	THEN
		RETURN CASE WHEN "before".terms IS NOT DISTINCT FROM "after".terms THEN '{}'
			ELSE '{member_search,member_words}'::text[] END;
	END IF;
	RETURN '{member_search,member_words}'::text[]
		|| ARRAY(SELECT DISTINCT 'member_search:' || label FROM unnest(labels_before || labels_after) label);
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
	keys := to_search_keys(before, after, NEW.sales_currency IS DISTINCT FROM OLD.sales_currency);
	IF keys <> '{}' THEN
		PERFORM record_content_change(keys);
	END IF;
	RETURN NULL;
END
$$;
