CREATE TABLE "find_details" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"technologies" jsonb NOT NULL,
	"number_of_developers" smallint NOT NULL,
	"seniority_level" text,
	"max_rate" numeric(8, 2),
	"currency" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "find_details" ADD CONSTRAINT "find_details_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;