CREATE TABLE `file_backups` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`state` text NOT NULL,
	`lease_until` integer NOT NULL,
	`progress` text NOT NULL,
	`finished_at` integer,
	`documents_through` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `gone_files` (
	`key` text PRIMARY KEY NOT NULL,
	`gone_at` integer NOT NULL
);
