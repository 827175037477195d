CREATE TABLE "access_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "token_id" integer;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_staff_id" ON "access_tokens" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expires_at" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_token_id_access_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."access_tokens"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_updated_at" ON "requests" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "audit_log_token_id" ON "audit_log" USING btree ("token_id") WHERE "audit_log"."token_id" is not null;--> statement-breakpoint
UPDATE "requests" SET "updated_at" = greatest("submitted_at", (
	SELECT max("at") FROM "request_events" WHERE "request_id" = "requests"."id"
));--> statement-breakpoint
-- The time of the write, not of its transaction: later than the start of each transaction that others still have open.
CREATE FUNCTION "touch_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.updated_at := clock_timestamp();
	RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "touch_requests_of_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public."requests" SET "updated_at" = clock_timestamp() WHERE "id" IN (SELECT "request_id" FROM "entries");
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "touch_request" BEFORE INSERT OR UPDATE ON "requests" FOR EACH ROW EXECUTE FUNCTION "touch_request"();--> statement-breakpoint
CREATE TRIGGER "touch_requests_of_new" AFTER INSERT ON "request_events" REFERENCING NEW TABLE AS "entries" FOR EACH STATEMENT EXECUTE FUNCTION "touch_requests_of_entries"();--> statement-breakpoint
CREATE TRIGGER "touch_requests_of_deleted" AFTER DELETE ON "request_events" REFERENCING OLD TABLE AS "entries" FOR EACH STATEMENT EXECUTE FUNCTION "touch_requests_of_entries"();
