-- Words of texts without case and accents. Signs inside words separate them, so that a part of an
-- email address is a word too; angle brackets would be a tag to the parser, which has no words. A
-- telephone number is a word of its own, with and without its first part, however it is divided.
CREATE FUNCTION "to_request_words"("value" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('pg_catalog.simple', public.fold_text(translate("value", '.@+_-/:#&''’<>=~\', '                 ')))
		|| array_to_tsvector(ARRAY(
			SELECT ltrim(regexp_replace("part", '\D', '', 'g'), '0')
			FROM regexp_matches("value", '\+?\d[\d ()./-]{5,30}\d', 'g') "number"
			CROSS JOIN LATERAL (VALUES ("number"[1]), (regexp_replace("number"[1], '^\+?\d+[ ()./-]+', ''))) "parts"("part")
			WHERE "part" ~ '[1-9](\D*\d){5}'
		))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "to_request_search"("reference" text, "name" text, "email" text, "company_name" text, "project_type" text, "message" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT public.to_request_words(concat_ws(' ', "reference", "name", "email", "company_name", "project_type", "message"))
$$;--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (to_request_search("reference", "name", "email", "company_name", "project_type", "message")) STORED;--> statement-breakpoint
CREATE INDEX "requests_search" ON "requests" USING gin (search);--> statement-breakpoint
-- An entry is found by its own words together with those of whom it is from: one index then answers
-- "acme invoice", however common each word is.
ALTER TABLE "request_events" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
DROP FUNCTION "to_entry_search";--> statement-breakpoint
CREATE FUNCTION "set_entry_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."search" := CASE WHEN NEW."body" IS NOT NULL THEN public.to_request_words(concat_ws(' ', NEW."subject", NEW."body",
		(SELECT concat_ws(' ', "reference", "name", "email", "company_name")
			FROM public."requests" WHERE "id" = NEW."request_id"),
		(SELECT concat_ws(' ', "sender_name", "sender")
			FROM public."inbound_emails" WHERE "event_id" = NEW."id"))) END;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "set_entry_search" BEFORE INSERT OR UPDATE OF "subject", "body", "request_id" ON "request_events"
	FOR EACH ROW EXECUTE FUNCTION "set_entry_search"();--> statement-breakpoint
CREATE FUNCTION "renew_entry_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'requests' THEN
		UPDATE public."request_events" SET "body" = "body" WHERE "request_id" = NEW."id" AND "body" IS NOT NULL;
	ELSE
		UPDATE public."request_events" SET "body" = "body" WHERE "id" = NEW."event_id" AND "body" IS NOT NULL;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "renew_entry_search" AFTER UPDATE OF "name", "email", "company_name" ON "requests"
	FOR EACH ROW WHEN ((OLD."name", OLD."email", OLD."company_name") IS DISTINCT FROM (NEW."name", NEW."email", NEW."company_name"))
	EXECUTE FUNCTION "renew_entry_search"();--> statement-breakpoint
CREATE TRIGGER "renew_entry_search" AFTER INSERT OR UPDATE OF "event_id" ON "inbound_emails"
	FOR EACH ROW WHEN (NEW."event_id" IS NOT NULL) EXECUTE FUNCTION "renew_entry_search"();--> statement-breakpoint
UPDATE "request_events" SET "body" = "body" WHERE "body" IS NOT NULL;
