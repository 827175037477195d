-- Words of a request, without case and accents. Signs inside words separate them, so that a part of
-- an email address is a word too.
CREATE FUNCTION "to_request_search"("reference" text, "name" text, "email" text, "company_name" text, "project_type" text, "message" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('pg_catalog.simple', public.fold_text(translate(concat_ws(' ',
		"reference", "name", "email", "company_name", "project_type", "message"), '.@+_-/:#&''’', '           ')))
$$;--> statement-breakpoint
CREATE TABLE "mail_deliveries" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"message_id" text,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"change" jsonb,
	"subject" text,
	"body" text,
	"mail_id" uuid
);
--> statement-breakpoint
CREATE TABLE "request_mentions" (
	"event_id" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "request_mentions_event_id_staff_id_pk" PRIMARY KEY("event_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"fields" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"staff_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "find_details" ADD COLUMN "matches" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "state_reason" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_mentions" ADD CONSTRAINT "request_mentions_event_id_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."request_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_mentions" ADD CONSTRAINT "request_mentions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_deliveries_request_id" ON "mail_deliveries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_events_request_id" ON "request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_mentions_staff_id" ON "request_mentions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "audit_log_staff_id" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_links_staff_id" ON "staff_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_expires_at" ON "staff_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff_id" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_staff_id" ON "staff_recovery_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires_at" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_name" ON "staff_views" USING btree ("staff_id","list","name");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_state" ON "requests" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "requests_owner_id" ON "requests" USING btree ("owner_id") WHERE "requests"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "requests_follow_up_on" ON "requests" USING btree ("follow_up_on") WHERE "requests"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "requests_search" ON "requests" USING gin (to_request_search("reference", "name", "email", "company_name", "project_type", "message"));--> statement-breakpoint
-- What changes a request wakes the desk, in whatever way it was changed.
CREATE FUNCTION "notify_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('requests', NEW.id::text);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "notify_request_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('requests', NEW.request_id::text);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notify_request" AFTER INSERT OR UPDATE ON "requests" FOR EACH ROW EXECUTE FUNCTION "notify_request"();--> statement-breakpoint
CREATE TRIGGER "notify_request_event" AFTER INSERT ON "request_events" FOR EACH ROW EXECUTE FUNCTION "notify_request_event"();--> statement-breakpoint
CREATE TRIGGER "notify_mail_delivery" AFTER UPDATE ON "mail_deliveries" FOR EACH ROW EXECUTE FUNCTION "notify_request_event"();
