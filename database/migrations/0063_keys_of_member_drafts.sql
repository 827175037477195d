ALTER TABLE "member_private" ADD COLUMN "draft_key" uuid;--> statement-breakpoint
ALTER TABLE "member_private" ADD CONSTRAINT "member_private_draft_key_unique" UNIQUE("draft_key");