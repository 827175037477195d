CREATE TABLE "interview_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"interview_id" integer NOT NULL,
	"recipient_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proposal_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"times" jsonb NOT NULL,
	"waiting_for" text,
	"message" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"day" jsonb NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interviews_proposal_member" UNIQUE("proposal_id","member_id"),
	CONSTRAINT "interviews_agreed" CHECK (status <> 'agreed' or (starts_at is not null and ends_at is not null and starts_at < ends_at))
);
--> statement-breakpoint
ALTER TABLE "interview_links" ADD CONSTRAINT "interview_links_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_links_interview_id" ON "interview_links" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "interviews_member_id" ON "interviews" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "interviews_starts_at" ON "interviews" USING btree ("starts_at") WHERE status = 'agreed';--> statement-breakpoint
CREATE INDEX "interviews_changed_at" ON "interviews" USING btree ("changed_at");--> statement-breakpoint
-- drizzle has no exclusion constraints: nobody is in two interviews at a time
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_one_of_member" EXCLUDE USING gist ("member_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status = 'agreed');--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_one_of_client" EXCLUDE USING gist ("proposal_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status = 'agreed');
