CREATE TABLE "member_summaries" (
	"label" text COLLATE "C" PRIMARY KEY NOT NULL,
	"summary" jsonb NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "record_summary_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.summary = OLD.summary THEN
		RETURN NULL;
	END IF;
	PERFORM record_content_change(ARRAY['member_summaries', 'member_summaries:' || coalesce(NEW.label, OLD.label)]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "member_summaries_change_content" AFTER INSERT OR UPDATE OR DELETE ON "member_summaries" FOR EACH ROW EXECUTE FUNCTION "record_summary_change"();--> statement-breakpoint
CREATE FUNCTION "latest_reference"("stored" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT max(item ->> 'on') FROM jsonb_array_elements("stored") item WHERE item ->> 'consent_on' IS NOT NULL
$$;--> statement-breakpoint
CREATE INDEX "members_referenced" ON "members" USING btree (latest_reference("client_references") desc,"slug") WHERE "members"."published" and latest_reference("members"."client_references") is not null;
