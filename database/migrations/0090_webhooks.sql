CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"attempted_at" timestamp with time zone,
	"duration_ms" integer,
	"response_status" smallint,
	"response" text,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event_id" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","due_at") WHERE "webhook_deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("endpoint_id","reference","id") WHERE "webhook_deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
-- Adds an event and its deliveries in the transaction of the change, and wakes their sender at its commit.
CREATE FUNCTION "write_webhook_event"("event_type" text, "about" text, "shown_at" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	added bigint;
BEGIN
	IF NOT EXISTS (SELECT FROM public."webhook_endpoints" WHERE "disabled_at" IS NULL AND "event_type" = ANY ("events")) THEN
		RETURN;
	END IF;
	INSERT INTO public."webhook_events" ("type", "reference", "path") VALUES ("event_type", "about", "shown_at") RETURNING "id" INTO added;
	INSERT INTO public."webhook_deliveries" ("endpoint_id", "event_id", "reference")
	SELECT "id", added, "about" FROM public."webhook_endpoints" WHERE "disabled_at" IS NULL AND "event_type" = ANY ("events");
	PERFORM pg_notify('webhooks', '');
END
$$;--> statement-breakpoint
-- An answer to a proposal is a request of its own only where the proposal was made for none.
CREATE FUNCTION "write_request_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_application boolean := NEW."form" = 'apply';
	event_type text;
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW."form" = 'proposal' AND EXISTS (SELECT FROM public."desk_proposals" WHERE "proposal_id" = NEW."proposal_id" AND "request_id" IS NOT NULL) THEN
			RETURN NULL;
		END IF;
		event_type := CASE WHEN is_application THEN 'application.created' ELSE 'request.created' END;
	ELSIF NOT is_application THEN
		event_type := 'request.changed';
	ELSIF NEW."state" <> OLD."state" AND NEW."state" IN ('accepted', 'rejected') THEN
		event_type := 'application.decided';
	ELSE
		RETURN NULL;
	END IF;
	PERFORM public.write_webhook_event(event_type, NEW."reference", CASE WHEN is_application THEN '/desk/applications/' ELSE '/desk/requests/' END || NEW."reference");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_message_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.write_webhook_event('message.received', "reference", CASE "form" WHEN 'apply' THEN '/desk/applications/' ELSE '/desk/requests/' END || "reference")
	FROM public."requests" WHERE "id" = NEW."request_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_call_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event_type text := CASE
		WHEN NEW."status" = 'booked' AND (TG_OP = 'INSERT' OR OLD."status" <> 'booked') THEN 'call.booked'
		WHEN NEW."status" = 'booked' THEN 'call.moved'
		WHEN NEW."status" IN ('cancelled', 'released') AND OLD."status" = 'booked' THEN 'call.cancelled'
	END;
BEGIN
	IF event_type IS NOT NULL THEN
		PERFORM public.write_webhook_event(event_type, "reference", '/desk/calls/' || "reference")
		FROM public."requests" WHERE "id" = NEW."request_id";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- By its number at the desk: the id of a proposal is the secret of its link.
CREATE FUNCTION "write_proposal_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.write_webhook_event("event_type", "id"::text, '/desk/proposals/' || "id")
	FROM public."desk_proposals", unnest(ARRAY[
		CASE WHEN OLD."opened_at" IS NULL AND NEW."opened_at" IS NOT NULL THEN 'proposal.opened' END,
		CASE WHEN OLD."submited_at" IS NULL AND NEW."submited_at" IS NOT NULL THEN 'proposal.answered' END
	]) "event_type"
	WHERE "proposal_id" = NEW."id" AND "event_type" IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "write_member_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.write_webhook_event('member.published', NEW."slug", '/developers/' || NEW."slug");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "write_request_created" AFTER INSERT ON "requests" FOR EACH ROW EXECUTE FUNCTION "write_request_event"();--> statement-breakpoint
CREATE TRIGGER "write_request_changed" AFTER UPDATE ON "requests" FOR EACH ROW
WHEN (NEW."origin_id" IS NULL AND (
	(OLD."version", OLD."name", OLD."email", OLD."company_name", OLD."project_type", OLD."project_duration", OLD."workload", OLD."start_date", OLD."message")
	IS DISTINCT FROM
	(NEW."version", NEW."name", NEW."email", NEW."company_name", NEW."project_type", NEW."project_duration", NEW."workload", NEW."start_date", NEW."message")
)) EXECUTE FUNCTION "write_request_event"();--> statement-breakpoint
CREATE TRIGGER "write_message_received" AFTER INSERT ON "request_events" FOR EACH ROW
WHEN (NEW."kind" = 'message' AND NEW."author" <> 'staff') EXECUTE FUNCTION "write_message_event"();--> statement-breakpoint
CREATE TRIGGER "write_call_booked" AFTER INSERT ON "bookings" FOR EACH ROW
WHEN (NEW."status" = 'booked') EXECUTE FUNCTION "write_call_event"();--> statement-breakpoint
CREATE TRIGGER "write_call_changed" AFTER UPDATE ON "bookings" FOR EACH ROW
WHEN (OLD."status" <> NEW."status" OR OLD."starts_at" <> NEW."starts_at") EXECUTE FUNCTION "write_call_event"();--> statement-breakpoint
CREATE TRIGGER "write_proposal_changed" AFTER UPDATE ON "proposals" FOR EACH ROW EXECUTE FUNCTION "write_proposal_event"();--> statement-breakpoint
CREATE TRIGGER "write_member_added" AFTER INSERT ON "members" FOR EACH ROW
WHEN (NEW."published") EXECUTE FUNCTION "write_member_event"();--> statement-breakpoint
CREATE TRIGGER "write_member_published" AFTER UPDATE ON "members" FOR EACH ROW
WHEN (NEW."published" AND NOT OLD."published") EXECUTE FUNCTION "write_member_event"();
