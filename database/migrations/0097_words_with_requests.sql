-- An index of words returns entries, each of which is read for its request: ten thousand rows for a name.
-- Here words have the ids, so that a range of the index answers a search for the beginning of a word.
CREATE TABLE "thread_words" (
	"word" text COLLATE "C" NOT NULL,
	"request_id" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "thread_words" ("word", "request_id")
SELECT DISTINCT "word", "request_id" FROM "request_events", unnest(tsvector_to_array("search")) "words"("word")
WHERE "request_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_words" ADD CONSTRAINT "thread_words_word_request_id_pk" PRIMARY KEY("word","request_id");--> statement-breakpoint
-- An index is read without the rows where these were vacuumed: far more often than after a fifth of them is new.
ALTER TABLE "thread_words" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
-- Words are written and erased with the row of the request locked: none is erased while another
-- entry with it is written, and no two transactions wait for each other's words.
CREATE FUNCTION "write_thread_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public."requests" WHERE "id" IN (SELECT "request_id" FROM "written") ORDER BY "id" FOR NO KEY UPDATE;
	INSERT INTO public."thread_words" ("word", "request_id")
	SELECT DISTINCT "word", "request_id" FROM "written", unnest(tsvector_to_array("search")) "words"("word")
	WHERE "request_id" IS NOT NULL
	ORDER BY "word", "request_id"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "erase_thread_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public."requests" WHERE "id" IN (SELECT "request_id" FROM "erased") ORDER BY "id" FOR NO KEY UPDATE;
	DELETE FROM public."thread_words" USING (
		SELECT "word", "request_id" FROM "erased", unnest(tsvector_to_array("search")) "words"("word")
		EXCEPT
		SELECT "word", "request_id" FROM public."request_events", unnest(tsvector_to_array("search")) "words"("word")
		WHERE "request_id" IN (SELECT "request_id" FROM "erased")
	) "gone" WHERE "thread_words"."word" = "gone"."word" AND "thread_words"."request_id" = "gone"."request_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "erase_all_thread_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE public."thread_words";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "write_thread_words" AFTER INSERT ON "request_events" REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "write_thread_words"();--> statement-breakpoint
CREATE TRIGGER "write_changed_words" AFTER UPDATE ON "request_events" REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "write_thread_words"();--> statement-breakpoint
CREATE TRIGGER "erase_changed_words" AFTER UPDATE ON "request_events" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "erase_thread_words"();--> statement-breakpoint
CREATE TRIGGER "erase_thread_words" AFTER DELETE ON "request_events" REFERENCING OLD TABLE AS "erased" FOR EACH STATEMENT EXECUTE FUNCTION "erase_thread_words"();--> statement-breakpoint
CREATE TRIGGER "erase_all_thread_words" AFTER TRUNCATE ON "request_events" FOR EACH STATEMENT EXECUTE FUNCTION "erase_all_thread_words"();--> statement-breakpoint
-- What a list is counted and sorted by, so that the rows of what was found are not read. By negative ids
-- because PostgreSQL takes the primary key for the ids: it has a level less.
CREATE INDEX "requests_found" ON "requests" USING btree ((-"id")) INCLUDE ("id", "submitted_at", "form", "state") WHERE "origin_id" IS NULL;
