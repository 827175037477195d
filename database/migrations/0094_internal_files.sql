CREATE TABLE "internal_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internal_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer,
	"person_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "internal_files_request" UNIQUE("request_id","digest"),
	CONSTRAINT "internal_files_person" UNIQUE("person_id","digest"),
	CONSTRAINT "internal_files_record" CHECK (num_nonnulls("internal_files"."request_id", "internal_files"."person_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "internal_files" ADD CONSTRAINT "internal_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_files" ADD CONSTRAINT "internal_files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_files" ADD CONSTRAINT "internal_files_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internal_files_staff_id" ON "internal_files" USING btree ("staff_id");--> statement-breakpoint
-- Pages of the desk that are open show a file that a colleague added or removed.
CREATE TRIGGER "notify_internal_file" AFTER INSERT OR DELETE ON "internal_files" FOR EACH ROW EXECUTE FUNCTION "notify_proposal"();
