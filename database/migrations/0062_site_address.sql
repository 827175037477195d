CREATE TABLE "site_addresses" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"url" text NOT NULL
);
