DROP INDEX "requests_insights";--> statement-breakpoint
CREATE INDEX "requests_insights" ON "requests" USING btree ("submitted_at","state","form","state_reason","id") WHERE "requests"."origin_id" is null;--> statement-breakpoint
-- An answer to a proposal joins the request that the proposal was made for, unless it has a
-- conversation of its own with another address. One without an address is of the same client.
UPDATE "requests" "answer" SET "origin_id" = "origin"."id", "email" = coalesce("answer"."email", "origin"."email")
FROM "desk_proposals" JOIN "requests" "origin" ON "origin"."id" = "desk_proposals"."request_id"
WHERE "answer"."form" = 'proposal' AND "answer"."proposal_id" = "desk_proposals"."proposal_id"
	AND "origin"."id" < "answer"."id"
	AND (lower(coalesce("answer"."email", "origin"."email")) = lower("origin"."email") OR NOT EXISTS (
		SELECT FROM "request_events" WHERE "request_id" = "answer"."id" AND "kind" IN ('message', 'reply')
	));--> statement-breakpoint
-- A proposal that was made for such an answer belongs to the same request: the first one of the chain.
WITH RECURSIVE "chain" AS (
	SELECT "id", "origin_id" AS "first_id" FROM "requests" WHERE "origin_id" IS NOT NULL
	UNION ALL
	SELECT "chain"."id", "earlier"."origin_id" FROM "chain"
	JOIN "requests" "earlier" ON "earlier"."id" = "chain"."first_id" WHERE "earlier"."origin_id" IS NOT NULL
)
UPDATE "requests" SET "origin_id" = "first"."id"
FROM (SELECT "id" AS "answer_id", min("first_id") AS "id" FROM "chain" GROUP BY 1) "first"
WHERE "requests"."id" = "first"."answer_id";--> statement-breakpoint
-- The request is where its furthest answer was, if that went on further; its owner is the request's,
-- where there is none.
UPDATE "requests" SET
	"state" = CASE WHEN "is_further" THEN "furthest"."state" ELSE "requests"."state" END,
	"state_reason" = CASE WHEN "is_further" THEN "furthest"."state_reason" ELSE "requests"."state_reason" END,
	"follow_up_on" = CASE WHEN "is_further" THEN "furthest"."follow_up_on" ELSE "requests"."follow_up_on" END,
	"owner_id" = coalesce("requests"."owner_id", "furthest"."owner_id"),
	"version" = "requests"."version" + 1
FROM (
	SELECT DISTINCT ON ("answer"."origin_id") "answer".*,
		"origin"."state" NOT IN ('won', 'lost', 'spam') AND "answer"."state" <> 'spam' AND
		array_position("ranks", "answer"."state") > array_position("ranks", "origin"."state") AS "is_further"
	FROM "requests" "answer" JOIN "requests" "origin" ON "origin"."id" = "answer"."origin_id",
		(SELECT ARRAY['new', 'contacted', 'proposed', 'lost', 'interviewing', 'won'] AS "ranks") "order"
	ORDER BY "answer"."origin_id", array_position("ranks", "answer"."state") DESC NULLS LAST, "answer"."id" DESC
) "furthest" WHERE "requests"."id" = "furthest"."origin_id";--> statement-breakpoint
UPDATE "requests" SET "owner_id" = NULL, "follow_up_on" = NULL, "waiting_since" = NULL
WHERE "origin_id" IS NOT NULL;--> statement-breakpoint
-- What was said and sent about the answer is in the thread of the request.
UPDATE "request_events" SET "request_id" = "origin"."id", "version" = "origin"."version"
FROM "requests" "answer" JOIN "requests" "origin" ON "origin"."id" = "answer"."origin_id"
WHERE "request_events"."request_id" = "answer"."id";--> statement-breakpoint
UPDATE "request_events" SET "body" = "answer"."message" FROM "requests" "answer"
WHERE "answer"."origin_id" IS NOT NULL AND "request_events"."proposal_id" = "answer"."proposal_id"
	AND "kind" = 'proposal' AND "change" ->> 'reference' = "answer"."reference";--> statement-breakpoint
