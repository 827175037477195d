CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"original_type" text NOT NULL,
	"original" "bytea" NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"avatar" text,
	"gender" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"position" text NOT NULL,
	"excerpt" text NOT NULL,
	"about" text NOT NULL,
	"country_code" char(2) NOT NULL,
	"timezone" text NOT NULL,
	"sales_rate" numeric(8, 2),
	"sales_currency" char(3) NOT NULL,
	"redemption_rate" numeric(10, 2),
	"seniority_level" text NOT NULL,
	"years_of_experience" smallint NOT NULL,
	"cv_link" text,
	"available_from" date,
	"availability_confirmed_at" date,
	"languages" jsonb NOT NULL,
	"technologies" jsonb NOT NULL,
	"experiences" jsonb NOT NULL,
	"educations" jsonb NOT NULL,
	"technology_ids" integer[] NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"language_codes" text[] NOT NULL,
	"search_text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "request_members" (
	"request_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"sort_order" smallint NOT NULL,
	"full_name" text NOT NULL,
	"slug" text NOT NULL,
	"sales_rate" numeric(8, 2),
	"sales_currency" text NOT NULL,
	CONSTRAINT "request_members_request_id_member_id_pk" PRIMARY KEY("request_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"form" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text,
	"project_type" text,
	"project_duration" text,
	"workload" text,
	"start_date" text,
	"message" text,
	"contact_date" date,
	"contact_time" time,
	"contact_timezone" text,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "spent_captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"config" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort_order" smallint NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "technologies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "technologies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort_order" smallint NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "technologies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_avatar_media_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_members" ADD CONSTRAINT "request_members_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_members" ADD CONSTRAINT "request_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_technology_ids" ON "members" USING gin ("technology_ids") WHERE published;--> statement-breakpoint
CREATE INDEX "members_tag_ids" ON "members" USING gin ("tag_ids") WHERE published;--> statement-breakpoint
CREATE INDEX "members_search_text" ON "members" USING gin ("search_text" gin_trgm_ops) WHERE published;--> statement-breakpoint
CREATE INDEX "requests_submitted_at" ON "requests" USING btree ("submitted_at");