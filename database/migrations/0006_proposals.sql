CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"client" text NOT NULL,
	"client_email" text,
	"prepared_by" text NOT NULL,
	"date" date NOT NULL,
	"valid_until" date,
	"brief" text NOT NULL,
	"members" jsonb NOT NULL,
	"submited_at" timestamp with time zone,
	"chosen_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "proposal_id" text;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_proposal_id" ON "requests" USING btree ("proposal_id");--> statement-breakpoint
CREATE TRIGGER "proposals_change_content" AFTER INSERT OR UPDATE OR DELETE ON "proposals" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();
