-- PostgreSQL makes a generated column again with every update of a table that has a trigger before it:
-- five times for a rejection with an email. A trigger makes the words only where one of their texts is set.
ALTER TABLE "requests" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
CREATE FUNCTION "set_request_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."search" := public.to_request_search(NEW."reference", NEW."name", NEW."email", NEW."company_name", NEW."project_type", NEW."message");
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "set_request_search" BEFORE INSERT OR UPDATE OF "reference", "name", "email", "company_name", "project_type", "message" ON "requests"
	FOR EACH ROW EXECUTE FUNCTION "set_request_search"();--> statement-breakpoint
-- A row that this transaction has written has a time after its begin already, which is all that is asked of it.
CREATE OR REPLACE FUNCTION "touch_requests_of_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public."requests" SET "updated_at" = clock_timestamp()
	WHERE "id" IN (SELECT "request_id" FROM "entries") AND "xmin" <> pg_current_xact_id()::xid;
	RETURN NULL;
END;
$$;
