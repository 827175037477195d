CREATE TABLE "host_busy_times" (
	"host_id" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_busy_times_order" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "host_calendars" (
	"host_id" smallint PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"read_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "host_days_off" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_days_off_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host_id" smallint,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "host_days_off_order" CHECK (first_day <= last_day)
);
--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "feed_token_hash" text;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "feed_created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_busy_times" ADD CONSTRAINT "host_busy_times_host_id_host_calendars_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."host_calendars"("host_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendars" ADD CONSTRAINT "host_calendars_host_id_booking_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."booking_hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_days_off" ADD CONSTRAINT "host_days_off_host_id_booking_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."booking_hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_busy_times_host_id" ON "host_busy_times" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "host_days_off_last_day" ON "host_days_off" USING btree ("last_day");--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD CONSTRAINT "booking_hosts_feed_token_hash_unique" UNIQUE("feed_token_hash");