CREATE TABLE "media_removals" (
	"object" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_has_bytes" CHECK ("media"."bytes" is not null or "media"."object" is not null);--> statement-breakpoint
-- In the transaction of the deletion, so that no object of a deleted image is forgotten.
CREATE FUNCTION "record_media_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "media_removals" ("object") VALUES (OLD.object) ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "media_removed" AFTER DELETE ON "media"
	FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION "record_media_removal"();
