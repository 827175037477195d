ALTER TABLE "request_members" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "request_members" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "request_members" SET "answer" = 'interview' FROM "requests" WHERE "requests"."id" = "request_members"."request_id" AND "requests"."form" = 'proposal';
