CREATE TABLE "member_private" (
	"slug" text PRIMARY KEY NOT NULL,
	"request_id" integer,
	"email" text,
	"phone" text,
	"own_rate" numeric(8, 2),
	"own_currency" text,
	"notes" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_private_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "member_private" ADD CONSTRAINT "member_private_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;