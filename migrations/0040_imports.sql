CREATE TABLE `import_records` (
	`company_id` integer NOT NULL,
	`source` text NOT NULL,
	`entity` text NOT NULL,
	`external_id` text NOT NULL,
	`record_id` integer NOT NULL,
	`import_id` integer NOT NULL,
	`written_at` integer,
	PRIMARY KEY(`company_id`, `source`, `entity`, `external_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_records_by_import` ON `import_records` (`import_id`,`entity`,`record_id`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` integer NOT NULL,
	`n` integer NOT NULL,
	`entity` text NOT NULL,
	`external_id` text NOT NULL,
	`result` text NOT NULL,
	`record_id` integer,
	`field` text,
	`message` text,
	PRIMARY KEY(`import_id`, `n`, `entity`, `external_id`)
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_record` ON `import_rows` (`import_id`,`entity`,`external_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer,
	`client_id` integer,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`filename` text NOT NULL,
	`status` text NOT NULL,
	`error` text,
	`mapping` text NOT NULL,
	`found` text NOT NULL,
	`counts` text NOT NULL,
	`done_count` integer DEFAULT 0 NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`keeps_live` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `imports_by_company` ON `imports` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `imports_by_update` ON `imports` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `imports_due` ON `imports` (`due_at`) WHERE due_at is not null;