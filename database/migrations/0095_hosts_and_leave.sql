CREATE TABLE "staff_leaves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_leaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"deputy_id" integer,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_leaves_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "staff_leaves_order" CHECK (first_day <= last_day),
	CONSTRAINT "staff_leaves_deputy" CHECK (deputy_id <> staff_id)
);
--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "takes_calls" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "weekly_hours" jsonb;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_leaves" ADD CONSTRAINT "staff_leaves_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_leaves" ADD CONSTRAINT "staff_leaves_deputy_id_staff_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_leaves_deputy_id" ON "staff_leaves" USING btree ("deputy_id","last_day");--> statement-breakpoint
CREATE INDEX "staff_leaves_last_day" ON "staff_leaves" USING btree ("last_day");--> statement-breakpoint
ALTER TABLE "staff_leaves" ADD CONSTRAINT "staff_leaves_no_overlap" EXCLUDE USING gist ("staff_id" WITH =, daterange("first_day", "last_day", '[]') WITH &&);--> statement-breakpoint
-- Pages name who takes calls.
CREATE TRIGGER "booking_hosts_change_content" AFTER INSERT OR UPDATE OR DELETE ON "booking_hosts" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
-- Until now the content had what a host has; who is not in it any more takes no calls.
WITH "named" AS (
	SELECT host FROM "site", jsonb_array_elements(
		CASE WHEN jsonb_typeof("config" #> '{booking,hosts}') = 'array' THEN "config" #> '{booking,hosts}' ELSE '[]' END) host
)
UPDATE "booking_hosts" SET
	"takes_calls" = host IS NOT NULL,
	"timezone" = host ->> 'timezone',
	"weekly_hours" = host -> 'weekly_hours',
	"place" = host ->> 'place'
FROM "booking_hosts" AS stored LEFT JOIN "named" ON lower(host ->> 'email') = lower(stored."email")
WHERE stored."id" = "booking_hosts"."id";
