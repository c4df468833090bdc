CREATE TABLE `oauth_client_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`allowed_at` integer NOT NULL,
	`denied_at` integer
);
--> statement-breakpoint
ALTER TABLE `events` ADD `feed_id` integer;--> statement-breakpoint
UPDATE `events` SET `feed_id` = `id`;--> statement-breakpoint
CREATE UNIQUE INDEX `events_feed` ON `events` (`company_id`,`feed_id`);--> statement-breakpoint
CREATE INDEX `events_feed_by_name` ON `events` (`company_id`,`name`,`feed_id`);--> statement-breakpoint
ALTER TABLE `oauth_clients` ADD `company_id` integer REFERENCES companies(id);--> statement-breakpoint
ALTER TABLE `oauth_clients` ADD `disabled_by` text;--> statement-breakpoint
ALTER TABLE `oauth_clients` ADD `host` text;--> statement-breakpoint
CREATE INDEX `oauth_clients_by_company` ON `oauth_clients` (`company_id`,`id`) WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX `oauth_clients_by_host` ON `oauth_clients` (`host`) WHERE host is not null;--> statement-breakpoint
ALTER TABLE `webhook_logs` ADD `is_simulated` integer DEFAULT false NOT NULL;