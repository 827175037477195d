CREATE TABLE "shared_shortlist_emails" (
	"shortlist_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"emailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shared_shortlist_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"shortlist_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_shortlist_readers" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shared_shortlists" ADD COLUMN "reader_sealed" text;--> statement-breakpoint
ALTER TABLE "shared_shortlist_emails" ADD CONSTRAINT "shared_shortlist_emails_shortlist_id_shared_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shared_shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_shortlist_links" ADD CONSTRAINT "shared_shortlist_links_shortlist_id_shared_shortlist_emails_shortlist_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shared_shortlist_emails"("shortlist_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_shortlist_emails_email" ON "shared_shortlist_emails" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "shared_shortlist_emails_asked_at" ON "shared_shortlist_emails" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "shared_shortlist_links_shortlist" ON "shared_shortlist_links" USING btree ("shortlist_id","created_at");