CREATE TABLE "data_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"request_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_links" ADD CONSTRAINT "data_links_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_links_request_id" ON "data_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "data_links_expires_at" ON "data_links" USING btree ("expires_at");