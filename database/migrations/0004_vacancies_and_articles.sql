CREATE TABLE "article_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "article_tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"author_id" integer NOT NULL,
	"category" jsonb NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"published_at" date NOT NULL,
	"updated_at" date,
	"featured" boolean DEFAULT false NOT NULL,
	"cover" text,
	"cover_file" text,
	"cover_alt" text,
	"pictures" jsonb NOT NULL,
	"reading_minutes" smallint NOT NULL,
	"headings" jsonb NOT NULL,
	"body" text NOT NULL,
	"search_text" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"bio" text NOT NULL,
	"links" jsonb NOT NULL,
	CONSTRAINT "authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacancies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"workplace" text NOT NULL,
	"location" text NOT NULL,
	"country_code" char(2),
	"pay" jsonb NOT NULL,
	"technology_ids" integer[] NOT NULL,
	"seniority_level" text NOT NULL,
	"posted_at" date NOT NULL,
	"valid_until" date NOT NULL,
	"closed_at" date,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_media_id_fk" FOREIGN KEY ("cover") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_published_at" ON "articles" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vacancies_posted_at" ON "vacancies" USING btree ("posted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER "vacancies_change_content" AFTER INSERT OR UPDATE OR DELETE ON "vacancies" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE TRIGGER "authors_change_content" AFTER INSERT OR UPDATE OR DELETE ON "authors" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE TRIGGER "article_tags_change_content" AFTER INSERT OR UPDATE OR DELETE ON "article_tags" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE TRIGGER "articles_change_content" AFTER INSERT OR UPDATE OR DELETE ON "articles" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();
