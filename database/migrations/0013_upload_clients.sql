ALTER TABLE "uploads" ADD COLUMN "client" text;--> statement-breakpoint
CREATE INDEX "uploads_client" ON "uploads" USING btree ("client") WHERE "uploads"."request_id" is null;