CREATE TABLE "empty_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "empty_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date DEFAULT current_date NOT NULL,
	"search" text NOT NULL,
	"label" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "empty_searches_day_search" UNIQUE("day","search")
);
