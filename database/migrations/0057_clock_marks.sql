CREATE TABLE "clock_marks" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "due_at" DROP DEFAULT;