CREATE TABLE `backups` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`state` text NOT NULL,
	`lease_until` integer NOT NULL,
	`progress` text NOT NULL,
	`finished_at` integer,
	`parts` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL
);
