DROP INDEX "members_technology_ids";--> statement-breakpoint
DROP INDEX "members_tag_ids";--> statement-breakpoint
DROP INDEX "members_search_text";--> statement-breakpoint
ALTER TABLE "technologies" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "technology_ids";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "tag_ids";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "language_codes";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "search_text";--> statement-breakpoint
CREATE FUNCTION "count_up_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	raised bigint;
BEGIN
	-- Once a transaction: a row that this transaction wrote has its id as xmin.
	INSERT INTO "content_version" AS current ("version") VALUES (1)
	ON CONFLICT ("id") DO UPDATE SET "version" = current."version" + 1, "changed_at" = now()
	WHERE current.xmin <> pg_current_xact_id()::xid
	RETURNING "version" INTO raised;
	IF raised IS NOT NULL THEN
		PERFORM pg_notify('content_version', raised::text);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "members_change_content" AFTER INSERT OR UPDATE OR DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE TRIGGER "technologies_change_content" AFTER INSERT OR UPDATE OR DELETE ON "technologies" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE TRIGGER "tags_change_content" AFTER INSERT OR UPDATE OR DELETE ON "tags" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();
