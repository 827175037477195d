ALTER TABLE "applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree (lower("email"));