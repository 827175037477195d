CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "member_search" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"recommended" bigint NOT NULL,
	"sales_rate" numeric(8, 2),
	"years_of_experience" smallint NOT NULL,
	"available_from" date,
	"name" text COLLATE "C" NOT NULL,
	"labels" text[] NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_search" ADD CONSTRAINT "member_search_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Like toFolded of platform/fold-text.ts.
CREATE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN "value" ~ '^[\x01-\x7f]*$' THEN lower("value") ELSE
		replace(replace(replace(replace(translate(
			lower(normalize(regexp_replace(normalize("value", NFKD), '[\u0300-\u036f]', '', 'g'), NFC)),
		'łđðøıς', 'lddoiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
	END
$$;--> statement-breakpoint
-- Like toIndexWords of platform/search-words.server.ts; words as long as a search text can be.
-- Vowel signs of Indic scripts are not alnum.
CREATE FUNCTION "search_words"("value" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	folded text := fold_text("value");
	found text[] := '{}';
	word text;
	joined text;
	before text;
BEGIN
	IF folded ~ '^[a-z0-9]+$' THEN
		RETURN ARRAY[left(folded, 100)];
	END IF;
	FOREACH word IN ARRAY regexp_split_to_array(folded, '[^[:alnum:]\u0300-\u036f\u0900-\u109f\u1780-\u17ff+#.''’_-]+') LOOP
		CONTINUE WHEN word !~ '[[:alnum:]]';
		joined := regexp_replace(word, '[.''’_-]+', '', 'g');
		found := found || joined;
		IF joined <> word THEN
			found := found || regexp_split_to_array(word, '[.''’_-]+');
		END IF;
		IF before IS NOT NULL THEN
			found := found || (before || joined);
		END IF;
		before := joined;
	END LOOP;
	RETURN ARRAY(SELECT DISTINCT left(item, 100) FROM unnest(found) item WHERE item <> '');
END
$$;--> statement-breakpoint
CREATE FUNCTION "to_member_search"("member" "members") RETURNS "member_search" LANGUAGE plpgsql STABLE AS $$
DECLARE
	result "member_search";
BEGIN
	result.member_id := member.id;
	-- Featured first, then the most recently confirmed, then by id.
	result.recommended := ((NOT member.featured)::int::bigint << 62)
		| ((2147483647 - greatest(0, coalesce(member.availability_confirmed_at - date '0001-01-01', 0)))::bigint << 31)
		| member.id;
	result.sales_rate := member.sales_rate;
	result.years_of_experience := member.years_of_experience;
	result.available_from := member.available_from;
	result.name := fold_text(trim(member.first_name || ' ' || member.last_name));
	result.labels := ARRAY(
		SELECT 't' || (item ->> 'technology_id') FROM jsonb_array_elements(member.technologies) item
		UNION SELECT 'g' || (item #>> '{}') FROM jsonb_path_query(member.experiences, '$[*].tag_ids[*]') item
		UNION SELECT 'l' || (item ->> 'code') FROM jsonb_array_elements(member.languages) item
		UNION SELECT 'c' || member.country_code
		UNION SELECT 's' || member.seniority_level
	);
	result.terms := array_to_tsvector(
		result.labels
		|| ARRAY(SELECT 'm' || (item ->> 'technology_id') FROM jsonb_array_elements(member.technologies) item
			WHERE item ->> 'type' = '1')
		|| ARRAY(SELECT 'w' || item
			FROM unnest(search_words(member.first_name) || search_words(member.last_name) || search_words(member.position)) item)
	);
	RETURN result;
END
$$;--> statement-breakpoint
CREATE FUNCTION "to_words"("terms" tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ARRAY(SELECT substr(lexeme, 2) FROM unnest("terms") WHERE lexeme LIKE 'w%')
$$;--> statement-breakpoint
-- Without sequential scans: the planner cannot tell a rare word from a common one here.
CREATE FUNCTION "update_member_search"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	old_words text[];
	new_words text[];
	gone text[];
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "member_search" WHERE "member_id" = OLD.id RETURNING to_words("terms") INTO old_words;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.published THEN
		INSERT INTO "member_search" SELECT * FROM to_member_search(NEW) RETURNING to_words("terms") INTO new_words;
		INSERT INTO "member_words" SELECT unnest(new_words) ON CONFLICT DO NOTHING;
	END IF;
	gone := ARRAY(SELECT unnest(old_words) EXCEPT SELECT unnest(new_words));
	IF gone <> '{}' THEN
		DELETE FROM "member_words"
		WHERE "word" = ANY (gone)
			AND NOT EXISTS (SELECT FROM "member_search" WHERE "terms" @@ quote_literal('w' || "word")::tsquery);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO "member_search" SELECT (filled.row).* FROM (
	SELECT to_member_search("members") AS "row" FROM "members" WHERE "published" OFFSET 0
) filled;--> statement-breakpoint
INSERT INTO "member_words" SELECT DISTINCT unnest(to_words("terms")) FROM "member_search";--> statement-breakpoint
CREATE INDEX "member_search_terms" ON "member_search" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "member_search_recommended" ON "member_search" USING btree ("recommended");--> statement-breakpoint
CREATE INDEX "member_search_rate_asc" ON "member_search" USING btree ("sales_rate","recommended");--> statement-breakpoint
CREATE INDEX "member_search_rate_desc" ON "member_search" USING btree ("sales_rate" DESC NULLS LAST,"recommended");--> statement-breakpoint
CREATE INDEX "member_search_experience" ON "member_search" USING btree ("years_of_experience" DESC NULLS LAST,"recommended");--> statement-breakpoint
CREATE INDEX "member_search_available" ON "member_search" USING btree ("available_from","recommended");--> statement-breakpoint
CREATE INDEX "member_search_name" ON "member_search" USING btree ("name","recommended");--> statement-breakpoint
ALTER TABLE "member_search" ALTER COLUMN "terms" SET STATISTICS 1000;--> statement-breakpoint
-- After members_change_content by name: its lock on the version makes writers wait for each other.
CREATE TRIGGER "members_update_search" AFTER INSERT OR UPDATE OR DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION "update_member_search"();--> statement-breakpoint
ANALYZE "member_search";
