CREATE TABLE "saved_search_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"saved_search_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"search" text NOT NULL,
	"frequency" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_member_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "saved_searches_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "saved_search_links" ADD CONSTRAINT "saved_search_links_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_links_search" ON "saved_search_links" USING btree ("saved_search_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at") WHERE "saved_searches"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_email" ON "saved_searches" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "saved_searches_expires_at" ON "saved_searches" USING btree ("expires_at");