CREATE TABLE "content_files" (
	"path" text PRIMARY KEY NOT NULL,
	"revision_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_originals" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"text" text,
	"hash" text,
	"base_hash" text,
	"author" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"version" bigint
);
--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_revision_id_content_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_revisions_path" ON "content_revisions" USING btree ("path","id");--> statement-breakpoint
CREATE INDEX "content_revisions_version" ON "content_revisions" USING btree ("version");--> statement-breakpoint
CREATE INDEX "content_revisions_scheduled" ON "content_revisions" USING btree ("published_at") WHERE "content_revisions"."version" is null and "content_revisions"."published_at" is not null;--> statement-breakpoint
INSERT INTO "content_originals" ("hash", "bytes") SELECT "id", "original" FROM "media";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "original";