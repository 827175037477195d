CREATE TABLE "mail_confirmations" (
	"recipient" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_confirmations_expires_at" ON "mail_confirmations" USING btree ("expires_at");