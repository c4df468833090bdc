ALTER TABLE `application_notes` ADD `author_name` text;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `checked` text;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `key` text;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `other_key` text;--> statement-breakpoint
CREATE INDEX `import_rows_by_key` ON `import_rows` (`import_id`,`entity`,`key`) WHERE key is not null;--> statement-breakpoint
CREATE INDEX `import_rows_by_other_key` ON `import_rows` (`import_id`,`entity`,`other_key`) WHERE other_key is not null;--> statement-breakpoint
CREATE INDEX `import_rows_of_record` ON `import_rows` (`record_id`) WHERE record_id is not null;--> statement-breakpoint
ALTER TABLE `imports` ADD `started_at` integer;