ALTER TABLE "bookings" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_reminder_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sees_team" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_remind_at" ON "bookings" USING btree ("remind_at") WHERE remind_at is not null;