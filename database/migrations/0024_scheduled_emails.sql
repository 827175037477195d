ALTER TABLE "mail_deliveries" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "cancelled_at" timestamp with time zone;