ALTER TABLE "bookings" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_proposals" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "member_private" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_updated_at" ON "bookings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "content_revisions_updated_at" ON "content_revisions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "desk_proposals_updated_at" ON "desk_proposals" USING btree ("updated_at");--> statement-breakpoint
UPDATE "content_revisions" SET "updated_at" = greatest("created_at", "closed_at");--> statement-breakpoint
UPDATE "desk_proposals" SET "updated_at" = "changed_at";--> statement-breakpoint
UPDATE "bookings" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "member_private" SET "updated_at" = "created_at";--> statement-breakpoint
-- As for requests: the time of the write, later than the start of each transaction that is still open.
CREATE FUNCTION "touch_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.updated_at := clock_timestamp();
	RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "touch_desk_proposal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public."desk_proposals" SET "updated_at" = clock_timestamp()
	WHERE "proposal_id" = to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "touch_row" BEFORE INSERT OR UPDATE ON "bookings" FOR EACH ROW EXECUTE FUNCTION "touch_row"();--> statement-breakpoint
CREATE TRIGGER "touch_row" BEFORE INSERT OR UPDATE ON "content_revisions" FOR EACH ROW EXECUTE FUNCTION "touch_row"();--> statement-breakpoint
CREATE TRIGGER "touch_row" BEFORE INSERT OR UPDATE ON "desk_proposals" FOR EACH ROW EXECUTE FUNCTION "touch_row"();--> statement-breakpoint
CREATE TRIGGER "touch_row" BEFORE INSERT OR UPDATE ON "member_private" FOR EACH ROW EXECUTE FUNCTION "touch_row"();--> statement-breakpoint
CREATE TRIGGER "touch_desk_proposal" AFTER UPDATE ON "proposals" FOR EACH ROW EXECUTE FUNCTION "touch_desk_proposal"('id');--> statement-breakpoint
CREATE TRIGGER "touch_desk_proposal" AFTER INSERT OR UPDATE OR DELETE ON "proposal_versions" FOR EACH ROW EXECUTE FUNCTION "touch_desk_proposal"('proposal_id');
