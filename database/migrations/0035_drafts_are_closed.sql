ALTER TABLE "content_revisions" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
-- A draft that was followed by a publication was what was published.
UPDATE "content_revisions" draft SET "closed_at" = now()
WHERE draft."version" IS NULL AND draft."published_at" IS NULL AND EXISTS (
  SELECT FROM "content_revisions" later
  WHERE later."path" = draft."path" AND later."id" > draft."id" AND later."version" IS NOT NULL
);--> statement-breakpoint
CREATE INDEX "content_revisions_open" ON "content_revisions" USING btree ("path") WHERE "content_revisions"."version" is null and "content_revisions"."closed_at" is null;