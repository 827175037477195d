CREATE TABLE "availability_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"token_hash" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"staff_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"available_from" date,
	CONSTRAINT "availability_emails_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "member_private" ADD COLUMN "availability_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "availability_emails" ADD CONSTRAINT "availability_emails_slug_member_private_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."member_private"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "availability_emails" ADD CONSTRAINT "availability_emails_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_emails_slug" ON "availability_emails" USING btree ("slug","asked_at");--> statement-breakpoint
CREATE INDEX "availability_emails_asked_at" ON "availability_emails" USING btree ("asked_at");