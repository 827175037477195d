-- Words are erased in the order of their index: those of a hundred threads that retention deletes at once
-- stand on a third of the pages that they are looked up on in any order.
CREATE OR REPLACE FUNCTION "erase_thread_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public."requests" WHERE "id" IN (SELECT "request_id" FROM "erased") ORDER BY "id" FOR NO KEY UPDATE;
	DELETE FROM public."thread_words" USING (
		SELECT "word" COLLATE "C" AS "word", "request_id" FROM "erased", unnest(tsvector_to_array("search")) "words"("word")
		EXCEPT
		SELECT "word", "request_id" FROM public."request_events", unnest(tsvector_to_array("search")) "words"("word")
		WHERE "request_id" IN (SELECT "request_id" FROM "erased")
		ORDER BY "word", "request_id"
	) "gone" WHERE "thread_words"."word" = "gone"."word" AND "thread_words"."request_id" = "gone"."request_id";
	RETURN NULL;
END
$$;
