ALTER TABLE "requests" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "status_links" ADD COLUMN "in_browser" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "status_links" ADD COLUMN "opened_at" timestamp with time zone;