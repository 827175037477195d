CREATE TABLE "message_files" (
	"event_id" bigint NOT NULL,
	"upload_id" integer NOT NULL,
	CONSTRAINT "message_files_event_id_upload_id_pk" PRIMARY KEY("event_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_event_id_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."request_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_upload_id" ON "message_files" USING btree ("upload_id");