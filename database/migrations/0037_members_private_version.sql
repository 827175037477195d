DROP INDEX "content_revisions_drafts";--> statement-breakpoint
ALTER TABLE "member_private" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "request_members_member_id" ON "request_members" USING btree ("member_id");