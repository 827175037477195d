CREATE TABLE "inbound_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbound_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"mailbox" text NOT NULL,
	"uid" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"sender" text,
	"sender_name" text,
	"subject" text,
	"message_id" text,
	"request_id" integer,
	"event_id" bigint,
	"warning" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"other_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "inbound_emails_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_event_id_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."request_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_emails_uid" ON "inbound_emails" USING btree ("mailbox","uid");--> statement-breakpoint
CREATE INDEX "inbound_emails_open" ON "inbound_emails" USING btree ("received_at") WHERE "inbound_emails"."state" in ('unmatched', 'assigned');--> statement-breakpoint
CREATE INDEX "inbound_emails_received_at" ON "inbound_emails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "inbound_emails_request_id" ON "inbound_emails" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_emails_event_id" ON "inbound_emails" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "inbound_emails_message_id" ON "inbound_emails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inbound_emails_sender" ON "inbound_emails" USING btree (lower("sender"));--> statement-breakpoint
CREATE INDEX "mail_deliveries_message" ON "mail_deliveries" USING btree (left(encode(sha256("mail_id"::text::bytea), 'hex'), 32));--> statement-breakpoint
-- The desk lists those without a request.
CREATE TRIGGER "notify_inbound_email" AFTER INSERT OR UPDATE ON "inbound_emails" FOR EACH ROW EXECUTE FUNCTION "notify_proposal"();
