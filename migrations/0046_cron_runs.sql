CREATE TABLE `cron_runs` (
	`id` integer PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`parts` text NOT NULL
);
