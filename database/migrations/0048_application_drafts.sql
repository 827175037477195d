CREATE TABLE "application_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"answers" text NOT NULL,
	"upload_id" integer,
	"form_key" uuid NOT NULL,
	"attempt_key" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "application_drafts_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "keep_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_email" ON "application_drafts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "application_drafts_attempt_key" ON "application_drafts" USING btree ("attempt_key");--> statement-breakpoint
CREATE INDEX "application_drafts_upload_id" ON "application_drafts" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "application_drafts_expires_at" ON "application_drafts" USING btree ("expires_at");