CREATE TABLE "landing_intros" (
	"topic" text NOT NULL,
	"slug" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "landing_intros_topic_slug_pk" PRIMARY KEY("topic","slug")
);
--> statement-breakpoint
CREATE TRIGGER "landing_intros_change_content" AFTER INSERT OR UPDATE OR DELETE ON "landing_intros" FOR EACH ROW EXECUTE FUNCTION "count_up_content_version"();
