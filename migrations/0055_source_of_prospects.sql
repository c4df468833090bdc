ALTER TABLE `candidates` ADD `source_id` integer;--> statement-breakpoint
CREATE INDEX `candidates_by_source` ON `candidates` (`source_id`) WHERE source_id is not null;--> statement-breakpoint
ALTER TABLE `import_records` ADD `is_keyed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `import_records_plain` ON `import_records` (`company_id`) WHERE is_keyed = 0;