CREATE TABLE `account_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer,
	`client_id` integer,
	`action` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_events_by_user` ON `account_events` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `mailed_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` integer NOT NULL,
	`company_id` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mailed_links_by_user` ON `mailed_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_hash_unique` ON `sessions` (`hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttles_by_end` ON `throttles` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `totp_factors` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer,
	`user_id` integer,
	`kind` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mails_unsent` ON `mails` (`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_by_user` ON `mails` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `oauth_client_secrets` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_client_secrets_hash_unique` ON `oauth_client_secrets` (`hash`);--> statement-breakpoint
CREATE INDEX `oauth_client_secrets_by_client` ON `oauth_client_secrets` (`client_id`,`id`);--> statement-breakpoint
ALTER TABLE `oauth_clients` ADD `pkce` text DEFAULT 'optional' NOT NULL;--> statement-breakpoint
ALTER TABLE `oauth_tokens` ADD `scopes` text;--> statement-breakpoint
CREATE INDEX `oauth_grants_live_by_user` ON `oauth_grants` (`user_id`,`company_id`,`client_id`) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX `oauth_grants_live_by_company` ON `oauth_grants` (`company_id`,`client_id`,`user_id`) WHERE revoked_at is null;