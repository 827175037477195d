CREATE TABLE "booking_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_hosts" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_hosts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "new_time_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_links_booking_id" ON "booking_links" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_hosts_email" ON "booking_hosts" USING btree (lower("email"));