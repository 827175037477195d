CREATE TABLE "shared_shortlist_members" (
	"shortlist_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "shared_shortlist_members_shortlist_id_member_id_pk" PRIMARY KEY("shortlist_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "shared_shortlist_readers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_shortlist_readers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shortlist_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"name" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_shortlist_votes" (
	"reader_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"vote" text,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "shared_shortlist_votes_reader_id_member_id_pk" PRIMARY KEY("reader_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "shared_shortlists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_shortlists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reader_hash" text NOT NULL,
	"owner_hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_shortlists_reader_hash_unique" UNIQUE("reader_hash"),
	CONSTRAINT "shared_shortlists_owner_hash_unique" UNIQUE("owner_hash")
);
--> statement-breakpoint
ALTER TABLE "shared_shortlist_members" ADD CONSTRAINT "shared_shortlist_members_shortlist_id_shared_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shared_shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_shortlist_members" ADD CONSTRAINT "shared_shortlist_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_shortlist_readers" ADD CONSTRAINT "shared_shortlist_readers_shortlist_id_shared_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shared_shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_shortlist_votes" ADD CONSTRAINT "shared_shortlist_votes_reader_id_shared_shortlist_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."shared_shortlist_readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_shortlist_votes" ADD CONSTRAINT "shared_shortlist_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_shortlist_readers_key" ON "shared_shortlist_readers" USING btree ("shortlist_id","key_hash");--> statement-breakpoint
CREATE INDEX "shared_shortlist_votes_member_id" ON "shared_shortlist_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "shared_shortlists_changed_at" ON "shared_shortlists" USING btree ("changed_at");