CREATE TABLE `feed_reads` (
	`company_id` integer NOT NULL,
	`file` text NOT NULL,
	`day` integer NOT NULL,
	`agent` text NOT NULL,
	`reads` integer NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `file`, `day`, `agent`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feed_reads_by_day` ON `feed_reads` (`day`);