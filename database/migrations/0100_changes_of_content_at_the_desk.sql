-- What changes content, its drafts and schedules wakes the desk. Once a statement: an import writes thousands.
CREATE FUNCTION "notify_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('requests', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notify_content" AFTER INSERT OR UPDATE OR DELETE ON "content_revisions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content"();
