CREATE TABLE "applications" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"vacancy_id" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"country_code" char(2) NOT NULL,
	"city" text,
	"timezone" text NOT NULL,
	"seniority_level" text NOT NULL,
	"years_of_experience" smallint NOT NULL,
	"technologies" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"hourly_rate" numeric(8, 2) NOT NULL,
	"currency" text NOT NULL,
	"linkedin_url" text,
	"github_url" text,
	"portfolio_url" text,
	"links" jsonb NOT NULL,
	"keep_profile" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_vacancy_id" ON "applications" USING btree ("vacancy_id");