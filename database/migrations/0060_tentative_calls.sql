CREATE TABLE "request_sources" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"network" text NOT NULL,
	"mailbox" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "address_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_sources" ADD CONSTRAINT "request_sources_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_sources_client" ON "request_sources" USING btree ("client");--> statement-breakpoint
CREATE INDEX "request_sources_network" ON "request_sources" USING btree ("network");--> statement-breakpoint
CREATE INDEX "request_sources_mailbox" ON "request_sources" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "request_sources_created_at" ON "request_sources" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_confirm_by" ON "bookings" USING btree ("confirm_by") WHERE confirm_by is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tentative" CHECK (confirm_by is null or status = 'booked');--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_at_a_time";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_at_a_time" EXCLUDE USING gist ("host" WITH =, tstzrange("starts_at", "blocked_until") WITH &&) WHERE (status in ('held', 'booked'));
