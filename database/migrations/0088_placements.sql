CREATE TABLE "placement_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placement_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"placement_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"client_rate" numeric(8, 2) NOT NULL,
	"client_currency" text NOT NULL,
	"own_rate" numeric(8, 2),
	"own_currency" text,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"ended_on" date,
	"hours_per_week" smallint,
	"notice_days" smallint,
	"trial_ends_on" date,
	"has_buyout" boolean DEFAULT false NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"upload_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "placements_request_member" UNIQUE("request_id","member_id"),
	CONSTRAINT "placements_ended" CHECK (("placements"."status" = 'running') = ("placements"."ended_on" is null)),
	CONSTRAINT "placements_own" CHECK (("placements"."own_rate" is null) = ("placements"."own_currency" is null))
);
--> statement-breakpoint
ALTER TABLE "placement_changes" ADD CONSTRAINT "placement_changes_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_changes" ADD CONSTRAINT "placement_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placement_changes_placement_id" ON "placement_changes" USING btree ("placement_id","id");--> statement-breakpoint
CREATE INDEX "placement_changes_staff_id" ON "placement_changes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "placements_member_id" ON "placements" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "placements_upload_id" ON "placements" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "placements_starts_on" ON "placements" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "placements_ends_on" ON "placements" USING btree ("ends_on") WHERE "placements"."status" = 'running';--> statement-breakpoint
CREATE INDEX "placements_trial_ends_on" ON "placements" USING btree ("trial_ends_on") WHERE "placements"."status" = 'running';