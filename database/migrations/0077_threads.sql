CREATE TABLE "thread_reads" (
	"staff_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_reads_staff_id_request_id_pk" PRIMARY KEY("staff_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "channel" text;--> statement-breakpoint
UPDATE "request_events" SET
	"author" = CASE
		WHEN "staff_id" IS NOT NULL THEN 'staff'
		WHEN "kind" = 'call' AND "change" ->> 'to' = 'released' THEN 'site'
		WHEN "kind" = 'interview' AND "change" ->> 'side' = 'member' THEN 'member'
		WHEN "kind" IN ('call', 'proposal', 'interview', 'message', 'address', 'state', 'correction') THEN 'client'
		ELSE 'site'
	END,
	"channel" = CASE
		WHEN "kind" = 'reply' THEN 'email'
		WHEN "kind" IN ('message', 'address', 'correction') THEN 'status_page'
		WHEN "kind" IN ('call', 'proposal', 'interview') AND "staff_id" IS NULL THEN "kind"
		WHEN "kind" = 'state' AND "staff_id" IS NULL THEN 'status_page'
		ELSE 'desk'
	END;--> statement-breakpoint
ALTER TABLE "request_events" ALTER COLUMN "author" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "request_events" ALTER COLUMN "channel" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "origin_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "client_event_id" bigint;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_reads_request_id" ON "thread_reads" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_origin_id_requests_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_origin_id" ON "requests" USING btree ("origin_id") WHERE "requests"."origin_id" is not null;--> statement-breakpoint
CREATE INDEX "requests_waiting_since" ON "requests" USING btree ("waiting_since") WHERE "requests"."waiting_since" is not null;--> statement-breakpoint
-- When the agency wrote last, and which open requests have a message that nobody answered since.
UPDATE "requests" SET "replied_at" = "replies"."at" FROM (
	SELECT "request_events"."request_id", max("at") AS "at" FROM "request_events"
	LEFT JOIN "mail_deliveries" USING ("mail_id")
	WHERE "kind" = 'reply' AND "author" = 'staff' AND "cancelled_at" IS NULL
	GROUP BY 1
) "replies" WHERE "requests"."id" = "replies"."request_id";--> statement-breakpoint
UPDATE "requests" SET "waiting_since" = "messages"."first_at", "client_event_id" = "messages"."last_id" FROM (
	SELECT "request_id", min("at") AS "first_at", max("id") AS "last_id" FROM "request_events" "message"
	WHERE "kind" = 'message' AND NOT EXISTS (
		SELECT FROM "request_events" "later" LEFT JOIN "mail_deliveries" USING ("mail_id")
		WHERE "later"."request_id" = "message"."request_id" AND "later"."id" > "message"."id"
			AND "later"."kind" = 'reply' AND "later"."author" = 'staff' AND "cancelled_at" IS NULL
	)
	GROUP BY 1
) "messages" WHERE "requests"."id" = "messages"."request_id"
	AND "requests"."state" NOT IN ('won', 'lost', 'spam', 'accepted', 'rejected');
