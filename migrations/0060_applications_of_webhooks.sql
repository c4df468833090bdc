ALTER TABLE `webhooks` ADD `grant_id` integer REFERENCES oauth_grants(id);--> statement-breakpoint
ALTER TABLE `webhooks` ADD `left_notice_at` integer;--> statement-breakpoint
CREATE INDEX `webhooks_by_grant` ON `webhooks` (`grant_id`) WHERE grant_id is not null;