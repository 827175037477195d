CREATE TABLE "content_editors" (
	"path" text NOT NULL,
	"staff_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_editors_path_staff_id_pk" PRIMARY KEY("path","staff_id")
);
--> statement-breakpoint
ALTER TABLE "content_editors" ADD CONSTRAINT "content_editors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;