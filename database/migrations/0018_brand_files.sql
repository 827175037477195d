ALTER TABLE "members" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "files" jsonb DEFAULT '{}'::jsonb NOT NULL;