CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"domain" text,
	"name" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "companies_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"company_id" integer,
	"merged_into" integer,
	"is_edited" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"entered_by" integer,
	"entry_key" uuid,
	CONSTRAINT "people_address_unique" UNIQUE("address"),
	CONSTRAINT "people_entry_key_unique" UNIQUE("entry_key")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (to_request_words(coalesce("name", '') || ' ' || coalesce("domain", ''))) STORED;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (to_request_words("name" || ' ' || "address" || ' ' || coalesce("phone", ''))) STORED;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "entered_by" integer;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_entered_by_staff_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin (search);--> statement-breakpoint
CREATE INDEX "people_requested_at" ON "people" USING btree ("requested_at","id") WHERE "people"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "people_company_id" ON "people" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "people_merged_into" ON "people" USING btree ("merged_into") WHERE "people"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "people_name" ON "people" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "people_phone" ON "people" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 8)) WHERE "people"."phone" is not null;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin (search);--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_entered_by_staff_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_client_email" ON "proposals" USING btree (lower("client_email")) WHERE "proposals"."client_email" is not null;--> statement-breakpoint
-- Domains of providers of email: their addresses say nothing about a company. Staff may mark others.
INSERT INTO "companies" ("domain", "is_shared") SELECT unnest(string_to_array(
	'aol.com,bk.ru,email.cz,fastmail.com,free.fr,gmail.com,gmx.at,gmx.ch,gmx.com,gmx.de,gmx.net,googlemail.com,hey.com,hotmail.co.uk,hotmail.com,hotmail.de,hotmail.es,hotmail.fr,hotmail.it,icloud.com,inbox.ru,laposte.net,libero.it,list.ru,live.co.uk,live.com,live.fr,live.nl,mac.com,mail.com,mail.ee,mail.ru,mailbox.org,me.com,msn.com,o2.pl,online.de,onet.pl,orange.fr,outlook.com,outlook.de,outlook.es,outlook.fr,pm.me,posteo.de,proton.me,protonmail.com,qq.com,rambler.ru,seznam.cz,sfr.fr,t-online.de,tuta.io,tutanota.com,ukr.net,uol.com.br,wanadoo.fr,web.de,wp.pl,ya.ru,yahoo.co.in,yahoo.co.jp,yahoo.co.uk,yahoo.com,yahoo.com.br,yahoo.de,yahoo.es,yahoo.fr,yahoo.it,yandex.com,yandex.ru,ymail.com,zoho.com,163.com,126.com', ',')), true;--> statement-breakpoint
-- Retention may delete a row that is found: it is locked, or stored again. The lock ends with the
-- transaction of the form, and does not let another form wait.
CREATE FUNCTION "store_person"("email" text, "person_name" text, "number" text, "company" text, "is_confirmed" boolean, "at" timestamp with time zone) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"person_address" text := lower(trim("email"));
	"company_domain" text := substring(lower(trim("email")) FROM '@([^@]+)$');
	"of_domain" public."companies"%ROWTYPE;
	"stored" public."people"%ROWTYPE;
BEGIN
	IF "company_domain" IS NULL THEN RETURN; END IF;
	LOOP
		SELECT * INTO "of_domain" FROM public."companies" WHERE "domain" = "company_domain" FOR KEY SHARE;
		EXIT WHEN FOUND;
		INSERT INTO public."companies" ("domain", "name") VALUES ("company_domain", nullif("company", ''))
			ON CONFLICT ("domain") DO NOTHING RETURNING * INTO "of_domain";
		EXIT WHEN FOUND;
	END LOOP;
	IF "company" <> '' AND "of_domain"."name" IS NULL AND NOT "of_domain"."is_shared" AND NOT "of_domain"."is_edited" THEN
		UPDATE public."companies" SET "name" = "company" WHERE "id" = "of_domain"."id" AND "name" IS NULL;
	END IF;
	LOOP
		SELECT * INTO "stored" FROM public."people" WHERE "address" = "person_address" FOR KEY SHARE;
		EXIT WHEN FOUND;
		INSERT INTO public."people" ("address", "name", "phone", "company_id", "requested_at")
			VALUES ("person_address", "person_name", "number", "of_domain"."id", "at")
			ON CONFLICT ("address") DO NOTHING;
		IF FOUND THEN RETURN; END IF;
	END LOOP;
	-- Forms of one address do not wait for each other: of two at once either time is right.
	IF "stored"."requested_at" < "at" THEN
		UPDATE public."people" SET "requested_at" = "at" WHERE "id" =
			(SELECT "id" FROM public."people" WHERE "id" = "stored"."id" FOR NO KEY UPDATE SKIP LOCKED);
	END IF;
	IF "stored"."is_edited" THEN RETURN; END IF;
	IF "is_confirmed" AND "stored"."name" <> "person_name" THEN
		UPDATE public."people" SET "name" = "person_name" WHERE "id" = "stored"."id" AND NOT "is_edited";
	END IF;
	IF "number" <> "stored"."phone" OR "stored"."phone" IS NULL AND "number" IS NOT NULL THEN
		UPDATE public."people" SET "phone" = "number" WHERE "id" = "stored"."id" AND NOT "is_edited";
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "store_person_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.store_person(NEW."email", NEW."name", NULL, NEW."company_name", NEW."address_confirmed_at" IS NOT NULL, NEW."submitted_at");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "store_person_of_new" AFTER INSERT ON "requests"
	FOR EACH ROW EXECUTE FUNCTION "store_person_of_request"();--> statement-breakpoint
