CREATE TABLE "desk_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proposal_id" text NOT NULL,
	"request_id" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"reopened_version" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_proposals_proposal_id_unique" UNIQUE("proposal_id")
);
--> statement-breakpoint
CREATE TABLE "proposal_versions" (
	"proposal_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer,
	"sent_at" timestamp with time zone,
	CONSTRAINT "proposal_versions_proposal_id_number_pk" PRIMARY KEY("proposal_id","number")
);
--> statement-breakpoint
ALTER TABLE "answered_members" DROP CONSTRAINT "answered_members_proposal_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "mail_deliveries" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "request_events" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answered_members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answered_members" ADD CONSTRAINT "answered_members_proposal_id_version_member_id_pk" PRIMARY KEY("proposal_id","version","member_id");--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "client_name" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "opened_last_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "opened_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "proposal_id" text;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "proposal_id" text;--> statement-breakpoint
ALTER TABLE "desk_proposals" ADD CONSTRAINT "desk_proposals_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_proposals" ADD CONSTRAINT "desk_proposals_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_saved_by_staff_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_proposals_request_id" ON "desk_proposals" USING btree ("request_id") WHERE "desk_proposals"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "desk_proposals_changed_at" ON "desk_proposals" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_versions_draft" ON "proposal_versions" USING btree ("proposal_id") WHERE "proposal_versions"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_deliveries_proposal_id" ON "mail_deliveries" USING btree ("proposal_id") WHERE "mail_deliveries"."proposal_id" is not null;--> statement-breakpoint
CREATE INDEX "request_events_proposal_id" ON "request_events" USING btree ("proposal_id","id") WHERE "request_events"."proposal_id" is not null;--> statement-breakpoint
INSERT INTO "desk_proposals" ("proposal_id") SELECT "id" FROM "proposals" ORDER BY "date";--> statement-breakpoint
UPDATE "proposals" SET "opened_last_at" = "opened_at", "opened_count" = 1 WHERE "opened_at" IS NOT NULL;--> statement-breakpoint
-- What changes a proposal wakes the desk, in whatever way it was changed. No id: it is the secret of the link.
CREATE FUNCTION "notify_proposal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('requests', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notify_proposal" AFTER INSERT OR UPDATE ON "proposals" FOR EACH ROW EXECUTE FUNCTION "notify_proposal"();--> statement-breakpoint
CREATE TRIGGER "notify_desk_proposal" AFTER INSERT OR UPDATE ON "desk_proposals" FOR EACH ROW EXECUTE FUNCTION "notify_proposal"();
