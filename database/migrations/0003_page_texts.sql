CREATE TABLE "faqs" (
	"audience" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"groups" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"slug" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"heading" text NOT NULL,
	"lead" text NOT NULL,
	"updated_at" date,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "page_texts_change_content" AFTER INSERT OR UPDATE OR DELETE ON "page_texts" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();--> statement-breakpoint
CREATE TRIGGER "faqs_change_content" AFTER INSERT OR UPDATE OR DELETE ON "faqs" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();