CREATE TRIGGER "store_person_of_changed" AFTER UPDATE OF "name", "email", "address_confirmed_at" ON "requests"
	FOR EACH ROW WHEN ((OLD."name", OLD."email", OLD."address_confirmed_at") IS DISTINCT FROM (NEW."name", NEW."email", NEW."address_confirmed_at"))
	EXECUTE FUNCTION "store_person_of_request"();--> statement-breakpoint
CREATE FUNCTION "store_person_of_proposal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.store_person(NEW."client_email", coalesce(NEW."client_name", NEW."client"), NULL,
		CASE WHEN NEW."client_name" IS NOT NULL THEN NEW."client" END, false, coalesce(NEW."sent_at", now()));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "store_person_of_proposal" AFTER INSERT OR UPDATE OF "client_email", "sent_at" ON "proposals"
	FOR EACH ROW WHEN (NEW."client_email" IS NOT NULL) EXECUTE FUNCTION "store_person_of_proposal"();--> statement-breakpoint
-- Of an application or a call: the telephone number of who sent it.
CREATE FUNCTION "store_phone_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.store_person("email", "name", NEW."phone", NULL, false, "submitted_at")
		FROM public."requests" WHERE "id" = NEW."request_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "store_phone_of_person" AFTER INSERT OR UPDATE OF "phone" ON "applications"
	FOR EACH ROW WHEN (NEW."phone" IS NOT NULL) EXECUTE FUNCTION "store_phone_of_person"();--> statement-breakpoint
CREATE TRIGGER "store_phone_of_person" AFTER INSERT OR UPDATE OF "phone", "request_id" ON "bookings"
	FOR EACH ROW WHEN (NEW."phone" IS NOT NULL AND NEW."request_id" IS NOT NULL) EXECUTE FUNCTION "store_phone_of_person"();--> statement-breakpoint
CREATE TRIGGER "notify_person" AFTER UPDATE ON "people" FOR EACH ROW
	WHEN (OLD."version" <> NEW."version") EXECUTE FUNCTION "notify_proposal"();--> statement-breakpoint
CREATE TRIGGER "notify_company" AFTER UPDATE ON "companies" FOR EACH ROW
	WHEN (OLD."version" <> NEW."version") EXECUTE FUNCTION "notify_proposal"();--> statement-breakpoint
SELECT "store_person"("email", "name", "phone", "company_name", "is_confirmed", "submitted_at")
	FROM (
		SELECT "email", "name", coalesce("applications"."phone", "bookings"."phone") AS "phone", "company_name", "address_confirmed_at" IS NOT NULL AS "is_confirmed", "submitted_at"
		FROM "requests" LEFT JOIN "applications" ON "applications"."request_id" = "requests"."id"
			LEFT JOIN "bookings" ON "bookings"."request_id" = "requests"."id"
		UNION ALL
		SELECT "client_email", coalesce("client_name", "client"), NULL, CASE WHEN "client_name" IS NOT NULL THEN "client" END, false, coalesce("sent_at", "date"::timestamptz)
		FROM "proposals" WHERE "client_email" IS NOT NULL
		ORDER BY "submitted_at"
	) "forms";
