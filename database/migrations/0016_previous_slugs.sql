CREATE TABLE "previous_slugs" (
	"record" text NOT NULL,
	"slug" text NOT NULL,
	"current_slug" text NOT NULL,
	CONSTRAINT "previous_slugs_record_slug_pk" PRIMARY KEY("record","slug")
);
