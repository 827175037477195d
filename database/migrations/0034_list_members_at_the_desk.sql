CREATE INDEX "content_revisions_drafts" ON "content_revisions" USING btree ("kind","path") WHERE "content_revisions"."version" is null;--> statement-breakpoint
CREATE INDEX "members_desk" ON "members" USING btree ("slug","id","published","avatar","sales_rate","availability_confirmed_at","updated_at");--> statement-breakpoint
CREATE INDEX "members_without_excerpt" ON "members" USING btree ("slug","id","published") WHERE "members"."excerpt" = '';--> statement-breakpoint
CREATE INDEX "members_hidden" ON "members" USING btree ("slug","id") WHERE not "members"."published";