UPDATE "mail_deliveries" SET "request_id" = "origin_id" FROM "requests"
WHERE "requests"."id" = "request_id" AND "origin_id" IS NOT NULL;--> statement-breakpoint
UPDATE "inbound_emails" SET "request_id" = "origin_id" FROM "requests"
WHERE "requests"."id" = "request_id" AND "origin_id" IS NOT NULL;--> statement-breakpoint
UPDATE "uploads" SET "request_id" = "origin_id" FROM "requests"
WHERE "requests"."id" = "request_id" AND "origin_id" IS NOT NULL;--> statement-breakpoint
UPDATE "desk_proposals" SET "request_id" = "origin_id" FROM "requests"
WHERE "requests"."id" = "request_id" AND "origin_id" IS NOT NULL;--> statement-breakpoint
UPDATE "booking_invitations" SET "request_id" = "origin_id" FROM "requests"
WHERE "requests"."id" = "request_id" AND "origin_id" IS NOT NULL;--> statement-breakpoint
-- A request has one call: that of its last answer, where it had none.
UPDATE "bookings" SET "request_id" = "last"."origin_id" FROM (
	SELECT DISTINCT ON ("origin_id") "origin_id", "bookings"."id" FROM "bookings"
	JOIN "requests" ON "requests"."id" = "request_id" WHERE "origin_id" IS NOT NULL
	ORDER BY "origin_id", "starts_at" DESC
) "last" WHERE "bookings"."id" = "last"."id"
	AND NOT EXISTS (SELECT FROM "bookings" "own" WHERE "own"."request_id" = "last"."origin_id");--> statement-breakpoint
UPDATE "request_drafts" "draft" SET "request_id" = "origin_id" FROM "requests"
WHERE "requests"."id" = "draft"."request_id" AND "origin_id" IS NOT NULL AND NOT EXISTS (
	SELECT FROM "request_drafts" "own" WHERE "own"."request_id" = "origin_id"
		AND "own"."staff_id" = "draft"."staff_id" AND "own"."kind" = "draft"."kind"
);--> statement-breakpoint
INSERT INTO "thread_reads" ("staff_id", "request_id", "event_id", "read_at")
SELECT "staff_id", "origin_id", max("event_id"), max("thread_reads"."read_at") FROM "thread_reads"
JOIN "requests" ON "requests"."id" = "request_id" WHERE "origin_id" IS NOT NULL GROUP BY 1, 2
ON CONFLICT ("staff_id", "request_id") DO UPDATE SET
	"event_id" = greatest("thread_reads"."event_id", excluded."event_id"),
	"read_at" = greatest("thread_reads"."read_at", excluded."read_at");--> statement-breakpoint
-- An answer that staff dealt with without an email waits no longer, unless the client wrote since.
INSERT INTO "request_events" ("request_id", "author", "channel", "kind", "version")
SELECT "origin"."id", 'site', 'desk', 'settled', "origin"."version"
FROM (
	SELECT DISTINCT ON ("origin_id") * FROM "requests" WHERE "origin_id" IS NOT NULL
	ORDER BY "origin_id", "id" DESC
) "last" JOIN "requests" "origin" ON "origin"."id" = "last"."origin_id"
WHERE "last"."state" <> 'new' AND NOT EXISTS (
	SELECT FROM "request_events" WHERE "request_id" = "origin"."id" AND "at" >= "last"."submitted_at"
		AND ("kind" IN ('message', 'reply', 'settled') OR "kind" = 'state' AND "change" ->> 'to' IN ('won', 'lost', 'spam'))
);--> statement-breakpoint
-- Who waits for whom, as the thread has it.
WITH "entries" AS (
	SELECT "request_events"."request_id", "id", "at",
		"author" IN ('client', 'other') AND ("kind" = 'message' OR "kind" = 'proposal' AND "change" ->> 'to' = 'answered') AS "is_of_client",
		"author" = 'staff' AND "kind" = 'reply' AND "cancelled_at" IS NULL AS "is_reply",
		"kind" = 'settled' OR "kind" = 'state' AND "change" ->> 'to' IN ('won', 'lost', 'spam') AS "is_closing"
	FROM "request_events" LEFT JOIN "mail_deliveries" USING ("mail_id")
	WHERE "request_events"."request_id" IN (SELECT "origin_id" FROM "requests")
), "settled" AS (
	SELECT "request_id", coalesce(max("id") FILTER (WHERE "is_reply" OR "is_closing"), 0) AS "last_id",
		max("at") FILTER (WHERE "is_reply") AS "replied_at"
	FROM "entries" GROUP BY 1
), "waiting" AS (
	SELECT "settled"."request_id", "replied_at",
		min("at") FILTER (WHERE "is_of_client" AND "id" > "last_id") AS "since",
		max("id") FILTER (WHERE "is_of_client" AND "id" > "last_id") AS "event_id"
	FROM "settled" JOIN "entries" USING ("request_id") GROUP BY 1, 2
)
UPDATE "requests" SET "waiting_since" = "since", "replied_at" = "waiting"."replied_at",
	"client_event_id" = coalesce("event_id", "client_event_id")
FROM "waiting" WHERE "requests"."id" = "waiting"."request_id";
