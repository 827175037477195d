ALTER TABLE "members" ADD COLUMN "vetting" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Profiles of answered proposals are copies, from before there were records.
UPDATE "answered_members" SET "member" = "member" || '{"vetting": [], "vetted_on": null}' WHERE "member" ? 'slug';
