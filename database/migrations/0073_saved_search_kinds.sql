ALTER TABLE "saved_searches" RENAME COLUMN "seen_member_id" TO "seen_id";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "kind" text DEFAULT 'members' NOT NULL;