CREATE TABLE "request_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"file" jsonb,
	"upload_id" integer,
	"seen_event_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"tab" text NOT NULL,
	"sequence" integer NOT NULL,
	"replaced" jsonb,
	"sent_as" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "is_undoable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_drafts_key" ON "request_drafts" USING btree ("request_id","staff_id","kind");--> statement-breakpoint
CREATE INDEX "request_drafts_staff_id" ON "request_drafts" USING btree ("staff_id","saved_at");--> statement-breakpoint
CREATE INDEX "request_drafts_saved_at" ON "request_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "request_drafts_upload_id" ON "request_drafts" USING btree ("upload_id") WHERE "request_drafts"."upload_id" is not null;--> statement-breakpoint
-- As for requests: stored, because words take longer to make than to compare.
CREATE FUNCTION "to_entry_search"("subject" text, "body" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('pg_catalog.simple', public.fold_text(translate(concat_ws(' ',
		"subject", "body"), '.@+_-/:#&''’', '           ')))
$$;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (to_entry_search("subject", "body")) STORED;--> statement-breakpoint
CREATE INDEX "request_events_search" ON "request_events" USING gin (search) WHERE "request_events"."body" is not null;