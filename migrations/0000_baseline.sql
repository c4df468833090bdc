CREATE TABLE `account_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer,
	`client_id` integer,
	`action` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_events_by_user` ON `account_events` (`user_id`,`id`);
--> statement-breakpoint
CREATE TABLE `mailed_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` integer NOT NULL,
	`company_id` integer,
	`email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mailed_links_by_user` ON `mailed_links` (`user_id`,`purpose`);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer,
	`user_id` integer,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`address` text,
	`user_agent` text,
	`method` text,
	`detail` text,
	`actor` text,
	`client_id` integer,
	`request_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `security_events_by_user` ON `security_events` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `security_events_by_company` ON `security_events` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `security_events_by_time` ON `security_events` (`created_at`);
--> statement-breakpoint
CREATE INDEX `security_events_by_full_address` ON `security_events` (`created_at`) WHERE length(address) = 39;
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
CREATE UNIQUE INDEX `sessions_hash_unique` ON `sessions` (`hash`);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`id`);
--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttles_by_end` ON `throttles` (`window_ends_at`);
--> statement-breakpoint
CREATE TABLE `totp_factors` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer,
	`client_id` integer,
	`tool` text,
	`action` text NOT NULL,
	`subject_id` integer NOT NULL,
	`changes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_company` ON `audit_events` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_events_by_subject` ON `audit_events` (`company_id`,`subject_id`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_events_by_action` ON `audit_events` (`company_id`,`action`,`id`);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `activities` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` integer,
	`from_stage` text,
	`to_stage` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `activities_by_application` ON `activities` (`application_id`,`id`);
--> statement-breakpoint
CREATE TABLE `application_aliases` (
	`old_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_aliases_by_application` ON `application_aliases` (`application_id`);
--> statement-breakpoint
CREATE TABLE `application_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`user_id` integer,
	`author_name` text,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_notes_by_application` ON `application_notes` (`application_id`,`id`);
--> statement-breakpoint
CREATE TABLE `applications` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`stage_id` integer NOT NULL,
	`stage_since` integer NOT NULL,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`source_id` integer,
	`typed_first_name` text,
	`typed_last_name` text,
	`typed_phone` text,
	`typed_phone_e164` text,
	`language` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`rejected_at` integer,
	`hired_at` integer,
	`rejection_reason_id` integer,
	`consent_text` text,
	`consent_at` integer,
	`legal_notice_id` integer,
	`screening` text,
	`screening_reasons` text,
	`first_viewed_at` integer,
	`first_viewed_by` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`candidate_id`) REFERENCES `candidates`(`company_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`job_id`) REFERENCES `jobs`(`company_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_by_company` ON `applications` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_without_source` ON `applications` (`id`) WHERE source_id is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_once` ON `applications` (`job_id`,`candidate_id`);
--> statement-breakpoint
CREATE INDEX `applications_by_job` ON `applications` (`company_id`,`job_id`,id desc);
--> statement-breakpoint
CREATE INDEX `applications_in_stage` ON `applications` (`stage_id`,`status`,`stage_since`);
--> statement-breakpoint
CREATE INDEX `applications_unviewed` ON `applications` (`company_id`,`id`) WHERE status = 'active' and first_viewed_at is null;
--> statement-breakpoint
CREATE INDEX `applications_of_stage` ON `applications` (`company_id`,`job_id`,`stage_id`,stage_since desc,id desc) WHERE status <> 'rejected';
--> statement-breakpoint
CREATE INDEX `applications_by_update` ON `applications` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_of_job_by_update` ON `applications` (`company_id`,`job_id`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `applications_of_candidate` ON `applications` (`company_id`,`candidate_id`);
--> statement-breakpoint
CREATE TABLE `bulk_operations` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`action` text NOT NULL,
	`items` text NOT NULL,
	`client_id` integer,
	`idempotency_key` text,
	`request_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bulk_operations_by_company` ON `bulk_operations` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `bulk_operations_by_key` ON `bulk_operations` (`company_id`,`idempotency_key`) WHERE idempotency_key is not null;
--> statement-breakpoint
CREATE TABLE `candidate_aliases` (
	`old_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_aliases_by_candidate` ON `candidate_aliases` (`candidate_id`);
--> statement-breakpoint
CREATE TABLE `candidate_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`kind` text NOT NULL,
	`url` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_links_by_candidate` ON `candidate_links` (`candidate_id`,`id`);
--> statement-breakpoint
CREATE TABLE `candidates` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text,
	`phone_e164` text,
	`phone_source` text,
	`search_version` integer,
	`indexed` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`active_at` integer DEFAULT 0 NOT NULL,
	`is_held` integer DEFAULT false NOT NULL,
	`noticed_at` integer,
	`erased_at` integer,
	`duplicates_due` integer DEFAULT 1,
	`source_id` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_by_company` ON `candidates` (`company_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_by_email` ON `candidates` (`company_id`,`email_key`);
--> statement-breakpoint
CREATE INDEX `candidates_unindexed` ON `candidates` (`id`) WHERE search_version is null and erased_at is null;
--> statement-breakpoint
CREATE INDEX `candidates_without_words` ON `candidates` (`id`) WHERE indexed is null and erased_at is null;
--> statement-breakpoint
CREATE INDEX `candidates_duplicates_due` ON `candidates` (`id`) WHERE duplicates_due is not null and erased_at is null;
--> statement-breakpoint
CREATE INDEX `candidates_by_address` ON `candidates` (`email_key`) WHERE erased_at is null;
--> statement-breakpoint
CREATE INDEX `candidates_by_update` ON `candidates` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `candidates_by_source` ON `candidates` (`source_id`) WHERE source_id is not null;
--> statement-breakpoint
CREATE INDEX `candidates_by_activity` ON `candidates` (`company_id`,`active_at`) WHERE erased_at is null and is_held = 0;
--> statement-breakpoint
CREATE INDEX `candidates_noticed` ON `candidates` (`noticed_at`) WHERE noticed_at is not null and erased_at is null and is_held = 0;
--> statement-breakpoint
CREATE TABLE `job_stage_counts` (
	`job_id` integer NOT NULL,
	`stage_id` integer NOT NULL,
	`application_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `stage_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `career_domain_countries` (
	`domain_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	PRIMARY KEY(`domain_id`, `country_id`),
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `career_domain_texts` (
	`domain_id` integer NOT NULL,
	`kind` text NOT NULL,
	`url` text,
	`html` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`domain_id`, `kind`),
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `career_domains` (
	`id` integer PRIMARY KEY NOT NULL,
	`hostname` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`hue` integer DEFAULT 0 NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_test` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `career_domains_hostname_unique` ON `career_domains` (`hostname`);
--> statement-breakpoint
CREATE TABLE `clean_ups` (
	`name` text PRIMARY KEY NOT NULL,
	`position` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`subdomain` text NOT NULL,
	`name` text NOT NULL,
	`name_indexed` text,
	`description` text,
	`website` text,
	`phone` text,
	`address` text,
	`country_id` integer,
	`logo_key` text,
	`cover_key` text,
	`career_domain_id` integer NOT NULL,
	`default_currency` text DEFAULT 'EUR' NOT NULL,
	`timezone` text DEFAULT 'UTC' NOT NULL,
	`language` text,
	`values` text DEFAULT '[]' NOT NULL,
	`benefits` text DEFAULT '[]' NOT NULL,
	`legal_links` text DEFAULT '{}' NOT NULL,
	`career_page_settings` text DEFAULT '{}' NOT NULL,
	`career_page_draft` text,
	`is_test` integer DEFAULT false NOT NULL,
	`reviews_jobs` integer DEFAULT false NOT NULL,
	`first_steps_hidden_at` integer,
	`closing_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`career_domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_subdomain_unique` ON `companies` (`subdomain`);
--> statement-breakpoint
CREATE INDEX `companies_by_domain` ON `companies` (`career_domain_id`,`id`);
--> statement-breakpoint
CREATE INDEX `companies_without_search` ON `companies` (`id`) WHERE name_indexed is null;
--> statement-breakpoint
CREATE TABLE `company_counts` (
	`company_id` integer NOT NULL,
	`kind` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`company_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `company_deletions` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject_id` integer NOT NULL,
	`requested_by` integer,
	`requested_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`canceled_at` integer,
	`started_at` integer,
	`lease_until` integer,
	`step` integer DEFAULT 0 NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`counts` text DEFAULT '{}' NOT NULL,
	`recipients` text DEFAULT '[]' NOT NULL,
	`finished_at` integer,
	`certificate_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_deletions_open` ON `company_deletions` (`subject_id`) WHERE canceled_at is null and finished_at is null;
--> statement-breakpoint
CREATE INDEX `company_deletions_due` ON `company_deletions` (`due_at`) WHERE canceled_at is null and finished_at is null;
--> statement-breakpoint
CREATE TABLE `company_pictures` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`key` text NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_pictures_by_company` ON `company_pictures` (`company_id`,`id`);
--> statement-breakpoint
CREATE TABLE `connection_attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`state_hash` text NOT NULL,
	`session_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`provider` text NOT NULL,
	`sealed_verifier` text NOT NULL,
	`used_at` integer,
	`sealed_choices` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connection_attempts_stateHash_unique` ON `connection_attempts` (`state_hash`);
--> statement-breakpoint
CREATE INDEX `connection_attempts_by_age` ON `connection_attempts` (`created_at`);
--> statement-breakpoint
CREATE TABLE `connections` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`external_id` text NOT NULL,
	`grantor_id` text NOT NULL,
	`name` text NOT NULL,
	`username` text,
	`avatar_url` text,
	`sealed_tokens` text NOT NULL,
	`scopes` text NOT NULL,
	`expires_at` integer,
	`renewing_until` integer,
	`status` text DEFAULT 'active' NOT NULL,
	`last_error` text,
	`version` integer DEFAULT 1 NOT NULL,
	`connected_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_once` ON `connections` (`company_id`,`provider`,`external_id`);
--> statement-breakpoint
CREATE INDEX `connections_by_company` ON `connections` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `connections_by_update` ON `connections` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `connections_by_grantor` ON `connections` (`provider`,`grantor_id`);
--> statement-breakpoint
CREATE TABLE `contracted_companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`address` text,
	`country_id` integer,
	`pipeline_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`pipeline_id`) REFERENCES `pipelines`(`company_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracted_companies_by_company` ON `contracted_companies` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `contracted_companies_by_update` ON `contracted_companies` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contracted_companies_by_pipeline` ON `contracted_companies` (`company_id`,`pipeline_id`);
--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`id` integer PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`parts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `application_values` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_values_by_company` ON `application_values` (`company_id`,`application_id`);
--> statement-breakpoint
CREATE TABLE `candidate_values` (
	`candidate_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_values_by_company` ON `candidate_values` (`company_id`,`candidate_id`);
--> statement-breakpoint
CREATE TABLE `custom_fields` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`entity` text DEFAULT 'candidate' NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	`labels` text DEFAULT '{}' NOT NULL,
	`kind` text NOT NULL,
	`options` text NOT NULL,
	`bands` text DEFAULT '[]' NOT NULL,
	`band_currency` text,
	`is_filterable` integer DEFAULT false NOT NULL,
	`is_required` integer DEFAULT false NOT NULL,
	`visibility` text DEFAULT 'all' NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`indexed_to` integer,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_by_key` ON `custom_fields` (`company_id`,`key`);
--> statement-breakpoint
CREATE INDEX `custom_fields_of_entity` ON `custom_fields` (`company_id`,`entity`);
--> statement-breakpoint
CREATE INDEX `custom_fields_unindexed` ON `custom_fields` (`id`) WHERE indexed_to is not null;
--> statement-breakpoint
CREATE TABLE `job_values` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_values_by_company` ON `job_values` (`company_id`,`job_id`);
--> statement-breakpoint
CREATE TABLE `database_sizes` (
	`day` integer PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`kind` text NOT NULL,
	`filename` text NOT NULL,
	`key` text NOT NULL,
	`content_type` text NOT NULL,
	`byte_count` integer NOT NULL,
	`parse_status` text,
	`parse_attempts` integer DEFAULT 0 NOT NULL,
	`parse_due_at` integer,
	`parsed_key` text,
	`cv_brief` text,
	`fingerprint` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_by_application` ON `documents` (`application_id`,`id`);
--> statement-breakpoint
CREATE INDEX `documents_by_candidate` ON `documents` (`candidate_id`,`id`);
--> statement-breakpoint
CREATE INDEX `documents_due` ON `documents` (`parse_due_at`) WHERE parse_due_at is not null;
--> statement-breakpoint
CREATE INDEX `documents_of_company` ON `documents` (`company_id`,`parse_due_at`) WHERE parse_due_at is not null;
--> statement-breakpoint
CREATE INDEX `documents_without_fingerprint` ON `documents` (`id`) WHERE kind = 'cv' and fingerprint is null and parse_due_at is null and removed_at is null;
--> statement-breakpoint
CREATE TABLE `file_removals` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_removals_due` ON `file_removals` (`due_at`);
--> statement-breakpoint
CREATE TABLE `parsed_cvs` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`resume` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `duplicate_keys` (
	`company_id` integer NOT NULL,
	`key` text NOT NULL,
	`candidate_id` integer NOT NULL,
	PRIMARY KEY(`company_id`, `key`, `candidate_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `duplicate_keys_by_candidate` ON `duplicate_keys` (`candidate_id`);
--> statement-breakpoint
CREATE TABLE `duplicate_pairs` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`reasons` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`dismissed_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `duplicate_pairs_once` ON `duplicate_pairs` (`candidate_id`,`other_id`);
--> statement-breakpoint
CREATE INDEX `duplicate_pairs_by_other` ON `duplicate_pairs` (`other_id`);
--> statement-breakpoint
CREATE INDEX `duplicate_pairs_open` ON `duplicate_pairs` (`company_id`,`id`) WHERE dismissed_at is null;
--> statement-breakpoint
CREATE INDEX `duplicate_pairs_dismissed` ON `duplicate_pairs` (`company_id`,`id`) WHERE dismissed_at is not null;
--> statement-breakpoint
CREATE TABLE `event_feeds` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`deleted_to` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`body` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`feed_id` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `events_by_company` ON `events` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `events_by_subject` ON `events` (`company_id`,`subject`,`subject_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_feed` ON `events` (`company_id`,`feed_id`);
--> statement-breakpoint
CREATE INDEX `events_feed_by_name` ON `events` (`company_id`,`name`,`feed_id`);
--> statement-breakpoint
CREATE TABLE `exports` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer,
	`client_id` integer,
	`entity` text NOT NULL,
	`format` text NOT NULL,
	`query` text NOT NULL,
	`status` text NOT NULL,
	`error` text,
	`row_count` integer DEFAULT 0 NOT NULL,
	`byte_count` integer,
	`progress` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exports_by_company` ON `exports` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `exports_by_update` ON `exports` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `exports_open` ON `exports` (`company_id`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `exports_due` ON `exports` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `hiring_settings` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`rejection_template` text,
	`rejection_delay_minutes` integer DEFAULT 0 NOT NULL,
	`retention_months` integer DEFAULT 24 NOT NULL,
	`stale_months` integer DEFAULT 6 NOT NULL,
	`emails_stale` integer DEFAULT false NOT NULL,
	`searches_cv_text` integer DEFAULT false NOT NULL,
	`consent_text` text,
	`audit_months` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`company_id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`claimed_at` integer NOT NULL,
	`request_id` integer,
	`committed_at` integer,
	`subject_id` integer,
	`status` integer,
	`body` text,
	PRIMARY KEY(`company_id`, `client_id`, `key`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_claim` ON `idempotency_keys` (`claimed_at`);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_subject` ON `idempotency_keys` (`company_id`,`subject_id`) WHERE subject_id is not null;
--> statement-breakpoint
CREATE TABLE `import_records` (
	`company_id` integer NOT NULL,
	`source` text NOT NULL,
	`entity` text NOT NULL,
	`external_id` text NOT NULL,
	`record_id` integer NOT NULL,
	`import_id` integer NOT NULL,
	`written_at` integer,
	`is_keyed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`company_id`, `source`, `entity`, `external_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_records_by_import` ON `import_records` (`import_id`,`entity`,`record_id`);
--> statement-breakpoint
CREATE INDEX `import_records_plain` ON `import_records` (`company_id`) WHERE is_keyed = 0;
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` integer NOT NULL,
	`n` integer NOT NULL,
	`entity` text NOT NULL,
	`external_id` text NOT NULL,
	`result` text NOT NULL,
	`record_id` integer,
	`field` text,
	`message` text,
	`checked` text,
	`key` text,
	`other_key` text,
	PRIMARY KEY(`import_id`, `n`, `entity`, `external_id`)
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_record` ON `import_rows` (`import_id`,`entity`,`external_id`);
--> statement-breakpoint
CREATE INDEX `import_rows_by_key` ON `import_rows` (`import_id`,`entity`,`key`) WHERE key is not null;
--> statement-breakpoint
CREATE INDEX `import_rows_by_other_key` ON `import_rows` (`import_id`,`entity`,`other_key`) WHERE other_key is not null;
--> statement-breakpoint
CREATE INDEX `import_rows_of_record` ON `import_rows` (`record_id`) WHERE record_id is not null;
--> statement-breakpoint
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
	`started_at` integer,
	`finished_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `imports_by_company` ON `imports` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `imports_by_update` ON `imports` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `imports_due` ON `imports` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE TABLE `index_states` (
	`name` text PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL,
	`completed_at` integer
);
--> statement-breakpoint
CREATE TABLE `job_alerts` (
	`id` integer PRIMARY KEY NOT NULL,
	`domain_id` integer NOT NULL,
	`email_hash` text NOT NULL,
	`email_sealed` text NOT NULL,
	`search` text NOT NULL,
	`frequency` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`due_at` integer,
	`known_until` integer,
	`mail_id` integer,
	`mailed_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`retry_at` integer,
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_alerts_once` ON `job_alerts` (`email_hash`,`domain_id`,`search`);
--> statement-breakpoint
CREATE INDEX `job_alerts_due` ON `job_alerts` (`due_at`,`id`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `job_alerts_unconfirmed` ON `job_alerts` (`created_at`) WHERE confirmed_at is null;
--> statement-breakpoint
CREATE TABLE `closed_jobs` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`closed_at` integer NOT NULL,
	`due_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `closed_jobs_due` ON `closed_jobs` (`company_id`,`closed_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE TABLE `company_job_counts` (
	`company_id` integer NOT NULL,
	`status` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`company_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `job_months` (
	`job_id` integer NOT NULL,
	`month` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`favorites` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `month`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_texts` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`description` text,
	`tasks` text,
	`requirements` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash_id` text NOT NULL,
	`title` text NOT NULL,
	`title_folded` text NOT NULL,
	`title_indexed` text DEFAULT '' NOT NULL,
	`title_forms` text,
	`status` text NOT NULL,
	`status_by_admin` text NOT NULL,
	`workplace` text NOT NULL,
	`seniority` text,
	`category_id` integer,
	`employment_type_mask` integer DEFAULT 0 NOT NULL,
	`currency` text,
	`min_salary` real,
	`max_salary` real,
	`pay_period` text,
	`office_id` integer,
	`pipeline_id` integer,
	`contracted_company_id` integer,
	`skills` text DEFAULT '[]' NOT NULL,
	`skills_indexed` text,
	`benefits` text DEFAULT '[]' NOT NULL,
	`application_count` integer DEFAULT 0 NOT NULL,
	`favorite_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`listed_at` integer,
	`shown_at` integer,
	`domain_id` integer DEFAULT 0 NOT NULL,
	`country_id` integer DEFAULT 0 NOT NULL,
	`place_id` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`office_id`) REFERENCES `offices`(`company_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`pipeline_id`) REFERENCES `pipelines`(`company_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`contracted_company_id`) REFERENCES `contracted_companies`(`company_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_hashId_unique` ON `jobs` (`hash_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_company` ON `jobs` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_by_status` ON `jobs` (`company_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_by_update` ON `jobs` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_by_office` ON `jobs` (`office_id`);
--> statement-breakpoint
CREATE INDEX `jobs_applied_to` ON `jobs` (`company_id`,`id`) WHERE application_count > 0;
--> statement-breakpoint
CREATE INDEX `jobs_by_pipeline` ON `jobs` (`company_id`,`pipeline_id`);
--> statement-breakpoint
CREATE INDEX `jobs_by_contracted_company` ON `jobs` (`company_id`,`contracted_company_id`) WHERE contracted_company_id is not null;
--> statement-breakpoint
CREATE INDEX `jobs_without_search` ON `jobs` (`id`) WHERE title_forms is null or skills_indexed is null;
--> statement-breakpoint
CREATE INDEX `jobs_live` ON `jobs` (`published_at`) WHERE status = 'Live';
--> statement-breakpoint
CREATE TABLE `legal_notices` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash` text NOT NULL,
	`texts` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `legal_notices_once` ON `legal_notices` (`company_id`,`hash`);
--> statement-breakpoint
CREATE TABLE `legal_text_versions` (
	`domain_id` integer NOT NULL,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`html` text NOT NULL,
	PRIMARY KEY(`domain_id`, `kind`, `version`),
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `company_pages` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`cover_key` text,
	`settings` text NOT NULL,
	`values` text NOT NULL,
	`benefits` text NOT NULL,
	`offices` text NOT NULL,
	`pictures` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `company_profiles` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_indexed` text,
	`logo_key` text,
	`website` text,
	`is_test` integer DEFAULT false NOT NULL,
	`description` text,
	`subdomain` text,
	`legal_links` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_profiles_by_subdomain` ON `company_profiles` (`subdomain`);
--> statement-breakpoint
CREATE TABLE `job_pages` (
	`hash_id` text PRIMARY KEY NOT NULL,
	`listed_at` integer NOT NULL,
	`company_id` integer NOT NULL,
	`domain_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	`category_id` integer,
	`title` text,
	`title_indexed` text,
	`place_id` integer,
	`closed_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `listed_companies` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`domain_id` integer NOT NULL,
	`sort_name` text NOT NULL,
	`job_count` integer DEFAULT 0 NOT NULL,
	`has_jobs` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listed_companies_of_domain` ON `listed_companies` (`domain_id`,`sort_name`,`company_id`) WHERE has_jobs = 1;
--> statement-breakpoint
CREATE TABLE `listed_jobs` (
	`listed_at` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`hash_id` text NOT NULL,
	`company_id` integer NOT NULL,
	`domain_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	`place_id` integer NOT NULL,
	`title` text NOT NULL,
	`title_indexed` text NOT NULL,
	`title_forms` text DEFAULT '' NOT NULL,
	`workplace` text NOT NULL,
	`seniority` text,
	`category_id` integer,
	`employment_type_mask` integer NOT NULL,
	`currency` text,
	`min_salary` real,
	`max_salary` real,
	`pay_period` text,
	`skills` text NOT NULL,
	`skills_indexed` text DEFAULT '' NOT NULL,
	`benefits` text NOT NULL,
	`street` text,
	`postal_code` text,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`shown_at` integer
);
--> statement-breakpoint
CREATE INDEX `listed_jobs_in_country` ON `listed_jobs` (`country_id`);
--> statement-breakpoint
CREATE INDEX `listed_jobs_in_domain_country` ON `listed_jobs` (`domain_id`,`country_id`);
--> statement-breakpoint
CREATE INDEX `listed_jobs_in_domain_place` ON `listed_jobs` (`domain_id`,`place_id`);
--> statement-breakpoint
CREATE TABLE `listed_texts` (
	`listed_at` integer PRIMARY KEY NOT NULL,
	`description` text,
	`tasks` text,
	`requirements` text
);
--> statement-breakpoint
CREATE TABLE `renamed_companies` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_refills` (
	`id` integer PRIMARY KEY NOT NULL,
	`done_from` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `share_picture_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `share_pictures` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `share_pictures_due` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer,
	`user_id` integer,
	`kind` text NOT NULL,
	`sealed` text NOT NULL,
	`content_deleted_at` integer,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`claimed_at` integer,
	`sent_at` integer,
	`error` text,
	`dedupe_key` text,
	`message_id` text,
	`application_id` integer,
	`meeting_id` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`next_attempt_at`,`id`) WHERE next_attempt_at is not null;
--> statement-breakpoint
CREATE INDEX `mails_of_company` ON `mails` (`company_id`,`next_attempt_at`) WHERE next_attempt_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`dedupe_key`) WHERE dedupe_key is not null;
--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`company_id`,`id`) WHERE status = 'failed';
--> statement-breakpoint
CREATE INDEX `mails_by_user` ON `mails` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `mails_by_application` ON `mails` (`application_id`,`id`) WHERE application_id is not null;
--> statement-breakpoint
CREATE INDEX `mails_by_meeting` ON `mails` (`meeting_id`) WHERE meeting_id is not null;
--> statement-breakpoint
CREATE TABLE `meetings` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash` text NOT NULL,
	`application_id` integer,
	`user_id` integer,
	`title` text NOT NULL,
	`description` text,
	`type` text NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`starts_at` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`timezone` text NOT NULL,
	`attendees` text DEFAULT '[]' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`conference_status` text NOT NULL,
	`conference_error` text,
	`connection_id` integer,
	`conference_ref` text,
	`conference_url` text,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`claimed_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_hash_unique` ON `meetings` (`hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_by_company` ON `meetings` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `meetings_by_update` ON `meetings` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `meetings_by_status` ON `meetings` (`company_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `meetings_by_start` ON `meetings` (`company_id`,`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `meetings_by_application` ON `meetings` (`application_id`,`id`) WHERE application_id is not null;
--> statement-breakpoint
CREATE INDEX `meetings_due` ON `meetings` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `meetings_of_company` ON `meetings` (`company_id`,`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `meetings_unconnected` ON `meetings` (`company_id`,`starts_at`) WHERE status = 'scheduled' and conference_status in ('not_connected', 'failed');
--> statement-breakpoint
CREATE INDEX `meetings_unended` ON `meetings` (`company_id`) WHERE status = 'canceled' and conference_status = 'failed';
--> statement-breakpoint
CREATE TABLE `oauth_client_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`allowed_at` integer NOT NULL,
	`denied_at` integer
);
--> statement-breakpoint
CREATE TABLE `oauth_client_secrets` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_client_secrets_hash_unique` ON `oauth_client_secrets` (`hash`);
--> statement-breakpoint
CREATE INDEX `oauth_client_secrets_by_client` ON `oauth_client_secrets` (`client_id`,`id`);
--> statement-breakpoint
CREATE TABLE `oauth_clients` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`pkce` text DEFAULT 'optional' NOT NULL,
	`redirect_uris` text DEFAULT '[]' NOT NULL,
	`allowed_scopes` text DEFAULT '[]' NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`company_id` integer,
	`disabled_by` text,
	`host` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_clients_clientId_unique` ON `oauth_clients` (`client_id`);
--> statement-breakpoint
CREATE INDEX `oauth_clients_by_company` ON `oauth_clients` (`company_id`,`id`) WHERE company_id is not null;
--> statement-breakpoint
CREATE INDEX `oauth_clients_by_host` ON `oauth_clients` (`host`) WHERE host is not null;
--> statement-breakpoint
CREATE TABLE `oauth_grants` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`scopes` text NOT NULL,
	`resource` text,
	`code_hash` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	`revoked_reason` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_codeHash_unique` ON `oauth_grants` (`code_hash`);
--> statement-breakpoint
CREATE INDEX `oauth_grants_by_user` ON `oauth_grants` (`user_id`,`company_id`);
--> statement-breakpoint
CREATE INDEX `oauth_grants_by_company` ON `oauth_grants` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `oauth_grants_by_client` ON `oauth_grants` (`client_id`,`id`);
--> statement-breakpoint
CREATE INDEX `oauth_grants_live_by_user` ON `oauth_grants` (`user_id`,`company_id`,`client_id`) WHERE revoked_at is null;
--> statement-breakpoint
CREATE INDEX `oauth_grants_live_by_company` ON `oauth_grants` (`company_id`,`client_id`,`user_id`) WHERE revoked_at is null;
--> statement-breakpoint
CREATE TABLE `oauth_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`grant_id` integer NOT NULL,
	`kind` text NOT NULL,
	`parent_hash` text,
	`scopes` text,
	`resource` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`grant_id`) REFERENCES `oauth_grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_tokens_parentHash_unique` ON `oauth_tokens` (`parent_hash`);
--> statement-breakpoint
CREATE INDEX `oauth_tokens_by_grant` ON `oauth_tokens` (`grant_id`);
--> statement-breakpoint
CREATE TABLE `offices` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`address` text,
	`country_id` integer,
	`state_id` integer,
	`city` text,
	`zipcode` text,
	`is_default` integer DEFAULT false NOT NULL,
	`place_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`place_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offices_by_company` ON `offices` (`company_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `offices_one_default` ON `offices` (`company_id`) WHERE is_default = 1;
--> statement-breakpoint
CREATE INDEX `offices_by_place` ON `offices` (`place_id`);
--> statement-breakpoint
CREATE INDEX `offices_main_first` ON `offices` (`company_id`,is_default desc,`id`);
--> statement-breakpoint
CREATE INDEX `offices_by_update` ON `offices` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE TABLE `pipelines` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pipelines_by_company` ON `pipelines` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `pipelines_by_update` ON `pipelines` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `pipelines_one_default` ON `pipelines` (`company_id`) WHERE is_default = 1;
--> statement-breakpoint
CREATE TABLE `stages` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`pipeline_id` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`position` integer NOT NULL,
	`email_template` text,
	`days_limit` integer,
	`public_label` text,
	`application_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pipeline_id`) REFERENCES `pipelines`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stages_by_pipeline` ON `stages` (`company_id`,`pipeline_id`,`position`);
--> statement-breakpoint
CREATE INDEX `stages_of_pipeline` ON `stages` (`pipeline_id`);
--> statement-breakpoint
CREATE INDEX `stages_in_use` ON `stages` (`company_id`,`type`) WHERE application_count > 0;
--> statement-breakpoint
CREATE TABLE `located_places` (
	`place_id` integer PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `places` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`country_id` integer NOT NULL,
	`state_id` integer DEFAULT 0 NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`name_indexed` text,
	`path_slug` text NOT NULL,
	`state_name` text,
	`lat` real,
	`lon` real,
	`cell` integer,
	`town_sought_at` integer
);
--> statement-breakpoint
CREATE INDEX `places_by_cell` ON `places` (`cell`) WHERE cell is not null;
--> statement-breakpoint
CREATE INDEX `places_to_locate` ON `places` (`id`) WHERE town_sought_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `places_by_slug` ON `places` (`slug`,`country_id`,`state_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_by_path` ON `places` (`country_id`,`path_slug`);
--> statement-breakpoint
CREATE INDEX `places_without_search` ON `places` (`id`) WHERE name_indexed is null;
--> statement-breakpoint
CREATE TABLE `renamed_places` (
	`place_id` integer PRIMARY KEY NOT NULL,
	`to_place_id` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `renamed_places_by_target` ON `renamed_places` (`to_place_id`);
--> statement-breakpoint
CREATE TABLE `states` (
	`id` integer PRIMARY KEY NOT NULL,
	`country_id` integer NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `states_by_country` ON `states` (`country_id`,`id`);
--> statement-breakpoint
CREATE TABLE `towns` (
	`slug` text NOT NULL,
	`country_id` integer NOT NULL,
	`town_id` integer NOT NULL,
	`name` text NOT NULL,
	`is_main` integer DEFAULT false NOT NULL,
	`state_id` integer DEFAULT 0 NOT NULL,
	`region_id` integer DEFAULT 0 NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	PRIMARY KEY(`slug`, `country_id`, `town_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `data_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `data_requests_by_company` ON `data_requests` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `data_requests_by_update` ON `data_requests` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `data_requests_by_candidate` ON `data_requests` (`candidate_id`);
--> statement-breakpoint
CREATE INDEX `data_requests_open` ON `data_requests` (`company_id`,`id`) WHERE done_at is null;
--> statement-breakpoint
CREATE TABLE `portal_codes` (
	`candidate_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `portal_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`hostname` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `portal_tokens_by_candidate` ON `portal_tokens` (`candidate_id`);
--> statement-breakpoint
CREATE INDEX `portal_tokens_by_end` ON `portal_tokens` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`connection_id` integer NOT NULL,
	`platform` text NOT NULL,
	`text` text NOT NULL,
	`job_id` integer,
	`image_url` text,
	`status` text NOT NULL,
	`date_shared` integer,
	`due_at` integer,
	`claimed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`begun_at` integer,
	`begun_id` text,
	`external_id` text,
	`published_url` text,
	`published_at` integer,
	`error` text,
	`created_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`connection_id`) REFERENCES `connections`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `posts_by_company` ON `posts` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_by_update` ON `posts` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_by_status` ON `posts` (`company_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_due` ON `posts` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `posts_of_company` ON `posts` (`company_id`,`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `posts_by_connection` ON `posts` (`connection_id`,`id`);
--> statement-breakpoint
CREATE TABLE `prepared_actions` (
	`hash` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`tool` text NOT NULL,
	`asked` text NOT NULL,
	`digest` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prepared_actions_by_expiry` ON `prepared_actions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `answers` (
	`application_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`application_id`, `question_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `application_forms` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `job_questions` (
	`job_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`position` integer NOT NULL,
	`is_required` integer DEFAULT false NOT NULL,
	`rule` text,
	PRIMARY KEY(`job_id`, `question_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `job_questions_by_question` ON `job_questions` (`question_id`);
--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`labels` text NOT NULL,
	`help` text,
	`options` text NOT NULL,
	`replaces_id` integer,
	`used_at` integer,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `questions_of_key` ON `questions` (`company_id`,`key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_by_key` ON `questions` (`company_id`,`key`) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX `questions_listed` ON `questions` (`company_id`,id desc) WHERE archived_at is null;
--> statement-breakpoint
CREATE TABLE `queue_polls` (
	`name` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`row` integer NOT NULL,
	`began_at` integer NOT NULL,
	`polled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `queue_progress` (
	`queue` text PRIMARY KEY NOT NULL,
	`reached_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`name` text NOT NULL,
	`entity` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_views_of_member` ON `saved_views` (`company_id`,`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`company_id`,`is_shared`,`id`);
--> statement-breakpoint
CREATE TABLE `search_pings` (
	`engine` text PRIMARY KEY NOT NULL,
	`last_event_id` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `application_origins` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`utm` text NOT NULL,
	`referrer_host` text,
	`link_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_by_name` ON `sources` (`company_id`,`name_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_by_key` ON `sources` (`company_id`,`key`);
--> statement-breakpoint
CREATE TABLE `tracking_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`token` text NOT NULL,
	`source_id` integer NOT NULL,
	`job_id` integer,
	`user_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_links_by_token` ON `tracking_links` (`token`);
--> statement-breakpoint
CREATE INDEX `tracking_links_by_company` ON `tracking_links` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `tracking_links_by_source` ON `tracking_links` (`source_id`);
--> statement-breakpoint
CREATE TABLE `candidate_tags` (
	`candidate_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`candidate_id`, `tag_id`),
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_tags_by_tag` ON `candidate_tags` (`tag_id`,`candidate_id`);
--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_by_name` ON `tags` (`company_id`,`name_key`);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`email` text,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_by_company` ON `members` (`company_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_once` ON `members` (`user_id`,`company_id`);
--> statement-breakpoint
CREATE INDEX `members_by_role` ON `members` (`company_id`,`role`);
--> statement-breakpoint
CREATE INDEX `members_by_update` ON `members` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`password_hash` text,
	`password_changed_at` integer,
	`language` text,
	`timezone` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`webhook_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`due_at` integer,
	`opened_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`has_succeeded` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of_company` ON `webhook_deliveries` (`company_id`,`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`event_id`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_event` ON `webhook_deliveries` (`event_id`);
--> statement-breakpoint
CREATE TABLE `webhook_log_counts` (
	`webhook_id` integer NOT NULL,
	`event` text NOT NULL,
	`has_succeeded` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`webhook_id`, `event`, `has_succeeded`)
);
--> statement-breakpoint
CREATE TABLE `webhook_logs` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`webhook_id` integer NOT NULL,
	`delivery_id` text NOT NULL,
	`event` text NOT NULL,
	`attempt` integer NOT NULL,
	`status_code` integer NOT NULL,
	`error` text,
	`has_succeeded` integer NOT NULL,
	`answer` text,
	`duration_ms` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_simulated` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_logs_by_webhook` ON `webhook_logs` (`webhook_id`,`id`);
--> statement-breakpoint
CREATE INDEX `webhook_logs_of_event` ON `webhook_logs` (`webhook_id`,`event`,`id`);
--> statement-breakpoint
CREATE INDEX `webhook_logs_failed` ON `webhook_logs` (`webhook_id`,`id`) WHERE not has_succeeded;
--> statement-breakpoint
CREATE INDEX `webhook_logs_answered` ON `webhook_logs` (`delivery_id`) WHERE answer is not null;
--> statement-breakpoint
CREATE TABLE `webhook_remains` (
	`webhook_id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`hostname` text NOT NULL,
	`events` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`sealed_secret` text NOT NULL,
	`secret_tail` text NOT NULL,
	`previous_secret` text,
	`previous_until` integer,
	`failing_since` integer,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`warned_at` integer,
	`disabled_reason` text,
	`grant_id` integer,
	`left_notice_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grant_id`) REFERENCES `oauth_grants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhooks_by_company` ON `webhooks` (`company_id`,`id`);
--> statement-breakpoint
CREATE INDEX `webhooks_failing` ON `webhooks` (`failing_since`) WHERE is_active and failing_since is not null;
--> statement-breakpoint
CREATE INDEX `webhooks_by_grant` ON `webhooks` (`grant_id`) WHERE grant_id is not null;
--> statement-breakpoint
CREATE TABLE `job_counts` (
	`domain_id` integer NOT NULL,
	`place_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`domain_id`, `place_id`, `country_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE VIRTUAL TABLE `job_search` USING fts5(title, scope, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint
CREATE VIRTUAL TABLE `application_search` USING fts5(person, cv, scope, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint
CREATE VIRTUAL TABLE `listing_search` USING fts5(title, forms, company, skills, city, scope, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint
CREATE VIRTUAL TABLE `company_job_search` USING fts5(title, forms, scope, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint
CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY,
	`word` text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE TABLE `search_word_parts` (
	`part` text NOT NULL,
	`word_id` integer NOT NULL,
	PRIMARY KEY(`part`, `word_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE VIRTUAL TABLE `application_index` USING fts5(person, facets, detail=column, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#_'");
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_index` USING fts5(person, facets, detail=column, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#_'");
--> statement-breakpoint
CREATE TABLE `search_word_ends` (
	`letters` text PRIMARY KEY NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_word_checks` (
	`word_id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_counts_top` ON `job_counts` (`domain_id`,`country_id`,`n` desc,`place_id`) WHERE place_id > 0 and n > 0;
--> statement-breakpoint
CREATE INDEX `mails_with_content` ON `mails` (coalesce(sent_at, claimed_at, created_at)) WHERE next_attempt_at is null and content_deleted_at is null;
--> statement-breakpoint
CREATE INDEX `towns_by_beginning` ON `towns` (`country_id`, substr(slug, 1, 2), `population`);
--> statement-breakpoint
CREATE VIEW `listed_jobs_as_text` AS
SELECT listed_at, title_indexed AS title,
	'd' || domain_id
	|| iif(country_id > 0, ' c' || country_id || ' d' || domain_id || 'c' || country_id, '')
	|| iif(place_id > 0, ' p' || place_id || ' d' || domain_id || 'p' || place_id, '')
	|| ' w' || iif(workplace = 'On-site', 1, iif(workplace = 'Remote', 2, 3))
	|| coalesce(' k' || category_id, '')
	|| iif(employment_type_mask & 1, ' e1', '') || iif(employment_type_mask & 2, ' e2', '')
	|| iif(employment_type_mask & 4, ' e3', '') || iif(employment_type_mask & 8, ' e4', '')
	|| iif(employment_type_mask & 16, ' e5', '') || iif(employment_type_mask & 32, ' e6', '')
	|| iif(employment_type_mask & 64, ' e7', '') || iif(employment_type_mask & 128, ' e8', '') AS scope
FROM listed_jobs;
--> statement-breakpoint
CREATE VIEW `jobs_as_listed` AS
SELECT j.listed_at, j.id AS job_id, j.hash_id, j.company_id, j.domain_id, j.country_id, j.place_id, j.title, j.title_indexed, coalesce(j.title_forms, '') AS title_forms,
	j.workplace, j.seniority, j.category_id, j.employment_type_mask, j.currency, j.min_salary, j.max_salary, j.pay_period,
	j.skills, coalesce(j.skills_indexed, '') AS skills_indexed, j.benefits, o.address AS street, o.zipcode AS postal_code, j.published_at, j.updated_at,
	iif(j.updated_at > j.published_at + 60000, j.updated_at, NULL) AS shown_at
FROM jobs j LEFT JOIN offices o ON o.id = j.office_id;
--> statement-breakpoint
CREATE VIEW `jobs_as_search` AS
SELECT id, title_indexed AS title, coalesce(title_forms, '') AS forms, 'o' || company_id AS scope FROM jobs;
--> statement-breakpoint
CREATE VIEW `company_pages_of_companies` AS
SELECT c.id AS company_id, c.cover_key,
	json_object('colour', c.career_page_settings -> '$.colour', 'headline', c.career_page_settings -> '$.headline',
		'sections', c.career_page_settings -> '$.sections') AS settings,
	c."values", c.benefits,
	(SELECT json_group_array(json_array(id, name, address, zipcode, city, country_id, place_id)) FROM (
		SELECT * FROM offices WHERE company_id = c.id ORDER BY is_default DESC, id LIMIT 50
	)) AS offices,
	(SELECT json_group_array(json_array(id, key, alt, width, height)) FROM (
		SELECT * FROM company_pictures WHERE company_id = c.id ORDER BY id
	)) AS pictures
FROM companies c;
--> statement-breakpoint
CREATE VIEW `listed_jobs_as_search` AS
SELECT l.listed_at, l.title_indexed AS title, l.title_forms AS forms, coalesce(c.name_indexed, c.name) AS company,
	l.skills_indexed AS skills, coalesce(p.name_indexed, p.name, '') AS city,
	'd' || l.domain_id
	|| iif(l.country_id > 0, ' c' || l.country_id || ' d' || l.domain_id || 'c' || l.country_id, '')
	|| iif(l.place_id > 0, ' p' || l.place_id || ' d' || l.domain_id || 'p' || l.place_id, '')
	|| coalesce(' g' || p.cell, '')
	|| ' o' || l.company_id
	|| ' w' || iif(l.workplace = 'On-site', 1, iif(l.workplace = 'Remote', 2, 3))
	|| coalesce(' k' || l.category_id, '')
	|| iif(l.employment_type_mask & 1, ' e1', '') || iif(l.employment_type_mask & 2, ' e2', '')
	|| iif(l.employment_type_mask & 4, ' e3', '') || iif(l.employment_type_mask & 8, ' e4', '')
	|| iif(l.employment_type_mask & 16, ' e5', '') || iif(l.employment_type_mask & 32, ' e6', '')
	|| iif(l.employment_type_mask & 64, ' e7', '') || iif(l.employment_type_mask & 128, ' e8', '')
	|| coalesce((SELECT tokens FROM listed_jobs_pay WHERE listed_at = l.listed_at), '') AS scope
FROM listed_jobs l JOIN company_profiles c ON c.id = l.company_id LEFT JOIN places p ON p.id = l.place_id;
--> statement-breakpoint
CREATE VIEW `listed_jobs_pay` AS
SELECT listed_at, (
	SELECT coalesce(group_concat(' s' || step.value || lower(l.currency), ''), '') FROM json_each('[20,30,40,50,60,70,80,90,100,110,120]') step
	WHERE step.value <= coalesce(l.max_salary, l.min_salary)
		* CASE l.pay_period WHEN 'yearly' THEN 1 WHEN 'monthly' THEN 12 WHEN 'weekly' THEN 52 WHEN 'daily' THEN 260 WHEN 'hourly' THEN 2080 END
		/ CASE
			WHEN instr('BHD JOD KWD OMR', l.currency) THEN 300
			WHEN instr('BRL ILS PEN PLN', l.currency) THEN 2000
			WHEN instr('AED CNY MYR QAR RON SAR', l.currency) THEN 5000
			WHEN instr('CZK DKK EGP HKD MXN NOK SEK TRY TWD UAH ZAR', l.currency) THEN 10000
			WHEN instr('BDT INR KES PHP PKR RUB THB UYU', l.currency) THEN 20000
			WHEN instr('HUF ISK JPY KZT LKR NGN RSD', l.currency) THEN 100000
			WHEN instr('ARS CLP CRC', l.currency) THEN 500000
			WHEN instr('COP KRW', l.currency) THEN 1000000
			WHEN instr('IDR VND', l.currency) THEN 10000000
			ELSE 1000 END
) AS tokens
FROM listed_jobs l WHERE l.currency IS NOT NULL;
--> statement-breakpoint
CREATE VIEW `candidate_facets` AS
SELECT c.id AS id, c.company_id AS company_id, c.erased_at AS erased_at,
	coalesce(c.indexed, '') AS person,
	printf('c%x_', c.company_id) || CASE WHEN c.erased_at IS NULL THEN '' ELSE printf(' c%x_x', c.company_id) END
		|| coalesce((SELECT group_concat(printf(' c%x_g%x', c.company_id, t.tag_id), '')
			FROM (SELECT tag_id FROM candidate_tags WHERE candidate_id = c.id ORDER BY tag_id) t), '')
		|| coalesce((SELECT group_concat(token, '') FROM (
			SELECT printf(' c%x_f%xv', v.company_id, f.id) || o.value AS token
			FROM candidate_values v CROSS JOIN json_each(v.value) e
			CROSS JOIN custom_fields f ON f.company_id = v.company_id AND f.key = e.key AND f.entity = 'candidate' AND f.is_filterable = 1
			CROSS JOIN json_each(CASE f.kind
				WHEN 'multiple_choice' THEN e.value
				WHEN 'yes_no' THEN json_array(CASE e.value WHEN 1 THEN 'yes' ELSE 'no' END)
				WHEN 'number' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'date' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'money' THEN CASE WHEN e.value ->> 'currency' = f.band_currency THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= (e.value ->> 'amount'), 1) ORDER BY b.key DESC LIMIT 1)) ELSE '[]' END
				ELSE json_array(e.value) END) o
			WHERE v.candidate_id = c.id AND o.value IS NOT NULL ORDER BY f.id, o.key)), '') AS facets
FROM candidates c;
--> statement-breakpoint
CREATE VIEW `application_facets` AS
SELECT a.id AS id, a.company_id AS company_id, a.candidate_id AS candidate_id,
	p.person AS person,
	p.facets || printf(' c%x_j%x', a.company_id, a.job_id) || printf(' c%x_s%x', a.company_id, a.stage_id)
		|| printf(' c%x_t', a.company_id) || a.status
		|| coalesce(printf(' c%x_k', a.company_id) || a.screening, '')
		|| CASE WHEN a.source_id > 0 THEN printf(' c%x_o%x', a.company_id, a.source_id) ELSE '' END
		|| coalesce((SELECT group_concat(token, '') FROM (
			SELECT printf(' c%x_f%xv', v.company_id, f.id) || o.value AS token
			FROM application_values v CROSS JOIN json_each(v.value) e
			CROSS JOIN custom_fields f ON f.company_id = v.company_id AND f.key = e.key AND f.entity = 'application' AND f.is_filterable = 1
			CROSS JOIN json_each(CASE f.kind
				WHEN 'multiple_choice' THEN e.value
				WHEN 'yes_no' THEN json_array(CASE e.value WHEN 1 THEN 'yes' ELSE 'no' END)
				WHEN 'number' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'date' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'money' THEN CASE WHEN e.value ->> 'currency' = f.band_currency THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= (e.value ->> 'amount'), 1) ORDER BY b.key DESC LIMIT 1)) ELSE '[]' END
				ELSE json_array(e.value) END) o
			WHERE v.application_id = a.id AND o.value IS NOT NULL ORDER BY f.id, o.key)), '') AS facets
FROM applications a JOIN candidate_facets p ON p.id = a.candidate_id;
--> statement-breakpoint
CREATE VIEW `company_files` AS
SELECT id, id AS company_id, 'logo' AS kind, '' AS alt, logo_key AS key FROM companies WHERE logo_key IS NOT NULL
UNION ALL SELECT -id, id, 'cover', '', cover_key FROM companies WHERE cover_key IS NOT NULL
UNION ALL SELECT id, company_id, 'picture', alt, key FROM company_pictures;
--> statement-breakpoint
CREATE VIEW `company_settings` AS
SELECT c.id AS id, c.id AS company_id, c.subdomain, c.name, c.description, c.website, c.phone, c.address, c.country_id,
	c.default_currency, c.timezone, c.language, c."values", c.benefits, c.legal_links, c.career_page_settings,
	h.rejection_template, h.rejection_delay_minutes, h.retention_months, h.stale_months,
	coalesce(h.emails_stale, 0) AS emails_stale, coalesce(h.searches_cv_text, 0) AS searches_cv_text,
	h.consent_text, c.created_at, h.audit_months
FROM companies c LEFT JOIN hiring_settings h ON h.company_id = c.id;
--> statement-breakpoint
INSERT INTO `application_search` (application_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `application_index` (application_index, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `candidate_index` (candidate_index, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(219469, 4, 'AF-BAL', 'Balkh'),
	(219470, 4, 'AF-BAM', 'Bamyan'),
	(219575, 4, 'AF-BDG', 'Badghis'),
	(219587, 4, 'AF-BDS', 'Badakhshan'),
	(219691, 4, 'AF-BGL', 'Baghlan'),
	(222220, 4, 'AF-DAY', 'Daykundi'),
	(225563, 4, 'AF-FRA', 'Farah'),
	(225823, 4, 'AF-FYB', 'Faryab'),
	(226562, 4, 'AF-GHA', 'Ghazni'),
	(226576, 4, 'AF-GHO', 'Ghōr'),
	(227831, 4, 'AF-HEL', 'Helmand'),
	(227837, 4, 'AF-HER', 'Herat'),
	(230950, 4, 'AF-JOW', 'Jowzjan'),
	(231780, 4, 'AF-KAB', 'Kabul'),
	(231792, 4, 'AF-KAN', 'Kandahar'),
	(231794, 4, 'AF-KAP', 'Kapisa'),
	(231915, 4, 'AF-KDZ', 'Kunduz'),
	(232052, 4, 'AF-KHO', 'Khost'),
	(232277, 4, 'AF-KNR', 'Kunar'),
	(233154, 4, 'AF-LAG', 'Laghman'),
	(233672, 4, 'AF-LOG', 'Logar'),
	(235899, 4, 'AF-NAN', 'Nangarhar'),
	(236194, 4, 'AF-NIM', 'Nimruz'),
	(236643, 4, 'AF-NUR', 'Nuristan'),
	(238637, 4, 'AF-PAN', 'Panjshir'),
	(238641, 4, 'AF-PAR', 'Parwan'),
	(238920, 4, 'AF-PIA', 'Paktia'),
	(238994, 4, 'AF-PKA', 'Paktika'),
	(242743, 4, 'AF-SAM', 'Samangan'),
	(242748, 4, 'AF-SAR', 'Sar-e Pol'),
	(244110, 4, 'AF-TAK', 'Takhar'),
	(246118, 4, 'AF-URU', 'Urozgan'),
	(248224, 4, 'AF-WAR', 'Maidan Wardak'),
	(252315, 4, 'AF-ZAB', 'Zabul'),
	(406667, 8, 'AL-01', 'Berat County'),
	(406704, 8, 'AL-02', 'Durrës County'),
	(406741, 8, 'AL-03', 'Elbasan County'),
	(406778, 8, 'AL-04', 'Fier County'),
	(406815, 8, 'AL-05', 'Gjirokastër County'),
	(406852, 8, 'AL-06', 'Korçë County'),
	(406889, 8, 'AL-07', 'Kukës County'),
	(406926, 8, 'AL-08', 'Lezhë County'),
	(406963, 8, 'AL-09', 'Dibër County'),
	(407999, 8, 'AL-10', 'Shkodër County'),
	(408036, 8, 'AL-11', 'Tirana County'),
	(408073, 8, 'AL-12', 'Vlorë County'),
	(609279, 12, 'DZ-01', 'Adrar'),
	(609316, 12, 'DZ-02', 'Chlef'),
	(609353, 12, 'DZ-03', 'Laghouat'),
	(609390, 12, 'DZ-04', 'Oum El Bouaghi'),
	(609427, 12, 'DZ-05', 'Batna'),
	(609464, 12, 'DZ-06', 'Béjaïa'),
	(609501, 12, 'DZ-07', 'Biskra'),
	(609538, 12, 'DZ-08', 'Béchar'),
	(609575, 12, 'DZ-09', 'Blida'),
	(610611, 12, 'DZ-10', 'Bouira'),
	(610648, 12, 'DZ-11', 'Tamanghasset'),
	(610685, 12, 'DZ-12', 'Tébessa'),
	(610722, 12, 'DZ-13', 'Tlemcen'),
	(610759, 12, 'DZ-14', 'Tiaret'),
	(610796, 12, 'DZ-15', 'Tizi Ouzou'),
	(610833, 12, 'DZ-16', 'Algiers'),
	(610870, 12, 'DZ-17', 'Djelfa'),
	(610907, 12, 'DZ-18', 'Jijel'),
	(610944, 12, 'DZ-19', 'Sétif'),
	(611980, 12, 'DZ-20', 'Saïda'),
	(612017, 12, 'DZ-21', 'Skikda'),
	(612054, 12, 'DZ-22', 'Sidi Bel Abbès'),
	(612091, 12, 'DZ-23', 'Annaba'),
	(612128, 12, 'DZ-24', 'Guelma'),
	(612165, 12, 'DZ-25', 'Constantine'),
	(612202, 12, 'DZ-26', 'Médéa'),
	(612239, 12, 'DZ-27', 'Mostaganem'),
	(612276, 12, 'DZ-28', 'M’Sila'),
	(612313, 12, 'DZ-29', 'Mascara'),
	(613349, 12, 'DZ-30', 'Ouargla'),
	(613386, 12, 'DZ-31', 'Oran'),
	(613423, 12, 'DZ-32', 'El Bayadh'),
	(613460, 12, 'DZ-33', 'Illizi'),
	(613497, 12, 'DZ-34', 'Bordj Bou Arréridj'),
	(613534, 12, 'DZ-35', 'Boumerdès'),
	(613571, 12, 'DZ-36', 'El Tarf'),
	(613608, 12, 'DZ-37', 'Tindouf'),
	(613645, 12, 'DZ-38', 'Tissemsilt'),
	(613682, 12, 'DZ-39', 'El Oued'),
	(614718, 12, 'DZ-40', 'Khenchela'),
	(614755, 12, 'DZ-41', 'Souk Ahras'),
	(614792, 12, 'DZ-42', 'Tipasa'),
	(614829, 12, 'DZ-43', 'Mila'),
	(614866, 12, 'DZ-44', 'Aïn Defla'),
	(614903, 12, 'DZ-45', 'Naama'),
	(614940, 12, 'DZ-46', 'Aïn Témouchent'),
	(614977, 12, 'DZ-47', 'Ghardaïa'),
	(615014, 12, 'DZ-48', 'Relizane'),
	(615051, 12, 'DZ-49', 'Timimoun'),
	(616087, 12, 'DZ-50', 'Bordj Badji Mokhtar'),
	(616124, 12, 'DZ-51', 'Ouled Djellal'),
	(616161, 12, 'DZ-52', 'Béni Abbès'),
	(616198, 12, 'DZ-53', 'In Salah'),
	(616235, 12, 'DZ-54', 'In Guezzam'),
	(616272, 12, 'DZ-55', 'Touggourt'),
	(616309, 12, 'DZ-56', 'Djanet'),
	(616346, 12, 'DZ-57', 'El Meghaier'),
	(616383, 12, 'DZ-58', 'El Meniaa'),
	(1014540, 20, 'AD-02', 'Canillo'),
	(1014577, 20, 'AD-03', 'Encamp'),
	(1014614, 20, 'AD-04', 'La Massana'),
	(1014651, 20, 'AD-05', 'Ordino'),
	(1014688, 20, 'AD-06', 'Sant Julià de Lòria'),
	(1014725, 20, 'AD-07', 'Andorra la Vella'),
	(1014762, 20, 'AD-08', 'Escaldes-Engordany'),
	(1232754, 24, 'AO-BGO', 'Bengo'),
	(1232760, 24, 'AO-BGU', 'Benguela'),
	(1232818, 24, 'AO-BIE', 'Bié'),
	(1233888, 24, 'AO-CAB', 'Cabinda'),
	(1233981, 24, 'AO-CCU', 'Cuando Cubango'),
	(1234381, 24, 'AO-CNN', 'Cunene'),
	(1234382, 24, 'AO-CNO', 'Cuanza Norte'),
	(1234645, 24, 'AO-CUS', 'Cuanza Sul'),
	(1241472, 24, 'AO-HUA', 'Huambo'),
	(1241480, 24, 'AO-HUI', 'Huíla'),
	(1246703, 24, 'AO-LNO', 'Lunda Norte'),
	(1246894, 24, 'AO-LSU', 'Lunda Sul'),
	(1246948, 24, 'AO-LUA', 'Luanda'),
	(1247588, 24, 'AO-MAL', 'Malanje'),
	(1248118, 24, 'AO-MOX', 'Moxico'),
	(1248958, 24, 'AO-NAM', 'Namibe'),
	(1258831, 24, 'AO-UIG', 'Uíge'),
	(1265382, 24, 'AO-ZAI', 'Zaire'),
	(1419801, 28, 'AG-03', 'Saint George'),
	(1419838, 28, 'AG-04', 'Saint John'),
	(1419875, 28, 'AG-05', 'Saint Mary'),
	(1419912, 28, 'AG-06', 'Saint Paul'),
	(1419949, 28, 'AG-07', 'Saint Peter'),
	(1419986, 28, 'AG-08', 'Saint Philip'),
	(1421059, 28, 'AG-10', 'Barbuda'),
	(1421096, 28, 'AG-11', 'Redonda'),
	(1585775, 31, 'AZ-ABS', 'Absheron'),
	(1585942, 31, 'AZ-AGA', 'Agstafa'),
	(1585944, 31, 'AZ-AGC', 'Aghjabadi'),
	(1585954, 31, 'AZ-AGM', 'Agdam'),
	(1585960, 31, 'AZ-AGS', 'Agdash'),
	(1585962, 31, 'AZ-AGU', 'Agsu'),
	(1586405, 31, 'AZ-AST', 'Astara'),
	(1587078, 31, 'AZ-BA', 'Baku'),
	(1587090, 31, 'AZ-BAB', 'Babek'),
	(1587100, 31, 'AZ-BAL', 'Balakan'),
	(1587106, 31, 'AZ-BAR', 'Barda'),
	(1587261, 31, 'AZ-BEY', 'Beylagan'),
	(1587396, 31, 'AZ-BIL', 'Bilasuvar'),
	(1588459, 31, 'AZ-CAB', 'Jabrayil'),
	(1588469, 31, 'AZ-CAL', 'Jalilabad'),
	(1589209, 31, 'AZ-CUL', 'Julfa'),
	(1589845, 31, 'AZ-DAS', 'Dashkasan'),
	(1593330, 31, 'AZ-FUZ', 'Fizuli'),
	(1593923, 31, 'AZ-GA', 'Ganja'),
	(1593937, 31, 'AZ-GAD', 'Gadabay'),
	(1594469, 31, 'AZ-GOR', 'Goranboy'),
	(1594476, 31, 'AZ-GOY', 'Goychay'),
	(1594828, 31, 'AZ-GYG', 'Goygol'),
	(1595305, 31, 'AZ-HAC', 'Hajigabul'),
	(1597124, 31, 'AZ-IMI', 'Imishli'),
	(1597350, 31, 'AZ-ISM', 'Ismailli'),
	(1599421, 31, 'AZ-KAL', 'Kalbajar'),
	(1599423, 31, 'AZ-KAN', 'Kangarli'),
	(1600167, 31, 'AZ-KUR', 'Kurdamir'),
	(1600768, 31, 'AZ-LA', 'Lankaran'),
	(1600781, 31, 'AZ-LAC', 'Lachin'),
	(1600792, 31, 'AZ-LAN', 'Lankaran District'),
	(1600944, 31, 'AZ-LER', 'Lerik'),
	(1602166, 31, 'AZ-MAS', 'Masally'),
	(1602433, 31, 'AZ-MI', 'Mingachevir'),
	(1603506, 31, 'AZ-NA', 'Naftalan'),
	(1603670, 31, 'AZ-NEF', 'Neftchala'),
	(1604283, 31, 'AZ-NV', 'Nakhchivan'),
	(1604357, 31, 'AZ-NX', 'Nakhchivan AR'),
	(1605128, 31, 'AZ-OGU', 'Oghuz'),
	(1605518, 31, 'AZ-ORD', 'Ordubad'),
	(1607625, 31, 'AZ-QAB', 'Qabala'),
	(1607647, 31, 'AZ-QAX', 'Qakh'),
	(1607649, 31, 'AZ-QAZ', 'Qazakh'),
	(1607661, 31, 'AZ-QBA', 'Quba'),
	(1607669, 31, 'AZ-QBI', 'Qubadli'),
	(1608143, 31, 'AZ-QOB', 'Gobustan'),
	(1608382, 31, 'AZ-QUS', 'Qusar'),
	(1610351, 31, 'AZ-SA', 'Shaki'),
	(1610363, 31, 'AZ-SAB', 'Sabirabad'),
	(1610365, 31, 'AZ-SAD', 'Sadarak'),
	(1610369, 31, 'AZ-SAH', 'Shahbuz'),
	(1610372, 31, 'AZ-SAK', 'Shaki District'),
	(1610373, 31, 'AZ-SAL', 'Salyan'),
	(1610379, 31, 'AZ-SAR', 'Sharur'),
	(1610381, 31, 'AZ-SAT', 'Saatly'),
	(1610412, 31, 'AZ-SBN', 'Shabran'),
	(1610682, 31, 'AZ-SIY', 'Siazan'),
	(1610749, 31, 'AZ-SKR', 'Shamkir'),
	(1610795, 31, 'AZ-SM', 'Sumqayit'),
	(1610814, 31, 'AZ-SMI', 'Shamakhi'),
	(1610829, 31, 'AZ-SMX', 'Samukh'),
	(1610980, 31, 'AZ-SR', 'Shirvan');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(1611120, 31, 'AZ-SUS', 'Shusha'),
	(1611748, 31, 'AZ-TAR', 'Tartar'),
	(1612270, 31, 'AZ-TOV', 'Tovuz'),
	(1613174, 31, 'AZ-UCA', 'Ujar'),
	(1617196, 31, 'AZ-XA', 'Stepanakert'),
	(1617209, 31, 'AZ-XAC', 'Khachmaz'),
	(1617289, 31, 'AZ-XCI', 'Khojali'),
	(1617528, 31, 'AZ-XIZ', 'Khizi'),
	(1617987, 31, 'AZ-XVD', 'Khojavend'),
	(1618593, 31, 'AZ-YAR', 'Yardymli'),
	(1618713, 31, 'AZ-YE', 'Yevlakh'),
	(1618745, 31, 'AZ-YEV', 'Yevlakh District'),
	(1619958, 31, 'AZ-ZAN', 'Zangilan'),
	(1619961, 31, 'AZ-ZAQ', 'Zaqatala'),
	(1619962, 31, 'AZ-ZAR', 'Zardab'),
	(1635955, 32, 'AR-A', 'Salta'),
	(1637324, 32, 'AR-B', 'Buenos Aires'),
	(1638693, 32, 'AR-C', 'Ciudad Autónoma de Buenos Aires'),
	(1640062, 32, 'AR-D', 'San Luis'),
	(1641431, 32, 'AR-E', 'Entre Ríos'),
	(1642800, 32, 'AR-F', 'La Rioja'),
	(1644169, 32, 'AR-G', 'Santiago del Estero'),
	(1645538, 32, 'AR-H', 'Chaco'),
	(1648276, 32, 'AR-J', 'San Juan'),
	(1649645, 32, 'AR-K', 'Catamarca'),
	(1651014, 32, 'AR-L', 'La Pampa'),
	(1652383, 32, 'AR-M', 'Mendoza'),
	(1653752, 32, 'AR-N', 'Misiones'),
	(1656490, 32, 'AR-P', 'Formosa'),
	(1657859, 32, 'AR-Q', 'Neuquén'),
	(1659228, 32, 'AR-R', 'Río Negro'),
	(1660597, 32, 'AR-S', 'Santa Fe'),
	(1661966, 32, 'AR-T', 'Tucumán'),
	(1663335, 32, 'AR-U', 'Chubut'),
	(1664704, 32, 'AR-V', 'Tierra del Fuego'),
	(1666073, 32, 'AR-W', 'Corrientes'),
	(1667442, 32, 'AR-X', 'Córdoba'),
	(1668811, 32, 'AR-Y', 'Jujuy'),
	(1670180, 32, 'AR-Z', 'Santa Cruz'),
	(1839078, 36, 'AU-ACT', 'Australian Capital Territory'),
	(1857470, 36, 'AU-NSW', 'New South Wales'),
	(1857474, 36, 'AU-NT', 'Northern Territory'),
	(1861299, 36, 'AU-QLD', 'Queensland'),
	(1863616, 36, 'AU-SA', 'South Australia'),
	(1865014, 36, 'AU-TAS', 'Tasmania'),
	(1868032, 36, 'AU-VIC', 'Victoria'),
	(1869092, 36, 'AU-WA', 'Western Australia'),
	(2028858, 40, 'AT-1', 'Burgenland'),
	(2030227, 40, 'AT-2', 'Kärnten'),
	(2031596, 40, 'AT-3', 'Niederösterreich'),
	(2032965, 40, 'AT-4', 'Oberösterreich'),
	(2034334, 40, 'AT-5', 'Salzburg'),
	(2035703, 40, 'AT-6', 'Steiermark'),
	(2037072, 40, 'AT-7', 'Tirol'),
	(2038441, 40, 'AT-8', 'Vorarlberg'),
	(2039810, 40, 'AT-9', 'Wien'),
	(2244568, 44, 'BS-AK', 'Acklins'),
	(2245863, 44, 'BS-BI', 'Bimini'),
	(2246122, 44, 'BS-BP', 'Black Point'),
	(2246455, 44, 'BS-BY', 'Berry Islands'),
	(2247084, 44, 'BS-CE', 'Central Eleuthera'),
	(2247232, 44, 'BS-CI', 'Cat Island'),
	(2247306, 44, 'BS-CK', 'Crooked Island'),
	(2247454, 44, 'BS-CO', 'Central Abaco'),
	(2247602, 44, 'BS-CS', 'Central Andros'),
	(2249896, 44, 'BS-EG', 'East Grand Bahama'),
	(2250525, 44, 'BS-EX', 'Exuma'),
	(2251598, 44, 'BS-FP', 'Freeport'),
	(2252486, 44, 'BS-GC', 'Grand Cay'),
	(2254077, 44, 'BS-HI', 'Harbour Island'),
	(2254484, 44, 'BS-HT', 'Hope Town'),
	(2255631, 44, 'BS-IN', 'Inagua'),
	(2259553, 44, 'BS-LI', 'Long Island'),
	(2260700, 44, 'BS-MC', 'Mangrove Cay'),
	(2260848, 44, 'BS-MG', 'Mayaguana'),
	(2260922, 44, 'BS-MI', 'Moore’s Island'),
	(2262143, 44, 'BS-NE', 'North Eleuthera'),
	(2262513, 44, 'BS-NO', 'North Abaco'),
	(2262550, 44, 'BS-NP', 'New Providence'),
	(2262661, 44, 'BS-NS', 'North Andros'),
	(2267545, 44, 'BS-RC', 'Rum Cay'),
	(2267767, 44, 'BS-RI', 'Ragged Island'),
	(2268840, 44, 'BS-SA', 'South Andros'),
	(2268988, 44, 'BS-SE', 'South Eleuthera'),
	(2269358, 44, 'BS-SO', 'South Abaco'),
	(2269506, 44, 'BS-SS', 'San Salvador'),
	(2269654, 44, 'BS-SW', 'Spanish Wells'),
	(2274538, 44, 'BS-WG', 'West Grand Bahama'),
	(2434230, 48, 'BH-13', 'العاصمة'),
	(2434267, 48, 'BH-14', 'الجنوبية'),
	(2434304, 48, 'BH-15', 'المحرق'),
	(2434378, 48, 'BH-17', 'الشمالية'),
	(2534093, 50, 'BD-01', 'Bandarban'),
	(2534130, 50, 'BD-02', 'Barguna'),
	(2534167, 50, 'BD-03', 'Bogra'),
	(2534204, 50, 'BD-04', 'Brahmanbaria'),
	(2534241, 50, 'BD-05', 'Bagerhat'),
	(2534278, 50, 'BD-06', 'Barisal Division'),
	(2534315, 50, 'BD-07', 'Bhola'),
	(2534352, 50, 'BD-08', 'Comilla'),
	(2534389, 50, 'BD-09', 'Chandpur'),
	(2535425, 50, 'BD-10', 'Chittagong'),
	(2535462, 50, 'BD-11', 'Cox’s Bazar'),
	(2535499, 50, 'BD-12', 'Chuadanga'),
	(2535536, 50, 'BD-13', 'Dhaka'),
	(2535573, 50, 'BD-14', 'Dinajpur'),
	(2535610, 50, 'BD-15', 'Faridpur'),
	(2535647, 50, 'BD-16', 'Feni'),
	(2535684, 50, 'BD-17', 'Gopalganj'),
	(2535721, 50, 'BD-18', 'Gazipur'),
	(2535758, 50, 'BD-19', 'Gaibandha'),
	(2536794, 50, 'BD-20', 'Habiganj'),
	(2536831, 50, 'BD-21', 'Jamalpur'),
	(2536868, 50, 'BD-22', 'Jessore'),
	(2536905, 50, 'BD-23', 'Jhenaidah'),
	(2536942, 50, 'BD-24', 'Joypurhat'),
	(2536979, 50, 'BD-25', 'Jhalokati'),
	(2537016, 50, 'BD-26', 'Kishoreganj'),
	(2537053, 50, 'BD-27', 'Khulna'),
	(2537090, 50, 'BD-28', 'Kurigram'),
	(2537127, 50, 'BD-29', 'Khagrachari'),
	(2538163, 50, 'BD-30', 'Kushtia'),
	(2538200, 50, 'BD-31', 'Lakshmipur'),
	(2538237, 50, 'BD-32', 'Lalmonirhat'),
	(2538274, 50, 'BD-33', 'Manikganj'),
	(2538311, 50, 'BD-34', 'Mymensingh'),
	(2538348, 50, 'BD-35', 'Munshiganj'),
	(2538385, 50, 'BD-36', 'Madaripur'),
	(2538422, 50, 'BD-37', 'Magura'),
	(2538459, 50, 'BD-38', 'Maulvi Bazar'),
	(2538496, 50, 'BD-39', 'Meherpur'),
	(2539532, 50, 'BD-40', 'Narayanganj'),
	(2539569, 50, 'BD-41', 'Netrokona'),
	(2539606, 50, 'BD-42', 'Narsingdi'),
	(2539643, 50, 'BD-43', 'Narail'),
	(2539680, 50, 'BD-44', 'Natore'),
	(2539717, 50, 'BD-45', 'Nawabganj'),
	(2539754, 50, 'BD-46', 'Nilphamari'),
	(2539791, 50, 'BD-47', 'Noakhali'),
	(2539828, 50, 'BD-48', 'Naogaon'),
	(2539865, 50, 'BD-49', 'Pabna'),
	(2540901, 50, 'BD-50', 'Pirojpur'),
	(2540938, 50, 'BD-51', 'Patuakhali'),
	(2540975, 50, 'BD-52', 'Panchagarh'),
	(2541012, 50, 'BD-53', 'Rajbari'),
	(2541049, 50, 'BD-54', 'Rajshahi'),
	(2541086, 50, 'BD-55', 'Rangpur'),
	(2541123, 50, 'BD-56', 'Rangamati Hill'),
	(2541160, 50, 'BD-57', 'Sherpur'),
	(2541197, 50, 'BD-58', 'Satkhira'),
	(2541234, 50, 'BD-59', 'Sirajganj'),
	(2542270, 50, 'BD-60', 'Sylhet'),
	(2542307, 50, 'BD-61', 'Sunamganj'),
	(2542344, 50, 'BD-62', 'Shariatpur'),
	(2542381, 50, 'BD-63', 'Tangail'),
	(2542418, 50, 'BD-64', 'Thakurgaon'),
	(2547709, 50, 'BD-A', 'Barisal'),
	(2549078, 50, 'BD-B', 'Chittagong Division'),
	(2550447, 50, 'BD-C', 'Dhaka Division'),
	(2551816, 50, 'BD-D', 'Khulna Division'),
	(2553185, 50, 'BD-E', 'Rajshahi Division'),
	(2554554, 50, 'BD-F', 'Rangpur Division'),
	(2555923, 50, 'BD-G', 'Sylhet Division'),
	(2557292, 50, 'BD-H', 'Mymensingh Division'),
	(2598991, 51, 'AM-AG', 'Aragatsotn'),
	(2599398, 51, 'AM-AR', 'Ararat'),
	(2599546, 51, 'AM-AV', 'Armavir'),
	(2604874, 51, 'AM-ER', 'Yerevan'),
	(2607612, 51, 'AM-GR', 'Gegharkunik'),
	(2613162, 51, 'AM-KT', 'Kotayk'),
	(2614346, 51, 'AM-LO', 'Lori'),
	(2623670, 51, 'AM-SH', 'Shirak'),
	(2624151, 51, 'AM-SU', 'Syunik'),
	(2625557, 51, 'AM-TV', 'Tavush'),
	(2627629, 51, 'AM-VD', 'Vayots Dzor'),
	(2635399, 52, 'BB-01', 'Christ Church'),
	(2635436, 52, 'BB-02', 'Saint Andrew'),
	(2635473, 52, 'BB-03', 'Saint George'),
	(2635510, 52, 'BB-04', 'Saint James'),
	(2635547, 52, 'BB-05', 'Saint John'),
	(2635584, 52, 'BB-06', 'Saint Joseph'),
	(2635621, 52, 'BB-07', 'Saint Lucy'),
	(2635658, 52, 'BB-08', 'Saint Michael'),
	(2635695, 52, 'BB-09', 'Saint Peter'),
	(2636731, 52, 'BB-10', 'Saint Philip'),
	(2636768, 52, 'BB-11', 'Saint Thomas'),
	(2854063, 56, 'BE-BRU', 'Bruxelles-Brussel'),
	(2880807, 56, 'BE-VAN', 'Antwerpen'),
	(2880848, 56, 'BE-VBR', 'Vlaams-Brabant'),
	(2881207, 56, 'BE-VLG', 'Vlaanderen'),
	(2881209, 56, 'BE-VLI', 'Limburg'),
	(2881333, 56, 'BE-VOV', 'Oost-Vlaanderen'),
	(2881629, 56, 'BE-VWV', 'West-Vlaanderen'),
	(2882174, 56, 'BE-WAL', 'Wallonie'),
	(2882217, 56, 'BE-WBR', 'Brabant wallon'),
	(2882441, 56, 'BE-WHT', 'Hainaut'),
	(2882576, 56, 'BE-WLG', 'Liège'),
	(2882593, 56, 'BE-WLX', 'Luxembourg'),
	(2882644, 56, 'BE-WNA', 'Namur'),
	(3244604, 64, 'BT-11', 'Paro');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(3244641, 64, 'BT-12', 'Chukha'),
	(3244678, 64, 'BT-13', 'Haa'),
	(3244715, 64, 'BT-14', 'Samtse'),
	(3244752, 64, 'BT-15', 'Thimphu'),
	(3245973, 64, 'BT-21', 'Tsirang'),
	(3246010, 64, 'BT-22', 'Dagana'),
	(3246047, 64, 'BT-23', 'Punakha'),
	(3246084, 64, 'BT-24', 'Wangdue Phodrang'),
	(3247342, 64, 'BT-31', 'Sarpang'),
	(3247379, 64, 'BT-32', 'Trongsa'),
	(3247416, 64, 'BT-33', 'Bumthang'),
	(3247453, 64, 'BT-34', 'Zhemgang'),
	(3248711, 64, 'BT-41', 'Trashigang'),
	(3248748, 64, 'BT-42', 'Mongar'),
	(3248785, 64, 'BT-43', 'Pemagatshel'),
	(3248822, 64, 'BT-44', 'Lhuntse'),
	(3248859, 64, 'BT-45', 'Samdrup Jongkhar'),
	(3265472, 64, 'BT-GA', 'Gasa'),
	(3284157, 64, 'BT-TY', 'Trashiyangtse'),
	(3460832, 68, 'BO-B', 'Beni'),
	(3462201, 68, 'BO-C', 'Cochabamba'),
	(3469046, 68, 'BO-H', 'Chuquisaca'),
	(3474522, 68, 'BO-L', 'La Paz'),
	(3477260, 68, 'BO-N', 'Pando'),
	(3478629, 68, 'BO-O', 'Oruro'),
	(3479998, 68, 'BO-P', 'Potosí'),
	(3484105, 68, 'BO-S', 'Santa Cruz'),
	(3485474, 68, 'BO-T', 'Tarija'),
	(3562859, 70, 'BA-BIH', 'Federation of Bosnia and Herzegovina'),
	(3563187, 70, 'BA-BRC', 'Brčko District'),
	(3586473, 70, 'BA-SRP', 'Republika Srpska'),
	(3665368, 72, 'BW-CE', 'Central'),
	(3665479, 72, 'BW-CH', 'Chobe'),
	(3669956, 72, 'BW-FR', 'Francistown'),
	(3670696, 72, 'BW-GA', 'Gaborone'),
	(3670955, 72, 'BW-GH', 'Ghanzi'),
	(3675617, 72, 'BW-JW', 'Jwaneng'),
	(3676394, 72, 'BW-KG', 'Kgalagadi'),
	(3676579, 72, 'BW-KL', 'Kgatleng'),
	(3676986, 72, 'BW-KW', 'Kweneng'),
	(3678059, 72, 'BW-LO', 'Lobatse'),
	(3680427, 72, 'BW-NE', 'North East'),
	(3681093, 72, 'BW-NW', 'North West'),
	(3687272, 72, 'BW-SE', 'South East'),
	(3687642, 72, 'BW-SO', 'Southern'),
	(3687679, 72, 'BW-SP', 'Selibe Phikwe'),
	(3687827, 72, 'BW-ST', 'Sowa Town'),
	(3865168, 76, 'BR-AC', 'Acre'),
	(3865501, 76, 'BR-AL', 'Alagoas'),
	(3865538, 76, 'BR-AM', 'Amazonas'),
	(3865649, 76, 'BR-AP', 'Amapá'),
	(3866463, 76, 'BR-BA', 'Bahia'),
	(3867980, 76, 'BR-CE', 'Ceará'),
	(3869386, 76, 'BR-DF', 'Distrito Federal'),
	(3871236, 76, 'BR-ES', 'Espírito Santo'),
	(3873826, 76, 'BR-GO', 'Goiás'),
	(3881522, 76, 'BR-MA', 'Maranhão'),
	(3881744, 76, 'BR-MG', 'Minas Gerais'),
	(3882188, 76, 'BR-MS', 'Mato Grosso do Sul'),
	(3882225, 76, 'BR-MT', 'Mato Grosso'),
	(3885629, 76, 'BR-PA', 'Pará'),
	(3885666, 76, 'BR-PB', 'Paraíba'),
	(3885777, 76, 'BR-PE', 'Pernambuco'),
	(3885925, 76, 'BR-PI', 'Piauí'),
	(3886258, 76, 'BR-PR', 'Paraná'),
	(3888700, 76, 'BR-RJ', 'Rio de Janeiro'),
	(3888848, 76, 'BR-RN', 'Rio Grande do Norte'),
	(3888885, 76, 'BR-RO', 'Rondônia'),
	(3888996, 76, 'BR-RR', 'Roraima'),
	(3889033, 76, 'BR-RS', 'Rio Grande do Sul'),
	(3889810, 76, 'BR-SC', 'Santa Catarina'),
	(3889884, 76, 'BR-SE', 'Sergipe'),
	(3890291, 76, 'BR-SP', 'São Paulo'),
	(3891623, 76, 'BR-TO', 'Tocantins'),
	(4272612, 84, 'BZ-BZ', 'Belize'),
	(4273944, 84, 'BZ-CY', 'Cayo'),
	(4274003, 84, 'BZ-CZL', 'Corozal'),
	(4290298, 84, 'BZ-OW', 'Orange Walk'),
	(4295034, 84, 'BZ-SC', 'Stann Creek'),
	(4296869, 84, 'BZ-TOL', 'Toledo'),
	(4577122, 90, 'SB-CE', 'Central'),
	(4577233, 90, 'SB-CH', 'Choiseul'),
	(4577677, 90, 'SB-CT', 'Honiara'),
	(4583190, 90, 'SB-GU', 'Guadalcanal'),
	(4585854, 90, 'SB-IS', 'Isabel'),
	(4591034, 90, 'SB-MK', 'Makira-Ulawa'),
	(4591071, 90, 'SB-ML', 'Malaita'),
	(4597546, 90, 'SB-RB', 'Rennell and Bellona'),
	(4600395, 90, 'SB-TE', 'Temotu'),
	(4604502, 90, 'SB-WE', 'Western'),
	(4879671, 96, 'BN-BE', 'Belait'),
	(4879967, 96, 'BN-BM', 'Brunei-Muara'),
	(4904313, 96, 'BN-TE', 'Temburong'),
	(4904905, 96, 'BN-TU', 'Tutong'),
	(5066743, 100, 'BG-01', 'Blagoevgrad'),
	(5066780, 100, 'BG-02', 'Burgas'),
	(5066817, 100, 'BG-03', 'Varna'),
	(5066854, 100, 'BG-04', 'Veliko Tarnovo'),
	(5066891, 100, 'BG-05', 'Vidin'),
	(5066928, 100, 'BG-06', 'Vratsa'),
	(5066965, 100, 'BG-07', 'Gabrovo'),
	(5067002, 100, 'BG-08', 'Dobrich'),
	(5067039, 100, 'BG-09', 'Kardzhali'),
	(5068075, 100, 'BG-10', 'Kyustendil'),
	(5068112, 100, 'BG-11', 'Lovech'),
	(5068149, 100, 'BG-12', 'Montana'),
	(5068186, 100, 'BG-13', 'Pazardzhik'),
	(5068223, 100, 'BG-14', 'Pernik'),
	(5068260, 100, 'BG-15', 'Pleven'),
	(5068297, 100, 'BG-16', 'Plovdiv'),
	(5068334, 100, 'BG-17', 'Razgrad'),
	(5068371, 100, 'BG-18', 'Ruse'),
	(5068408, 100, 'BG-19', 'Silistra'),
	(5069444, 100, 'BG-20', 'Sliven'),
	(5069481, 100, 'BG-21', 'Smolyan'),
	(5069518, 100, 'BG-22', 'Sofia City'),
	(5069555, 100, 'BG-23', 'Sofia District'),
	(5069592, 100, 'BG-24', 'Stara Zagora'),
	(5069629, 100, 'BG-25', 'Targovishte'),
	(5069666, 100, 'BG-26', 'Haskovo'),
	(5069703, 100, 'BG-27', 'Shumen'),
	(5069740, 100, 'BG-28', 'Yambol'),
	(5269355, 104, 'MM-01', 'Sagaing'),
	(5269392, 104, 'MM-02', 'Bago'),
	(5269429, 104, 'MM-03', 'Magway'),
	(5269466, 104, 'MM-04', 'Mandalay'),
	(5269503, 104, 'MM-05', 'Tanintharyi'),
	(5269540, 104, 'MM-06', 'Yangon'),
	(5269577, 104, 'MM-07', 'Ayeyarwady'),
	(5270724, 104, 'MM-11', 'Kachin'),
	(5270761, 104, 'MM-12', 'Kayah'),
	(5270798, 104, 'MM-13', 'Kayin'),
	(5270835, 104, 'MM-14', 'Chin'),
	(5270872, 104, 'MM-15', 'Mon'),
	(5270909, 104, 'MM-16', 'Rakhine'),
	(5270946, 104, 'MM-17', 'Shan'),
	(5270983, 104, 'MM-18', 'Naypyidaw'),
	(5487396, 108, 'BI-BB', 'Bubanza'),
	(5487766, 108, 'BI-BL', 'Bujumbura Rural'),
	(5487803, 108, 'BI-BM', 'Bujumbura'),
	(5487988, 108, 'BI-BR', 'Bururi'),
	(5488728, 108, 'BI-CA', 'Cankuzo'),
	(5489024, 108, 'BI-CI', 'Cibitoke'),
	(5494500, 108, 'BI-GI', 'Gitega'),
	(5499976, 108, 'BI-KI', 'Kirundo'),
	(5500309, 108, 'BI-KR', 'Karuzi'),
	(5500568, 108, 'BI-KY', 'Kayanza'),
	(5502418, 108, 'BI-MA', 'Makamba'),
	(5503158, 108, 'BI-MU', 'Muramvya'),
	(5503232, 108, 'BI-MW', 'Mwaro'),
	(5503306, 108, 'BI-MY', 'Muyinga'),
	(5504009, 108, 'BI-NG', 'Ngozi'),
	(5509707, 108, 'BI-RM', 'Rumonge'),
	(5509966, 108, 'BI-RT', 'Rutana'),
	(5510151, 108, 'BI-RY', 'Ruyigi'),
	(5690600, 112, 'BY-BR', 'Brest'),
	(5698629, 112, 'BY-HM', 'Minsk'),
	(5698703, 112, 'BY-HO', 'Homel'),
	(5698814, 112, 'BY-HR', 'Hrodna'),
	(5705030, 112, 'BY-MA', 'Magileu'),
	(5705326, 112, 'BY-MI', 'Minsk Region'),
	(5717647, 112, 'BY-VI', 'Vitebsk'),
	(5878486, 116, 'KH-1', 'Banteay Meanchey'),
	(5878523, 116, 'KH-10', 'Kratié'),
	(5878560, 116, 'KH-11', 'Mondulkiri'),
	(5878597, 116, 'KH-12', 'Phnom Penh'),
	(5878634, 116, 'KH-13', 'Preah Vihear'),
	(5878671, 116, 'KH-14', 'Prey Veng'),
	(5878708, 116, 'KH-15', 'Pursat'),
	(5878745, 116, 'KH-16', 'Ratanakiri'),
	(5878782, 116, 'KH-17', 'Siem Reap'),
	(5878819, 116, 'KH-18', 'Sihanoukville'),
	(5878856, 116, 'KH-19', 'Stung Treng'),
	(5879855, 116, 'KH-2', 'Battambang'),
	(5879892, 116, 'KH-20', 'Svay Rieng'),
	(5879929, 116, 'KH-21', 'Takéo'),
	(5879966, 116, 'KH-22', 'Oddar Meanchey'),
	(5880003, 116, 'KH-23', 'Kep'),
	(5880040, 116, 'KH-24', 'Pailin'),
	(5880077, 116, 'KH-25', 'Tbong Khmum'),
	(5881224, 116, 'KH-3', 'Kampong Cham'),
	(5882593, 116, 'KH-4', 'Kampong Chhnang'),
	(5883962, 116, 'KH-5', 'Kampong Speu'),
	(5885331, 116, 'KH-6', 'Kampong Thom'),
	(5886700, 116, 'KH-7', 'Kampot'),
	(5888069, 116, 'KH-8', 'Kandal'),
	(5889438, 116, 'KH-9', 'Koh Kong'),
	(6093937, 120, 'CM-AD', 'Adamawa'),
	(6096712, 120, 'CM-CE', 'Centre'),
	(6099783, 120, 'CM-EN', 'Far North'),
	(6099968, 120, 'CM-ES', 'East'),
	(6109588, 120, 'CM-LT', 'Littoral'),
	(6112141, 120, 'CM-NO', 'North'),
	(6112437, 120, 'CM-NW', 'Northwest'),
	(6113732, 120, 'CM-OU', 'West'),
	(6119208, 120, 'CM-SU', 'South'),
	(6119282, 120, 'CM-SW', 'Southwest'),
	(6296475, 124, 'CA-AB', 'Alberta'),
	(6297881, 124, 'CA-BC', 'British Columbia'),
	(6312903, 124, 'CA-MB', 'Manitoba');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(6314272, 124, 'CA-NB', 'New Brunswick'),
	(6314642, 124, 'CA-NL', 'Newfoundland and Labrador'),
	(6314901, 124, 'CA-NS', 'Nova Scotia'),
	(6314938, 124, 'CA-NT', 'Northwest Territories'),
	(6314975, 124, 'CA-NU', 'Nunavut'),
	(6316085, 124, 'CA-ON', 'Ontario'),
	(6317121, 124, 'CA-PE', 'Prince Edward Island'),
	(6318416, 124, 'CA-QC', 'Québec'),
	(6321450, 124, 'CA-SK', 'Saskatchewan'),
	(6329997, 124, 'CA-YT', 'Yukon'),
	(6702624, 132, 'CV-B', 'Barlavento Islands'),
	(6703660, 132, 'CV-BR', 'Brava'),
	(6703808, 132, 'CV-BV', 'Boa Vista'),
	(6704400, 132, 'CV-CA', 'Santa Catarina'),
	(6704585, 132, 'CV-CF', 'Santa Catarina do Fogo'),
	(6705029, 132, 'CV-CR', 'Santa Cruz'),
	(6718090, 132, 'CV-MA', 'Maio'),
	(6718608, 132, 'CV-MO', 'Mosteiros'),
	(6722197, 132, 'CV-PA', 'Paul'),
	(6722678, 132, 'CV-PN', 'Porto Novo'),
	(6722826, 132, 'CV-PR', 'Praia'),
	(6724972, 132, 'CV-RB', 'Ribeira Brava'),
	(6725157, 132, 'CV-RG', 'Ribeira Grande'),
	(6725601, 132, 'CV-RS', 'Ribeira Grande de Santiago'),
	(6725897, 132, 'CV-S', 'Sotavento Islands'),
	(6726415, 132, 'CV-SD', 'São Domingos'),
	(6726489, 132, 'CV-SF', 'São Filipe'),
	(6726711, 132, 'CV-SL', 'Sal'),
	(6726748, 132, 'CV-SM', 'São Miguel'),
	(6726822, 132, 'CV-SO', 'São Lourenço dos Órgãos'),
	(6726970, 132, 'CV-SS', 'São Salvador do Mundo'),
	(6727081, 132, 'CV-SV', 'São Vicente'),
	(6727673, 132, 'CV-TA', 'Tarrafal'),
	(6728339, 132, 'CV-TS', 'Tarrafal de São Nicolau'),
	(7106960, 140, 'CF-AC', 'Ouham'),
	(7108292, 140, 'CF-BB', 'Bamingui-Bangoran'),
	(7108493, 140, 'CF-BGF', 'Bangui'),
	(7108625, 140, 'CF-BK', 'Basse-Kotto'),
	(7116839, 140, 'CF-HK', 'Haute-Kotto'),
	(7116913, 140, 'CF-HM', 'Haut-Mbomou'),
	(7117135, 140, 'CF-HS', 'Mambéré-Kadéï'),
	(7120613, 140, 'CF-KB', 'Nana-Grébizi'),
	(7120798, 140, 'CF-KG', 'Kémo'),
	(7121982, 140, 'CF-LB', 'Lobaye'),
	(7123351, 140, 'CF-MB', 'Mbomou'),
	(7123869, 140, 'CF-MP', 'Ombella-M’Poko'),
	(7125127, 140, 'CF-NM', 'Nana-Mambéré'),
	(7126607, 140, 'CF-OP', 'Ouham-Pendé'),
	(7131676, 140, 'CF-SE', 'Sangha-Mbaéré'),
	(7134636, 140, 'CF-UK', 'Ouaka'),
	(7136005, 140, 'CF-VK', 'Vakaga'),
	(7296770, 144, 'LK-1', 'Western'),
	(7296844, 144, 'LK-11', 'Colombo'),
	(7296881, 144, 'LK-12', 'Gampaha'),
	(7296918, 144, 'LK-13', 'Kalutara'),
	(7298139, 144, 'LK-2', 'Central'),
	(7298213, 144, 'LK-21', 'Kandy'),
	(7298250, 144, 'LK-22', 'Matale'),
	(7298287, 144, 'LK-23', 'Nuwara Eliya'),
	(7299508, 144, 'LK-3', 'Southern'),
	(7299582, 144, 'LK-31', 'Galle'),
	(7299619, 144, 'LK-32', 'Matara'),
	(7299656, 144, 'LK-33', 'Hambantota'),
	(7300877, 144, 'LK-4', 'Northern'),
	(7300951, 144, 'LK-41', 'Jaffna'),
	(7300988, 144, 'LK-42', 'Kilinochchi'),
	(7301025, 144, 'LK-43', 'Mannar'),
	(7301062, 144, 'LK-44', 'Vavuniya'),
	(7301099, 144, 'LK-45', 'Mullaitivu'),
	(7302246, 144, 'LK-5', 'Eastern'),
	(7302320, 144, 'LK-51', 'Batticaloa'),
	(7302357, 144, 'LK-52', 'Ampara'),
	(7302394, 144, 'LK-53', 'Trincomalee'),
	(7303615, 144, 'LK-6', 'North Western'),
	(7303689, 144, 'LK-61', 'Kurunegala'),
	(7303726, 144, 'LK-62', 'Puttalam'),
	(7304984, 144, 'LK-7', 'North Central'),
	(7305058, 144, 'LK-71', 'Anuradhapura'),
	(7305095, 144, 'LK-72', 'Polonnaruwa'),
	(7306353, 144, 'LK-8', 'Uva'),
	(7306427, 144, 'LK-81', 'Badulla'),
	(7306464, 144, 'LK-82', 'Moneragala'),
	(7307722, 144, 'LK-9', 'Sabaragamuwa'),
	(7307796, 144, 'LK-91', 'Ratnapura'),
	(7307833, 144, 'LK-92', 'Kegalle'),
	(7513479, 148, 'TD-BA', 'Batha'),
	(7513701, 148, 'TD-BG', 'Bahr el Gazel'),
	(7513997, 148, 'TD-BO', 'Borkou'),
	(7514885, 148, 'TD-CB', 'Chari-Baguirmi'),
	(7517734, 148, 'TD-EE', 'Ennedi-Est'),
	(7518104, 148, 'TD-EO', 'Ennedi-Ouest'),
	(7520953, 148, 'TD-GR', 'Guéra'),
	(7522100, 148, 'TD-HL', 'Hadjer-Lamis'),
	(7525800, 148, 'TD-KA', 'Kanem'),
	(7527243, 148, 'TD-LC', 'Lac'),
	(7527687, 148, 'TD-LO', 'Logone Occidental'),
	(7527798, 148, 'TD-LR', 'Logone Oriental'),
	(7528538, 148, 'TD-MA', 'Mandoul'),
	(7528612, 148, 'TD-MC', 'Moyen-Chari'),
	(7528686, 148, 'TD-ME', 'Mayo-Kebbi Est'),
	(7529056, 148, 'TD-MO', 'Mayo-Kebbi Ouest'),
	(7530018, 148, 'TD-ND', 'N’Djamena'),
	(7531387, 148, 'TD-OD', 'Ouaddaï'),
	(7536752, 148, 'TD-SA', 'Salamat'),
	(7537048, 148, 'TD-SI', 'Sila'),
	(7538121, 148, 'TD-TA', 'Tandjilé'),
	(7538417, 148, 'TD-TI', 'Tibesti'),
	(7542413, 148, 'TD-WF', 'Wadi Fira'),
	(7715018, 152, 'CL-AI', 'Aysén'),
	(7715203, 152, 'CL-AN', 'Antofagasta'),
	(7715277, 152, 'CL-AP', 'Arica y Parinacota'),
	(7715351, 152, 'CL-AR', 'La Araucanía'),
	(7715425, 152, 'CL-AT', 'Atacama'),
	(7716387, 152, 'CL-BI', 'Biobío'),
	(7717978, 152, 'CL-CO', 'Coquimbo'),
	(7730077, 152, 'CL-LI', 'O''Higgins'),
	(7730188, 152, 'CL-LL', 'Los Lagos'),
	(7730410, 152, 'CL-LR', 'Los Ríos'),
	(7731150, 152, 'CL-MA', 'Magallanes'),
	(7731557, 152, 'CL-ML', 'Maule'),
	(7732556, 152, 'CL-NB', 'Ñuble'),
	(7738439, 152, 'CL-RM', 'Región Metropolitana de Santiago'),
	(7740733, 152, 'CL-TA', 'Tarapacá'),
	(7744137, 152, 'CL-VS', 'Valparaíso'),
	(7917593, 156, 'CN-AH', 'Anhui'),
	(7919036, 156, 'CN-BJ', 'Beijing'),
	(7920664, 156, 'CN-CQ', 'Chongqing'),
	(7924512, 156, 'CN-FJ', 'Fujian'),
	(7925659, 156, 'CN-GD', 'Guangdong'),
	(7926214, 156, 'CN-GS', 'Gansu'),
	(7926399, 156, 'CN-GX', 'Guangxi'),
	(7926473, 156, 'CN-GZ', 'Guizhou'),
	(7926917, 156, 'CN-HA', 'Henan'),
	(7926954, 156, 'CN-HB', 'Hubei'),
	(7927065, 156, 'CN-HE', 'Hebei'),
	(7927213, 156, 'CN-HI', 'Hainan'),
	(7927287, 156, 'CN-HK', 'Hong Kong'),
	(7927324, 156, 'CN-HL', 'Heilongjiang'),
	(7927398, 156, 'CN-HN', 'Hunan'),
	(7930062, 156, 'CN-JL', 'Jilin'),
	(7930321, 156, 'CN-JS', 'Jiangsu'),
	(7930506, 156, 'CN-JX', 'Jiangxi'),
	(7932874, 156, 'CN-LN', 'Liaoning'),
	(7934280, 156, 'CN-MO', 'Macao'),
	(7935575, 156, 'CN-NM', 'Inner Mongolia'),
	(7935982, 156, 'CN-NX', 'Ningxia'),
	(7939497, 156, 'CN-QH', 'Qinghai'),
	(7942050, 156, 'CN-SC', 'Sichuan'),
	(7942087, 156, 'CN-SD', 'Shandong'),
	(7942235, 156, 'CN-SH', 'Shanghai'),
	(7942457, 156, 'CN-SN', 'Shaanxi'),
	(7942827, 156, 'CN-SX', 'Shanxi'),
	(7943678, 156, 'CN-TJ', 'Tianjin'),
	(7944159, 156, 'CN-TW', 'Taiwan'),
	(7949154, 156, 'CN-XJ', 'Xinjiang'),
	(7949746, 156, 'CN-XZ', 'Tibet'),
	(7950671, 156, 'CN-YN', 'Yunnan'),
	(7951892, 156, 'CN-ZJ', 'Zhejiang'),
	(8021648, 158, 'TW-CHA', 'Changhua'),
	(8022285, 158, 'TW-CYI', 'Chiayi County'),
	(8022293, 158, 'TW-CYQ', 'Chiayi'),
	(8028916, 158, 'TW-HSQ', 'Hsinchu County'),
	(8028925, 158, 'TW-HSZ', 'Hsinchu'),
	(8028974, 158, 'TW-HUA', 'Hualien'),
	(8030010, 158, 'TW-ILA', 'Yilan'),
	(8032493, 158, 'TW-KEE', 'Keelung'),
	(8032607, 158, 'TW-KHH', 'Kaohsiung'),
	(8032650, 158, 'TW-KIN', 'Kinmen'),
	(8034010, 158, 'TW-LIE', 'Lienchiang'),
	(8035375, 158, 'TW-MIA', 'Miaoli'),
	(8036461, 158, 'TW-NAN', 'Nantou'),
	(8037281, 158, 'TW-NWT', 'New Taipei'),
	(8039347, 158, 'TW-PEN', 'Penghu'),
	(8039487, 158, 'TW-PIF', 'Pingtung'),
	(8044676, 158, 'TW-TAO', 'Taoyuan'),
	(8045156, 158, 'TW-TNN', 'Tainan'),
	(8045221, 158, 'TW-TPE', 'Taipei'),
	(8045384, 158, 'TW-TTT', 'Taitung'),
	(8045519, 158, 'TW-TXG', 'Taichung'),
	(8052260, 158, 'TW-YUN', 'Yunlin'),
	(8626931, 170, 'CO-AMA', 'Amazonas'),
	(8626987, 170, 'CO-ANT', 'Antioquia'),
	(8627116, 170, 'CO-ARA', 'Arauca'),
	(8627201, 170, 'CO-ATL', 'Atlántico'),
	(8628385, 170, 'CO-BOL', 'Bolívar'),
	(8628398, 170, 'CO-BOY', 'Boyacá'),
	(8629236, 170, 'CO-CAL', 'Caldas'),
	(8629241, 170, 'CO-CAQ', 'Caquetá'),
	(8629243, 170, 'CO-CAS', 'Casanare'),
	(8629245, 170, 'CO-CAU', 'Cauca'),
	(8629391, 170, 'CO-CES', 'Cesar'),
	(8629498, 170, 'CO-CHO', 'Chocó'),
	(8629760, 170, 'CO-COR', 'Córdoba'),
	(8629978, 170, 'CO-CUN', 'Cundinamarca'),
	(8630657, 170, 'CO-DC', 'Bogotá D.C.'),
	(8635441, 170, 'CO-GUA', 'Guainía'),
	(8635462, 170, 'CO-GUV', 'Guaviare'),
	(8636818, 170, 'CO-HUI', 'Huila'),
	(8641552, 170, 'CO-LAG', 'La Guajira'),
	(8642921, 170, 'CO-MAG', 'Magdalena');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(8643082, 170, 'CO-MET', 'Meta'),
	(8644301, 170, 'CO-NAR', 'Nariño'),
	(8644950, 170, 'CO-NSA', 'Norte de Santander'),
	(8647781, 170, 'CO-PUT', 'Putumayo'),
	(8649139, 170, 'CO-QUI', 'Quindío'),
	(8650074, 170, 'CO-RIS', 'Risaralda'),
	(8651142, 170, 'CO-SAN', 'Santander'),
	(8651144, 170, 'CO-SAP', 'San Andrés y Providencia'),
	(8651871, 170, 'CO-SUC', 'Sucre'),
	(8653027, 170, 'CO-TOL', 'Tolima'),
	(8655238, 170, 'CO-VAC', 'Valle del Cauca'),
	(8655256, 170, 'CO-VAU', 'Vaupés'),
	(8655535, 170, 'CO-VID', 'Vichada'),
	(8828681, 174, 'KM-A', 'Anjouan'),
	(8836895, 174, 'KM-G', 'Grande Comore'),
	(8845109, 174, 'KM-M', 'Mohéli'),
	(9019046, 178, 'CG-11', 'Bouenza'),
	(9019083, 178, 'CG-12', 'Pool'),
	(9019120, 178, 'CG-13', 'Sangha'),
	(9019157, 178, 'CG-14', 'Plateaux'),
	(9019194, 178, 'CG-15', 'Cuvette-Ouest'),
	(9019231, 178, 'CG-16', 'Pointe-Noire'),
	(9020341, 178, 'CG-2', 'Lékoumou'),
	(9024448, 178, 'CG-5', 'Kouilou'),
	(9027186, 178, 'CG-7', 'Likouala'),
	(9028555, 178, 'CG-8', 'Cuvette'),
	(9029924, 178, 'CG-9', 'Niari'),
	(9034026, 178, 'CG-BZV', 'Brazzaville'),
	(9134449, 180, 'CD-BC', 'Bas-Congo'),
	(9135115, 180, 'CD-BU', 'Bas-Uélé'),
	(9139074, 180, 'CD-EQ', 'Équateur'),
	(9142959, 180, 'CD-HK', 'Haut-Katanga'),
	(9142996, 180, 'CD-HL', 'Haut-Lomami'),
	(9143329, 180, 'CD-HU', 'Haut-Uélé'),
	(9144661, 180, 'CD-IT', 'Ituri'),
	(9146770, 180, 'CD-KC', 'Kasaï Central'),
	(9146844, 180, 'CD-KE', 'Kasaï-Oriental'),
	(9146918, 180, 'CD-KG', 'Kwango'),
	(9147103, 180, 'CD-KL', 'Kwilu'),
	(9147177, 180, 'CD-KN', 'Kinshasa'),
	(9147362, 180, 'CD-KS', 'Kasaï'),
	(9148583, 180, 'CD-LO', 'Lomami'),
	(9148805, 180, 'CD-LU', 'Lualaba'),
	(9149434, 180, 'CD-MA', 'Maniema'),
	(9149915, 180, 'CD-MN', 'Mai-Ndombe'),
	(9149952, 180, 'CD-MO', 'Mongala'),
	(9151173, 180, 'CD-NK', 'North Kivu'),
	(9151543, 180, 'CD-NU', 'Nord-Ubangi'),
	(9157648, 180, 'CD-SA', 'Sankuru'),
	(9158018, 180, 'CD-SK', 'South Kivu'),
	(9158388, 180, 'CD-SU', 'Sud-Ubangi'),
	(9159017, 180, 'CD-TA', 'Tanganyika'),
	(9159535, 180, 'CD-TO', 'Tshopo'),
	(9159757, 180, 'CD-TU', 'Tshuapa'),
	(9537823, 188, 'CR-A', 'Alajuela'),
	(9540561, 188, 'CR-C', 'Cartago'),
	(9546037, 188, 'CR-G', 'Guanacaste'),
	(9547406, 188, 'CR-H', 'Heredia'),
	(9552882, 188, 'CR-L', 'Limón'),
	(9558358, 188, 'CR-P', 'Puntarenas'),
	(9563205, 188, 'CR-SJ', 'San José'),
	(9676166, 191, 'HR-01', 'Zagreb County'),
	(9676203, 191, 'HR-02', 'Krapina-Zagorje'),
	(9676240, 191, 'HR-03', 'Sisak-Moslavina'),
	(9676277, 191, 'HR-04', 'Karlovac'),
	(9676314, 191, 'HR-05', 'Varaždin'),
	(9676351, 191, 'HR-06', 'Koprivnica-Križevci'),
	(9676388, 191, 'HR-07', 'Bjelovar-Bilogora'),
	(9676425, 191, 'HR-08', 'Primorje-Gorski Kotar'),
	(9676462, 191, 'HR-09', 'Lika-Senj'),
	(9677498, 191, 'HR-10', 'Virovitica-Podravina'),
	(9677535, 191, 'HR-11', 'Požega-Slavonia'),
	(9677572, 191, 'HR-12', 'Brod-Posavina'),
	(9677609, 191, 'HR-13', 'Zadar'),
	(9677646, 191, 'HR-14', 'Osijek-Baranja'),
	(9677683, 191, 'HR-15', 'Šibenik-Knin'),
	(9677720, 191, 'HR-16', 'Vukovar-Syrmia'),
	(9677757, 191, 'HR-17', 'Split-Dalmatia'),
	(9677794, 191, 'HR-18', 'Istria'),
	(9677831, 191, 'HR-19', 'Dubrovnik-Neretva'),
	(9678867, 191, 'HR-20', 'Međimurje'),
	(9678904, 191, 'HR-21', 'Zagreb'),
	(9726819, 192, 'CU-01', 'Pinar del Río'),
	(9726893, 192, 'CU-03', 'Havana'),
	(9726930, 192, 'CU-04', 'Matanzas'),
	(9726967, 192, 'CU-05', 'Villa Clara'),
	(9727004, 192, 'CU-06', 'Cienfuegos'),
	(9727041, 192, 'CU-07', 'Sancti Spíritus'),
	(9727078, 192, 'CU-08', 'Ciego de Ávila'),
	(9727115, 192, 'CU-09', 'Camagüey'),
	(9728151, 192, 'CU-10', 'Las Tunas'),
	(9728188, 192, 'CU-11', 'Holguín'),
	(9728225, 192, 'CU-12', 'Granma'),
	(9728262, 192, 'CU-13', 'Santiago de Cuba'),
	(9728299, 192, 'CU-14', 'Guantánamo'),
	(9728336, 192, 'CU-15', 'Artemisa'),
	(9728373, 192, 'CU-16', 'Mayabeque'),
	(9739436, 192, 'CU-99', 'Isla de la Juventud'),
	(9929431, 196, 'CY-01', 'Nicosia'),
	(9929468, 196, 'CY-02', 'Limassol'),
	(9929505, 196, 'CY-03', 'Larnaca'),
	(9929542, 196, 'CY-04', 'Famagusta'),
	(9929579, 196, 'CY-05', 'Paphos'),
	(9929616, 196, 'CY-06', 'Kyrenia'),
	(10285334, 203, 'CZ-10', 'Prague'),
	(10286703, 203, 'CZ-20', 'Středočeský'),
	(10286705, 203, 'CZ-201', 'Benešov'),
	(10286706, 203, 'CZ-202', 'Beroun'),
	(10286707, 203, 'CZ-203', 'Kladno'),
	(10286708, 203, 'CZ-204', 'Kolín'),
	(10286709, 203, 'CZ-205', 'Kutná Hora'),
	(10286710, 203, 'CZ-206', 'Mělník'),
	(10286711, 203, 'CZ-207', 'Mladá Boleslav'),
	(10286712, 203, 'CZ-208', 'Nymburk'),
	(10286713, 203, 'CZ-209', 'Prague-East'),
	(10286714, 203, 'CZ-20A', 'Prague-West'),
	(10286715, 203, 'CZ-20B', 'Příbram'),
	(10286716, 203, 'CZ-20C', 'Rakovník'),
	(10288109, 203, 'CZ-31', 'Jihočeský'),
	(10288111, 203, 'CZ-311', 'České Budějovice'),
	(10288112, 203, 'CZ-312', 'Český Krumlov'),
	(10288113, 203, 'CZ-313', 'Jindřichův Hradec'),
	(10288114, 203, 'CZ-314', 'Písek'),
	(10288115, 203, 'CZ-315', 'Prachatice'),
	(10288116, 203, 'CZ-316', 'Strakonice'),
	(10288117, 203, 'CZ-317', 'Tábor'),
	(10288146, 203, 'CZ-32', 'Plzeňský'),
	(10288148, 203, 'CZ-321', 'Domažlice'),
	(10288149, 203, 'CZ-322', 'Klatovy'),
	(10288150, 203, 'CZ-323', 'Plzeň'),
	(10288151, 203, 'CZ-324', 'Plzeň-South'),
	(10288152, 203, 'CZ-325', 'Plzeň-North'),
	(10288153, 203, 'CZ-326', 'Rokycany'),
	(10288154, 203, 'CZ-327', 'Tachov'),
	(10289478, 203, 'CZ-41', 'Karlovarský'),
	(10289480, 203, 'CZ-411', 'Cheb'),
	(10289481, 203, 'CZ-412', 'Karlovy Vary'),
	(10289482, 203, 'CZ-413', 'Sokolov'),
	(10289515, 203, 'CZ-42', 'Ústecký'),
	(10289517, 203, 'CZ-421', 'Děčín'),
	(10289518, 203, 'CZ-422', 'Chomutov'),
	(10289519, 203, 'CZ-423', 'Litoměřice'),
	(10289520, 203, 'CZ-424', 'Louny'),
	(10289521, 203, 'CZ-425', 'Most'),
	(10289522, 203, 'CZ-426', 'Teplice'),
	(10289523, 203, 'CZ-427', 'Ústí nad Labem'),
	(10290847, 203, 'CZ-51', 'Liberecký'),
	(10290849, 203, 'CZ-511', 'Česká Lípa'),
	(10290850, 203, 'CZ-512', 'Jablonec nad Nisou'),
	(10290851, 203, 'CZ-513', 'Liberec'),
	(10290852, 203, 'CZ-514', 'Semily'),
	(10290884, 203, 'CZ-52', 'Královéhradecký'),
	(10290886, 203, 'CZ-521', 'Hradec Králové'),
	(10290887, 203, 'CZ-522', 'Jičín'),
	(10290888, 203, 'CZ-523', 'Náchod'),
	(10290889, 203, 'CZ-524', 'Rychnov nad Kněžnou'),
	(10290890, 203, 'CZ-525', 'Trutnov'),
	(10290921, 203, 'CZ-53', 'Pardubický'),
	(10290923, 203, 'CZ-531', 'Chrudim'),
	(10290924, 203, 'CZ-532', 'Pardubice'),
	(10290925, 203, 'CZ-533', 'Svitavy'),
	(10290926, 203, 'CZ-534', 'Ústí nad Orlicí'),
	(10292290, 203, 'CZ-63', 'Vysočina'),
	(10292292, 203, 'CZ-631', 'Havlíčkův Brod'),
	(10292293, 203, 'CZ-632', 'Jihlava'),
	(10292294, 203, 'CZ-633', 'Pelhřimov'),
	(10292295, 203, 'CZ-634', 'Třebíč'),
	(10292296, 203, 'CZ-635', 'Žďár nad Sázavou'),
	(10292327, 203, 'CZ-64', 'Jihomoravský'),
	(10292329, 203, 'CZ-641', 'Blansko'),
	(10292330, 203, 'CZ-642', 'Brno-město'),
	(10292331, 203, 'CZ-643', 'Brno-venkov'),
	(10292332, 203, 'CZ-644', 'Břeclav'),
	(10292333, 203, 'CZ-645', 'Hodonín'),
	(10292334, 203, 'CZ-646', 'Vyškov'),
	(10292335, 203, 'CZ-647', 'Znojmo'),
	(10293585, 203, 'CZ-71', 'Olomoucký'),
	(10293587, 203, 'CZ-711', 'Jeseník'),
	(10293588, 203, 'CZ-712', 'Olomouc'),
	(10293589, 203, 'CZ-713', 'Prostějov'),
	(10293590, 203, 'CZ-714', 'Přerov'),
	(10293591, 203, 'CZ-715', 'Šumperk'),
	(10293622, 203, 'CZ-72', 'Zlínský'),
	(10293624, 203, 'CZ-721', 'Kroměříž'),
	(10293625, 203, 'CZ-722', 'Uherské Hradiště'),
	(10293626, 203, 'CZ-723', 'Vsetín'),
	(10293627, 203, 'CZ-724', 'Zlín'),
	(10294917, 203, 'CZ-80', 'Moravskoslezský'),
	(10294919, 203, 'CZ-801', 'Bruntál'),
	(10294920, 203, 'CZ-802', 'Frýdek-Místek'),
	(10294921, 203, 'CZ-803', 'Karviná'),
	(10294922, 203, 'CZ-804', 'Nový Jičín'),
	(10294923, 203, 'CZ-805', 'Opava'),
	(10294924, 203, 'CZ-806', 'Ostrava'),
	(10349048, 204, 'BJ-AK', 'Atakora'),
	(10349085, 204, 'BJ-AL', 'Alibori'),
	(10349270, 204, 'BJ-AQ', 'Atlantique'),
	(10350565, 204, 'BJ-BO', 'Borgou'),
	(10351934, 204, 'BJ-CO', 'Collines'),
	(10353303, 204, 'BJ-DO', 'Donga');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(10362886, 204, 'BJ-KO', 'Kouffo'),
	(10364033, 204, 'BJ-LI', 'Littoral'),
	(10365624, 204, 'BJ-MO', 'Mono'),
	(10368584, 204, 'BJ-OU', 'Ouémé'),
	(10369620, 204, 'BJ-PL', 'Plateau'),
	(10383421, 204, 'BJ-ZO', 'Zou'),
	(10548219, 208, 'DK-81', 'Northern Denmark'),
	(10548256, 208, 'DK-82', 'Central Denmark'),
	(10548293, 208, 'DK-83', 'Southern Denmark'),
	(10548330, 208, 'DK-84', 'Capital Region'),
	(10548367, 208, 'DK-85', 'Zealand'),
	(10739916, 212, 'DM-02', 'Saint Andrew'),
	(10739953, 212, 'DM-03', 'Saint David'),
	(10739990, 212, 'DM-04', 'Saint George'),
	(10740027, 212, 'DM-05', 'Saint John'),
	(10740064, 212, 'DM-06', 'Saint Joseph'),
	(10740101, 212, 'DM-07', 'Saint Luke'),
	(10740138, 212, 'DM-08', 'Saint Mark'),
	(10740175, 212, 'DM-09', 'Saint Patrick'),
	(10741211, 212, 'DM-10', 'Saint Paul'),
	(10741248, 212, 'DM-11', 'Saint Peter'),
	(10841185, 214, 'DO-01', 'Distrito Nacional'),
	(10841222, 214, 'DO-02', 'Azua'),
	(10841259, 214, 'DO-03', 'Baoruco'),
	(10841296, 214, 'DO-04', 'Barahona'),
	(10841333, 214, 'DO-05', 'Dajabón'),
	(10841370, 214, 'DO-06', 'Duarte'),
	(10841407, 214, 'DO-07', 'Elías Piña'),
	(10841444, 214, 'DO-08', 'El Seibo'),
	(10841481, 214, 'DO-09', 'Espaillat'),
	(10842517, 214, 'DO-10', 'Independencia'),
	(10842554, 214, 'DO-11', 'La Altagracia'),
	(10842591, 214, 'DO-12', 'La Romana'),
	(10842628, 214, 'DO-13', 'La Vega'),
	(10842665, 214, 'DO-14', 'María Trinidad Sánchez'),
	(10842702, 214, 'DO-15', 'Monte Cristi'),
	(10842739, 214, 'DO-16', 'Pedernales'),
	(10842776, 214, 'DO-17', 'Peravia'),
	(10842813, 214, 'DO-18', 'Puerto Plata'),
	(10842850, 214, 'DO-19', 'Hermanas Mirabal'),
	(10843886, 214, 'DO-20', 'Samaná'),
	(10843923, 214, 'DO-21', 'San Cristóbal'),
	(10843960, 214, 'DO-22', 'San Juan'),
	(10843997, 214, 'DO-23', 'San Pedro de Macorís'),
	(10844034, 214, 'DO-24', 'Sánchez Ramírez'),
	(10844071, 214, 'DO-25', 'Santiago'),
	(10844108, 214, 'DO-26', 'Santiago Rodríguez'),
	(10844145, 214, 'DO-27', 'Valverde'),
	(10844182, 214, 'DO-28', 'Monseñor Nouel'),
	(10844219, 214, 'DO-29', 'Monte Plata'),
	(10845255, 214, 'DO-30', 'Hato Mayor'),
	(10845292, 214, 'DO-31', 'San José de Ocoa'),
	(10845329, 214, 'DO-32', 'Santo Domingo'),
	(10845366, 214, 'DO-33', 'Cibao Nordeste'),
	(10845403, 214, 'DO-34', 'Cibao Noroeste'),
	(10845440, 214, 'DO-35', 'Cibao Norte'),
	(10845477, 214, 'DO-36', 'Cibao Sur'),
	(10845514, 214, 'DO-37', 'El Valle'),
	(10845551, 214, 'DO-38', 'Enriquillo'),
	(10845588, 214, 'DO-39', 'Higüamo'),
	(10846624, 214, 'DO-40', 'Ozama'),
	(10846661, 214, 'DO-41', 'Valdesia'),
	(10846698, 214, 'DO-42', 'Yuma'),
	(11057413, 218, 'EC-A', 'Azuay'),
	(11058782, 218, 'EC-B', 'Bolívar'),
	(11060151, 218, 'EC-C', 'Carchi'),
	(11061520, 218, 'EC-D', 'Orellana'),
	(11062889, 218, 'EC-E', 'Esmeraldas'),
	(11064258, 218, 'EC-F', 'Cañar'),
	(11065627, 218, 'EC-G', 'Guayas'),
	(11066996, 218, 'EC-H', 'Chimborazo'),
	(11068365, 218, 'EC-I', 'Imbabura'),
	(11072472, 218, 'EC-L', 'Loja'),
	(11073841, 218, 'EC-M', 'Manabí'),
	(11075210, 218, 'EC-N', 'Napo'),
	(11076579, 218, 'EC-O', 'El Oro'),
	(11077948, 218, 'EC-P', 'Pichincha'),
	(11080686, 218, 'EC-R', 'Los Ríos'),
	(11082055, 218, 'EC-S', 'Morona Santiago'),
	(11082573, 218, 'EC-SD', 'Santo Domingo de los Tsáchilas'),
	(11082610, 218, 'EC-SE', 'Santa Elena'),
	(11083424, 218, 'EC-T', 'Tungurahua'),
	(11084793, 218, 'EC-U', 'Sucumbíos'),
	(11087531, 218, 'EC-W', 'Galápagos'),
	(11088900, 218, 'EC-X', 'Cotopaxi'),
	(11090269, 218, 'EC-Y', 'Pastaza'),
	(11091638, 218, 'EC-Z', 'Zamora Chinchipe'),
	(11260691, 222, 'SV-AH', 'Ahuachapán'),
	(11263170, 222, 'SV-CA', 'Cabañas'),
	(11263429, 222, 'SV-CH', 'Chalatenango'),
	(11263910, 222, 'SV-CU', 'Cuscatlán'),
	(11275787, 222, 'SV-LI', 'La Libertad'),
	(11277378, 222, 'SV-MO', 'Morazán'),
	(11280967, 222, 'SV-PA', 'La Paz'),
	(11285074, 222, 'SV-SA', 'Santa Ana'),
	(11285518, 222, 'SV-SM', 'San Miguel'),
	(11285592, 222, 'SV-SO', 'Sonsonate'),
	(11285740, 222, 'SV-SS', 'San Salvador'),
	(11285851, 222, 'SV-SV', 'San Vicente'),
	(11288293, 222, 'SV-UN', 'La Unión'),
	(11288478, 222, 'SV-US', 'Usulután'),
	(11463525, 226, 'GQ-AN', 'Annobón'),
	(11464894, 226, 'GQ-BN', 'Bioko Norte'),
	(11465079, 226, 'GQ-BS', 'Bioko Sur'),
	(11465375, 226, 'GQ-C', 'Río Muni'),
	(11466448, 226, 'GQ-CS', 'Centro Sur'),
	(11467484, 226, 'GQ-DJ', 'Djibloho'),
	(11473589, 226, 'GQ-I', 'Insular'),
	(11477215, 226, 'GQ-KN', 'Kié-Ntem'),
	(11478399, 226, 'GQ-LI', 'Litoral'),
	(11493643, 226, 'GQ-WN', 'Wele-Nzas'),
	(11716309, 231, 'ET-AA', 'Addis Ababa'),
	(11716494, 231, 'ET-AF', 'Afar'),
	(11716753, 231, 'ET-AM', 'Amhara'),
	(11717826, 231, 'ET-BE', 'Benishangul-Gumuz'),
	(11720527, 231, 'ET-DD', 'Dire Dawa'),
	(11724523, 231, 'ET-GA', 'Gambela'),
	(11725892, 231, 'ET-HA', 'Harari'),
	(11736104, 231, 'ET-OR', 'Oromia'),
	(11741247, 231, 'ET-SI', 'Sidama'),
	(11741432, 231, 'ET-SN', 'Southern Nations, Nationalities, and Peoples'),
	(11741469, 231, 'ET-SO', 'Somali'),
	(11741765, 231, 'ET-SW', 'Southwest Ethiopia Peoples'),
	(11742616, 231, 'ET-TI', 'Tigray'),
	(11767443, 232, 'ER-AN', 'Anseba'),
	(11771439, 232, 'ER-DK', 'Southern Red Sea'),
	(11771809, 232, 'ER-DU', 'Debub'),
	(11775213, 232, 'ER-GB', 'Gash-Barka'),
	(11783390, 232, 'ER-MA', 'Maekel'),
	(11791974, 232, 'ER-SK', 'Northern Red Sea'),
	(11805036, 233, 'EE-130', 'Alutaguse'),
	(11805074, 233, 'EE-141', 'Anija'),
	(11805075, 233, 'EE-142', 'Antsla'),
	(11805185, 233, 'EE-171', 'Elva'),
	(11805225, 233, 'EE-184', 'Haapsalu'),
	(11805259, 233, 'EE-191', 'Haljala'),
	(11805266, 233, 'EE-198', 'Harku'),
	(11806299, 233, 'EE-205', 'Hiiumaa'),
	(11806335, 233, 'EE-214', 'Häädemeeste'),
	(11806447, 233, 'EE-245', 'Jõelähtme'),
	(11806449, 233, 'EE-247', 'Jõgeva'),
	(11806480, 233, 'EE-251', 'Jõhvi'),
	(11806484, 233, 'EE-255', 'Järva'),
	(11806555, 233, 'EE-272', 'Kadrina'),
	(11806593, 233, 'EE-283', 'Kambja'),
	(11806594, 233, 'EE-284', 'Kanepi'),
	(11806628, 233, 'EE-291', 'Kastre'),
	(11806630, 233, 'EE-293', 'Kehtna'),
	(11806633, 233, 'EE-296', 'Keila'),
	(11807666, 233, 'EE-303', 'Kihnu'),
	(11807668, 233, 'EE-305', 'Kiili'),
	(11807707, 233, 'EE-317', 'Kohila'),
	(11807738, 233, 'EE-321', 'Kohtla-Järve'),
	(11807782, 233, 'EE-338', 'Kose'),
	(11807851, 233, 'EE-353', 'Kuusalu'),
	(11807921, 233, 'EE-37', 'Harju'),
	(11807995, 233, 'EE-39', 'Hiiu'),
	(11809110, 233, 'EE-424', 'Loksa'),
	(11809143, 233, 'EE-430', 'Lääneranna'),
	(11809144, 233, 'EE-431', 'Lääne-Harju'),
	(11809145, 233, 'EE-432', 'Luunja'),
	(11809181, 233, 'EE-441', 'Lääne-Nigula'),
	(11809182, 233, 'EE-442', 'Lüganuse'),
	(11809186, 233, 'EE-446', 'Maardu'),
	(11809216, 233, 'EE-45', 'Ida-Virumaa'),
	(11809299, 233, 'EE-478', 'Muhu'),
	(11809328, 233, 'EE-480', 'Mulgi'),
	(11809334, 233, 'EE-486', 'Mustvee'),
	(11810400, 233, 'EE-50', 'Jõgevamaa'),
	(11810404, 233, 'EE-503', 'Märjamaa'),
	(11810439, 233, 'EE-511', 'Narva'),
	(11810442, 233, 'EE-514', 'Narva-Jõesuu'),
	(11810474, 233, 'EE-52', 'Järvamaa'),
	(11810483, 233, 'EE-528', 'Nõo'),
	(11810593, 233, 'EE-557', 'Otepää'),
	(11810622, 233, 'EE-56', 'Läänemaa'),
	(11810630, 233, 'EE-567', 'Paide'),
	(11810703, 233, 'EE-586', 'Peipsiääre'),
	(11811769, 233, 'EE-60', 'Lääne-Virumaa'),
	(11811812, 233, 'EE-615', 'Põhja-Sakala'),
	(11811815, 233, 'EE-618', 'Põltsamaa'),
	(11811846, 233, 'EE-622', 'Põlva'),
	(11811848, 233, 'EE-624', 'Pärnu'),
	(11811889, 233, 'EE-638', 'Põhja-Pärnumaa'),
	(11811917, 233, 'EE-64', 'Põlvamaa'),
	(11811956, 233, 'EE-651', 'Raasiku'),
	(11811958, 233, 'EE-653', 'Rae'),
	(11811993, 233, 'EE-661', 'Rakvere'),
	(11811995, 233, 'EE-663', 'Rakvere²'),
	(11812000, 233, 'EE-668', 'Rapla'),
	(11812065, 233, 'EE-68', 'Pärnumaa'),
	(11812075, 233, 'EE-689', 'Ruhnu'),
	(11812111, 233, 'EE-698', 'Rõuge'),
	(11813147, 233, 'EE-708', 'Räpina'),
	(11813175, 233, 'EE-71', 'Raplamaa'),
	(11813178, 233, 'EE-712', 'Saarde'),
	(11813180, 233, 'EE-714', 'Saaremaa'),
	(11813185, 233, 'EE-719', 'Saku'),
	(11813219, 233, 'EE-726', 'Saue'),
	(11813252, 233, 'EE-732', 'Setomaa');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(11813255, 233, 'EE-735', 'Sillamäe'),
	(11813286, 233, 'EE-74', 'Saare'),
	(11813439, 233, 'EE-784', 'Tallinn'),
	(11813471, 233, 'EE-79', 'Tartumaa'),
	(11813474, 233, 'EE-792', 'Tapa'),
	(11813475, 233, 'EE-793', 'Tartu'),
	(11813478, 233, 'EE-796', 'Tartu²'),
	(11814511, 233, 'EE-803', 'Toila'),
	(11814517, 233, 'EE-809', 'Tori'),
	(11814544, 233, 'EE-81', 'Valgamaa'),
	(11814586, 233, 'EE-824', 'Tõrva'),
	(11814623, 233, 'EE-834', 'Türi'),
	(11814655, 233, 'EE-84', 'Viljandi'),
	(11814698, 233, 'EE-855', 'Valga'),
	(11814766, 233, 'EE-87', 'Võrumaa'),
	(11814841, 233, 'EE-890', 'Viimsi'),
	(11814848, 233, 'EE-897', 'Viljandi²'),
	(11814850, 233, 'EE-899', 'Viljandi³'),
	(11815878, 233, 'EE-901', 'Vinni'),
	(11815880, 233, 'EE-903', 'Viru-Nigula'),
	(11815884, 233, 'EE-907', 'Vormsi'),
	(11815921, 233, 'EE-917', 'Võru²'),
	(11815923, 233, 'EE-919', 'Võru'),
	(11815959, 233, 'EE-928', 'Väike-Maarja'),
	(12259469, 242, 'FJ-01', 'Ba'),
	(12259506, 242, 'FJ-02', 'Bua'),
	(12259543, 242, 'FJ-03', 'Cakaudrove'),
	(12259580, 242, 'FJ-04', 'Kadavu'),
	(12259617, 242, 'FJ-05', 'Lau'),
	(12259654, 242, 'FJ-06', 'Lomaiviti'),
	(12259691, 242, 'FJ-07', 'Macuata'),
	(12259728, 242, 'FJ-08', 'Nadroga-Navosa'),
	(12259765, 242, 'FJ-09', 'Naitasiri'),
	(12260801, 242, 'FJ-10', 'Namosi'),
	(12260838, 242, 'FJ-11', 'Ra'),
	(12260875, 242, 'FJ-12', 'Rewa'),
	(12260912, 242, 'FJ-13', 'Serua'),
	(12260949, 242, 'FJ-14', 'Tailevu'),
	(12275823, 242, 'FJ-C', 'Central'),
	(12278561, 242, 'FJ-E', 'Eastern'),
	(12290882, 242, 'FJ-N', 'Northern'),
	(12296358, 242, 'FJ-R', 'Rotuma'),
	(12303203, 242, 'FJ-W', 'Western'),
	(12462081, 246, 'FI-01', 'Ahvenanmaan maakunta'),
	(12462118, 246, 'FI-02', 'South Karelia'),
	(12462155, 246, 'FI-03', 'Southern Ostrobothnia'),
	(12462192, 246, 'FI-04', 'Southern Savonia'),
	(12462229, 246, 'FI-05', 'Kainuu'),
	(12462266, 246, 'FI-06', 'Tavastia Proper'),
	(12462303, 246, 'FI-07', 'Central Ostrobothnia'),
	(12462340, 246, 'FI-08', 'Central Finland'),
	(12462377, 246, 'FI-09', 'Kymenlaakso'),
	(12463413, 246, 'FI-10', 'Lapland'),
	(12463450, 246, 'FI-11', 'Pirkanmaa'),
	(12463487, 246, 'FI-12', 'Ostrobothnia'),
	(12463524, 246, 'FI-13', 'North Karelia'),
	(12463561, 246, 'FI-14', 'Northern Ostrobothnia'),
	(12463598, 246, 'FI-15', 'Northern Savonia'),
	(12463635, 246, 'FI-16', 'Päijänne Tavastia'),
	(12463672, 246, 'FI-17', 'Satakunta'),
	(12463709, 246, 'FI-18', 'Uusimaa'),
	(12463746, 246, 'FI-19', 'Southwest Finland'),
	(12664693, 250, 'FR-01', 'Ain'),
	(12664730, 250, 'FR-02', 'Aisne'),
	(12664767, 250, 'FR-03', 'Allier'),
	(12664804, 250, 'FR-04', 'Alpes-de-Haute-Provence'),
	(12664841, 250, 'FR-05', 'Hautes-Alpes'),
	(12664878, 250, 'FR-06', 'Alpes-Maritimes'),
	(12664915, 250, 'FR-07', 'Ardèche'),
	(12664952, 250, 'FR-08', 'Ardennes'),
	(12664989, 250, 'FR-09', 'Ariège'),
	(12666025, 250, 'FR-10', 'Aube'),
	(12666062, 250, 'FR-11', 'Aude'),
	(12666099, 250, 'FR-12', 'Aveyron'),
	(12666136, 250, 'FR-13', 'Bouches-du-Rhône'),
	(12666173, 250, 'FR-14', 'Calvados'),
	(12666210, 250, 'FR-15', 'Cantal'),
	(12666247, 250, 'FR-16', 'Charente'),
	(12666284, 250, 'FR-17', 'Charente-Maritime'),
	(12666321, 250, 'FR-18', 'Cher'),
	(12666358, 250, 'FR-19', 'Corrèze'),
	(12667422, 250, 'FR-20R', 'Corse'),
	(12667431, 250, 'FR-21', 'Côte-d''Or'),
	(12667468, 250, 'FR-22', 'Côtes-d''Armor'),
	(12667505, 250, 'FR-23', 'Creuse'),
	(12667542, 250, 'FR-24', 'Dordogne'),
	(12667579, 250, 'FR-25', 'Doubs'),
	(12667616, 250, 'FR-26', 'Drôme'),
	(12667653, 250, 'FR-27', 'Eure'),
	(12667690, 250, 'FR-28', 'Eure-et-Loir'),
	(12667727, 250, 'FR-29', 'Finistère'),
	(12667764, 250, 'FR-2A', 'Corse-du-Sud'),
	(12667801, 250, 'FR-2B', 'Haute-Corse'),
	(12668763, 250, 'FR-30', 'Gard'),
	(12668800, 250, 'FR-31', 'Haute-Garonne'),
	(12668837, 250, 'FR-32', 'Gers'),
	(12668874, 250, 'FR-33', 'Gironde'),
	(12668911, 250, 'FR-34', 'Hérault'),
	(12668948, 250, 'FR-35', 'Ille-et-Vilaine'),
	(12668985, 250, 'FR-36', 'Indre'),
	(12669022, 250, 'FR-37', 'Indre-et-Loire'),
	(12669059, 250, 'FR-38', 'Isère'),
	(12669096, 250, 'FR-39', 'Jura'),
	(12670132, 250, 'FR-40', 'Landes'),
	(12670169, 250, 'FR-41', 'Loir-et-Cher'),
	(12670206, 250, 'FR-42', 'Loire'),
	(12670243, 250, 'FR-43', 'Haute-Loire'),
	(12670280, 250, 'FR-44', 'Loire-Atlantique'),
	(12670317, 250, 'FR-45', 'Loiret'),
	(12670354, 250, 'FR-46', 'Lot'),
	(12670391, 250, 'FR-47', 'Lot-et-Garonne'),
	(12670428, 250, 'FR-48', 'Lozère'),
	(12670465, 250, 'FR-49', 'Maine-et-Loire'),
	(12671501, 250, 'FR-50', 'Manche'),
	(12671538, 250, 'FR-51', 'Marne'),
	(12671575, 250, 'FR-52', 'Haute-Marne'),
	(12671612, 250, 'FR-53', 'Mayenne'),
	(12671649, 250, 'FR-54', 'Meurthe-et-Moselle'),
	(12671686, 250, 'FR-55', 'Meuse'),
	(12671723, 250, 'FR-56', 'Morbihan'),
	(12671760, 250, 'FR-57', 'Moselle'),
	(12671797, 250, 'FR-58', 'Nièvre'),
	(12671834, 250, 'FR-59', 'Nord'),
	(12672870, 250, 'FR-60', 'Oise'),
	(12672907, 250, 'FR-61', 'Orne'),
	(12672944, 250, 'FR-62', 'Pas-de-Calais'),
	(12672981, 250, 'FR-63', 'Puy-de-Dôme'),
	(12673018, 250, 'FR-64', 'Pyrénées-Atlantiques'),
	(12673055, 250, 'FR-65', 'Hautes-Pyrénées'),
	(12673092, 250, 'FR-66', 'Pyrénées-Orientales'),
	(12673129, 250, 'FR-67', 'Bas-Rhin'),
	(12673166, 250, 'FR-68', 'Haut-Rhin'),
	(12673203, 250, 'FR-69', 'Rhône'),
	(12673226, 250, 'FR-69M', 'Métropole de Lyon'),
	(12673255, 250, 'FR-6AE', 'Alsace'),
	(12674239, 250, 'FR-70', 'Haute-Saône'),
	(12674276, 250, 'FR-71', 'Saône-et-Loire'),
	(12674313, 250, 'FR-72', 'Sarthe'),
	(12674350, 250, 'FR-73', 'Savoie'),
	(12674387, 250, 'FR-74', 'Haute-Savoie'),
	(12674437, 250, 'FR-75C', 'Paris'),
	(12674461, 250, 'FR-76', 'Seine-Maritime'),
	(12674498, 250, 'FR-77', 'Seine-et-Marne'),
	(12674535, 250, 'FR-78', 'Yvelines'),
	(12674572, 250, 'FR-79', 'Deux-Sèvres'),
	(12675608, 250, 'FR-80', 'Somme'),
	(12675645, 250, 'FR-81', 'Tarn'),
	(12675682, 250, 'FR-82', 'Tarn-et-Garonne'),
	(12675719, 250, 'FR-83', 'Var'),
	(12675756, 250, 'FR-84', 'Vaucluse'),
	(12675793, 250, 'FR-85', 'Vendée'),
	(12675830, 250, 'FR-86', 'Vienne'),
	(12675867, 250, 'FR-87', 'Haute-Vienne'),
	(12675904, 250, 'FR-88', 'Vosges'),
	(12675941, 250, 'FR-89', 'Yonne'),
	(12676977, 250, 'FR-90', 'Territoire de Belfort'),
	(12677014, 250, 'FR-91', 'Essonne'),
	(12677051, 250, 'FR-92', 'Hauts-de-Seine'),
	(12677088, 250, 'FR-93', 'Seine-Saint-Denis'),
	(12677125, 250, 'FR-94', 'Val-de-Marne'),
	(12677162, 250, 'FR-95', 'Val-d''Oise'),
	(12677238, 250, 'FR-971', 'Guadeloupe'),
	(12677239, 250, 'FR-972', 'Martinique'),
	(12677240, 250, 'FR-973', 'Guyane'),
	(12677241, 250, 'FR-974', 'La Réunion'),
	(12677243, 250, 'FR-976', 'Mayotte'),
	(12679356, 250, 'FR-ARA', 'Auvergne-Rhône-Alpes'),
	(12680283, 250, 'FR-BFC', 'Bourgogne-Franche-Comté'),
	(12680492, 250, 'FR-BL', 'Saint-Barthélemy'),
	(12680729, 250, 'FR-BRE', 'Bretagne'),
	(12682009, 250, 'FR-CP', 'Clipperton'),
	(12682253, 250, 'FR-CVL', 'Centre-Val de Loire'),
	(12687107, 250, 'FR-GES', 'Grand Est'),
	(12688426, 250, 'FR-HDF', 'Hauts-de-France'),
	(12689795, 250, 'FR-IDF', 'Île-de-France'),
	(12695329, 250, 'FR-MF', 'Saint-Martin'),
	(12696540, 250, 'FR-NAQ', 'Nouvelle-Aquitaine'),
	(12696587, 250, 'FR-NC', 'Nouvelle-Calédonie'),
	(12697059, 250, 'FR-NOR', 'Normandie'),
	(12697969, 250, 'FR-OCC', 'Occitanie'),
	(12699264, 250, 'FR-PAC', 'Provence-Alpes-Côte d''Azur'),
	(12699384, 250, 'FR-PDL', 'Pays de la Loire'),
	(12699436, 250, 'FR-PF', 'Polynésie française'),
	(12699695, 250, 'FR-PM', 'Saint-Pierre-et-Miquelon'),
	(12704912, 250, 'FR-TF', 'Terres australes françaises'),
	(12709019, 250, 'FR-WF', 'Wallis-et-Futuna'),
	(13287181, 262, 'DJ-AR', 'Arta'),
	(13287218, 262, 'DJ-AS', 'Ali Sabieh'),
	(13290955, 262, 'DJ-DI', 'Dikhil'),
	(13290992, 262, 'DJ-DJ', 'Djibouti'),
	(13305755, 262, 'DJ-OB', 'Obock'),
	(13312563, 262, 'DJ-TA', 'Tadjourah'),
	(13476436, 266, 'GA-1', 'Estuaire'),
	(13477805, 266, 'GA-2', 'Haut-Ogooué'),
	(13479174, 266, 'GA-3', 'Moyen-Ogooué'),
	(13480543, 266, 'GA-4', 'Ngounié'),
	(13481912, 266, 'GA-5', 'Nyanga'),
	(13483281, 266, 'GA-6', 'Ogooué-Ivindo'),
	(13484650, 266, 'GA-7', 'Ogooué-Lolo'),
	(13486019, 266, 'GA-8', 'Ogooué-Maritime');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(13487388, 266, 'GA-9', 'Woleu-Ntem'),
	(13590507, 268, 'GE-AB', 'Abkhazia'),
	(13590803, 268, 'GE-AJ', 'Adjara'),
	(13599424, 268, 'GE-GU', 'Guria'),
	(13601866, 268, 'GE-IM', 'Imereti'),
	(13604160, 268, 'GE-KA', 'Kakheti'),
	(13604530, 268, 'GE-KK', 'Kvemo Kartli'),
	(13607342, 268, 'GE-MM', 'Mtskheta-Mtianeti'),
	(13614150, 268, 'GE-RL', 'Racha-Lechkhumi and Kvemo Svaneti'),
	(13615445, 268, 'GE-SJ', 'Samtskhe-Javakheti'),
	(13615482, 268, 'GE-SK', 'Shida Kartli'),
	(13616037, 268, 'GE-SZ', 'Samegrelo-Zemo Svaneti'),
	(13616518, 268, 'GE-TB', 'Tbilisi'),
	(13692738, 270, 'GM-B', 'Banjul'),
	(13706428, 270, 'GM-L', 'Lower River Division'),
	(13707797, 270, 'GM-M', 'Central River Division'),
	(13709166, 270, 'GM-N', 'North Bank Division'),
	(13718749, 270, 'GM-U', 'Upper River Division'),
	(13721487, 270, 'GM-W', 'West Coast Division'),
	(13947131, 275, 'PS-BTH', 'Bethlehem'),
	(13949308, 275, 'PS-DEB', 'Deir al-Balah'),
	(13954191, 275, 'PS-GZA', 'Gaza'),
	(13954685, 275, 'PS-HBN', 'Hebron'),
	(13957533, 275, 'PS-JEM', 'Jerusalem'),
	(13957534, 275, 'PS-JEN', 'Jenin'),
	(13958009, 275, 'PS-JRH', 'Jericho'),
	(13959648, 275, 'PS-KYS', 'Khan Yunis'),
	(13962904, 275, 'PS-NBS', 'Nablus'),
	(13963096, 275, 'PS-NGZ', 'North Gaza'),
	(13967548, 275, 'PS-QQA', 'Qalqilya'),
	(13968369, 275, 'PS-RBH', 'Ramallah and al-Bireh'),
	(13968517, 275, 'PS-RFH', 'Rafah'),
	(13970120, 275, 'PS-SLT', 'Salfit'),
	(13971118, 275, 'PS-TBS', 'Tubas'),
	(13971445, 275, 'PS-TKM', 'Tulkarm'),
	(13997100, 276, 'DE-BB', 'Brandenburg'),
	(13997211, 276, 'DE-BE', 'Berlin'),
	(13997877, 276, 'DE-BW', 'Baden-Württemberg'),
	(13997951, 276, 'DE-BY', 'Bayern'),
	(14005314, 276, 'DE-HB', 'Bremen'),
	(14005425, 276, 'DE-HE', 'Hessen'),
	(14005536, 276, 'DE-HH', 'Hamburg'),
	(14012899, 276, 'DE-MV', 'Mecklenburg-Vorpommern'),
	(14013787, 276, 'DE-NI', 'Niedersachsen'),
	(14014305, 276, 'DE-NW', 'Nordrhein-Westfalen'),
	(14019522, 276, 'DE-RP', 'Rheinland-Pfalz'),
	(14020595, 276, 'DE-SH', 'Schleswig-Holstein'),
	(14020743, 276, 'DE-SL', 'Saarland'),
	(14020817, 276, 'DE-SN', 'Sachsen'),
	(14021039, 276, 'DE-ST', 'Sachsen-Anhalt'),
	(14021964, 276, 'DE-TH', 'Thüringen'),
	(14603530, 288, 'GH-AA', 'Greater Accra'),
	(14603715, 288, 'GH-AF', 'Ahafo'),
	(14603789, 288, 'GH-AH', 'Ashanti'),
	(14604899, 288, 'GH-BA', 'Brong-Ahafo'),
	(14605047, 288, 'GH-BE', 'Bono East'),
	(14605417, 288, 'GH-BO', 'Bono'),
	(14606823, 288, 'GH-CP', 'Central'),
	(14609561, 288, 'GH-EP', 'Eastern'),
	(14621475, 288, 'GH-NE', 'North East'),
	(14621882, 288, 'GH-NP', 'Northern'),
	(14623399, 288, 'GH-OT', 'Oti'),
	(14628949, 288, 'GH-SV', 'Savannah'),
	(14630318, 288, 'GH-TV', 'Volta'),
	(14631058, 288, 'GH-UE', 'Upper East'),
	(14631724, 288, 'GH-UW', 'Upper West'),
	(14634129, 288, 'GH-WN', 'Western North'),
	(14634203, 288, 'GH-WP', 'Western'),
	(15016561, 296, 'KI-G', 'Gilbert Islands'),
	(15023406, 296, 'KI-L', 'Line Islands'),
	(15028882, 296, 'KI-P', 'Phoenix Islands'),
	(15205853, 300, 'GR-69', 'Mount Athos'),
	(15210959, 300, 'GR-A', 'East Macedonia and Thrace'),
	(15212328, 300, 'GR-B', 'Central Macedonia'),
	(15213697, 300, 'GR-C', 'West Macedonia'),
	(15215066, 300, 'GR-D', 'Epirus'),
	(15216435, 300, 'GR-E', 'Thessaly'),
	(15217804, 300, 'GR-F', 'Ionian Islands'),
	(15219173, 300, 'GR-G', 'West Greece'),
	(15220542, 300, 'GR-H', 'Central Greece'),
	(15221911, 300, 'GR-I', 'Attica'),
	(15223280, 300, 'GR-J', 'Peloponnese'),
	(15224649, 300, 'GR-K', 'North Aegean'),
	(15226018, 300, 'GR-L', 'South Aegean'),
	(15227387, 300, 'GR-M', 'Crete'),
	(15414755, 304, 'GL-AV', 'Avannaata Kommunia'),
	(15428408, 304, 'GL-KU', 'Kujalleq'),
	(15436030, 304, 'GL-QE', 'Qeqqata'),
	(15436585, 304, 'GL-QT', 'Kommune Qeqertalik'),
	(15439064, 304, 'GL-SM', 'Sermersooq'),
	(15602567, 308, 'GD-01', 'Saint Andrew'),
	(15602604, 308, 'GD-02', 'Saint David'),
	(15602641, 308, 'GD-03', 'Saint George'),
	(15602678, 308, 'GD-04', 'Saint John'),
	(15602715, 308, 'GD-05', 'Saint Mark'),
	(15602752, 308, 'GD-06', 'Saint Patrick'),
	(15603899, 308, 'GD-10', 'Carriacou and Petite Martinique'),
	(16210403, 320, 'GT-01', 'Guatemala'),
	(16210440, 320, 'GT-02', 'El Progreso'),
	(16210477, 320, 'GT-03', 'Sacatepéquez'),
	(16210514, 320, 'GT-04', 'Chimaltenango'),
	(16210551, 320, 'GT-05', 'Escuintla'),
	(16210588, 320, 'GT-06', 'Santa Rosa'),
	(16210625, 320, 'GT-07', 'Sololá'),
	(16210662, 320, 'GT-08', 'Totonicapán'),
	(16210699, 320, 'GT-09', 'Quetzaltenango'),
	(16211735, 320, 'GT-10', 'Suchitepéquez'),
	(16211772, 320, 'GT-11', 'Retalhuleu'),
	(16211809, 320, 'GT-12', 'San Marcos'),
	(16211846, 320, 'GT-13', 'Huehuetenango'),
	(16211883, 320, 'GT-14', 'Quiché'),
	(16211920, 320, 'GT-15', 'Baja Verapaz'),
	(16211957, 320, 'GT-16', 'Alta Verapaz'),
	(16211994, 320, 'GT-17', 'Petén'),
	(16212031, 320, 'GT-18', 'Izabal'),
	(16212068, 320, 'GT-19', 'Zacapa'),
	(16213104, 320, 'GT-20', 'Chiquimula'),
	(16213141, 320, 'GT-21', 'Jalapa'),
	(16213178, 320, 'GT-22', 'Jutiapa'),
	(16428000, 324, 'GN-B', 'Boké Region'),
	(16428555, 324, 'GN-BE', 'Beyla'),
	(16428592, 324, 'GN-BF', 'Boffa'),
	(16428777, 324, 'GN-BK', 'Boké'),
	(16429369, 324, 'GN-C', 'Conakry'),
	(16430294, 324, 'GN-CO', 'Coyah'),
	(16430738, 324, 'GN-D', 'Kindia Region'),
	(16431182, 324, 'GN-DB', 'Dabola'),
	(16431441, 324, 'GN-DI', 'Dinguiraye'),
	(16431552, 324, 'GN-DL', 'Dalaba'),
	(16431885, 324, 'GN-DU', 'Dubréka'),
	(16433476, 324, 'GN-F', 'Faranah Region'),
	(16433883, 324, 'GN-FA', 'Faranah'),
	(16434401, 324, 'GN-FO', 'Forécariah'),
	(16434512, 324, 'GN-FR', 'Fria'),
	(16435252, 324, 'GN-GA', 'Gaoual'),
	(16435992, 324, 'GN-GU', 'Guéckédou'),
	(16440321, 324, 'GN-K', 'Kankan Region'),
	(16440728, 324, 'GN-KA', 'Kankan'),
	(16440765, 324, 'GN-KB', 'Koubia'),
	(16440839, 324, 'GN-KD', 'Kindia'),
	(16440876, 324, 'GN-KE', 'Kérouané'),
	(16441209, 324, 'GN-KN', 'Koundara'),
	(16441246, 324, 'GN-KO', 'Kouroussa'),
	(16441394, 324, 'GN-KS', 'Kissidougou'),
	(16441690, 324, 'GN-L', 'Labé Region'),
	(16442097, 324, 'GN-LA', 'Labé'),
	(16442245, 324, 'GN-LE', 'Lélouma'),
	(16442615, 324, 'GN-LO', 'Lola'),
	(16443059, 324, 'GN-M', 'Mamou Region'),
	(16443540, 324, 'GN-MC', 'Macenta'),
	(16443577, 324, 'GN-MD', 'Mandiana'),
	(16443873, 324, 'GN-ML', 'Mali'),
	(16443910, 324, 'GN-MM', 'Mamou'),
	(16444428, 324, 'GN-N', 'Nzérékoré Region'),
	(16445760, 324, 'GN-NZ', 'Nzérékoré'),
	(16447869, 324, 'GN-PI', 'Pita'),
	(16451976, 324, 'GN-SI', 'Siguiri'),
	(16453197, 324, 'GN-TE', 'Télimélé'),
	(16453567, 324, 'GN-TO', 'Tougué'),
	(16460412, 324, 'GN-YO', 'Yomou'),
	(16631019, 328, 'GY-BA', 'Barima-Waini'),
	(16633128, 328, 'GY-CU', 'Cuyuni-Mazaruni'),
	(16633905, 328, 'GY-DE', 'Demerara-Mahaica'),
	(16635163, 328, 'GY-EB', 'East Berbice-Corentyne'),
	(16635792, 328, 'GY-ES', 'Essequibo Islands-West Demerara'),
	(16646078, 328, 'GY-MA', 'Mahaica-Berbice'),
	(16650629, 328, 'GY-PM', 'Pomeroon-Supenaam'),
	(16650888, 328, 'GY-PT', 'Potaro-Siparuni'),
	(16657141, 328, 'GY-UD', 'Upper Demerara-Berbice'),
	(16657733, 328, 'GY-UT', 'Upper Takutu-Upper Essequibo'),
	(16832891, 332, 'HT-AR', 'Artibonite'),
	(16835148, 332, 'HT-CE', 'Centre'),
	(16840476, 332, 'HT-GA', 'Grand’Anse'),
	(16850170, 332, 'HT-ND', 'Nord'),
	(16850207, 332, 'HT-NE', 'Nord-Est'),
	(16850355, 332, 'HT-NI', 'Nippes'),
	(16850577, 332, 'HT-NO', 'Nord-Ouest'),
	(16852168, 332, 'HT-OU', 'Ouest'),
	(16857015, 332, 'HT-SD', 'Sud'),
	(16857052, 332, 'HT-SE', 'Sud-Est'),
	(17238189, 340, 'HN-AT', 'Atlántida'),
	(17240483, 340, 'HN-CH', 'Choluteca'),
	(17240631, 340, 'HN-CL', 'Colón'),
	(17240668, 340, 'HN-CM', 'Comayagua'),
	(17240779, 340, 'HN-CP', 'Copán'),
	(17240853, 340, 'HN-CR', 'Cortés'),
	(17243517, 340, 'HN-EP', 'El Paraíso'),
	(17244775, 340, 'HN-FM', 'Francisco Morazán'),
	(17245811, 340, 'HN-GD', 'Gracias a Dios'),
	(17248475, 340, 'HN-IB', 'Bay Islands'),
	(17248919, 340, 'HN-IN', 'Intibucá'),
	(17252693, 340, 'HN-LE', 'Lempira'),
	(17253100, 340, 'HN-LP', 'La Paz'),
	(17256726, 340, 'HN-OC', 'Ocotepeque'),
	(17257059, 340, 'HN-OL', 'Olancho'),
	(17262165, 340, 'HN-SB', 'Santa Bárbara'),
	(17266235, 340, 'HN-VA', 'Valle'),
	(17270860, 340, 'HN-YO', 'Yoro'),
	(17644079, 348, 'HU-BA', 'Baranya'),
	(17644153, 348, 'HU-BC', 'Békéscsaba');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(17644227, 348, 'HU-BE', 'Békés'),
	(17644449, 348, 'HU-BK', 'Bács-Kiskun'),
	(17644819, 348, 'HU-BU', 'Budapest'),
	(17645004, 348, 'HU-BZ', 'Borsod-Abaúj-Zemplén'),
	(17646114, 348, 'HU-CS', 'Csongrád'),
	(17646965, 348, 'HU-DE', 'Debrecen'),
	(17647557, 348, 'HU-DU', 'Dunaújváros'),
	(17648408, 348, 'HU-EG', 'Eger'),
	(17648815, 348, 'HU-ER', 'Érd'),
	(17649703, 348, 'HU-FE', 'Fejér'),
	(17651590, 348, 'HU-GS', 'Győr-Moson-Sopron'),
	(17651812, 348, 'HU-GY', 'Győr'),
	(17652330, 348, 'HU-HB', 'Hajdú-Bihar'),
	(17652441, 348, 'HU-HE', 'Heves'),
	(17653070, 348, 'HU-HV', 'Hódmezővásárhely'),
	(17655512, 348, 'HU-JN', 'Jász-Nagykun-Szolnok'),
	(17656548, 348, 'HU-KE', 'Komárom-Esztergom'),
	(17656844, 348, 'HU-KM', 'Kecskemét'),
	(17657177, 348, 'HU-KV', 'Kaposvár'),
	(17659434, 348, 'HU-MI', 'Miskolc'),
	(17660877, 348, 'HU-NK', 'Nagykanizsa'),
	(17661025, 348, 'HU-NO', 'Nógrád'),
	(17661395, 348, 'HU-NY', 'Nyíregyháza'),
	(17663393, 348, 'HU-PE', 'Pest'),
	(17663911, 348, 'HU-PS', 'Pécs'),
	(17667463, 348, 'HU-SD', 'Szeged'),
	(17667537, 348, 'HU-SF', 'Székesfehérvár'),
	(17667611, 348, 'HU-SH', 'Szombathely'),
	(17667722, 348, 'HU-SK', 'Szolnok'),
	(17667833, 348, 'HU-SN', 'Sopron'),
	(17667870, 348, 'HU-SO', 'Somogy'),
	(17668018, 348, 'HU-SS', 'Szekszárd'),
	(17668055, 348, 'HU-ST', 'Salgótarján'),
	(17668277, 348, 'HU-SZ', 'Szabolcs-Szatmár-Bereg'),
	(17668758, 348, 'HU-TB', 'Tatabánya'),
	(17669239, 348, 'HU-TO', 'Tolna'),
	(17671459, 348, 'HU-VA', 'Vas'),
	(17671607, 348, 'HU-VE', 'Veszprém County'),
	(17671903, 348, 'HU-VM', 'Veszprém'),
	(17676935, 348, 'HU-ZA', 'Zala'),
	(17677083, 348, 'HU-ZE', 'Zalaegerszeg'),
	(17832594, 352, 'IS-1', 'Capital'),
	(17833963, 352, 'IS-2', 'Southern Peninsula'),
	(17835332, 352, 'IS-3', 'Western'),
	(17836701, 352, 'IS-4', 'Westfjords'),
	(17838070, 352, 'IS-5', 'Northwestern'),
	(17839439, 352, 'IS-6', 'Northeastern'),
	(17840808, 352, 'IS-7', 'Eastern'),
	(17842177, 352, 'IS-8', 'Southern'),
	(17845716, 352, 'IS-AKN', 'Akraneskaupstaður'),
	(17845723, 352, 'IS-AKU', 'Akureyrarbær'),
	(17845975, 352, 'IS-ARN', 'Árneshreppur'),
	(17845999, 352, 'IS-ASA', 'Ásahreppur'),
	(17847109, 352, 'IS-BLA', 'Bláskógabyggð'),
	(17847226, 352, 'IS-BOG', 'Borgarbyggð'),
	(17847231, 352, 'IS-BOL', 'Bolungarvíkurkaupstaður'),
	(17849441, 352, 'IS-DAB', 'Dalabyggð'),
	(17849461, 352, 'IS-DAV', 'Dalvíkurbyggð'),
	(17851339, 352, 'IS-EOM', 'Eyja- og Miklaholtshreppur'),
	(17851702, 352, 'IS-EYF', 'Eyjafjarðarsveit'),
	(17852514, 352, 'IS-FJD', 'Fjarðabyggð'),
	(17852522, 352, 'IS-FJL', 'Fjallabyggð'),
	(17852585, 352, 'IS-FLA', 'Flóahreppur'),
	(17852602, 352, 'IS-FLR', 'Fljótsdalshreppur'),
	(17853564, 352, 'IS-GAR', 'Garðabær'),
	(17854071, 352, 'IS-GOG', 'Grímsnes- og Grafningshreppur'),
	(17854189, 352, 'IS-GRN', 'Grindavíkurbær'),
	(17854196, 352, 'IS-GRU', 'Grundarfjarðarbær'),
	(17854200, 352, 'IS-GRY', 'Grýtubakkahreppur'),
	(17854921, 352, 'IS-HAF', 'Hafnarfjarðarkaupstaður'),
	(17855551, 352, 'IS-HRG', 'Hörgársveit'),
	(17855565, 352, 'IS-HRU', 'Hrunamannahreppur'),
	(17855662, 352, 'IS-HUG', 'Húnabyggð'),
	(17855677, 352, 'IS-HUV', 'Húnaþing vestra'),
	(17855693, 352, 'IS-HVA', 'Hvalfjarðarsveit'),
	(17855697, 352, 'IS-HVE', 'Hveragerðisbær'),
	(17856951, 352, 'IS-ISA', 'Ísafjarðarbær'),
	(17859034, 352, 'IS-KAL', 'Kaldrananeshreppur'),
	(17859370, 352, 'IS-KJO', 'Kjósarhreppur'),
	(17859556, 352, 'IS-KOP', 'Kópavogsbær'),
	(17860405, 352, 'IS-LAN', 'Langanesbyggð'),
	(17862297, 352, 'IS-MOS', 'Mosfellsbær'),
	(17862512, 352, 'IS-MUL', 'Múlaþing'),
	(17862666, 352, 'IS-MYR', 'Mýrdalshreppur'),
	(17863665, 352, 'IS-NOR', 'Norðurþing'),
	(17868832, 352, 'IS-RGE', 'Rangárþing eystra'),
	(17868852, 352, 'IS-RGY', 'Rangárþing ytra'),
	(17868872, 352, 'IS-RHH', 'Reykhólahreppur'),
	(17868989, 352, 'IS-RKN', 'Reykjanesbær'),
	(17868997, 352, 'IS-RKV', 'Reykjavíkurborg'),
	(17870031, 352, 'IS-SBT', 'Svalbarðsstrandarhreppur'),
	(17870099, 352, 'IS-SDN', 'Suðurnesjabær'),
	(17870107, 352, 'IS-SDV', 'Súðavíkurhreppur'),
	(17870134, 352, 'IS-SEL', 'Seltjarnarnesbær'),
	(17870160, 352, 'IS-SFA', 'Sveitarfélagið Árborg'),
	(17870239, 352, 'IS-SHF', 'Sveitarfélagið Hornafjörður'),
	(17870350, 352, 'IS-SKF', 'Skaftárhreppur'),
	(17870351, 352, 'IS-SKG', 'Skagabyggð'),
	(17870359, 352, 'IS-SKO', 'Skorradalshreppur'),
	(17870362, 352, 'IS-SKR', 'Skagafjörður'),
	(17870461, 352, 'IS-SNF', 'Snæfellsbær'),
	(17870499, 352, 'IS-SOG', 'Skeiða- og Gnúpverjahreppur'),
	(17870504, 352, 'IS-SOL', 'Sveitarfélagið Ölfus'),
	(17870659, 352, 'IS-SSS', 'Sveitarfélagið Skagaströnd'),
	(17870695, 352, 'IS-STR', 'Strandabyggð'),
	(17870702, 352, 'IS-STY', 'Stykkishólmsbær'),
	(17870758, 352, 'IS-SVG', 'Sveitarfélagið Vogar'),
	(17871355, 352, 'IS-TAL', 'Tálknafjarðarhreppur'),
	(17871609, 352, 'IS-THG', 'Þingeyjarsveit'),
	(17871691, 352, 'IS-TJO', 'Tjörneshreppur'),
	(17874242, 352, 'IS-VEM', 'Vestmannaeyjabær'),
	(17874247, 352, 'IS-VER', 'Vesturbyggð'),
	(17874615, 352, 'IS-VOP', 'Vopnafjarðarhreppur'),
	(18048415, 356, 'IN-AN', 'Andaman and Nicobar Islands'),
	(18048489, 356, 'IN-AP', 'Andhra Pradesh'),
	(18048563, 356, 'IN-AR', 'Arunachal Pradesh'),
	(18048600, 356, 'IN-AS', 'Assam'),
	(18049932, 356, 'IN-BR', 'Bihar'),
	(18050894, 356, 'IN-CG', 'Chhattisgarh'),
	(18050931, 356, 'IN-CH', 'Chandigarh'),
	(18052300, 356, 'IN-DH', 'Dadra and Nagar Haveli and Daman and Diu'),
	(18052448, 356, 'IN-DL', 'Delhi'),
	(18056148, 356, 'IN-GA', 'Goa'),
	(18056481, 356, 'IN-GJ', 'Gujarat'),
	(18058072, 356, 'IN-HP', 'Himachal Pradesh'),
	(18058146, 356, 'IN-HR', 'Haryana'),
	(18060514, 356, 'IN-JH', 'Jharkhand'),
	(18060625, 356, 'IN-JK', 'Jammu and Kashmir'),
	(18061624, 356, 'IN-KA', 'Karnataka'),
	(18062031, 356, 'IN-KL', 'Kerala'),
	(18062993, 356, 'IN-LA', 'Ladakh'),
	(18063104, 356, 'IN-LD', 'Lakshadweep'),
	(18064621, 356, 'IN-MH', 'Maharashtra'),
	(18064769, 356, 'IN-ML', 'Meghalaya'),
	(18064843, 356, 'IN-MN', 'Manipur'),
	(18064917, 356, 'IN-MP', 'Madhya Pradesh'),
	(18065287, 356, 'IN-MZ', 'Mizoram'),
	(18066138, 356, 'IN-NL', 'Nagaland'),
	(18067211, 356, 'IN-OD', 'Odisha'),
	(18068506, 356, 'IN-PB', 'Punjab'),
	(18069357, 356, 'IN-PY', 'Puducherry'),
	(18071540, 356, 'IN-RJ', 'Rajasthan'),
	(18072946, 356, 'IN-SK', 'Sikkim'),
	(18074426, 356, 'IN-TN', 'Tamil Nadu'),
	(18074574, 356, 'IN-TR', 'Tripura'),
	(18074611, 356, 'IN-TS', 'Telangana'),
	(18075684, 356, 'IN-UK', 'Uttarakhand'),
	(18075869, 356, 'IN-UP', 'Uttar Pradesh'),
	(18078089, 356, 'IN-WB', 'West Bengal'),
	(18250620, 360, 'ID-AC', 'Aceh'),
	(18251915, 360, 'ID-BA', 'Bali'),
	(18251952, 360, 'ID-BB', 'Bangka–Belitung Islands'),
	(18252063, 360, 'ID-BE', 'Bengkulu'),
	(18252618, 360, 'ID-BT', 'Banten'),
	(18259278, 360, 'ID-GO', 'Gorontalo'),
	(18262867, 360, 'ID-JA', 'Jambi'),
	(18262904, 360, 'ID-JB', 'West Java'),
	(18263163, 360, 'ID-JI', 'East Java'),
	(18263237, 360, 'ID-JK', 'Jakarta'),
	(18263570, 360, 'ID-JT', 'Central Java'),
	(18263681, 360, 'ID-JW', 'Java'),
	(18264236, 360, 'ID-KA', 'Kalimantan'),
	(18264273, 360, 'ID-KB', 'West Kalimantan'),
	(18264532, 360, 'ID-KI', 'East Kalimantan'),
	(18264865, 360, 'ID-KR', 'Riau Islands'),
	(18264902, 360, 'ID-KS', 'South Kalimantan'),
	(18264939, 360, 'ID-KT', 'Central Kalimantan'),
	(18264976, 360, 'ID-KU', 'North Kalimantan'),
	(18265605, 360, 'ID-LA', 'Lampung'),
	(18266974, 360, 'ID-MA', 'Maluku'),
	(18267381, 360, 'ID-ML', 'Maluku Islands'),
	(18267714, 360, 'ID-MU', 'North Maluku'),
	(18268380, 360, 'ID-NB', 'West Nusa Tenggara'),
	(18269046, 360, 'ID-NT', 'East Nusa Tenggara'),
	(18269083, 360, 'ID-NU', 'Lesser Sunda Islands'),
	(18271081, 360, 'ID-PA', 'Papua'),
	(18271118, 360, 'ID-PB', 'West Papua'),
	(18271192, 360, 'ID-PD', 'Papua Barat Daya'),
	(18271229, 360, 'ID-PE', 'Papua Pengunungan'),
	(18271636, 360, 'ID-PP', 'Papua Islands'),
	(18271747, 360, 'ID-PS', 'Papua Selatan'),
	(18271784, 360, 'ID-PT', 'Papua Tengah'),
	(18274115, 360, 'ID-RI', 'Riau'),
	(18275188, 360, 'ID-SA', 'North Sulawesi'),
	(18275225, 360, 'ID-SB', 'West Sumatra'),
	(18275410, 360, 'ID-SG', 'Southeast Sulawesi'),
	(18275595, 360, 'ID-SL', 'Sulawesi'),
	(18275632, 360, 'ID-SM', 'Sumatra'),
	(18275669, 360, 'ID-SN', 'South Sulawesi'),
	(18275817, 360, 'ID-SR', 'West Sulawesi'),
	(18275854, 360, 'ID-SS', 'South Sumatra'),
	(18275891, 360, 'ID-ST', 'Central Sulawesi'),
	(18275928, 360, 'ID-SU', 'North Sumatra'),
	(18283920, 360, 'ID-YO', 'Yogyakarta'),
	(18439098, 364, 'IR-00', 'Markazī'),
	(18439135, 364, 'IR-01', 'East Azerbaijan'),
	(18439172, 364, 'IR-02', 'West Azarbaijan'),
	(18439209, 364, 'IR-03', 'Ardabil'),
	(18439246, 364, 'IR-04', 'Isfahan'),
	(18439283, 364, 'IR-05', 'Ilam');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(18439320, 364, 'IR-06', 'Bushehr'),
	(18439357, 364, 'IR-07', 'Tehran'),
	(18439394, 364, 'IR-08', 'Chaharmahal and Bakhtiari'),
	(18439431, 364, 'IR-09', 'Khorāsān-e Raẕavī'),
	(18440467, 364, 'IR-10', 'Khuzestan'),
	(18440504, 364, 'IR-11', 'Zanjan'),
	(18440541, 364, 'IR-12', 'Semnan'),
	(18440578, 364, 'IR-13', 'Sistan and Baluchestan'),
	(18440615, 364, 'IR-14', 'Fars'),
	(18440652, 364, 'IR-15', 'Kerman'),
	(18440689, 364, 'IR-16', 'Kurdistan'),
	(18440726, 364, 'IR-17', 'Kermanshah'),
	(18440763, 364, 'IR-18', 'Kohgiluyeh and Boyer-Ahmad'),
	(18440800, 364, 'IR-19', 'Gilan'),
	(18441836, 364, 'IR-20', 'Lorestan'),
	(18441873, 364, 'IR-21', 'Mazandaran'),
	(18441910, 364, 'IR-22', 'Markazi'),
	(18441947, 364, 'IR-23', 'Hormozgan'),
	(18441984, 364, 'IR-24', 'Hamadan'),
	(18442021, 364, 'IR-25', 'Yazd'),
	(18442058, 364, 'IR-26', 'Qom'),
	(18442095, 364, 'IR-27', 'Golestan'),
	(18442132, 364, 'IR-28', 'Qazvin'),
	(18442169, 364, 'IR-29', 'South Khorasan'),
	(18443205, 364, 'IR-30', 'Razavi Khorasan'),
	(18656251, 368, 'IQ-AN', 'Al Anbar'),
	(18656399, 368, 'IQ-AR', 'Erbil'),
	(18657139, 368, 'IQ-BA', 'Basra'),
	(18657176, 368, 'IQ-BB', 'Babylon'),
	(18657361, 368, 'IQ-BG', 'Baghdad'),
	(18659877, 368, 'IQ-DA', 'Dohuk'),
	(18660173, 368, 'IQ-DI', 'Diyala'),
	(18660469, 368, 'IQ-DQ', 'Dhi Qar'),
	(18669460, 368, 'IQ-KA', 'Karbala'),
	(18669756, 368, 'IQ-KI', 'Kirkuk'),
	(18670089, 368, 'IQ-KR', 'Kurdistan'),
	(18672198, 368, 'IQ-MA', 'Maysan'),
	(18672938, 368, 'IQ-MU', 'Al Muthanna'),
	(18673567, 368, 'IQ-NA', 'Najaf'),
	(18673863, 368, 'IQ-NI', 'Nineveh'),
	(18677674, 368, 'IQ-QA', 'Al-Qādisiyyah'),
	(18680523, 368, 'IQ-SD', 'Saladin'),
	(18681152, 368, 'IQ-SU', 'Sulaymaniyah'),
	(18685888, 368, 'IQ-WA', 'Wasit'),
	(18860713, 372, 'IE-C', 'Connacht'),
	(18861268, 372, 'IE-CE', 'Clare'),
	(18861601, 372, 'IE-CN', 'Cavan'),
	(18861638, 372, 'IE-CO', 'Cork'),
	(18861934, 372, 'IE-CW', 'Carlow'),
	(18862082, 372, 'IE-D', 'Dublin'),
	(18862896, 372, 'IE-DL', 'Donegal'),
	(18866189, 372, 'IE-G', 'Galway'),
	(18872220, 372, 'IE-KE', 'Kildare'),
	(18872442, 372, 'IE-KK', 'Kilkenny'),
	(18872960, 372, 'IE-KY', 'Kerry'),
	(18873034, 372, 'IE-L', 'Leinster'),
	(18873552, 372, 'IE-LD', 'Longford'),
	(18873700, 372, 'IE-LH', 'Louth'),
	(18873811, 372, 'IE-LK', 'Limerick'),
	(18873885, 372, 'IE-LM', 'Leitrim'),
	(18874107, 372, 'IE-LS', 'Laois'),
	(18874403, 372, 'IE-M', 'Munster'),
	(18875069, 372, 'IE-MH', 'Meath'),
	(18875291, 372, 'IE-MN', 'Monaghan'),
	(18875328, 372, 'IE-MO', 'Mayo'),
	(18878436, 372, 'IE-OY', 'Offaly'),
	(18882136, 372, 'IE-RN', 'Roscommon'),
	(18883542, 372, 'IE-SO', 'Sligo'),
	(18884393, 372, 'IE-TA', 'Tipperary'),
	(18885355, 372, 'IE-U', 'Ulster'),
	(18888611, 372, 'IE-WD', 'Waterford'),
	(18888759, 372, 'IE-WH', 'Westmeath'),
	(18889314, 372, 'IE-WW', 'Wicklow'),
	(18889351, 372, 'IE-WX', 'Wexford'),
	(19064694, 376, 'IL-D', 'Southern District'),
	(19070577, 376, 'IL-HA', 'Haifa District'),
	(19073759, 376, 'IL-JM', 'Jerusalem'),
	(19077015, 376, 'IL-M', 'Central District'),
	(19087005, 376, 'IL-TA', 'Tel Aviv District'),
	(19094812, 376, 'IL-Z', 'Northern District'),
	(19252321, 380, 'IT-21', 'Piemonte'),
	(19252395, 380, 'IT-23', 'Valle d''Aosta'),
	(19252469, 380, 'IT-25', 'Lombardia'),
	(19253727, 380, 'IT-32', 'Trentino-Alto Adige'),
	(19253801, 380, 'IT-34', 'Veneto'),
	(19253875, 380, 'IT-36', 'Friuli Venezia Giulia'),
	(19255096, 380, 'IT-42', 'Liguria'),
	(19255207, 380, 'IT-45', 'Emilia-Romagna'),
	(19256465, 380, 'IT-52', 'Toscana'),
	(19256576, 380, 'IT-55', 'Umbria'),
	(19256650, 380, 'IT-57', 'Marche'),
	(19257834, 380, 'IT-62', 'Lazio'),
	(19257945, 380, 'IT-65', 'Abruzzo'),
	(19258019, 380, 'IT-67', 'Molise'),
	(19259203, 380, 'IT-72', 'Campania'),
	(19259314, 380, 'IT-75', 'Puglia'),
	(19259388, 380, 'IT-77', 'Basilicata'),
	(19259425, 380, 'IT-78', 'Calabria'),
	(19260572, 380, 'IT-82', 'Sicilia'),
	(19260794, 380, 'IT-88', 'Sardegna'),
	(19263828, 380, 'IT-AG', 'Agrigento'),
	(19264013, 380, 'IT-AL', 'Alessandria'),
	(19264087, 380, 'IT-AN', 'Ancona'),
	(19264161, 380, 'IT-AP', 'Ascoli Piceno'),
	(19264198, 380, 'IT-AQ', 'L''Aquila'),
	(19264235, 380, 'IT-AR', 'Arezzo'),
	(19264309, 380, 'IT-AT', 'Asti'),
	(19264383, 380, 'IT-AV', 'Avellino'),
	(19264975, 380, 'IT-BA', 'Bari'),
	(19265197, 380, 'IT-BG', 'Bergamo'),
	(19265271, 380, 'IT-BI', 'Biella'),
	(19265382, 380, 'IT-BL', 'Belluno'),
	(19265456, 380, 'IT-BN', 'Benevento'),
	(19265493, 380, 'IT-BO', 'Bologna'),
	(19265604, 380, 'IT-BR', 'Brindisi'),
	(19265641, 380, 'IT-BS', 'Brescia'),
	(19265678, 380, 'IT-BT', 'Barletta-Andria-Trani'),
	(19265900, 380, 'IT-BZ', 'Bolzano'),
	(19266344, 380, 'IT-CA', 'Cagliari'),
	(19266381, 380, 'IT-CB', 'Campobasso'),
	(19266492, 380, 'IT-CE', 'Caserta'),
	(19266603, 380, 'IT-CH', 'Chieti'),
	(19266751, 380, 'IT-CL', 'Caltanissetta'),
	(19266825, 380, 'IT-CN', 'Cuneo'),
	(19266862, 380, 'IT-CO', 'Como'),
	(19266973, 380, 'IT-CR', 'Cremona'),
	(19267010, 380, 'IT-CS', 'Cosenza'),
	(19267047, 380, 'IT-CT', 'Catania'),
	(19267269, 380, 'IT-CZ', 'Catanzaro'),
	(19269563, 380, 'IT-EN', 'Enna'),
	(19270525, 380, 'IT-FC', 'Forlì-Cesena'),
	(19270599, 380, 'IT-FE', 'Ferrara'),
	(19270673, 380, 'IT-FG', 'Foggia'),
	(19270747, 380, 'IT-FI', 'Firenze'),
	(19270895, 380, 'IT-FM', 'Fermo'),
	(19271080, 380, 'IT-FR', 'Frosinone'),
	(19271968, 380, 'IT-GE', 'Genova'),
	(19272338, 380, 'IT-GO', 'Gorizia'),
	(19272449, 380, 'IT-GR', 'Grosseto'),
	(19275002, 380, 'IT-IM', 'Imperia'),
	(19275224, 380, 'IT-IS', 'Isernia'),
	(19277925, 380, 'IT-KR', 'Crotone'),
	(19278739, 380, 'IT-LC', 'Lecco'),
	(19278813, 380, 'IT-LE', 'Lecce'),
	(19278961, 380, 'IT-LI', 'Livorno'),
	(19279183, 380, 'IT-LO', 'Lodi'),
	(19279368, 380, 'IT-LT', 'Latina'),
	(19279405, 380, 'IT-LU', 'Lucca'),
	(19280071, 380, 'IT-MB', 'Monza e Brianza'),
	(19280108, 380, 'IT-MC', 'Macerata'),
	(19280182, 380, 'IT-ME', 'Messina'),
	(19280330, 380, 'IT-MI', 'Milano'),
	(19280515, 380, 'IT-MN', 'Mantova'),
	(19280552, 380, 'IT-MO', 'Modena'),
	(19280700, 380, 'IT-MS', 'Massa-Carrara'),
	(19280737, 380, 'IT-MT', 'Matera'),
	(19281403, 380, 'IT-NA', 'Napoli'),
	(19281921, 380, 'IT-NO', 'Novara'),
	(19282143, 380, 'IT-NU', 'Nuoro'),
	(19283401, 380, 'IT-OR', 'Oristano'),
	(19284141, 380, 'IT-PA', 'Palermo'),
	(19284215, 380, 'IT-PC', 'Piacenza'),
	(19284252, 380, 'IT-PD', 'Padova'),
	(19284289, 380, 'IT-PE', 'Pescara'),
	(19284363, 380, 'IT-PG', 'Perugia'),
	(19284437, 380, 'IT-PI', 'Pisa'),
	(19284622, 380, 'IT-PN', 'Pordenone'),
	(19284659, 380, 'IT-PO', 'Prato'),
	(19284770, 380, 'IT-PR', 'Parma'),
	(19284844, 380, 'IT-PT', 'Pistoia'),
	(19284881, 380, 'IT-PU', 'Pesaro e Urbino'),
	(19284918, 380, 'IT-PV', 'Pavia'),
	(19285066, 380, 'IT-PZ', 'Potenza'),
	(19286879, 380, 'IT-RA', 'Ravenna'),
	(19286953, 380, 'IT-RC', 'Reggio Calabria'),
	(19287027, 380, 'IT-RE', 'Reggio Emilia'),
	(19287101, 380, 'IT-RG', 'Ragusa'),
	(19287175, 380, 'IT-RI', 'Rieti'),
	(19287323, 380, 'IT-RM', 'Roma'),
	(19287360, 380, 'IT-RN', 'Rimini'),
	(19287397, 380, 'IT-RO', 'Rovigo'),
	(19288248, 380, 'IT-SA', 'Salerno'),
	(19288544, 380, 'IT-SI', 'Siena'),
	(19288766, 380, 'IT-SO', 'Sondrio'),
	(19288803, 380, 'IT-SP', 'La Spezia'),
	(19288877, 380, 'IT-SR', 'Siracusa'),
	(19288914, 380, 'IT-SS', 'Sassari'),
	(19288988, 380, 'IT-SU', 'Sud Sardegna'),
	(19289025, 380, 'IT-SV', 'Savona'),
	(19289617, 380, 'IT-TA', 'Taranto'),
	(19289765, 380, 'IT-TE', 'Teramo'),
	(19290098, 380, 'IT-TN', 'Trento'),
	(19290135, 380, 'IT-TO', 'Torino'),
	(19290172, 380, 'IT-TP', 'Trapani'),
	(19290246, 380, 'IT-TR', 'Terni'),
	(19290283, 380, 'IT-TS', 'Trieste'),
	(19290394, 380, 'IT-TV', 'Treviso'),
	(19291097, 380, 'IT-UD', 'Udine'),
	(19292355, 380, 'IT-VA', 'Varese'),
	(19292392, 380, 'IT-VB', 'Verbano-Cusio-Ossola');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(19292429, 380, 'IT-VC', 'Vercelli'),
	(19292503, 380, 'IT-VE', 'Venezia'),
	(19292651, 380, 'IT-VI', 'Vicenza'),
	(19292984, 380, 'IT-VR', 'Verona'),
	(19293058, 380, 'IT-VT', 'Viterbo'),
	(19293132, 380, 'IT-VV', 'Vibo Valentia'),
	(19466255, 384, 'CI-AB', 'Abidjan'),
	(19468253, 384, 'CI-BS', 'Bas-Sassandra²'),
	(19469400, 384, 'CI-CM', 'Comoé'),
	(19470806, 384, 'CI-DN', 'Denguélé²'),
	(19474543, 384, 'CI-GD', 'Gôh-Djiboua'),
	(19481351, 384, 'CI-LC', 'Lacs²'),
	(19481499, 384, 'CI-LG', 'Lagunes²'),
	(19482868, 384, 'CI-MG', 'Montagnes'),
	(19491304, 384, 'CI-SM', 'Sassandra-Marahoué'),
	(19491637, 384, 'CI-SV', 'Savanes'),
	(19495004, 384, 'CI-VB', 'Vallée du Bandama²'),
	(19496965, 384, 'CI-WR', 'Woroba'),
	(19499518, 384, 'CI-YM', 'Yamoussoukro'),
	(19501368, 384, 'CI-ZZ', 'Zanzan²'),
	(19654807, 388, 'JM-01', 'Kingston'),
	(19654844, 388, 'JM-02', 'Saint Andrew'),
	(19654881, 388, 'JM-03', 'Saint Thomas'),
	(19654918, 388, 'JM-04', 'Portland'),
	(19654955, 388, 'JM-05', 'Saint Mary'),
	(19654992, 388, 'JM-06', 'Saint Ann'),
	(19655029, 388, 'JM-07', 'Trelawny'),
	(19655066, 388, 'JM-08', 'Saint James'),
	(19655103, 388, 'JM-09', 'Hanover'),
	(19656139, 388, 'JM-10', 'Westmoreland'),
	(19656176, 388, 'JM-11', 'Saint Elizabeth'),
	(19656213, 388, 'JM-12', 'Manchester'),
	(19656250, 388, 'JM-13', 'Clarendon'),
	(19656287, 388, 'JM-14', 'Saint Catherine'),
	(19857419, 392, 'JP-01', '北海道'),
	(19857456, 392, 'JP-02', '青森県'),
	(19857493, 392, 'JP-03', '岩手県'),
	(19857530, 392, 'JP-04', '宮城県'),
	(19857567, 392, 'JP-05', '秋田県'),
	(19857604, 392, 'JP-06', '山形県'),
	(19857641, 392, 'JP-07', '福島県'),
	(19857678, 392, 'JP-08', '茨城県'),
	(19857715, 392, 'JP-09', '栃木県'),
	(19858751, 392, 'JP-10', '群馬県'),
	(19858788, 392, 'JP-11', '埼玉県'),
	(19858825, 392, 'JP-12', '千葉県'),
	(19858862, 392, 'JP-13', '東京都'),
	(19858899, 392, 'JP-14', '神奈川県'),
	(19858936, 392, 'JP-15', '新潟県'),
	(19858973, 392, 'JP-16', '富山県'),
	(19859010, 392, 'JP-17', '石川県'),
	(19859047, 392, 'JP-18', '福井県'),
	(19859084, 392, 'JP-19', '山梨県'),
	(19860120, 392, 'JP-20', '長野県'),
	(19860157, 392, 'JP-21', '岐阜県'),
	(19860194, 392, 'JP-22', '静岡県'),
	(19860231, 392, 'JP-23', '愛知県'),
	(19860268, 392, 'JP-24', '三重県'),
	(19860305, 392, 'JP-25', '滋賀県'),
	(19860342, 392, 'JP-26', '京都府'),
	(19860379, 392, 'JP-27', '大阪府'),
	(19860416, 392, 'JP-28', '兵庫県'),
	(19860453, 392, 'JP-29', '奈良県'),
	(19861489, 392, 'JP-30', '和歌山県'),
	(19861526, 392, 'JP-31', '鳥取県'),
	(19861563, 392, 'JP-32', '島根県'),
	(19861600, 392, 'JP-33', '岡山県'),
	(19861637, 392, 'JP-34', '広島県'),
	(19861674, 392, 'JP-35', '山口県'),
	(19861711, 392, 'JP-36', '徳島県'),
	(19861748, 392, 'JP-37', '香川県'),
	(19861785, 392, 'JP-38', '愛媛県'),
	(19861822, 392, 'JP-39', '高知県'),
	(19862858, 392, 'JP-40', '福岡県'),
	(19862895, 392, 'JP-41', '佐賀県'),
	(19862932, 392, 'JP-42', '長崎県'),
	(19862969, 392, 'JP-43', '熊本県'),
	(19863006, 392, 'JP-44', '大分県'),
	(19863043, 392, 'JP-45', '宮崎県'),
	(19863080, 392, 'JP-46', '鹿児島県'),
	(19863117, 392, 'JP-47', '沖縄県'),
	(20162669, 398, 'KZ-10', 'Abay oblysy'),
	(20162706, 398, 'KZ-11', 'Aqmola oblysy'),
	(20162854, 398, 'KZ-15', 'Aqtöbe oblysy'),
	(20163002, 398, 'KZ-19', 'Almaty oblysy'),
	(20164149, 398, 'KZ-23', 'Atyraū oblysy'),
	(20164297, 398, 'KZ-27', 'Batys Qazaqstan oblysy'),
	(20165444, 398, 'KZ-31', 'Zhambyl oblysy'),
	(20165518, 398, 'KZ-33', 'Zhetisū oblysy'),
	(20165592, 398, 'KZ-35', 'Qaraghandy oblysy'),
	(20165740, 398, 'KZ-39', 'Qostanay oblysy'),
	(20166887, 398, 'KZ-43', 'Qyzylorda oblysy'),
	(20167035, 398, 'KZ-47', 'Mangghystaū oblysy'),
	(20168330, 398, 'KZ-55', 'Pavlodar oblysy'),
	(20168478, 398, 'KZ-59', 'Soltüstik Qazaqstan oblysy'),
	(20169551, 398, 'KZ-61', 'Türkistan oblysy'),
	(20169588, 398, 'KZ-62', 'Ulytaū oblysy'),
	(20169625, 398, 'KZ-63', 'Shyghys Qazaqstan oblysy'),
	(20170920, 398, 'KZ-71', 'Astana'),
	(20171068, 398, 'KZ-75', 'Almaty'),
	(20171216, 398, 'KZ-79', 'Shymkent'),
	(20276999, 400, 'JO-AJ', 'عجلون'),
	(20277110, 400, 'JO-AM', 'عمان'),
	(20277258, 400, 'JO-AQ', 'العقبة'),
	(20277369, 400, 'JO-AT', 'الطفيلة'),
	(20277591, 400, 'JO-AZ', 'الزرقاء'),
	(20278035, 400, 'JO-BA', 'البلقاء'),
	(20288247, 400, 'JO-IR', 'إربد'),
	(20288987, 400, 'JO-JA', 'جرش'),
	(20290356, 400, 'JO-KA', 'الكرك'),
	(20293094, 400, 'JO-MA', 'المفرق'),
	(20293205, 400, 'JO-MD', 'مادبا'),
	(20293575, 400, 'JO-MN', 'معان'),
	(20465255, 404, 'KE-01', 'Baringo'),
	(20465292, 404, 'KE-02', 'Bomet'),
	(20465329, 404, 'KE-03', 'Bungoma'),
	(20465366, 404, 'KE-04', 'Busia'),
	(20465403, 404, 'KE-05', 'Elgeyo-Marakwet'),
	(20465440, 404, 'KE-06', 'Embu'),
	(20465477, 404, 'KE-07', 'Garissa'),
	(20465514, 404, 'KE-08', 'Homa Bay'),
	(20465551, 404, 'KE-09', 'Isiolo'),
	(20466587, 404, 'KE-10', 'Kajiado'),
	(20466624, 404, 'KE-11', 'Kakamega'),
	(20466661, 404, 'KE-12', 'Kericho'),
	(20466698, 404, 'KE-13', 'Kiambu'),
	(20466735, 404, 'KE-14', 'Kilifi'),
	(20466772, 404, 'KE-15', 'Kirinyaga'),
	(20466809, 404, 'KE-16', 'Kisii'),
	(20466846, 404, 'KE-17', 'Kisumu'),
	(20466883, 404, 'KE-18', 'Kitui'),
	(20466920, 404, 'KE-19', 'Kwale'),
	(20467956, 404, 'KE-20', 'Laikipia'),
	(20467993, 404, 'KE-21', 'Lamu'),
	(20468030, 404, 'KE-22', 'Machakos'),
	(20468067, 404, 'KE-23', 'Makueni'),
	(20468104, 404, 'KE-24', 'Mandera'),
	(20468141, 404, 'KE-25', 'Marsabit'),
	(20468178, 404, 'KE-26', 'Meru'),
	(20468215, 404, 'KE-27', 'Migori'),
	(20468252, 404, 'KE-28', 'Mombasa'),
	(20468289, 404, 'KE-29', 'Murang’a'),
	(20469325, 404, 'KE-30', 'Nairobi County'),
	(20469362, 404, 'KE-31', 'Nakuru'),
	(20469399, 404, 'KE-32', 'Nandi'),
	(20469436, 404, 'KE-33', 'Narok'),
	(20469473, 404, 'KE-34', 'Nyamira'),
	(20469510, 404, 'KE-35', 'Nyandarua'),
	(20469547, 404, 'KE-36', 'Nyeri'),
	(20469584, 404, 'KE-37', 'Samburu'),
	(20469621, 404, 'KE-38', 'Siaya'),
	(20469658, 404, 'KE-39', 'Taita-Taveta'),
	(20470694, 404, 'KE-40', 'Tana River'),
	(20470731, 404, 'KE-41', 'Tharaka-Nithi'),
	(20470768, 404, 'KE-42', 'Trans Nzoia'),
	(20470805, 404, 'KE-43', 'Turkana'),
	(20470842, 404, 'KE-44', 'Uasin Gishu'),
	(20470879, 404, 'KE-45', 'Vihiga'),
	(20470916, 404, 'KE-46', 'Wajir'),
	(20470953, 404, 'KE-47', 'West Pokot'),
	(20667867, 408, 'KP-01', 'Pyongyang'),
	(20667904, 408, 'KP-02', 'South Pyongan'),
	(20667941, 408, 'KP-03', 'North Pyongan'),
	(20667978, 408, 'KP-04', 'Chagang'),
	(20668015, 408, 'KP-05', 'South Hwanghae'),
	(20668052, 408, 'KP-06', 'North Hwanghae'),
	(20668089, 408, 'KP-07', 'Kangwon'),
	(20668126, 408, 'KP-08', 'South Hamgyong'),
	(20668163, 408, 'KP-09', 'North Hamgyong'),
	(20669199, 408, 'KP-10', 'Ryanggang'),
	(20669310, 408, 'KP-13', 'Rason'),
	(20669347, 408, 'KP-14', 'Nampho'),
	(20669384, 408, 'KP-15', 'Kaeseong'),
	(20770542, 410, 'KR-11', 'Seoul'),
	(20772096, 410, 'KR-26', 'Busan'),
	(20772133, 410, 'KR-27', 'Daegu'),
	(20772170, 410, 'KR-28', 'Incheon'),
	(20772207, 410, 'KR-29', 'Gwangju City'),
	(20773243, 410, 'KR-30', 'Daejeon'),
	(20773280, 410, 'KR-31', 'Ulsan'),
	(20774649, 410, 'KR-41', 'Gyeonggi'),
	(20774686, 410, 'KR-42', 'Gangwon'),
	(20774723, 410, 'KR-43', 'North Chungcheong'),
	(20774760, 410, 'KR-44', 'South Chungcheong'),
	(20774797, 410, 'KR-45', 'North Jeolla'),
	(20774834, 410, 'KR-46', 'South Jeolla'),
	(20774871, 410, 'KR-47', 'North Gyeongsang'),
	(20774908, 410, 'KR-48', 'South Gyeongsang'),
	(20774945, 410, 'KR-49', 'Jeju'),
	(20775981, 410, 'KR-50', 'Sejong'),
	(20986067, 414, 'KW-AH', 'الأحمدي'),
	(20992653, 414, 'KW-FA', 'الفروانية'),
	(20995391, 414, 'KW-HA', 'حولي'),
	(20998129, 414, 'KW-JA', 'الجهراء'),
	(21000238, 414, 'KW-KU', 'العاصمة'),
	(21002976, 414, 'KW-MU', 'مبارك الكبير'),
	(21138729, 417, 'KG-B', 'Batken'),
	(21140098, 417, 'KG-C', 'Chuy'),
	(21146018, 417, 'KG-GB', 'Bishkek'),
	(21146499, 417, 'KG-GO', 'Osh');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(21149681, 417, 'KG-J', 'Jalal-Abad'),
	(21155157, 417, 'KG-N', 'Naryn'),
	(21156526, 417, 'KG-O', 'Osh Region'),
	(21163371, 417, 'KG-T', 'Talas'),
	(21170216, 417, 'KG-Y', 'Issyk-Kul'),
	(21189123, 418, 'LA-AT', 'Attapeu'),
	(21190159, 418, 'LA-BK', 'Bokeo'),
	(21190196, 418, 'LA-BL', 'Bolikhamsai'),
	(21191417, 418, 'LA-CH', 'Champasak'),
	(21198521, 418, 'LA-HO', 'Houaphanh'),
	(21202369, 418, 'LA-KH', 'Khammouane'),
	(21203923, 418, 'LA-LM', 'Luang Namtha'),
	(21204034, 418, 'LA-LP', 'Luang Prabang'),
	(21208326, 418, 'LA-OU', 'Oudomxay'),
	(21209214, 418, 'LA-PH', 'Phongsaly'),
	(21213469, 418, 'LA-SL', 'Salavan'),
	(21213839, 418, 'LA-SV', 'Savannakhet'),
	(21217465, 418, 'LA-VI', 'Vientiane Province'),
	(21217872, 418, 'LA-VT', 'Vientiane'),
	(21219907, 418, 'LA-XA', 'Sainyabuli'),
	(21220055, 418, 'LA-XE', 'Sekong'),
	(21220203, 418, 'LA-XI', 'Xiangkhouang'),
	(21220573, 418, 'LA-XS', 'Xaisomboun'),
	(21391402, 422, 'LB-AK', 'Akkar'),
	(21391698, 422, 'LB-AS', 'North'),
	(21392401, 422, 'LB-BA', 'Beirut'),
	(21392660, 422, 'LB-BH', 'Baalbek-Hermel'),
	(21392697, 422, 'LB-BI', 'Beqaa'),
	(21403353, 422, 'LB-JA', 'South'),
	(21403760, 422, 'LB-JL', 'Mount Lebanon'),
	(21408829, 422, 'LB-NA', 'Nabatieh'),
	(21593237, 426, 'LS-A', 'Maseru'),
	(21594606, 426, 'LS-B', 'Butha-Buthe'),
	(21595975, 426, 'LS-C', 'Leribe'),
	(21597344, 426, 'LS-D', 'Berea'),
	(21598713, 426, 'LS-E', 'Mafeteng'),
	(21600082, 426, 'LS-F', 'Mohale’s Hoek'),
	(21601451, 426, 'LS-G', 'Quthing'),
	(21602820, 426, 'LS-H', 'Qacha’s Nek'),
	(21605558, 426, 'LS-J', 'Mokhotlong'),
	(21606927, 426, 'LS-K', 'Thaba-Tseka'),
	(21680893, 428, 'LV-002', 'Aizkraukle'),
	(21680898, 428, 'LV-007', 'Alūksne'),
	(21680929, 428, 'LV-011', 'Ādaži'),
	(21680933, 428, 'LV-015', 'Balvi'),
	(21680934, 428, 'LV-016', 'Bauska'),
	(21680967, 428, 'LV-022', 'Cēsis'),
	(21680971, 428, 'LV-026', 'Dobele'),
	(21681005, 428, 'LV-033', 'Gulbene'),
	(21681040, 428, 'LV-041', 'Jelgava Municipality'),
	(21681041, 428, 'LV-042', 'Jēkabpils Municipality'),
	(21681046, 428, 'LV-047', 'Krāslava'),
	(21681076, 428, 'LV-050', 'Kuldīga'),
	(21681078, 428, 'LV-052', 'Ķekava'),
	(21681080, 428, 'LV-054', 'Limbaži'),
	(21681082, 428, 'LV-056', 'Līvāni'),
	(21681084, 428, 'LV-058', 'Ludza'),
	(21681085, 428, 'LV-059', 'Madona'),
	(21681115, 428, 'LV-062', 'Mārupe'),
	(21681120, 428, 'LV-067', 'Ogre'),
	(21681121, 428, 'LV-068', 'Olaine'),
	(21681153, 428, 'LV-073', 'Preiļi'),
	(21681157, 428, 'LV-077', 'Rēzekne Municipality'),
	(21681187, 428, 'LV-080', 'Ropaži'),
	(21681194, 428, 'LV-087', 'Salaspils'),
	(21681195, 428, 'LV-088', 'Saldus'),
	(21681196, 428, 'LV-089', 'Saulkrasti'),
	(21681225, 428, 'LV-091', 'Sigulda'),
	(21681228, 428, 'LV-094', 'Smiltene'),
	(21681231, 428, 'LV-097', 'Talsi'),
	(21681233, 428, 'LV-099', 'Tukums'),
	(21682261, 428, 'LV-101', 'Valka'),
	(21682262, 428, 'LV-102', 'Varakļāni'),
	(21682266, 428, 'LV-106', 'Ventspils Municipality'),
	(21682298, 428, 'LV-111', 'Augšdaugavas novads'),
	(21682299, 428, 'LV-112', 'Dienvidkurzemes Novads'),
	(21682300, 428, 'LV-113', 'Valmieras Novads'),
	(21699311, 428, 'LV-DGV', 'Daugavpils'),
	(21707441, 428, 'LV-JEL', 'Jelgava'),
	(21708039, 428, 'LV-JUR', 'Jūrmala'),
	(21710598, 428, 'LV-LPX', 'Liepāja'),
	(21718407, 428, 'LV-REZ', 'Rēzekne'),
	(21718553, 428, 'LV-RIX', 'Riga'),
	(21723871, 428, 'LV-VEN', 'Ventspils'),
	(21797847, 430, 'LR-BG', 'Bong'),
	(21798069, 430, 'LR-BM', 'Bomi'),
	(21799438, 430, 'LR-CM', 'Grand Cape Mount'),
	(21804507, 430, 'LR-GB', 'Grand Bassa'),
	(21804692, 430, 'LR-GG', 'Grand Gedeh'),
	(21804840, 430, 'LR-GK', 'Grand Kru'),
	(21805025, 430, 'LR-GP', 'Gbarpolu'),
	(21811833, 430, 'LR-LO', 'Lofa'),
	(21812906, 430, 'LR-MG', 'Margibi'),
	(21813202, 430, 'LR-MO', 'Montserrado'),
	(21813572, 430, 'LR-MY', 'Maryland'),
	(21814349, 430, 'LR-NI', 'Nimba'),
	(21819751, 430, 'LR-RG', 'River Gee'),
	(21819825, 430, 'LR-RI', 'Rivercess'),
	(21821194, 430, 'LR-SI', 'Sinoe'),
	(22000237, 434, 'LY-BA', 'Benghazi'),
	(22000977, 434, 'LY-BU', 'Butnan'),
	(22003604, 434, 'LY-DR', 'Derna'),
	(22007785, 434, 'LY-GT', 'Ghat'),
	(22011189, 434, 'LY-JA', 'Jabal al Akhdar'),
	(22011411, 434, 'LY-JG', 'Jabal al Gharbi'),
	(22011485, 434, 'LY-JI', 'Jafara'),
	(22011929, 434, 'LY-JU', 'Jufra'),
	(22012743, 434, 'LY-KF', 'Kufra'),
	(22015333, 434, 'LY-MB', 'Murqub'),
	(22015592, 434, 'LY-MI', 'Misrata'),
	(22015629, 434, 'LY-MJ', 'Marj'),
	(22015888, 434, 'LY-MQ', 'Murzuq'),
	(22017072, 434, 'LY-NL', 'Nalut'),
	(22017257, 434, 'LY-NQ', 'Nuqat al Khams'),
	(22023547, 434, 'LY-SB', 'Sabha'),
	(22024139, 434, 'LY-SR', 'Sirte'),
	(22024916, 434, 'LY-TB', 'Tripoli'),
	(22028986, 434, 'LY-WA', 'Al Wahat'),
	(22029097, 434, 'LY-WD', 'Wadi al Hayaa'),
	(22029652, 434, 'LY-WS', 'Wadi al Shatii'),
	(22033093, 434, 'LY-ZA', 'Zawiya'),
	(22187457, 438, 'LI-01', 'Balzers'),
	(22187494, 438, 'LI-02', 'Eschen'),
	(22187531, 438, 'LI-03', 'Gamprin'),
	(22187568, 438, 'LI-04', 'Mauren'),
	(22187605, 438, 'LI-05', 'Planken'),
	(22187642, 438, 'LI-06', 'Ruggell'),
	(22187679, 438, 'LI-07', 'Schaan'),
	(22187716, 438, 'LI-08', 'Schellenberg'),
	(22187753, 438, 'LI-09', 'Triesen'),
	(22188789, 438, 'LI-10', 'Triesenberg'),
	(22188826, 438, 'LI-11', 'Vaduz'),
	(22288763, 440, 'LT-01', 'Akmenė'),
	(22288800, 440, 'LT-02', 'Alytus Municipality'),
	(22288837, 440, 'LT-03', 'Alytus'),
	(22288874, 440, 'LT-04', 'Anykščiai'),
	(22288911, 440, 'LT-05', 'Birštonas'),
	(22288948, 440, 'LT-06', 'Biržai'),
	(22288985, 440, 'LT-07', 'Druskininkai'),
	(22289022, 440, 'LT-08', 'Elektrėnai'),
	(22289059, 440, 'LT-09', 'Ignalina'),
	(22290095, 440, 'LT-10', 'Jonava'),
	(22290132, 440, 'LT-11', 'Joniškis'),
	(22290169, 440, 'LT-12', 'Jurbarkas'),
	(22290206, 440, 'LT-13', 'Kaišiadorys'),
	(22290243, 440, 'LT-14', 'Kalvarija'),
	(22290280, 440, 'LT-15', 'Kauno Municipality'),
	(22290317, 440, 'LT-16', 'Kaunas'),
	(22290354, 440, 'LT-17', 'Kazlų Rūda'),
	(22290391, 440, 'LT-18', 'Kėdainiai'),
	(22290428, 440, 'LT-19', 'Kelmė'),
	(22291464, 440, 'LT-20', 'Klaipėdos Municipality'),
	(22291501, 440, 'LT-21', 'Klaipėda'),
	(22291538, 440, 'LT-22', 'Kretinga'),
	(22291575, 440, 'LT-23', 'Kupiškis'),
	(22291612, 440, 'LT-24', 'Lazdijai'),
	(22291649, 440, 'LT-25', 'Marijampolė'),
	(22291686, 440, 'LT-26', 'Mažeikiai'),
	(22291723, 440, 'LT-27', 'Molėtai'),
	(22291760, 440, 'LT-28', 'Neringa'),
	(22291797, 440, 'LT-29', 'Pagėgiai'),
	(22292833, 440, 'LT-30', 'Pakruojis'),
	(22292870, 440, 'LT-31', 'Palanga'),
	(22292907, 440, 'LT-32', 'Panevėžio Municipality'),
	(22292944, 440, 'LT-33', 'Panevėžys'),
	(22292981, 440, 'LT-34', 'Pasvalys'),
	(22293018, 440, 'LT-35', 'Plungė'),
	(22293055, 440, 'LT-36', 'Prienai'),
	(22293092, 440, 'LT-37', 'Radviliškis'),
	(22293129, 440, 'LT-38', 'Raseiniai'),
	(22293166, 440, 'LT-39', 'Rietavas'),
	(22294202, 440, 'LT-40', 'Rokiškis'),
	(22294239, 440, 'LT-41', 'Šakiai'),
	(22294276, 440, 'LT-42', 'Šalčininkai'),
	(22294313, 440, 'LT-43', 'Šiaulių Municipality'),
	(22294350, 440, 'LT-44', 'Šiauliai'),
	(22294387, 440, 'LT-45', 'Šilalė'),
	(22294424, 440, 'LT-46', 'Šilutė'),
	(22294461, 440, 'LT-47', 'Širvintos'),
	(22294498, 440, 'LT-48', 'Skuodas'),
	(22294535, 440, 'LT-49', 'Švenčionys'),
	(22295571, 440, 'LT-50', 'Tauragė'),
	(22295608, 440, 'LT-51', 'Telšiai'),
	(22295645, 440, 'LT-52', 'Trakai'),
	(22295682, 440, 'LT-53', 'Ukmergė'),
	(22295719, 440, 'LT-54', 'Utena'),
	(22295756, 440, 'LT-55', 'Varėna'),
	(22295793, 440, 'LT-56', 'Vilkaviškis'),
	(22295830, 440, 'LT-57', 'Vilniaus Municipality'),
	(22295867, 440, 'LT-58', 'Vilnius'),
	(22295904, 440, 'LT-59', 'Visaginas'),
	(22296940, 440, 'LT-60', 'Zarasai'),
	(22303193, 440, 'LT-AL', 'Alytus County'),
	(22316883, 440, 'LT-KL', 'Klaipėda County'),
	(22317216, 440, 'LT-KU', 'Kaunas County'),
	(22319843, 440, 'LT-MR', 'Marijampolė County'),
	(22323802, 440, 'LT-PN', 'Panevėžys County'),
	(22327428, 440, 'LT-SA', 'Šiauliai County'),
	(22328797, 440, 'LT-TA', 'Tauragė County'),
	(22328945, 440, 'LT-TE', 'Telšiai County');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(22330869, 440, 'LT-UT', 'Utena County'),
	(22331942, 440, 'LT-VL', 'Vilnius County'),
	(22406830, 442, 'LU-CA', 'Capellen'),
	(22407237, 442, 'LU-CL', 'Clervaux'),
	(22408495, 442, 'LU-DI', 'Diekirch'),
	(22409642, 442, 'LU-EC', 'Echternach'),
	(22410234, 442, 'LU-ES', 'Esch-sur-Alzette'),
	(22412935, 442, 'LU-GR', 'Grevenmacher'),
	(22419891, 442, 'LU-LU', 'Luxembourg'),
	(22420668, 442, 'LU-ME', 'Mersch'),
	(22427476, 442, 'LU-RD', 'Redange'),
	(22427809, 442, 'LU-RM', 'Remich'),
	(22432952, 442, 'LU-VD', 'Vianden'),
	(22434506, 442, 'LU-WI', 'Wiltz'),
	(22808909, 450, 'MG-A', 'Toamasina'),
	(22813016, 450, 'MG-D', 'Antsiranana'),
	(22815754, 450, 'MG-F', 'Fianarantsoa'),
	(22825337, 450, 'MG-M', 'Mahajanga'),
	(22834920, 450, 'MG-T', 'Antananarivo'),
	(22836289, 450, 'MG-U', 'Toliara'),
	(23013297, 454, 'MW-BA', 'Balaka'),
	(23013704, 454, 'MW-BL', 'Blantyre'),
	(23014259, 454, 'MW-C', 'Central'),
	(23015036, 454, 'MW-CK', 'Chikwawa'),
	(23015295, 454, 'MW-CR', 'Chiradzulu'),
	(23015369, 454, 'MW-CT', 'Chitipa'),
	(23016183, 454, 'MW-DE', 'Dedza'),
	(23016553, 454, 'MW-DO', 'Dowa'),
	(23026247, 454, 'MW-KR', 'Karonga'),
	(23026284, 454, 'MW-KS', 'Kasungu'),
	(23027283, 454, 'MW-LI', 'Lilongwe'),
	(23027357, 454, 'MW-LK', 'Likoma'),
	(23028430, 454, 'MW-MC', 'Mchinji'),
	(23028578, 454, 'MW-MG', 'Mangochi'),
	(23028615, 454, 'MW-MH', 'Machinga'),
	(23029096, 454, 'MW-MU', 'Mulanje'),
	(23029170, 454, 'MW-MW', 'Mwanza'),
	(23029281, 454, 'MW-MZ', 'Mzimba'),
	(23029318, 454, 'MW-N', 'Northern'),
	(23029762, 454, 'MW-NB', 'Nkhata Bay'),
	(23029873, 454, 'MW-NE', 'Neno'),
	(23030021, 454, 'MW-NI', 'Ntchisi'),
	(23030095, 454, 'MW-NK', 'Nkhotakota'),
	(23030391, 454, 'MW-NS', 'Nsanje'),
	(23030465, 454, 'MW-NU', 'Ntcheu'),
	(23032722, 454, 'MW-PH', 'Phalombe'),
	(23035941, 454, 'MW-RU', 'Rumphi'),
	(23036163, 454, 'MW-S', 'Southern'),
	(23036570, 454, 'MW-SA', 'Salima'),
	(23038198, 454, 'MW-TH', 'Thyolo'),
	(23046671, 454, 'MW-ZO', 'Zomba'),
	(23200517, 458, 'MY-01', 'Johor'),
	(23200554, 458, 'MY-02', 'Kedah'),
	(23200591, 458, 'MY-03', 'Kelantan'),
	(23200628, 458, 'MY-04', 'Malacca'),
	(23200665, 458, 'MY-05', 'Negeri Sembilan'),
	(23200702, 458, 'MY-06', 'Pahang'),
	(23200739, 458, 'MY-07', 'Penang'),
	(23200776, 458, 'MY-08', 'Perak'),
	(23200813, 458, 'MY-09', 'Perlis'),
	(23201849, 458, 'MY-10', 'Selangor'),
	(23201886, 458, 'MY-11', 'Terengganu'),
	(23201923, 458, 'MY-12', 'Sabah'),
	(23201960, 458, 'MY-13', 'Sarawak'),
	(23201997, 458, 'MY-14', 'Kuala Lumpur'),
	(23202034, 458, 'MY-15', 'Labuan'),
	(23202071, 458, 'MY-16', 'Putrajaya'),
	(23403092, 462, 'MV-00', 'Alif Dhaal'),
	(23403129, 462, 'MV-01', 'Addu'),
	(23403166, 462, 'MV-02', 'Alif Alif'),
	(23403203, 462, 'MV-03', 'Lhaviyani'),
	(23403240, 462, 'MV-04', 'Vaavu'),
	(23403277, 462, 'MV-05', 'Laamu'),
	(23403351, 462, 'MV-07', 'Haa Alif'),
	(23403388, 462, 'MV-08', 'Thaa'),
	(23404535, 462, 'MV-12', 'Meemu'),
	(23404572, 462, 'MV-13', 'Raa'),
	(23404609, 462, 'MV-14', 'Faafu'),
	(23404720, 462, 'MV-17', 'Dhaalu'),
	(23405830, 462, 'MV-20', 'Baa'),
	(23405941, 462, 'MV-23', 'Haa Dhaalu'),
	(23405978, 462, 'MV-24', 'Shaviyani'),
	(23406015, 462, 'MV-25', 'Noonu'),
	(23406052, 462, 'MV-26', 'Kaafu'),
	(23406089, 462, 'MV-27', 'Gaafu Alif'),
	(23406126, 462, 'MV-28', 'Gaafu Dhaalu'),
	(23406163, 462, 'MV-29', 'Gnaviyani'),
	(23434002, 462, 'MV-MLE', 'Malé'),
	(23607036, 466, 'ML-1', 'Kayes'),
	(23607073, 466, 'ML-10', 'Taoudénit'),
	(23608405, 466, 'ML-2', 'Koulikoro'),
	(23609774, 466, 'ML-3', 'Sikasso'),
	(23611143, 466, 'ML-4', 'Ségou'),
	(23612512, 466, 'ML-5', 'Mopti'),
	(23613881, 466, 'ML-6', 'Tombouctou'),
	(23615250, 466, 'ML-7', 'Gao'),
	(23616619, 466, 'ML-8', 'Kidal'),
	(23617988, 466, 'ML-9', 'Ménaka'),
	(23621528, 466, 'ML-BKO', 'Bamako'),
	(23808353, 470, 'MT-01', 'Attard'),
	(23808390, 470, 'MT-02', 'Balzan'),
	(23808427, 470, 'MT-03', 'Birgu'),
	(23808464, 470, 'MT-04', 'Birkirkara'),
	(23808501, 470, 'MT-05', 'Birżebbuġa'),
	(23808538, 470, 'MT-06', 'Cospicua'),
	(23808575, 470, 'MT-07', 'Dingli'),
	(23808612, 470, 'MT-08', 'Fgura'),
	(23808649, 470, 'MT-09', 'Floriana'),
	(23809685, 470, 'MT-10', 'Fontana'),
	(23809722, 470, 'MT-11', 'Gudja'),
	(23809759, 470, 'MT-12', 'Gżira'),
	(23809796, 470, 'MT-13', 'Għajnsielem'),
	(23809833, 470, 'MT-14', 'Għarb'),
	(23809870, 470, 'MT-15', 'Għargħur'),
	(23809907, 470, 'MT-16', 'Għasri'),
	(23809944, 470, 'MT-17', 'Għaxaq'),
	(23809981, 470, 'MT-18', 'Ħamrun'),
	(23810018, 470, 'MT-19', 'Iklin'),
	(23811054, 470, 'MT-20', 'Senglea'),
	(23811091, 470, 'MT-21', 'Kalkara'),
	(23811128, 470, 'MT-22', 'Kerċem'),
	(23811165, 470, 'MT-23', 'Kirkop'),
	(23811202, 470, 'MT-24', 'Lija'),
	(23811239, 470, 'MT-25', 'Luqa'),
	(23811276, 470, 'MT-26', 'Marsa'),
	(23811313, 470, 'MT-27', 'Marsaskala'),
	(23811350, 470, 'MT-28', 'Marsaxlokk'),
	(23811387, 470, 'MT-29', 'Mdina'),
	(23812423, 470, 'MT-30', 'Mellieħa'),
	(23812460, 470, 'MT-31', 'Mġarr'),
	(23812497, 470, 'MT-32', 'Mosta'),
	(23812534, 470, 'MT-33', 'Mqabba'),
	(23812571, 470, 'MT-34', 'Msida'),
	(23812608, 470, 'MT-35', 'Imtarfa'),
	(23812645, 470, 'MT-36', 'Munxar'),
	(23812682, 470, 'MT-37', 'Nadur'),
	(23812719, 470, 'MT-38', 'Naxxar'),
	(23812756, 470, 'MT-39', 'Paola'),
	(23813792, 470, 'MT-40', 'Pembroke'),
	(23813829, 470, 'MT-41', 'Pietà'),
	(23813866, 470, 'MT-42', 'Qala'),
	(23813903, 470, 'MT-43', 'Qormi'),
	(23813940, 470, 'MT-44', 'Qrendi'),
	(23813977, 470, 'MT-45', 'Victoria'),
	(23814014, 470, 'MT-46', 'Rabat'),
	(23814051, 470, 'MT-47', 'Safi'),
	(23814088, 470, 'MT-48', 'St. Julian’s'),
	(23814125, 470, 'MT-49', 'San Ġwann'),
	(23815161, 470, 'MT-50', 'Saint Lawrence'),
	(23815198, 470, 'MT-51', 'St. Paul’s Bay'),
	(23815235, 470, 'MT-52', 'Sannat'),
	(23815272, 470, 'MT-53', 'Santa Luċija'),
	(23815309, 470, 'MT-54', 'Santa Venera'),
	(23815346, 470, 'MT-55', 'Siġġiewi'),
	(23815383, 470, 'MT-56', 'Sliema'),
	(23815420, 470, 'MT-57', 'Swieqi'),
	(23815457, 470, 'MT-58', 'Ta’ Xbiex'),
	(23815494, 470, 'MT-59', 'Tarxien'),
	(23816530, 470, 'MT-60', 'Valletta'),
	(23816567, 470, 'MT-61', 'Xagħra'),
	(23816604, 470, 'MT-62', 'Xewkija'),
	(23816641, 470, 'MT-63', 'Xgħajra'),
	(23816678, 470, 'MT-64', 'Żabbar'),
	(23816715, 470, 'MT-65', 'Żebbuġ Gozo'),
	(23816752, 470, 'MT-66', 'Żebbuġ'),
	(23816789, 470, 'MT-67', 'Żejtun'),
	(23816826, 470, 'MT-68', 'Żurrieq'),
	(24213577, 478, 'MR-01', 'Hodh Ech Chargui'),
	(24213614, 478, 'MR-02', 'Hodh El Gharbi'),
	(24213651, 478, 'MR-03', 'Assaba'),
	(24213688, 478, 'MR-04', 'Gorgol'),
	(24213725, 478, 'MR-05', 'Brakna'),
	(24213762, 478, 'MR-06', 'Trarza'),
	(24213799, 478, 'MR-07', 'Adrar'),
	(24213836, 478, 'MR-08', 'Dakhlet Nouadhibou'),
	(24213873, 478, 'MR-09', 'Tagant'),
	(24214909, 478, 'MR-10', 'Guidimaka'),
	(24214946, 478, 'MR-11', 'Tiris Zemmour'),
	(24214983, 478, 'MR-12', 'Inchiri'),
	(24215020, 478, 'MR-13', 'Nouakchott Ouest'),
	(24215057, 478, 'MR-14', 'Nouakchott Nord'),
	(24215094, 478, 'MR-15', 'Nouakchott Sud'),
	(24329128, 480, 'MU-AG', 'Agaléga'),
	(24330682, 480, 'MU-BL', 'Rivière Noire'),
	(24331718, 480, 'MU-CC', 'Cargados Carajos'),
	(24336158, 480, 'MU-FL', 'Flacq'),
	(24337675, 480, 'MU-GP', 'Grand Port'),
	(24345852, 480, 'MU-MO', 'Moka'),
	(24349441, 480, 'MU-PA', 'Pamplemousses'),
	(24349848, 480, 'MU-PL', 'Port Louis District'),
	(24350255, 480, 'MU-PW', 'Plaines Wilhems'),
	(24352697, 480, 'MU-RO', 'Rodrigues'),
	(24352808, 480, 'MU-RR', 'Rivière du Rempart'),
	(24353548, 480, 'MU-SA', 'Savanne'),
	(24531771, 484, 'MX-AGU', 'Aguascalientes'),
	(24532985, 484, 'MX-BCN', 'Baja California'),
	(24532990, 484, 'MX-BCS', 'Baja California Sur'),
	(24534279, 484, 'MX-CAM', 'Campeche'),
	(24534533, 484, 'MX-CHH', 'Chihuahua'),
	(24534541, 484, 'MX-CHP', 'Chiapas');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(24534734, 484, 'MX-CMX', 'Ciudad de México'),
	(24534785, 484, 'MX-COA', 'Coahuila'),
	(24534796, 484, 'MX-COL', 'Colima'),
	(24536393, 484, 'MX-DUR', 'Durango'),
	(24540386, 484, 'MX-GRO', 'Guerrero'),
	(24540483, 484, 'MX-GUA', 'Guanajuato'),
	(24541411, 484, 'MX-HID', 'Hidalgo'),
	(24543861, 484, 'MX-JAL', 'Jalisco'),
	(24548128, 484, 'MX-MEX', 'Estado de México'),
	(24548255, 484, 'MX-MIC', 'Michoacán'),
	(24548492, 484, 'MX-MOR', 'Morelos'),
	(24549350, 484, 'MX-NAY', 'Nayarit'),
	(24549737, 484, 'MX-NLE', 'Nuevo León'),
	(24550718, 484, 'MX-OAX', 'Oaxaca'),
	(24552808, 484, 'MX-PUE', 'Puebla'),
	(24554177, 484, 'MX-QUE', 'Querétaro'),
	(24555334, 484, 'MX-ROO', 'Quintana Roo'),
	(24556480, 484, 'MX-SIN', 'Sinaloa'),
	(24556593, 484, 'MX-SLP', 'San Luis Potosí'),
	(24556702, 484, 'MX-SON', 'Sonora'),
	(24557541, 484, 'MX-TAB', 'Tabasco'),
	(24557552, 484, 'MX-TAM', 'Tamaulipas'),
	(24557947, 484, 'MX-TLA', 'Tlaxcala'),
	(24560443, 484, 'MX-VER', 'Veracruz'),
	(24565127, 484, 'MX-YUC', 'Yucatán'),
	(24565756, 484, 'MX-ZAC', 'Zacatecas'),
	(24939887, 492, 'MC-CL', 'La Colle'),
	(24939998, 492, 'MC-CO', 'La Condamine'),
	(24944105, 492, 'MC-FO', 'Fontvieille'),
	(24944956, 492, 'MC-GA', 'La Gare'),
	(24949211, 492, 'MC-JE', 'Jardin Exotique'),
	(24951801, 492, 'MC-LA', 'Larvotto'),
	(24953170, 492, 'MC-MA', 'Malbousquet'),
	(24953244, 492, 'MC-MC', 'Monte-Carlo'),
	(24953392, 492, 'MC-MG', 'Moneghetti'),
	(24953688, 492, 'MC-MO', 'Monaco-Ville'),
	(24953910, 492, 'MC-MU', 'Moulins'),
	(24957536, 492, 'MC-PH', 'Port-Hercule'),
	(24961495, 492, 'MC-SD', 'Sainte-Dévote'),
	(24961902, 492, 'MC-SO', 'La Source'),
	(24961939, 492, 'MC-SP', 'Spélugues'),
	(24962013, 492, 'MC-SR', 'Saint-Roman'),
	(24966120, 492, 'MC-VR', 'Vallon de la Rousse'),
	(25125411, 496, 'MN-035', 'Orkhon'),
	(25125413, 496, 'MN-037', 'Darkhan-Uul'),
	(25125415, 496, 'MN-039', 'Khentii'),
	(25125444, 496, 'MN-041', 'Khövsgöl'),
	(25125446, 496, 'MN-043', 'Khovd'),
	(25125449, 496, 'MN-046', 'Uvs'),
	(25125450, 496, 'MN-047', 'Töv'),
	(25125452, 496, 'MN-049', 'Selenge'),
	(25125481, 496, 'MN-051', 'Sükhbaatar'),
	(25125483, 496, 'MN-053', 'Ömnögovi'),
	(25125485, 496, 'MN-055', 'Övörkhangai'),
	(25125487, 496, 'MN-057', 'Zavkhan'),
	(25125489, 496, 'MN-059', 'Dundgovi'),
	(25125518, 496, 'MN-061', 'Dornod'),
	(25125520, 496, 'MN-063', 'Dornogovi'),
	(25125521, 496, 'MN-064', 'Govisümber'),
	(25125522, 496, 'MN-065', 'Govi-Altai'),
	(25125524, 496, 'MN-067', 'Bulgan'),
	(25125526, 496, 'MN-069', 'Bayankhongor'),
	(25125555, 496, 'MN-071', 'Bayan-Ölgii'),
	(25125557, 496, 'MN-073', 'Arkhangai'),
	(25126626, 496, 'MN-1', 'Ulaanbaatar'),
	(25241141, 498, 'MD-AN', 'Anenii Noi'),
	(25242029, 498, 'MD-BA', 'Bălţi'),
	(25242140, 498, 'MD-BD', 'Bender'),
	(25242658, 498, 'MD-BR', 'Briceni'),
	(25242695, 498, 'MD-BS', 'Basarabeasca'),
	(25243398, 498, 'MD-CA', 'Cahul'),
	(25243805, 498, 'MD-CL', 'Călărași'),
	(25243842, 498, 'MD-CM', 'Cimișlia'),
	(25244027, 498, 'MD-CR', 'Criuleni'),
	(25244064, 498, 'MD-CS', 'Căușeni'),
	(25244101, 498, 'MD-CT', 'Cantemir'),
	(25244138, 498, 'MD-CU', 'Chișinău'),
	(25245285, 498, 'MD-DO', 'Dondușeni'),
	(25245396, 498, 'MD-DR', 'Drochia'),
	(25245507, 498, 'MD-DU', 'Dubăsari'),
	(25246247, 498, 'MD-ED', 'Edineț'),
	(25247505, 498, 'MD-FA', 'Fălești'),
	(25247912, 498, 'MD-FL', 'Florești'),
	(25248874, 498, 'MD-GA', 'Gagauzia'),
	(25249281, 498, 'MD-GL', 'Glodeni'),
	(25250539, 498, 'MD-HI', 'Hîncești'),
	(25251612, 498, 'MD-IA', 'Ialoveni'),
	(25255867, 498, 'MD-LE', 'Leova'),
	(25258753, 498, 'MD-NI', 'Nisporeni'),
	(25259900, 498, 'MD-OC', 'Ocniţa'),
	(25260455, 498, 'MD-OR', 'Orhei'),
	(25264081, 498, 'MD-RE', 'Rezina'),
	(25264229, 498, 'MD-RI', 'Rîșcani'),
	(25265413, 498, 'MD-SD', 'Șoldănești'),
	(25265598, 498, 'MD-SI', 'Sîngerei'),
	(25265783, 498, 'MD-SN', 'Transnistria'),
	(25265820, 498, 'MD-SO', 'Soroca'),
	(25266005, 498, 'MD-ST', 'Strășeni'),
	(25266079, 498, 'MD-SV', 'Ştefan Vodă'),
	(25266671, 498, 'MD-TA', 'Taraclia'),
	(25266819, 498, 'MD-TE', 'Telenești'),
	(25268521, 498, 'MD-UN', 'Ungheni'),
	(25277290, 499, 'ME-01', 'Andrijevica'),
	(25277327, 499, 'ME-02', 'Bar'),
	(25277364, 499, 'ME-03', 'Berane'),
	(25277401, 499, 'ME-04', 'Bijelo Polje'),
	(25277438, 499, 'ME-05', 'Budva'),
	(25277475, 499, 'ME-06', 'Cetinje'),
	(25277512, 499, 'ME-07', 'Danilovgrad'),
	(25277549, 499, 'ME-08', 'Herceg Novi'),
	(25277586, 499, 'ME-09', 'Kolašin'),
	(25278622, 499, 'ME-10', 'Kotor'),
	(25278659, 499, 'ME-11', 'Mojkovac'),
	(25278696, 499, 'ME-12', 'Nikšić'),
	(25278733, 499, 'ME-13', 'Plav'),
	(25278770, 499, 'ME-14', 'Pljevlja'),
	(25278807, 499, 'ME-15', 'Plužine'),
	(25278844, 499, 'ME-16', 'Podgorica'),
	(25278881, 499, 'ME-17', 'Rožaje'),
	(25278918, 499, 'ME-18', 'Šavnik'),
	(25278955, 499, 'ME-19', 'Tivat'),
	(25279991, 499, 'ME-20', 'Ulcinj'),
	(25280028, 499, 'ME-21', 'Žabljak'),
	(25280065, 499, 'ME-22', 'Gusinje'),
	(25280102, 499, 'ME-23', 'Petnjica'),
	(25280139, 499, 'ME-24', 'Tuzi'),
	(25280176, 499, 'ME-25', 'Zeta'),
	(25530555, 504, 'MA-01', 'Tangier-Tétouan'),
	(25530592, 504, 'MA-02', 'Gharb-Chrarda-Béni Hssen'),
	(25530629, 504, 'MA-03', 'Taza-Al Hoceima-Taounate'),
	(25530666, 504, 'MA-04', 'Oriental'),
	(25530703, 504, 'MA-05', 'Fès-Boulemane'),
	(25530740, 504, 'MA-06', 'Meknès-Tafilalet'),
	(25530777, 504, 'MA-07', 'Rabat-Salé-Zemmour-Zaer'),
	(25530814, 504, 'MA-08', 'Grand Casablanca'),
	(25530851, 504, 'MA-09', 'Chaouia-Ouardigha'),
	(25531887, 504, 'MA-10', 'Doukkala-Abda'),
	(25531924, 504, 'MA-11', 'Marrakesh-Tensift-El Haouz'),
	(25531961, 504, 'MA-12', 'Tadla-Azilal'),
	(25544814, 504, 'MA-AGD', 'Agadir-Ida Ou Tanane'),
	(25545127, 504, 'MA-AOU', 'Aousserd'),
	(25545280, 504, 'MA-ASZ', 'Assa-Zag'),
	(25545522, 504, 'MA-AZI', 'Azilal'),
	(25546118, 504, 'MA-BEM', 'Béni-Mellal'),
	(25546123, 504, 'MA-BER', 'Berkane'),
	(25546124, 504, 'MA-BES', 'Ben Slimane'),
	(25546479, 504, 'MA-BOD', 'Boujdour'),
	(25546488, 504, 'MA-BOM', 'Boulemane'),
	(25546604, 504, 'MA-BRR', 'Berrechid'),
	(25547345, 504, 'MA-CAS', 'Casablanca'),
	(25547590, 504, 'MA-CHE', 'Chefchaouen'),
	(25547594, 504, 'MA-CHI', 'Chichaoua'),
	(25547605, 504, 'MA-CHT', 'Chtouka Aït Baha'),
	(25549333, 504, 'MA-DRI', 'Driouch'),
	(25550711, 504, 'MA-ERR', 'Errachidia'),
	(25550739, 504, 'MA-ESI', 'Essaouira'),
	(25550743, 504, 'MA-ESM', 'Es Semara'),
	(25551441, 504, 'MA-FAH', 'Fahs-Beni Makada'),
	(25551600, 504, 'MA-FES', 'Fès-Dar-Dbibegh'),
	(25551736, 504, 'MA-FIG', 'Figuig'),
	(25552033, 504, 'MA-FQH', 'Fquih Ben Salah'),
	(25553547, 504, 'MA-GUE', 'Guelmim'),
	(25553548, 504, 'MA-GUF', 'Guercif'),
	(25554181, 504, 'MA-HAJ', 'El Hajeb'),
	(25554186, 504, 'MA-HAO', 'Al Haouz'),
	(25554692, 504, 'MA-HOC', 'Al Hoceïma'),
	(25555743, 504, 'MA-IFR', 'Ifrane'),
	(25556026, 504, 'MA-INE', 'Inezgane-Aït Melloul'),
	(25557029, 504, 'MA-JDI', 'El Jadida'),
	(25557539, 504, 'MA-JRA', 'Jerada'),
	(25558440, 504, 'MA-KEN', 'Kénitra'),
	(25558445, 504, 'MA-KES', 'Kelaat Sraghna'),
	(25558542, 504, 'MA-KHE', 'Khemisset'),
	(25558551, 504, 'MA-KHN', 'Khénifra'),
	(25558552, 504, 'MA-KHO', 'Khouribga'),
	(25559648, 504, 'MA-LAA', 'Laâyoune'),
	(25559665, 504, 'MA-LAR', 'Larache'),
	(25561034, 504, 'MA-MAR', 'Marrakech'),
	(25561133, 504, 'MA-MDF', 'M’diq-Fnideq'),
	(25561168, 504, 'MA-MED', 'Médiouna'),
	(25561175, 504, 'MA-MEK', 'Meknès'),
	(25561316, 504, 'MA-MID', 'Midelt'),
	(25561542, 504, 'MA-MOH', 'Mohammedia'),
	(25561555, 504, 'MA-MOU', 'Moulay Yacoub'),
	(25562389, 504, 'MA-NAD', 'Nador'),
	(25562924, 504, 'MA-NOU', 'Nouaceur'),
	(25564495, 504, 'MA-OUA', 'Ouarzazate'),
	(25564498, 504, 'MA-OUD', 'Oued Ed-Dahab'),
	(25564504, 504, 'MA-OUJ', 'Oujda-Angad'),
	(25564520, 504, 'MA-OUZ', 'Ouezzane'),
	(25567863, 504, 'MA-RAB', 'Rabat'),
	(25568017, 504, 'MA-REH', 'Rehamna'),
	(25569236, 504, 'MA-SAF', 'Safi'),
	(25569242, 504, 'MA-SAL', 'Salé'),
	(25569384, 504, 'MA-SEF', 'Sefrou'),
	(25569398, 504, 'MA-SET', 'Settat'),
	(25569528, 504, 'MA-SIB', 'Sidi Bennour'),
	(25569532, 504, 'MA-SIF', 'Sidi Ifni'),
	(25569537, 504, 'MA-SIK', 'Sidi Kacem'),
	(25569538, 504, 'MA-SIL', 'Sidi Slimane');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(25569608, 504, 'MA-SKH', 'Skhirat-Témara'),
	(25570605, 504, 'MA-TAF', 'Tarfaya'),
	(25570608, 504, 'MA-TAI', 'Taourirt'),
	(25570614, 504, 'MA-TAO', 'Taounate'),
	(25570617, 504, 'MA-TAR', 'Taroudant'),
	(25570619, 504, 'MA-TAT', 'Tata'),
	(25570625, 504, 'MA-TAZ', 'Taza'),
	(25570767, 504, 'MA-TET', 'Tétouan'),
	(25570909, 504, 'MA-TIN', 'Tinghir'),
	(25570921, 504, 'MA-TIZ', 'Tiznit'),
	(25571087, 504, 'MA-TNG', 'Tangier-Assilah'),
	(25571100, 504, 'MA-TNT', 'Tan-Tan'),
	(25578203, 504, 'MA-YUS', 'Youssoufia'),
	(25578820, 504, 'MA-ZAG', 'Zagora'),
	(25746783, 508, 'MZ-A', 'Niassa'),
	(25748152, 508, 'MZ-B', 'Manica'),
	(25754997, 508, 'MZ-G', 'Gaza'),
	(25757735, 508, 'MZ-I', 'Inhambane'),
	(25761842, 508, 'MZ-L', 'Maputo Province'),
	(25764196, 508, 'MZ-MPM', 'Maputo'),
	(25764580, 508, 'MZ-N', 'Nampula'),
	(25767318, 508, 'MZ-P', 'Cabo Delgado'),
	(25768687, 508, 'MZ-Q', 'Zambezia'),
	(25771425, 508, 'MZ-S', 'Sofala'),
	(25772794, 508, 'MZ-T', 'Tete'),
	(25951504, 512, 'OM-BJ', 'جنوب الباطنة'),
	(25951837, 512, 'OM-BS', 'شمال الباطنة'),
	(25951911, 512, 'OM-BU', 'البريمي'),
	(25953909, 512, 'OM-DA', 'الداخلية'),
	(25966230, 512, 'OM-MA', 'مسقط'),
	(25966970, 512, 'OM-MU', 'مسندم'),
	(25974777, 512, 'OM-SJ', 'جنوب الشرقية'),
	(25975110, 512, 'OM-SS', 'شمال الشرقية'),
	(25980660, 512, 'OM-WU', 'الوسطى'),
	(25984027, 512, 'OM-ZA', 'الظاهرة'),
	(25984767, 512, 'OM-ZU', 'ظفار'),
	(26155152, 516, 'NA-CA', 'Zambezi'),
	(26158519, 516, 'NA-ER', 'Erongo'),
	(26161997, 516, 'NA-HA', 'Hardap'),
	(26166104, 516, 'NA-KA', 'Karas'),
	(26166252, 516, 'NA-KE', 'Kavango East'),
	(26166363, 516, 'NA-KH', 'Khomas'),
	(26166844, 516, 'NA-KU', 'Kunene'),
	(26166918, 516, 'NA-KW', 'Kavango West'),
	(26171691, 516, 'NA-OD', 'Otjozondjupa'),
	(26171839, 516, 'NA-OH', 'Omaheke'),
	(26172061, 516, 'NA-ON', 'Oshana'),
	(26172246, 516, 'NA-OS', 'Omusati'),
	(26172283, 516, 'NA-OT', 'Oshikoto'),
	(26172394, 516, 'NA-OW', 'Ohangwena'),
	(26341003, 520, 'NR-01', 'Aiwo'),
	(26341040, 520, 'NR-02', 'Anabar'),
	(26341077, 520, 'NR-03', 'Anetan'),
	(26341114, 520, 'NR-04', 'Anibare'),
	(26341151, 520, 'NR-05', 'Baiti'),
	(26341188, 520, 'NR-06', 'Boe'),
	(26341225, 520, 'NR-07', 'Buada'),
	(26341262, 520, 'NR-08', 'Denigomodu'),
	(26341299, 520, 'NR-09', 'Ewa'),
	(26342335, 520, 'NR-10', 'Ijuw'),
	(26342372, 520, 'NR-11', 'Meneng'),
	(26342409, 520, 'NR-12', 'Nibok'),
	(26342446, 520, 'NR-13', 'Uaboe'),
	(26342483, 520, 'NR-14', 'Yaren'),
	(26577840, 524, 'NP-P1', 'Province 1'),
	(26577877, 524, 'NP-P2', 'Province 2'),
	(26577914, 524, 'NP-P3', 'Province 3'),
	(26577951, 524, 'NP-P4', 'Gandaki²'),
	(26577988, 524, 'NP-P5', 'Province 5'),
	(26578025, 524, 'NP-P6', 'Karnali²'),
	(26578062, 524, 'NP-P7', 'Province 7'),
	(26761064, 528, 'NL-AW', 'Aruba'),
	(26762213, 528, 'NL-BQ1', 'Bonaire'),
	(26762214, 528, 'NL-BQ2', 'Saba'),
	(26762215, 528, 'NL-BQ3', 'Sint Eustatius'),
	(26763802, 528, 'NL-CW', 'Curaçao'),
	(26764986, 528, 'NL-DR', 'Drenthe'),
	(26767502, 528, 'NL-FL', 'Flevoland'),
	(26767724, 528, 'NL-FR', 'Friesland'),
	(26768612, 528, 'NL-GE', 'Gelderland'),
	(26769093, 528, 'NL-GR', 'Groningen'),
	(26775605, 528, 'NL-LI', 'Limburg'),
	(26778084, 528, 'NL-NB', 'Noord-Brabant'),
	(26778306, 528, 'NL-NH', 'Noord-Holland'),
	(26780193, 528, 'NL-OV', 'Overijssel'),
	(26785743, 528, 'NL-SX', 'Sint Maarten'),
	(26788333, 528, 'NL-UT', 'Utrecht'),
	(26794623, 528, 'NL-ZE', 'Zeeland'),
	(26794734, 528, 'NL-ZH', 'Zuid-Holland'),
	(27116708, 535, 'BQ-BO', 'Bonaire'),
	(27139463, 535, 'BQ-SA', 'Saba'),
	(27139611, 535, 'BQ-SE', 'Sint Eustatius'),
	(27789764, 548, 'VU-MAP', 'Malampa'),
	(27793868, 548, 'VU-PAM', 'Penama'),
	(27797975, 548, 'VU-SAM', 'Sanma'),
	(27798115, 548, 'VU-SEE', 'Shefa'),
	(27799336, 548, 'VU-TAE', 'Tafea'),
	(27799851, 548, 'VU-TOB', 'Torba'),
	(28077989, 554, 'NZ-AUK', 'Auckland'),
	(28079141, 554, 'NZ-BOP', 'Bay of Plenty'),
	(28079990, 554, 'NZ-CAN', 'Canterbury'),
	(28080292, 554, 'NZ-CIT', 'Chatham Islands'),
	(28085767, 554, 'NZ-GIS', 'Gisborne'),
	(28087193, 554, 'NZ-HKB', 'Hawke''s Bay'),
	(28093711, 554, 'NZ-MBH', 'Marlborough'),
	(28094500, 554, 'NZ-MWT', 'Manawatū-Whanganui'),
	(28095715, 554, 'NZ-NSN', 'Nelson'),
	(28095750, 554, 'NZ-NTL', 'Northland'),
	(28097108, 554, 'NZ-OTA', 'Otago'),
	(28102595, 554, 'NZ-STL', 'Southland'),
	(28103268, 554, 'NZ-TAS', 'Tasman'),
	(28103628, 554, 'NZ-TKI', 'Taranaki'),
	(28107592, 554, 'NZ-WGN', 'Wellington'),
	(28107741, 554, 'NZ-WKO', 'Waikato'),
	(28108062, 554, 'NZ-WTC', 'West Coast'),
	(28280321, 558, 'NI-AN', 'Atlántico Norte'),
	(28280506, 558, 'NI-AS', 'Atlántico Sur'),
	(28281727, 558, 'NI-BO', 'Boaco'),
	(28282578, 558, 'NI-CA', 'Carazo'),
	(28282874, 558, 'NI-CI', 'Chinandega'),
	(28283096, 558, 'NI-CO', 'Chontales'),
	(28285982, 558, 'NI-ES', 'Estelí'),
	(28288683, 558, 'NI-GR', 'Granada'),
	(28292457, 558, 'NI-JI', 'Jinotega'),
	(28295047, 558, 'NI-LE', 'León'),
	(28296379, 558, 'NI-MD', 'Madriz'),
	(28296749, 558, 'NI-MN', 'Managua'),
	(28296934, 558, 'NI-MS', 'Masaya'),
	(28296971, 558, 'NI-MT', 'Matagalpa'),
	(28298303, 558, 'NI-NS', 'Nueva Segovia'),
	(28303409, 558, 'NI-RI', 'Rivas'),
	(28304815, 558, 'NI-SJ', 'Río San Juan'),
	(28469724, 562, 'NE-1', 'Agadez'),
	(28471093, 562, 'NE-2', 'Diffa'),
	(28472462, 562, 'NE-3', 'Dosso'),
	(28473831, 562, 'NE-4', 'Maradi'),
	(28475200, 562, 'NE-5', 'Tahoua'),
	(28476569, 562, 'NE-6', 'Tillabéri'),
	(28477938, 562, 'NE-7', 'Zinder'),
	(28479307, 562, 'NE-8', 'Niamey'),
	(28685101, 566, 'NG-AB', 'Abia'),
	(28685175, 566, 'NG-AD', 'Adamawa'),
	(28685434, 566, 'NG-AK', 'Akwa Ibom'),
	(28685545, 566, 'NG-AN', 'Anambra'),
	(28686433, 566, 'NG-BA', 'Bauchi'),
	(28686581, 566, 'NG-BE', 'Benue'),
	(28686951, 566, 'NG-BO', 'Borno'),
	(28687321, 566, 'NG-BY', 'Bayelsa'),
	(28688431, 566, 'NG-CR', 'Cross River'),
	(28689319, 566, 'NG-DE', 'Delta'),
	(28690577, 566, 'NG-EB', 'Ebonyi'),
	(28690651, 566, 'NG-ED', 'Edo'),
	(28690910, 566, 'NG-EK', 'Ekiti'),
	(28691021, 566, 'NG-EN', 'Enugu'),
	(28691983, 566, 'NG-FC', 'Federal Capital Territory'),
	(28693796, 566, 'NG-GO', 'Gombe'),
	(28696460, 566, 'NG-IM', 'Imo'),
	(28697681, 566, 'NG-JI', 'Jigawa'),
	(28698865, 566, 'NG-KD', 'Kaduna'),
	(28698902, 566, 'NG-KE', 'Kebbi'),
	(28699235, 566, 'NG-KN', 'Kano'),
	(28699272, 566, 'NG-KO', 'Kogi'),
	(28699457, 566, 'NG-KT', 'Katsina'),
	(28699568, 566, 'NG-KW', 'Kwara'),
	(28700123, 566, 'NG-LA', 'Lagos'),
	(28702861, 566, 'NG-NA', 'Nasarawa'),
	(28703157, 566, 'NG-NI', 'Niger'),
	(28704452, 566, 'NG-OG', 'Ogun'),
	(28704711, 566, 'NG-ON', 'Ondo'),
	(28704896, 566, 'NG-OS', 'Osun'),
	(28705118, 566, 'NG-OY', 'Oyo'),
	(28706006, 566, 'NG-PL', 'Plateau'),
	(28708633, 566, 'NG-RI', 'Rivers'),
	(28710224, 566, 'NG-SO', 'Sokoto'),
	(28711075, 566, 'NG-TA', 'Taraba'),
	(28718438, 566, 'NG-YO', 'Yobe'),
	(28719289, 566, 'NG-ZA', 'Zamfara'),
	(29278951, 578, 'NO-03', 'Oslo'),
	(29280246, 578, 'NO-11', 'Rogaland'),
	(29280394, 578, 'NO-15', 'Møre og Romsdal'),
	(29280505, 578, 'NO-18', 'Nordland'),
	(29281615, 578, 'NO-21', 'Svalbard'),
	(29281652, 578, 'NO-22', 'Jan Mayen'),
	(29282947, 578, 'NO-30', 'Viken'),
	(29283095, 578, 'NO-34', 'Innlandet'),
	(29283243, 578, 'NO-38', 'Vestfold og Telemark'),
	(29284390, 578, 'NO-42', 'Agder'),
	(29284538, 578, 'NO-46', 'Vestland'),
	(29285685, 578, 'NO-50', 'Trøndelag'),
	(29285833, 578, 'NO-54', 'Tromssan ja Finmarkun'),
	(29439272, 581, 'UM-67', 'Johnston Atoll'),
	(29440419, 581, 'UM-71', 'Midway Atoll'),
	(29440604, 581, 'UM-76', 'Navassa Island'),
	(29440715, 581, 'UM-79', 'Wake Island'),
	(29441788, 581, 'UM-81', 'Baker Island'),
	(29441899, 581, 'UM-84', 'Howland Island'),
	(29441973, 581, 'UM-86', 'Jarvis Island'),
	(29442084, 581, 'UM-89', 'Kingman Reef'),
	(29443305, 581, 'UM-95', 'Palmyra Atoll'),
	(29560532, 583, 'FM-KSA', 'Kosrae');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(29567200, 583, 'FM-PNI', 'Pohnpei'),
	(29572826, 583, 'FM-TRK', 'Chuuk'),
	(29579047, 583, 'FM-YAP', 'Yap'),
	(29597246, 584, 'MH-ALK', 'Ailuk Atoll'),
	(29597247, 584, 'MH-ALL', 'Ailinglaplap Atoll'),
	(29597471, 584, 'MH-ARN', 'Arno'),
	(29597586, 584, 'MH-AUR', 'Aur Atoll'),
	(29602356, 584, 'MH-EBO', 'Ebon Atoll'),
	(29602794, 584, 'MH-ENI', 'Enewetak Atoll'),
	(29609151, 584, 'MH-JAB', 'Jabat Island'),
	(29609161, 584, 'MH-JAL', 'Jaluit Atoll'),
	(29610826, 584, 'MH-KIL', 'Kili Island'),
	(29611333, 584, 'MH-KWA', 'Kwajalein'),
	(29611470, 584, 'MH-L', 'Ralik Chain'),
	(29611892, 584, 'MH-LAE', 'Lae Atoll'),
	(29612185, 584, 'MH-LIB', 'Lib Island'),
	(29612194, 584, 'MH-LIK', 'Likiep Atoll'),
	(29613266, 584, 'MH-MAJ', 'Majuro'),
	(29613268, 584, 'MH-MAL', 'Maloelap Atoll'),
	(29613414, 584, 'MH-MEJ', 'Mejit Island'),
	(29613564, 584, 'MH-MIL', 'Mili Atoll'),
	(29615080, 584, 'MH-NMK', 'Namdrik Atoll'),
	(29615090, 584, 'MH-NMU', 'Namu Atoll'),
	(29620633, 584, 'MH-RON', 'Rongelap Atoll'),
	(29622422, 584, 'MH-T', 'Ratak Chain'),
	(29624542, 584, 'MH-UJA', 'Ujae Atoll'),
	(29624920, 584, 'MH-UTI', 'Utirik Atoll'),
	(29627657, 584, 'MH-WTH', 'Wotho Atoll'),
	(29627659, 584, 'MH-WTJ', 'Wotje Atoll'),
	(29633414, 585, 'PW-002', 'Aimeliik'),
	(29633416, 585, 'PW-004', 'Airai'),
	(29633449, 585, 'PW-010', 'Angaur'),
	(29633597, 585, 'PW-050', 'Hatohobei'),
	(29634781, 585, 'PW-100', 'Kayangel'),
	(29634966, 585, 'PW-150', 'Koror'),
	(29636189, 585, 'PW-212', 'Melekeok'),
	(29636191, 585, 'PW-214', 'Ngaraard'),
	(29636195, 585, 'PW-218', 'Ngarchelong'),
	(29636226, 585, 'PW-222', 'Ngardmau'),
	(29636228, 585, 'PW-224', 'Ngatpang'),
	(29636230, 585, 'PW-226', 'Ngchesar'),
	(29636231, 585, 'PW-227', 'Ngeremlengui'),
	(29636232, 585, 'PW-228', 'Ngiwal'),
	(29637704, 585, 'PW-350', 'Peleliu'),
	(29637778, 585, 'PW-370', 'Sonsorol'),
	(29699493, 586, 'PK-BA', 'Balochistan'),
	(29706375, 586, 'PK-GB', 'Gilgit-Baltistan'),
	(29709742, 586, 'PK-IS', 'Islamabad'),
	(29710815, 586, 'PK-JK', 'Azad Kashmir'),
	(29712369, 586, 'PK-KP', 'Khyber Pakhtunkhwa'),
	(29718696, 586, 'PK-PB', 'Punjab'),
	(29722877, 586, 'PK-SD', 'Sindh'),
	(29724135, 586, 'PK-TA', 'Federally Administered Tribal Areas'),
	(29938661, 591, 'PA-1', 'Bocas del Toro'),
	(29938698, 591, 'PA-10', 'West Panamá'),
	(29940030, 591, 'PA-2', 'Coclé'),
	(29941399, 591, 'PA-3', 'Colón'),
	(29942768, 591, 'PA-4', 'Chiriquí'),
	(29944137, 591, 'PA-5', 'Darién'),
	(29945506, 591, 'PA-6', 'Herrera'),
	(29946875, 591, 'PA-7', 'Los Santos'),
	(29948244, 591, 'PA-8', 'Panamá'),
	(29949613, 591, 'PA-9', 'Veraguas'),
	(29957309, 591, 'PA-EM', 'Emberá'),
	(29965967, 591, 'PA-KY', 'Guna Yala'),
	(29969223, 591, 'PA-NB', 'Ngöbe-Buglé'),
	(29969889, 591, 'PA-NT', 'Naso Tjër Di'),
	(30309274, 598, 'PG-CPK', 'Chimbu'),
	(30309276, 598, 'PG-CPM', 'Central'),
	(30311501, 598, 'PG-EBR', 'East New Britain'),
	(30311712, 598, 'PG-EHG', 'Eastern Highlands'),
	(30312024, 598, 'PG-EPW', 'Enga'),
	(30312135, 598, 'PG-ESW', 'East Sepik'),
	(30314750, 598, 'PG-GPK', 'Gulf'),
	(30315961, 598, 'PG-HLA', 'Hela'),
	(30319116, 598, 'PG-JWK', 'Jiwaka'),
	(30322436, 598, 'PG-MBA', 'Milne Bay'),
	(30322965, 598, 'PG-MPL', 'Morobe'),
	(30322966, 598, 'PG-MPM', 'Madang'),
	(30323039, 598, 'PG-MRL', 'Manus'),
	(30323845, 598, 'PG-NCD', 'Port Moresby'),
	(30324074, 598, 'PG-NIK', 'New Ireland'),
	(30324338, 598, 'PG-NPP', 'Oro'),
	(30324435, 598, 'PG-NSB', 'Bougainville'),
	(30330626, 598, 'PG-SAN', 'Sandaun'),
	(30330884, 598, 'PG-SHM', 'Southern Highlands'),
	(30336136, 598, 'PG-WBK', 'West New Britain'),
	(30336360, 598, 'PG-WHM', 'Western Highlands'),
	(30336647, 598, 'PG-WPD', 'Western'),
	(30394538, 600, 'PY-1', 'Concepción'),
	(30394575, 600, 'PY-10', 'Alto Paraná'),
	(30394612, 600, 'PY-11', 'Central'),
	(30394649, 600, 'PY-12', 'Ñeembucú'),
	(30394686, 600, 'PY-13', 'Amambay'),
	(30394723, 600, 'PY-14', 'Canindeyú'),
	(30394760, 600, 'PY-15', 'Presidente Hayes'),
	(30394797, 600, 'PY-16', 'Alto Paraguay'),
	(30394908, 600, 'PY-19', 'Boquerón'),
	(30395907, 600, 'PY-2', 'San Pedro'),
	(30397276, 600, 'PY-3', 'Cordillera'),
	(30398645, 600, 'PY-4', 'Guairá'),
	(30400014, 600, 'PY-5', 'Caaguazú'),
	(30401383, 600, 'PY-6', 'Caazapá'),
	(30402752, 600, 'PY-7', 'Itapúa'),
	(30404121, 600, 'PY-8', 'Misiones'),
	(30405490, 600, 'PY-9', 'Paraguarí'),
	(30407963, 600, 'PY-ASU', 'Asunción'),
	(30610333, 604, 'PE-AMA', 'Amazonas'),
	(30610372, 604, 'PE-ANC', 'Ancash'),
	(30610464, 604, 'PE-APU', 'Apurímac'),
	(30610522, 604, 'PE-ARE', 'Arequipa'),
	(30610777, 604, 'PE-AYA', 'Ayacucho'),
	(30612636, 604, 'PE-CAJ', 'Cajamarca'),
	(30612638, 604, 'PE-CAL', 'Callao'),
	(30613385, 604, 'PE-CUS', 'Cusco'),
	(30620214, 604, 'PE-HUC', 'Huánuco'),
	(30620233, 604, 'PE-HUV', 'Huancavelica'),
	(30620915, 604, 'PE-ICA', 'Ica'),
	(30622963, 604, 'PE-JUN', 'Junín'),
	(30624959, 604, 'PE-LAL', 'La Libertad'),
	(30624960, 604, 'PE-LAM', 'Lambayeque'),
	(30625256, 604, 'PE-LIM', 'Lima'),
	(30625392, 604, 'PE-LMA', 'Lima Metropolitana'),
	(30625483, 604, 'PE-LOR', 'Loreto'),
	(30626431, 604, 'PE-MDD', 'Madre de Dios'),
	(30626851, 604, 'PE-MOQ', 'Moquegua'),
	(30630442, 604, 'PE-PAS', 'Pasco'),
	(30630740, 604, 'PE-PIU', 'Piura'),
	(30631177, 604, 'PE-PUN', 'Puno'),
	(30634543, 604, 'PE-SAM', 'San Martín'),
	(30635902, 604, 'PE-TAC', 'Tacna'),
	(30636652, 604, 'PE-TUM', 'Tumbes'),
	(30637343, 604, 'PE-UCA', 'Ucayali'),
	(30798430, 608, 'PH-00', 'Metro Manila'),
	(30798467, 608, 'PH-01', 'Ilocos'),
	(30798504, 608, 'PH-02', 'Cagayan Valley'),
	(30798541, 608, 'PH-03', 'Central Luzon'),
	(30798615, 608, 'PH-05', 'Bicol'),
	(30798652, 608, 'PH-06', 'Western Visayas'),
	(30798689, 608, 'PH-07', 'Central Visayas'),
	(30798726, 608, 'PH-08', 'Eastern Visayas'),
	(30798763, 608, 'PH-09', 'Zamboanga Peninsula'),
	(30799799, 608, 'PH-10', 'Northern Mindanao'),
	(30799836, 608, 'PH-11', 'Davao'),
	(30799873, 608, 'PH-12', 'Soccsksargen'),
	(30799910, 608, 'PH-13', 'Caraga'),
	(30799947, 608, 'PH-14', 'Muslim Mindanao'),
	(30799984, 608, 'PH-15', 'Cordillera Administrative'),
	(30803906, 608, 'PH-40', 'Calabarzon'),
	(30803943, 608, 'PH-41', 'Mimaropa'),
	(30812555, 608, 'PH-ABR', 'Abra'),
	(30812736, 608, 'PH-AGN', 'Agusan del Norte'),
	(30812741, 608, 'PH-AGS', 'Agusan del Sur'),
	(30812882, 608, 'PH-AKL', 'Aklan'),
	(30812909, 608, 'PH-ALB', 'Albay'),
	(30813001, 608, 'PH-ANT', 'Antique'),
	(30813056, 608, 'PH-APA', 'Apayao'),
	(30813258, 608, 'PH-AUR', 'Aurora'),
	(30813883, 608, 'PH-BAN', 'Bataan'),
	(30813888, 608, 'PH-BAS', 'Basilan'),
	(30814031, 608, 'PH-BEN', 'Benguet'),
	(30814177, 608, 'PH-BIL', 'Biliran'),
	(30814395, 608, 'PH-BOH', 'Bohol'),
	(30814579, 608, 'PH-BTG', 'Batangas'),
	(30814586, 608, 'PH-BTN', 'Batanes'),
	(30814620, 608, 'PH-BUK', 'Bukidnon'),
	(30814621, 608, 'PH-BUL', 'Bulacan'),
	(30815245, 608, 'PH-CAG', 'Cagayan'),
	(30815251, 608, 'PH-CAM', 'Camiguin'),
	(30815252, 608, 'PH-CAN', 'Camarines Norte'),
	(30815254, 608, 'PH-CAP', 'Capiz'),
	(30815257, 608, 'PH-CAS', 'Camarines Sur'),
	(30815258, 608, 'PH-CAT', 'Catanduanes'),
	(30815260, 608, 'PH-CAV', 'Cavite'),
	(30815388, 608, 'PH-CEB', 'Cebu'),
	(30815769, 608, 'PH-COM', 'Compostela Valley'),
	(30816622, 608, 'PH-DAO', 'Davao Oriental'),
	(30816626, 608, 'PH-DAS', 'Davao del Sur'),
	(30816629, 608, 'PH-DAV', 'Davao del Norte'),
	(30816917, 608, 'PH-DIN', 'Dinagat Islands'),
	(30817399, 608, 'PH-DVO', 'Davao Occidental'),
	(30817995, 608, 'PH-EAS', 'Eastern Samar'),
	(30821463, 608, 'PH-GUI', 'Guimaras'),
	(30823658, 608, 'PH-IFU', 'Ifugao'),
	(30823868, 608, 'PH-ILI', 'Iloilo'),
	(30823873, 608, 'PH-ILN', 'Ilocos Norte'),
	(30823878, 608, 'PH-ILS', 'Ilocos Sur'),
	(30824119, 608, 'PH-ISA', 'Isabela'),
	(30826202, 608, 'PH-KAL', 'Kalinga'),
	(30827566, 608, 'PH-LAG', 'Laguna'),
	(30827573, 608, 'PH-LAN', 'Lanao del Norte'),
	(30827578, 608, 'PH-LAS', 'Lanao del Sur'),
	(30827732, 608, 'PH-LEY', 'Leyte'),
	(30828313, 608, 'PH-LUN', 'La Union'),
	(30828932, 608, 'PH-MAD', 'Marinduque'),
	(30828947, 608, 'PH-MAS', 'Masbate'),
	(30829042, 608, 'PH-MDC', 'Occidental Mindoro'),
	(30829057, 608, 'PH-MDR', 'Oriental Mindoro'),
	(30829164, 608, 'PH-MGN', 'Maguindanao del Norte'),
	(30829169, 608, 'PH-MGS', 'Maguindanao del Sur');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(30829467, 608, 'PH-MOU', 'Mountain'),
	(30829597, 608, 'PH-MSC', 'Misamis Occidental'),
	(30829612, 608, 'PH-MSR', 'Misamis Oriental'),
	(30830386, 608, 'PH-NCO', 'Cotabato'),
	(30830448, 608, 'PH-NEC', 'Negros Occidental'),
	(30830463, 608, 'PH-NER', 'Negros Oriental'),
	(30830964, 608, 'PH-NSA', 'Northern Samar'),
	(30831042, 608, 'PH-NUE', 'Nueva Ecija'),
	(30831059, 608, 'PH-NUV', 'Nueva Vizcaya'),
	(30833048, 608, 'PH-PAM', 'Pampanga'),
	(30833049, 608, 'PH-PAN', 'Pangasinan'),
	(30833465, 608, 'PH-PLW', 'Palawan'),
	(30835149, 608, 'PH-QUE', 'Quezon'),
	(30835153, 608, 'PH-QUI', 'Quirino'),
	(30836095, 608, 'PH-RIZ', 'Rizal'),
	(30836304, 608, 'PH-ROM', 'Romblon'),
	(30837160, 608, 'PH-SAR', 'Sarangani'),
	(30837231, 608, 'PH-SCO', 'South Cotabato'),
	(30837445, 608, 'PH-SIG', 'Siquijor'),
	(30837554, 608, 'PH-SLE', 'Southern Leyte'),
	(30837570, 608, 'PH-SLU', 'Sulu'),
	(30837678, 608, 'PH-SOR', 'Sorsogon'),
	(30837893, 608, 'PH-SUK', 'Sultan Kudarat'),
	(30837896, 608, 'PH-SUN', 'Surigao del Norte'),
	(30837900, 608, 'PH-SUR', 'Surigao del Sur'),
	(30838529, 608, 'PH-TAR', 'Tarlac'),
	(30838534, 608, 'PH-TAW', 'Tawi-Tawi'),
	(30843285, 608, 'PH-WSA', 'Samar'),
	(30846739, 608, 'PH-ZAN', 'Zamboanga del Norte'),
	(30846744, 608, 'PH-ZAS', 'Zamboanga del Sur'),
	(30847171, 608, 'PH-ZMB', 'Zambales'),
	(30847400, 608, 'PH-ZSI', 'Zamboanga Sibugay'),
	(31203728, 616, 'PL-02', 'Dolnośląskie'),
	(31203802, 616, 'PL-04', 'Kujawsko-Pomorskie'),
	(31203876, 616, 'PL-06', 'Lubelskie'),
	(31203950, 616, 'PL-08', 'Lubuskie'),
	(31205023, 616, 'PL-10', 'Łódzkie'),
	(31205097, 616, 'PL-12', 'Małopolskie'),
	(31205171, 616, 'PL-14', 'Mazowieckie'),
	(31205245, 616, 'PL-16', 'Opolskie'),
	(31205319, 616, 'PL-18', 'Podkarpackie'),
	(31206392, 616, 'PL-20', 'Podlaskie'),
	(31206466, 616, 'PL-22', 'Pomorskie'),
	(31206540, 616, 'PL-24', 'Śląskie'),
	(31206614, 616, 'PL-26', 'Świętokrzyskie'),
	(31206688, 616, 'PL-28', 'Warmińsko-Mazurskie'),
	(31207761, 616, 'PL-30', 'Wielkopolskie'),
	(31207835, 616, 'PL-32', 'Zachodniopomorskie'),
	(31406303, 620, 'PT-01', 'Aveiro'),
	(31406340, 620, 'PT-02', 'Beja'),
	(31406377, 620, 'PT-03', 'Braga'),
	(31406414, 620, 'PT-04', 'Bragança'),
	(31406451, 620, 'PT-05', 'Castelo Branco'),
	(31406488, 620, 'PT-06', 'Coimbra'),
	(31406525, 620, 'PT-07', 'Évora'),
	(31406562, 620, 'PT-08', 'Faro'),
	(31406599, 620, 'PT-09', 'Guarda'),
	(31407635, 620, 'PT-10', 'Leiria'),
	(31407672, 620, 'PT-11', 'Lisbon'),
	(31407709, 620, 'PT-12', 'Portalegre'),
	(31407746, 620, 'PT-13', 'Porto'),
	(31407783, 620, 'PT-14', 'Santarém'),
	(31407820, 620, 'PT-15', 'Setúbal'),
	(31407857, 620, 'PT-16', 'Viana do Castelo'),
	(31407894, 620, 'PT-17', 'Vila Real'),
	(31407931, 620, 'PT-18', 'Viseu'),
	(31409004, 620, 'PT-20', 'Azores'),
	(31410373, 620, 'PT-30', 'Madeira'),
	(31624307, 624, 'GW-BA', 'Bafatá'),
	(31624714, 624, 'GW-BL', 'Bolama'),
	(31624751, 624, 'GW-BM', 'Biombo'),
	(31624973, 624, 'GW-BS', 'Bissau'),
	(31625676, 624, 'GW-CA', 'Cacheu'),
	(31631152, 624, 'GW-GA', 'Gabú'),
	(31637590, 624, 'GW-L', 'Leste'),
	(31640328, 624, 'GW-N', 'Norte'),
	(31642400, 624, 'GW-OI', 'Oio'),
	(31645582, 624, 'GW-QU', 'Quinara'),
	(31647173, 624, 'GW-S', 'Sul'),
	(31649467, 624, 'GW-TO', 'Tombali'),
	(31724651, 626, 'TL-AL', 'Aileu'),
	(31724725, 626, 'TL-AN', 'Ainaro'),
	(31725613, 626, 'TL-BA', 'Baucau'),
	(31726131, 626, 'TL-BO', 'Bobonaro'),
	(31727500, 626, 'TL-CO', 'Cova Lima'),
	(31728647, 626, 'TL-DI', 'Dili'),
	(31730349, 626, 'TL-ER', 'Ermera'),
	(31739303, 626, 'TL-LA', 'Lautém'),
	(31739599, 626, 'TL-LI', 'Liquiçá'),
	(31740857, 626, 'TL-MF', 'Manufahi'),
	(31741375, 626, 'TL-MT', 'Manatuto'),
	(31743558, 626, 'TL-OE', 'Oecusse'),
	(31753289, 626, 'TL-VI', 'Viqueque'),
	(32133575, 634, 'QA-DA', 'الدوحة'),
	(32143417, 634, 'QA-KH', 'الخور والذخيرة'),
	(32146562, 634, 'QA-MS', 'الشمال'),
	(32152741, 634, 'QA-RA', 'الريان'),
	(32154369, 634, 'QA-SH', 'الشيحانية'),
	(32157514, 634, 'QA-US', 'أم صلال'),
	(32159586, 634, 'QA-WA', 'الوكرة'),
	(32163693, 634, 'QA-ZA', 'الظعاين'),
	(32534729, 642, 'RO-AB', 'Alba'),
	(32534914, 642, 'RO-AG', 'Argeș'),
	(32535321, 642, 'RO-AR', 'Arad'),
	(32535654, 642, 'RO-B', 'Bucharest'),
	(32536135, 642, 'RO-BC', 'Bacău'),
	(32536320, 642, 'RO-BH', 'Bihor'),
	(32536542, 642, 'RO-BN', 'Bistriţa-Năsăud'),
	(32536690, 642, 'RO-BR', 'Brăila'),
	(32536764, 642, 'RO-BT', 'Botoşani'),
	(32536838, 642, 'RO-BV', 'Braşov'),
	(32536986, 642, 'RO-BZ', 'Buzău'),
	(32537763, 642, 'RO-CJ', 'Cluj'),
	(32537837, 642, 'RO-CL', 'Călărași'),
	(32538096, 642, 'RO-CS', 'Caraș-Severin'),
	(32538133, 642, 'RO-CT', 'Constanța'),
	(32538207, 642, 'RO-CV', 'Covasna'),
	(32538836, 642, 'RO-DB', 'Dâmbovița'),
	(32539132, 642, 'RO-DJ', 'Dolj'),
	(32543239, 642, 'RO-GJ', 'Gorj'),
	(32543313, 642, 'RO-GL', 'Galați'),
	(32543535, 642, 'RO-GR', 'Giurgiu'),
	(32544386, 642, 'RO-HD', 'Hunedoara'),
	(32544904, 642, 'RO-HR', 'Harghita'),
	(32545829, 642, 'RO-IF', 'Ilfov'),
	(32546051, 642, 'RO-IL', 'Ialomița'),
	(32546310, 642, 'RO-IS', 'Iași'),
	(32551379, 642, 'RO-MH', 'Mehedinți'),
	(32551564, 642, 'RO-MM', 'Maramureş'),
	(32551786, 642, 'RO-MS', 'Mureş'),
	(32553192, 642, 'RO-NT', 'Neamţ'),
	(32554561, 642, 'RO-OT', 'Olt'),
	(32555486, 642, 'RO-PH', 'Prahova'),
	(32559371, 642, 'RO-SB', 'Sibiu'),
	(32559667, 642, 'RO-SJ', 'Sălaj'),
	(32559778, 642, 'RO-SM', 'Satu Mare'),
	(32560111, 642, 'RO-SV', 'Suceava'),
	(32561110, 642, 'RO-TL', 'Tulcea'),
	(32561147, 642, 'RO-TM', 'Timiș'),
	(32561332, 642, 'RO-TR', 'Teleorman'),
	(32563848, 642, 'RO-VL', 'Vâlcea'),
	(32563922, 642, 'RO-VN', 'Vrancea'),
	(32564107, 642, 'RO-VS', 'Vaslui'),
	(32585456, 643, 'RU-AD', 'Adygea'),
	(32585752, 643, 'RU-AL', 'Altai'),
	(32585782, 643, 'RU-ALT', 'Altai Krai'),
	(32585820, 643, 'RU-AMU', 'Amur'),
	(32585995, 643, 'RU-ARK', 'Arkhangelsk'),
	(32586041, 643, 'RU-AST', 'Astrakhan'),
	(32586714, 643, 'RU-BA', 'Bashkortostan'),
	(32586884, 643, 'RU-BEL', 'Belgorod'),
	(32587378, 643, 'RU-BRY', 'Bryansk'),
	(32587454, 643, 'RU-BU', 'Buryat'),
	(32588231, 643, 'RU-CE', 'Chechen'),
	(32588357, 643, 'RU-CHE', 'Chelyabinsk'),
	(32588373, 643, 'RU-CHU', 'Chukotka Okrug'),
	(32588823, 643, 'RU-CU', 'Chuvash'),
	(32589452, 643, 'RU-DA', 'Dagestan'),
	(32596778, 643, 'RU-IN', 'Ingushetia'),
	(32596947, 643, 'RU-IRK', 'Irkutsk'),
	(32597085, 643, 'RU-IVA', 'Ivanovo'),
	(32599058, 643, 'RU-KAM', 'Kamchatka Krai'),
	(32599072, 643, 'RU-KB', 'Kabardino-Balkar'),
	(32599109, 643, 'RU-KC', 'Karachay-Cherkess'),
	(32599157, 643, 'RU-KDA', 'Krasnodar Krai'),
	(32599206, 643, 'RU-KEM', 'Kemerovo'),
	(32599271, 643, 'RU-KGD', 'Kaliningrad'),
	(32599281, 643, 'RU-KGN', 'Kurgan'),
	(32599305, 643, 'RU-KHA', 'Khabarovsk Krai'),
	(32599317, 643, 'RU-KHM', 'Khanty-Mansi'),
	(32599359, 643, 'RU-KIR', 'Kirov'),
	(32599405, 643, 'RU-KK', 'Khakassia'),
	(32599442, 643, 'RU-KL', 'Kalmykia'),
	(32599473, 643, 'RU-KLU', 'Kaluga'),
	(32599553, 643, 'RU-KO', 'Komi'),
	(32599582, 643, 'RU-KOS', 'Kostroma'),
	(32599664, 643, 'RU-KR', 'Karelia'),
	(32599693, 643, 'RU-KRS', 'Kursk'),
	(32599934, 643, 'RU-KYA', 'Krasnoyarsk Krai'),
	(32600576, 643, 'RU-LEN', 'Leningrad'),
	(32600726, 643, 'RU-LIP', 'Lipetsk'),
	(32601790, 643, 'RU-MAG', 'Magadan'),
	(32601921, 643, 'RU-ME', 'Mari El'),
	(32602291, 643, 'RU-MO', 'Mordovia'),
	(32602320, 643, 'RU-MOS', 'Moscow Province'),
	(32602324, 643, 'RU-MOW', 'Moscow'),
	(32602541, 643, 'RU-MUR', 'Murmansk'),
	(32603314, 643, 'RU-NEN', 'Nenets'),
	(32603392, 643, 'RU-NGR', 'Novgorod'),
	(32603474, 643, 'RU-NIZ', 'Nizhny Novgorod'),
	(32603948, 643, 'RU-NVS', 'Novosibirsk'),
	(32604984, 643, 'RU-OMS', 'Omsk'),
	(32605155, 643, 'RU-ORE', 'Orenburg'),
	(32605162, 643, 'RU-ORL', 'Oryol'),
	(32606056, 643, 'RU-PER', 'Perm Krai'),
	(32606397, 643, 'RU-PNZ', 'Penza'),
	(32606528, 643, 'RU-PRI', 'Primorsky Krai'),
	(32606567, 643, 'RU-PSK', 'Pskov'),
	(32609165, 643, 'RU-ROS', 'Rostov'),
	(32609517, 643, 'RU-RYA', 'Ryazan');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(32609987, 643, 'RU-SA', 'Sakha'),
	(32610008, 643, 'RU-SAK', 'Sakhalin'),
	(32610010, 643, 'RU-SAM', 'Samara'),
	(32610015, 643, 'RU-SAR', 'Saratov'),
	(32610135, 643, 'RU-SE', 'North Ossetia-Alania'),
	(32610456, 643, 'RU-SMO', 'Smolensk'),
	(32610557, 643, 'RU-SPE', 'Saint Petersburg'),
	(32610701, 643, 'RU-STA', 'Stavropol Krai'),
	(32610779, 643, 'RU-SVE', 'Sverdlovsk'),
	(32611356, 643, 'RU-TA', 'Tatarstan'),
	(32611379, 643, 'RU-TAM', 'Tambov'),
	(32611897, 643, 'RU-TOM', 'Tomsk'),
	(32612118, 643, 'RU-TUL', 'Tula'),
	(32612148, 643, 'RU-TVE', 'Tver'),
	(32612244, 643, 'RU-TY', 'Tuva'),
	(32612275, 643, 'RU-TYU', 'Tyumen'),
	(32612836, 643, 'RU-UD', 'Udmurt'),
	(32613167, 643, 'RU-ULY', 'Ulyanovsk'),
	(32614333, 643, 'RU-VGG', 'Volgograd'),
	(32614512, 643, 'RU-VLA', 'Vladimir'),
	(32614518, 643, 'RU-VLG', 'Vologda'),
	(32614640, 643, 'RU-VOR', 'Voronezh'),
	(32618225, 643, 'RU-YAN', 'Yamalo-Nenets Okrug'),
	(32618229, 643, 'RU-YAR', 'Yaroslavl'),
	(32618381, 643, 'RU-YEV', 'Jewish'),
	(32619582, 643, 'RU-ZAB', 'Zabaykalsky Krai'),
	(32723281, 646, 'RW-01', 'Kigali'),
	(32723318, 646, 'RW-02', 'Eastern'),
	(32723355, 646, 'RW-03', 'Northern'),
	(32723392, 646, 'RW-04', 'Western'),
	(32723429, 646, 'RW-05', 'Southern'),
	(33142602, 654, 'SH-AC', 'Ascension Island'),
	(33152518, 654, 'SH-HL', 'Saint Helena'),
	(33168539, 654, 'SH-TA', 'Tristan da Cunha'),
	(33381770, 659, 'KN-01', 'Christ Church Nichola Town'),
	(33381807, 659, 'KN-02', 'Saint Anne Sandy Point'),
	(33381844, 659, 'KN-03', 'Saint George Basseterre'),
	(33381881, 659, 'KN-04', 'Saint George Gingerland'),
	(33381918, 659, 'KN-05', 'Saint James Windward'),
	(33381955, 659, 'KN-06', 'Saint John Capisterre'),
	(33381992, 659, 'KN-07', 'Saint John Figtree'),
	(33382029, 659, 'KN-08', 'Saint Mary Cayon'),
	(33382066, 659, 'KN-09', 'Saint Paul Capisterre'),
	(33383102, 659, 'KN-10', 'Saint Paul Charlestown'),
	(33383139, 659, 'KN-11', 'Saint Peter Basseterre'),
	(33383176, 659, 'KN-12', 'Saint Thomas Lowland'),
	(33383213, 659, 'KN-13', 'Saint Thomas Middle Island'),
	(33383287, 659, 'KN-15', 'Trinity Palmetto Point'),
	(33409076, 659, 'KN-K', 'Saint Kitts'),
	(33413183, 659, 'KN-N', 'Nevis'),
	(33533729, 662, 'LC-01', 'Anse la Raye'),
	(33533766, 662, 'LC-02', 'Castries'),
	(33533803, 662, 'LC-03', 'Choiseul'),
	(33533877, 662, 'LC-05', 'Dennery'),
	(33533914, 662, 'LC-06', 'Gros Islet'),
	(33533951, 662, 'LC-07', 'Laborie'),
	(33533988, 662, 'LC-08', 'Micoud'),
	(33535061, 662, 'LC-10', 'Soufrière'),
	(33535098, 662, 'LC-11', 'Vieux Fort'),
	(33535135, 662, 'LC-12', 'Canaries'),
	(33938953, 670, 'VC-01', 'Charlotte'),
	(33938990, 670, 'VC-02', 'Saint Andrew'),
	(33939027, 670, 'VC-03', 'Saint David'),
	(33939064, 670, 'VC-04', 'Saint George'),
	(33939101, 670, 'VC-05', 'Saint Patrick'),
	(33939138, 670, 'VC-06', 'Grenadines'),
	(34141565, 674, 'SM-01', 'Acquaviva'),
	(34141602, 674, 'SM-02', 'Chiesanuova'),
	(34141639, 674, 'SM-03', 'Domagnano'),
	(34141676, 674, 'SM-04', 'Faetano'),
	(34141713, 674, 'SM-05', 'Fiorentino'),
	(34141750, 674, 'SM-06', 'Borgo Maggiore'),
	(34141787, 674, 'SM-07', 'Città di San Marino'),
	(34141824, 674, 'SM-08', 'Montegiardino'),
	(34141861, 674, 'SM-09', 'Serravalle'),
	(34344177, 678, 'ST-01', 'Água Grande'),
	(34344214, 678, 'ST-02', 'Cantagalo'),
	(34344251, 678, 'ST-03', 'Caué'),
	(34344288, 678, 'ST-04', 'Lembá'),
	(34344325, 678, 'ST-05', 'Lobata'),
	(34344362, 678, 'ST-06', 'Mé-Zóchi'),
	(34378328, 678, 'ST-P', 'Príncipe'),
	(34546789, 682, 'SA-01', 'الرياض'),
	(34546826, 682, 'SA-02', 'مكة المكرمة'),
	(34546863, 682, 'SA-03', 'المدينة المنورة'),
	(34546900, 682, 'SA-04', 'الشرقية'),
	(34546937, 682, 'SA-05', 'القصيم'),
	(34546974, 682, 'SA-06', 'حائل'),
	(34547011, 682, 'SA-07', 'تبوك'),
	(34547048, 682, 'SA-08', 'الحدود الشمالية'),
	(34547085, 682, 'SA-09', 'جازان'),
	(34548121, 682, 'SA-10', 'نجران'),
	(34548158, 682, 'SA-11', 'الباحة'),
	(34548195, 682, 'SA-12', 'الجوف'),
	(34548269, 682, 'SA-14', 'عسير'),
	(34767568, 686, 'SN-DB', 'Diourbel'),
	(34767901, 686, 'SN-DK', 'Dakar'),
	(34770639, 686, 'SN-FK', 'Fatick'),
	(34777114, 686, 'SN-KA', 'Kaffrine'),
	(34777225, 686, 'SN-KD', 'Kolda'),
	(34777262, 686, 'SN-KE', 'Kédougou'),
	(34777521, 686, 'SN-KL', 'Kaolack'),
	(34778705, 686, 'SN-LG', 'Louga'),
	(34780555, 686, 'SN-MT', 'Matam'),
	(34788214, 686, 'SN-SE', 'Sédhiou'),
	(34788473, 686, 'SN-SL', 'Saint-Louis'),
	(34789509, 686, 'SN-TC', 'Tambacounda'),
	(34789694, 686, 'SN-TH', 'Thiès'),
	(34797871, 686, 'SN-ZG', 'Ziguinchor'),
	(34850670, 688, 'RS-00', 'Beograd'),
	(34850707, 688, 'RS-01', 'North Bačka'),
	(34850744, 688, 'RS-02', 'Central Banat'),
	(34850781, 688, 'RS-03', 'North Banat'),
	(34850818, 688, 'RS-04', 'South Banat'),
	(34850855, 688, 'RS-05', 'West Bačka'),
	(34850892, 688, 'RS-06', 'South Bačka'),
	(34850929, 688, 'RS-07', 'Srem'),
	(34850966, 688, 'RS-08', 'Mačva'),
	(34851003, 688, 'RS-09', 'Kolubara'),
	(34852039, 688, 'RS-10', 'Podunavlje'),
	(34852076, 688, 'RS-11', 'Braničevo'),
	(34852113, 688, 'RS-12', 'Šumadija'),
	(34852150, 688, 'RS-13', 'Pomoravlje'),
	(34852187, 688, 'RS-14', 'Bor'),
	(34852224, 688, 'RS-15', 'Zaječar'),
	(34852261, 688, 'RS-16', 'Zlatibor'),
	(34852298, 688, 'RS-17', 'Moravica'),
	(34852335, 688, 'RS-18', 'Raška'),
	(34852372, 688, 'RS-19', 'Rasina'),
	(34853408, 688, 'RS-20', 'Nišava'),
	(34853445, 688, 'RS-21', 'Toplica'),
	(34853482, 688, 'RS-22', 'Pirot'),
	(34853519, 688, 'RS-23', 'Jablanica'),
	(34853556, 688, 'RS-24', 'Pčinja'),
	(34853593, 688, 'RS-25', 'Kosovo'),
	(34853630, 688, 'RS-26', 'Peć'),
	(34853667, 688, 'RS-27', 'Prizren'),
	(34853704, 688, 'RS-28', 'Kosovska Mitrovica'),
	(34853741, 688, 'RS-29', 'Kosovo-Pomoravlje'),
	(34878864, 688, 'RS-KM', 'Kosovo-Metohija'),
	(34893997, 688, 'RS-VO', 'Vojvodina'),
	(34952013, 690, 'SC-01', 'Anse aux Pins'),
	(34952050, 690, 'SC-02', 'Anse Boileau'),
	(34952087, 690, 'SC-03', 'Anse Etoile'),
	(34952124, 690, 'SC-04', 'Au Cap'),
	(34952161, 690, 'SC-05', 'Anse Royale'),
	(34952198, 690, 'SC-06', 'Baie Lazare'),
	(34952235, 690, 'SC-07', 'Baie Sainte Anne'),
	(34952272, 690, 'SC-08', 'Beau Vallon'),
	(34952309, 690, 'SC-09', 'Bel Air'),
	(34953345, 690, 'SC-10', 'Bel Ombre'),
	(34953382, 690, 'SC-11', 'Cascade'),
	(34953419, 690, 'SC-12', 'Glacis'),
	(34953456, 690, 'SC-13', 'Grand’Anse Mahé'),
	(34953493, 690, 'SC-14', 'Grand’Anse Praslin'),
	(34953530, 690, 'SC-15', 'La Digue'),
	(34953567, 690, 'SC-16', 'La Rivière Anglaise'),
	(34953604, 690, 'SC-17', 'Mont Buxton'),
	(34953641, 690, 'SC-18', 'Mont Fleuri'),
	(34953678, 690, 'SC-19', 'Plaisance'),
	(34954714, 690, 'SC-20', 'Pointe La Rue'),
	(34954751, 690, 'SC-21', 'Port Glaud'),
	(34954788, 690, 'SC-22', 'Saint Louis'),
	(34954825, 690, 'SC-23', 'Takamaka'),
	(34954862, 690, 'SC-24', 'Les Mamelles'),
	(34954899, 690, 'SC-25', 'Roche Caiman'),
	(34954936, 690, 'SC-26', 'Ile Perseverance I'),
	(34954973, 690, 'SC-27', 'Ile Perseverance II'),
	(35173717, 694, 'SL-E', 'Eastern'),
	(35186038, 694, 'SL-N', 'Northern'),
	(35187259, 694, 'SL-NW', 'North Western'),
	(35192883, 694, 'SL-S', 'Southern'),
	(35198359, 694, 'SL-W', 'Western Area'),
	(35559849, 702, 'SG-01', 'Central Singapore'),
	(35559886, 702, 'SG-02', 'North East'),
	(35559923, 702, 'SG-03', 'North West'),
	(35559960, 702, 'SG-04', 'South East'),
	(35559997, 702, 'SG-05', 'South West'),
	(35625968, 703, 'SK-BC', 'Banská Bystrica'),
	(35626301, 703, 'SK-BL', 'Bratislava'),
	(35638511, 703, 'SK-KI', 'Košice'),
	(35642618, 703, 'SK-NI', 'Nitra'),
	(35645837, 703, 'SK-PV', 'Prešov'),
	(35650536, 703, 'SK-TA', 'Trnava'),
	(35650610, 703, 'SK-TC', 'Trenčín'),
	(35659046, 703, 'SK-ZI', 'Žilina'),
	(35661155, 704, 'VN-01', 'Lai Châu'),
	(35661192, 704, 'VN-02', 'Lào Cai'),
	(35661229, 704, 'VN-03', 'Hà Giang'),
	(35661266, 704, 'VN-04', 'Cao Bằng'),
	(35661303, 704, 'VN-05', 'Sơn La'),
	(35661340, 704, 'VN-06', 'Yên Bái'),
	(35661377, 704, 'VN-07', 'Tuyên Quang'),
	(35661451, 704, 'VN-09', 'Lạng Sơn'),
	(35662598, 704, 'VN-13', 'Quảng Ninh'),
	(35662635, 704, 'VN-14', 'Hòa Bình'),
	(35662783, 704, 'VN-18', 'Ninh Bình'),
	(35663856, 704, 'VN-20', 'Thái Bình'),
	(35663893, 704, 'VN-21', 'Thanh Hóa'),
	(35663930, 704, 'VN-22', 'Nghệ An');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(35663967, 704, 'VN-23', 'Hà Tĩnh'),
	(35664004, 704, 'VN-24', 'Quảng Bình'),
	(35664041, 704, 'VN-25', 'Quảng Trị'),
	(35664078, 704, 'VN-26', 'Thừa Thiên–Huế'),
	(35664115, 704, 'VN-27', 'Quảng Nam'),
	(35664152, 704, 'VN-28', 'Kon Tum'),
	(35664189, 704, 'VN-29', 'Quảng Ngãi'),
	(35665225, 704, 'VN-30', 'Gia Lai'),
	(35665262, 704, 'VN-31', 'Bình Định'),
	(35665299, 704, 'VN-32', 'Phú Yên'),
	(35665336, 704, 'VN-33', 'Đắk Lắk'),
	(35665373, 704, 'VN-34', 'Khánh Hòa'),
	(35665410, 704, 'VN-35', 'Lâm Đồng'),
	(35665447, 704, 'VN-36', 'Ninh Thuận'),
	(35665484, 704, 'VN-37', 'Tây Ninh'),
	(35665558, 704, 'VN-39', 'Đồng Nai'),
	(35666594, 704, 'VN-40', 'Bình Thuận'),
	(35666631, 704, 'VN-41', 'Long An'),
	(35666705, 704, 'VN-43', 'Bà Rịa–Vũng Tàu'),
	(35666742, 704, 'VN-44', 'An Giang'),
	(35666779, 704, 'VN-45', 'Đồng Tháp'),
	(35666816, 704, 'VN-46', 'Tiền Giang'),
	(35666853, 704, 'VN-47', 'Kiên Giang'),
	(35666927, 704, 'VN-49', 'Vĩnh Long'),
	(35667963, 704, 'VN-50', 'Bến Tre'),
	(35668000, 704, 'VN-51', 'Trà Vinh'),
	(35668037, 704, 'VN-52', 'Sóc Trăng'),
	(35668074, 704, 'VN-53', 'Bắc Kạn'),
	(35668111, 704, 'VN-54', 'Bắc Giang'),
	(35668148, 704, 'VN-55', 'Bạc Liêu'),
	(35668185, 704, 'VN-56', 'Bắc Ninh'),
	(35668222, 704, 'VN-57', 'Bình Dương'),
	(35668259, 704, 'VN-58', 'Bình Phước'),
	(35668296, 704, 'VN-59', 'Cà Mau'),
	(35669369, 704, 'VN-61', 'Hải Dương'),
	(35669443, 704, 'VN-63', 'Hà Nam'),
	(35669554, 704, 'VN-66', 'Hưng Yên'),
	(35669591, 704, 'VN-67', 'Nam Định'),
	(35669628, 704, 'VN-68', 'Phú Thọ'),
	(35669665, 704, 'VN-69', 'Thái Nguyên'),
	(35670701, 704, 'VN-70', 'Vĩnh Phúc'),
	(35670738, 704, 'VN-71', 'Điện Biên'),
	(35670775, 704, 'VN-72', 'Đắk Nông'),
	(35670812, 704, 'VN-73', 'Hậu Giang'),
	(35678619, 704, 'VN-CT', 'Can Tho'),
	(35679766, 704, 'VN-DN', 'Da Nang'),
	(35685242, 704, 'VN-HN', 'Hanoi'),
	(35685316, 704, 'VN-HP', 'Haiphong'),
	(35700042, 704, 'VN-SG', 'Ho Chi Minh City'),
	(35711773, 705, 'SI-001', 'Ajdovščina'),
	(35711774, 705, 'SI-002', 'Beltinci'),
	(35711775, 705, 'SI-003', 'Bled'),
	(35711776, 705, 'SI-004', 'Bohinj'),
	(35711777, 705, 'SI-005', 'Borovnica'),
	(35711778, 705, 'SI-006', 'Bovec'),
	(35711779, 705, 'SI-007', 'Brda'),
	(35711780, 705, 'SI-008', 'Brezovica'),
	(35711781, 705, 'SI-009', 'Brežice'),
	(35711809, 705, 'SI-010', 'Tišina'),
	(35711810, 705, 'SI-011', 'Celje'),
	(35711811, 705, 'SI-012', 'Cerklje na Gorenjskem'),
	(35711812, 705, 'SI-013', 'Cerknica'),
	(35711813, 705, 'SI-014', 'Cerkno'),
	(35711814, 705, 'SI-015', 'Črenšovci'),
	(35711815, 705, 'SI-016', 'Črna na Koroškem'),
	(35711816, 705, 'SI-017', 'Črnomelj'),
	(35711817, 705, 'SI-018', 'Destrnik'),
	(35711818, 705, 'SI-019', 'Divača'),
	(35711846, 705, 'SI-020', 'Dobrepolje'),
	(35711847, 705, 'SI-021', 'Dobrova–Polhov Gradec'),
	(35711848, 705, 'SI-022', 'Dol pri Ljubljani'),
	(35711849, 705, 'SI-023', 'Domžale'),
	(35711850, 705, 'SI-024', 'Dornava'),
	(35711851, 705, 'SI-025', 'Dravograd'),
	(35711852, 705, 'SI-026', 'Duplek'),
	(35711853, 705, 'SI-027', 'Gorenja Vas–Poljane'),
	(35711854, 705, 'SI-028', 'Gorišnica'),
	(35711855, 705, 'SI-029', 'Gornja Radgona'),
	(35711883, 705, 'SI-030', 'Gornji Grad'),
	(35711884, 705, 'SI-031', 'Gornji Petrovci'),
	(35711885, 705, 'SI-032', 'Grosuplje'),
	(35711886, 705, 'SI-033', 'Šalovci'),
	(35711887, 705, 'SI-034', 'Hrastnik'),
	(35711888, 705, 'SI-035', 'Hrpelje–Kozina'),
	(35711889, 705, 'SI-036', 'Idrija'),
	(35711890, 705, 'SI-037', 'Ig'),
	(35711891, 705, 'SI-038', 'Ilirska Bistrica'),
	(35711892, 705, 'SI-039', 'Ivančna Gorica'),
	(35711920, 705, 'SI-040', 'Izola'),
	(35711921, 705, 'SI-041', 'Jesenice'),
	(35711922, 705, 'SI-042', 'Juršinci'),
	(35711923, 705, 'SI-043', 'Kamnik'),
	(35711924, 705, 'SI-044', 'Kanal'),
	(35711925, 705, 'SI-045', 'Kidričevo'),
	(35711926, 705, 'SI-046', 'Kobarid'),
	(35711927, 705, 'SI-047', 'Kobilje'),
	(35711928, 705, 'SI-048', 'Kočevje'),
	(35711929, 705, 'SI-049', 'Komen'),
	(35711957, 705, 'SI-050', 'Koper'),
	(35711958, 705, 'SI-051', 'Kozje'),
	(35711959, 705, 'SI-052', 'Kranj'),
	(35711960, 705, 'SI-053', 'Kranjska Gora'),
	(35711961, 705, 'SI-054', 'Krško'),
	(35711962, 705, 'SI-055', 'Kungota'),
	(35711963, 705, 'SI-056', 'Kuzma'),
	(35711964, 705, 'SI-057', 'Laško'),
	(35711965, 705, 'SI-058', 'Lenart'),
	(35711966, 705, 'SI-059', 'Lendava'),
	(35711994, 705, 'SI-060', 'Litija'),
	(35711995, 705, 'SI-061', 'Ljubljana'),
	(35711996, 705, 'SI-062', 'Ljubno'),
	(35711997, 705, 'SI-063', 'Ljutomer'),
	(35711998, 705, 'SI-064', 'Logatec'),
	(35711999, 705, 'SI-065', 'Loška Dolina'),
	(35712000, 705, 'SI-066', 'Loški Potok'),
	(35712001, 705, 'SI-067', 'Luče'),
	(35712002, 705, 'SI-068', 'Lukovica'),
	(35712003, 705, 'SI-069', 'Majšperk'),
	(35712031, 705, 'SI-070', 'Maribor'),
	(35712032, 705, 'SI-071', 'Medvode'),
	(35712033, 705, 'SI-072', 'Mengeš'),
	(35712034, 705, 'SI-073', 'Metlika'),
	(35712035, 705, 'SI-074', 'Mežica'),
	(35712036, 705, 'SI-075', 'Miren–Kostanjevica'),
	(35712037, 705, 'SI-076', 'Mislinja'),
	(35712038, 705, 'SI-077', 'Moravče'),
	(35712039, 705, 'SI-078', 'Moravske Toplice'),
	(35712040, 705, 'SI-079', 'Mozirje'),
	(35712068, 705, 'SI-080', 'Murska Sobota'),
	(35712069, 705, 'SI-081', 'Muta'),
	(35712070, 705, 'SI-082', 'Naklo'),
	(35712071, 705, 'SI-083', 'Nazarje'),
	(35712072, 705, 'SI-084', 'Nova Gorica'),
	(35712073, 705, 'SI-085', 'Novo Mesto'),
	(35712074, 705, 'SI-086', 'Odranci'),
	(35712075, 705, 'SI-087', 'Ormož'),
	(35712076, 705, 'SI-088', 'Osilnica'),
	(35712077, 705, 'SI-089', 'Pesnica'),
	(35712105, 705, 'SI-090', 'Piran'),
	(35712106, 705, 'SI-091', 'Pivka'),
	(35712107, 705, 'SI-092', 'Podčetrtek'),
	(35712108, 705, 'SI-093', 'Podvelka'),
	(35712109, 705, 'SI-094', 'Postojna'),
	(35712110, 705, 'SI-095', 'Preddvor'),
	(35712111, 705, 'SI-096', 'Ptuj'),
	(35712112, 705, 'SI-097', 'Puconci'),
	(35712113, 705, 'SI-098', 'Rače–Fram'),
	(35712114, 705, 'SI-099', 'Radeče'),
	(35713141, 705, 'SI-100', 'Radenci'),
	(35713142, 705, 'SI-101', 'Radlje ob Dravi'),
	(35713143, 705, 'SI-102', 'Radovljica'),
	(35713144, 705, 'SI-103', 'Ravne na Koroškem'),
	(35713145, 705, 'SI-104', 'Ribnica'),
	(35713146, 705, 'SI-105', 'Rogašovci'),
	(35713147, 705, 'SI-106', 'Rogaška Slatina'),
	(35713148, 705, 'SI-107', 'Rogatec'),
	(35713149, 705, 'SI-108', 'Ruše'),
	(35713150, 705, 'SI-109', 'Semič'),
	(35713178, 705, 'SI-110', 'Sevnica'),
	(35713179, 705, 'SI-111', 'Sežana'),
	(35713180, 705, 'SI-112', 'Slovenj Gradec'),
	(35713181, 705, 'SI-113', 'Slovenska Bistrica'),
	(35713182, 705, 'SI-114', 'Slovenske Konjice'),
	(35713183, 705, 'SI-115', 'Starše'),
	(35713184, 705, 'SI-116', 'Sveti Jurij'),
	(35713185, 705, 'SI-117', 'Šenčur'),
	(35713186, 705, 'SI-118', 'Šentilj'),
	(35713187, 705, 'SI-119', 'Šentjernej'),
	(35713215, 705, 'SI-120', 'Šentjur'),
	(35713216, 705, 'SI-121', 'Škocjan'),
	(35713217, 705, 'SI-122', 'Škofja Loka'),
	(35713218, 705, 'SI-123', 'Škofljica'),
	(35713219, 705, 'SI-124', 'Šmarje pri Jelšah'),
	(35713220, 705, 'SI-125', 'Šmartno ob Paki'),
	(35713221, 705, 'SI-126', 'Šoštanj'),
	(35713222, 705, 'SI-127', 'Štore'),
	(35713223, 705, 'SI-128', 'Tolmin'),
	(35713224, 705, 'SI-129', 'Trbovlje'),
	(35713252, 705, 'SI-130', 'Trebnje'),
	(35713253, 705, 'SI-131', 'Tržič'),
	(35713254, 705, 'SI-132', 'Turnišče'),
	(35713255, 705, 'SI-133', 'Velenje'),
	(35713256, 705, 'SI-134', 'Velike Lašče'),
	(35713257, 705, 'SI-135', 'Videm'),
	(35713258, 705, 'SI-136', 'Vipava'),
	(35713259, 705, 'SI-137', 'Vitanje'),
	(35713260, 705, 'SI-138', 'Vodice'),
	(35713261, 705, 'SI-139', 'Vojnik'),
	(35713289, 705, 'SI-140', 'Vrhnika'),
	(35713290, 705, 'SI-141', 'Vuzenica'),
	(35713291, 705, 'SI-142', 'Zagorje ob Savi'),
	(35713292, 705, 'SI-143', 'Zavrč'),
	(35713293, 705, 'SI-144', 'Zreče'),
	(35713295, 705, 'SI-146', 'Železniki'),
	(35713296, 705, 'SI-147', 'Žiri'),
	(35713297, 705, 'SI-148', 'Benedikt'),
	(35713298, 705, 'SI-149', 'Bistrica ob Sotli'),
	(35713326, 705, 'SI-150', 'Bloke'),
	(35713327, 705, 'SI-151', 'Braslovče'),
	(35713328, 705, 'SI-152', 'Cankova');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(35713329, 705, 'SI-153', 'Cerkvenjak'),
	(35713330, 705, 'SI-154', 'Dobje'),
	(35713331, 705, 'SI-155', 'Dobrna'),
	(35713332, 705, 'SI-156', 'Dobrovnik'),
	(35713333, 705, 'SI-157', 'Dolenjske Toplice'),
	(35713334, 705, 'SI-158', 'Grad'),
	(35713335, 705, 'SI-159', 'Hajdina'),
	(35713363, 705, 'SI-160', 'Hoče–Slivnica'),
	(35713364, 705, 'SI-161', 'Hodoš'),
	(35713365, 705, 'SI-162', 'Horjul'),
	(35713366, 705, 'SI-163', 'Jezersko'),
	(35713367, 705, 'SI-164', 'Komenda'),
	(35713368, 705, 'SI-165', 'Kostel'),
	(35713369, 705, 'SI-166', 'Križevci'),
	(35713370, 705, 'SI-167', 'Lovrenc na Pohorju'),
	(35713371, 705, 'SI-168', 'Markovci'),
	(35713372, 705, 'SI-169', 'Miklavž na Dravskem Polju'),
	(35713400, 705, 'SI-170', 'Mirna Peč'),
	(35713401, 705, 'SI-171', 'Oplotnica'),
	(35713402, 705, 'SI-172', 'Podlehnik'),
	(35713403, 705, 'SI-173', 'Polzela'),
	(35713404, 705, 'SI-174', 'Prebold'),
	(35713405, 705, 'SI-175', 'Prevalje'),
	(35713406, 705, 'SI-176', 'Razkrižje'),
	(35713407, 705, 'SI-177', 'Ribnica na Pohorju'),
	(35713408, 705, 'SI-178', 'Selnica ob Dravi'),
	(35713409, 705, 'SI-179', 'Sodražica'),
	(35713437, 705, 'SI-180', 'Solčava'),
	(35713438, 705, 'SI-181', 'Sveta Ana'),
	(35713439, 705, 'SI-182', 'Sveti Andraž v Slovenskih Goricah'),
	(35713440, 705, 'SI-183', 'Šempeter–Vrtojba'),
	(35713441, 705, 'SI-184', 'Tabor'),
	(35713442, 705, 'SI-185', 'Trnovska Vas'),
	(35713443, 705, 'SI-186', 'Trzin'),
	(35713444, 705, 'SI-187', 'Velika Polana'),
	(35713445, 705, 'SI-188', 'Veržej'),
	(35713446, 705, 'SI-189', 'Vransko'),
	(35713474, 705, 'SI-190', 'Žalec'),
	(35713475, 705, 'SI-191', 'Žetale'),
	(35713476, 705, 'SI-192', 'Žirovnica'),
	(35713477, 705, 'SI-193', 'Žužemberk'),
	(35713478, 705, 'SI-194', 'Šmartno pri Litiji'),
	(35713479, 705, 'SI-195', 'Apače'),
	(35713480, 705, 'SI-196', 'Cirkulane'),
	(35713481, 705, 'SI-197', 'Kostanjevica na Krki'),
	(35713482, 705, 'SI-198', 'Makole'),
	(35713483, 705, 'SI-199', 'Mokronog–Trebelno'),
	(35714510, 705, 'SI-200', 'Poljčane'),
	(35714511, 705, 'SI-201', 'Renče–Vogrsko'),
	(35714512, 705, 'SI-202', 'Središče ob Dravi'),
	(35714513, 705, 'SI-203', 'Straža'),
	(35714514, 705, 'SI-204', 'Sveta Trojica v Slovenskih Goricah'),
	(35714515, 705, 'SI-205', 'Sveti Tomaž'),
	(35714516, 705, 'SI-206', 'Šmarješke Toplice'),
	(35714517, 705, 'SI-207', 'Gorje'),
	(35714518, 705, 'SI-208', 'Log–Dragomer'),
	(35714519, 705, 'SI-209', 'Rečica ob Savinji'),
	(35714547, 705, 'SI-210', 'Sveti Jurij v Slovenskih Goricah'),
	(35714548, 705, 'SI-211', 'Šentrupert'),
	(35714549, 705, 'SI-212', 'Mirna'),
	(35714550, 705, 'SI-213', 'Ankaran'),
	(35777298, 706, 'SO-AW', 'Awdal'),
	(35778223, 706, 'SO-BK', 'Bakool'),
	(35778334, 706, 'SO-BN', 'Banaadir'),
	(35778482, 706, 'SO-BR', 'Bari'),
	(35778741, 706, 'SO-BY', 'Bay, Somalia'),
	(35784698, 706, 'SO-GA', 'Galguduud'),
	(35784846, 706, 'SO-GE', 'Gedo'),
	(35786363, 706, 'SO-HI', 'Hiran'),
	(35788916, 706, 'SO-JD', 'Middle Juba'),
	(35789064, 706, 'SO-JH', 'Lower Juba'),
	(35793652, 706, 'SO-MU', 'Mudug'),
	(35795021, 706, 'SO-NU', 'Nugal'),
	(35801126, 706, 'SO-SA', 'Sanaag'),
	(35801237, 706, 'SO-SD', 'Middle Shebelle'),
	(35801385, 706, 'SO-SH', 'Lower Shebelle'),
	(35801644, 706, 'SO-SO', 'Sool'),
	(35803013, 706, 'SO-TO', 'Togdheer'),
	(35807120, 706, 'SO-WO', 'Woqooyi Galbeed'),
	(35984646, 710, 'ZA-EC', 'Eastern Cape'),
	(35986607, 710, 'ZA-FS', 'Free State'),
	(35987865, 710, 'ZA-GP', 'Gauteng'),
	(35993735, 710, 'ZA-KZN', 'KwaZulu-Natal'),
	(35994710, 710, 'ZA-LP', 'Limpopo'),
	(35996079, 710, 'ZA-MP', 'Mpumalanga'),
	(35996967, 710, 'ZA-NC', 'Northern Cape'),
	(35997707, 710, 'ZA-NW', 'North West'),
	(36009288, 710, 'ZA-WC', 'Western Cape'),
	(36285123, 716, 'ZW-BU', 'Bulawayo'),
	(36292597, 716, 'ZW-HA', 'Harare'),
	(36299442, 716, 'ZW-MA', 'Manicaland'),
	(36299516, 716, 'ZW-MC', 'Mashonaland Central'),
	(36299590, 716, 'ZW-ME', 'Mashonaland East'),
	(36299738, 716, 'ZW-MI', 'Midlands'),
	(36299923, 716, 'ZW-MN', 'Matabeleland North'),
	(36300108, 716, 'ZW-MS', 'Matabeleland South'),
	(36300219, 716, 'ZW-MV', 'Masvingo'),
	(36300256, 716, 'ZW-MW', 'Mashonaland West'),
	(36687831, 724, 'ES-A', 'Alicante'),
	(36688275, 724, 'ES-AB', 'Albacete'),
	(36688645, 724, 'ES-AL', 'Almería'),
	(36688719, 724, 'ES-AN', 'Andalucía'),
	(36688867, 724, 'ES-AR', 'Aragón'),
	(36688904, 724, 'ES-AS', 'Principado de Asturias'),
	(36689015, 724, 'ES-AV', 'Ávila'),
	(36689200, 724, 'ES-B', 'Barcelona'),
	(36689607, 724, 'ES-BA', 'Badajoz'),
	(36689903, 724, 'ES-BI', 'Bizkaia'),
	(36690347, 724, 'ES-BU', 'Burgos'),
	(36690569, 724, 'ES-C', 'A Coruña'),
	(36690976, 724, 'ES-CA', 'Cádiz'),
	(36691013, 724, 'ES-CB', 'Cantabria'),
	(36691050, 724, 'ES-CC', 'Cáceres'),
	(36691124, 724, 'ES-CE', 'Ceuta'),
	(36691383, 724, 'ES-CL', 'Castilla y León'),
	(36691420, 724, 'ES-CM', 'Castilla-La Mancha'),
	(36691457, 724, 'ES-CN', 'Canarias'),
	(36691494, 724, 'ES-CO', 'Córdoba'),
	(36691605, 724, 'ES-CR', 'Ciudad Real'),
	(36691642, 724, 'ES-CS', 'Castellón'),
	(36691679, 724, 'ES-CT', 'Catalunya'),
	(36691716, 724, 'ES-CU', 'Cuenca'),
	(36694565, 724, 'ES-EX', 'Extremadura'),
	(36696452, 724, 'ES-GA', 'Galicia'),
	(36696526, 724, 'ES-GC', 'Las Palmas'),
	(36696748, 724, 'ES-GI', 'Girona'),
	(36697081, 724, 'ES-GR', 'Granada'),
	(36697192, 724, 'ES-GU', 'Guadalajara'),
	(36697414, 724, 'ES-H', 'Huelva'),
	(36698561, 724, 'ES-HU', 'Huesca'),
	(36699227, 724, 'ES-IB', 'Illes Balears'),
	(36700152, 724, 'ES-J', 'Jaén'),
	(36702890, 724, 'ES-L', 'Lleida'),
	(36703445, 724, 'ES-LE', 'León'),
	(36703815, 724, 'ES-LO', 'La Rioja'),
	(36704037, 724, 'ES-LU', 'Lugo'),
	(36704259, 724, 'ES-M', 'Madrid'),
	(36704666, 724, 'ES-MA', 'Málaga'),
	(36704740, 724, 'ES-MC', 'Región de Murcia'),
	(36704777, 724, 'ES-MD', 'Comunidad de Madrid'),
	(36705073, 724, 'ES-ML', 'Melilla'),
	(36705406, 724, 'ES-MU', 'Murcia'),
	(36706035, 724, 'ES-NA', 'Navarra'),
	(36706109, 724, 'ES-NC', 'Comunidad Foral de Navarra'),
	(36706997, 724, 'ES-O', 'Asturias'),
	(36708033, 724, 'ES-OR', 'Ourense'),
	(36708366, 724, 'ES-P', 'Palencia'),
	(36709217, 724, 'ES-PM', 'Illes Balears'),
	(36709291, 724, 'ES-PO', 'Pontevedra'),
	(36709550, 724, 'ES-PV', 'País Vasco'),
	(36711807, 724, 'ES-RI', 'La Rioja'),
	(36712473, 724, 'ES-S', 'Cantabria'),
	(36712880, 724, 'ES-SA', 'Salamanca'),
	(36713028, 724, 'ES-SE', 'Sevilla'),
	(36713102, 724, 'ES-SG', 'Segovia'),
	(36713398, 724, 'ES-SO', 'Soria'),
	(36713546, 724, 'ES-SS', 'Gipuzkoa'),
	(36713842, 724, 'ES-T', 'Tarragona'),
	(36714397, 724, 'ES-TE', 'Teruel'),
	(36714434, 724, 'ES-TF', 'Santa Cruz de Tenerife'),
	(36714767, 724, 'ES-TO', 'Toledo'),
	(36716580, 724, 'ES-V', 'Valencia'),
	(36716987, 724, 'ES-VA', 'Valladolid'),
	(36717061, 724, 'ES-VC', 'Comunitat Valenciana'),
	(36717283, 724, 'ES-VI', 'Álava'),
	(36722056, 724, 'ES-Z', 'Zaragoza'),
	(36722463, 724, 'ES-ZA', 'Zamora'),
	(36892700, 728, 'SS-BN', 'Northern Bahr el Ghazal'),
	(36893033, 728, 'SS-BW', 'Western Bahr el Ghazal'),
	(36896400, 728, 'SS-EC', 'Central Equatoria'),
	(36896474, 728, 'SS-EE', 'Eastern Equatoria'),
	(36897140, 728, 'SS-EW', 'Western Equatoria'),
	(36903393, 728, 'SS-JG', 'Jonglei'),
	(36906279, 728, 'SS-LK', 'Lakes'),
	(36909387, 728, 'SS-NU', 'Upper Nile'),
	(36919118, 728, 'SS-UY', 'Unity'),
	(36921597, 728, 'SS-WR', 'Warrap'),
	(36945684, 729, 'SD-DC', 'Central Darfur'),
	(36945758, 729, 'SD-DE', 'East Darfur'),
	(36946091, 729, 'SD-DN', 'North Darfur'),
	(36946276, 729, 'SD-DS', 'South Darfur'),
	(36946424, 729, 'SD-DW', 'West Darfur'),
	(36949828, 729, 'SD-GD', 'Al Qadarif'),
	(36950087, 729, 'SD-GK', 'West Kurdufan'),
	(36950642, 729, 'SD-GZ', 'Al Jazirah'),
	(36955193, 729, 'SD-KA', 'Kassala'),
	(36955452, 729, 'SD-KH', 'Khartoum'),
	(36955674, 729, 'SD-KN', 'North Kurdufan'),
	(36955859, 729, 'SD-KS', 'South Kurdufan'),
	(36959337, 729, 'SD-NB', 'Blue Nile'),
	(36959818, 729, 'SD-NO', 'Northern'),
	(36959929, 729, 'SD-NR', 'River Nile'),
	(36960114, 729, 'SD-NW', 'White Nile'),
	(36965442, 729, 'SD-RS', 'Red Sea'),
	(36966441, 729, 'SD-SI', 'Sennar'),
	(37500684, 740, 'SR-BR', 'Brokopondo'),
	(37501868, 740, 'SR-CM', 'Commewijne'),
	(37502053, 740, 'SR-CR', 'Coronie'),
	(37515114, 740, 'SR-MA', 'Marowijne'),
	(37516779, 740, 'SR-NI', 'Nickerie');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(37519665, 740, 'SR-PM', 'Paramaribo'),
	(37519850, 740, 'SR-PR', 'Para'),
	(37523328, 740, 'SR-SA', 'Saramacca'),
	(37523624, 740, 'SR-SI', 'Sipaliwini'),
	(37528804, 740, 'SR-WA', 'Wanica'),
	(37913752, 748, 'SZ-HH', 'Hhohho'),
	(37919709, 748, 'SZ-LU', 'Lubombo'),
	(37920338, 748, 'SZ-MA', 'Manzini'),
	(37928811, 748, 'SZ-SH', 'Shiselweni'),
	(38106559, 752, 'SE-AB', 'Stockholm'),
	(38106596, 752, 'SE-AC', 'Västerbotten'),
	(38108002, 752, 'SE-BD', 'Norrbotten'),
	(38108853, 752, 'SE-C', 'Uppsala'),
	(38110222, 752, 'SE-D', 'Södermanland'),
	(38111591, 752, 'SE-E', 'Östergötland'),
	(38112960, 752, 'SE-F', 'Jönköping'),
	(38114329, 752, 'SE-G', 'Kronoberg'),
	(38115698, 752, 'SE-H', 'Kalmar'),
	(38117067, 752, 'SE-I', 'Gotland'),
	(38119805, 752, 'SE-K', 'Blekinge'),
	(38122543, 752, 'SE-M', 'Skåne'),
	(38123912, 752, 'SE-N', 'Halland'),
	(38125281, 752, 'SE-O', 'Västra Götaland'),
	(38130757, 752, 'SE-S', 'Värmland'),
	(38132126, 752, 'SE-T', 'Örebro'),
	(38133495, 752, 'SE-U', 'Västmanland'),
	(38136233, 752, 'SE-W', 'Dalarna'),
	(38137602, 752, 'SE-X', 'Gävleborg'),
	(38138971, 752, 'SE-Y', 'Västernorrland'),
	(38140340, 752, 'SE-Z', 'Jämtland'),
	(38309356, 756, 'CH-AG', 'Aargau'),
	(38309430, 756, 'CH-AI', 'Appenzell Innerrhoden'),
	(38309763, 756, 'CH-AR', 'Appenzell Ausserrhoden'),
	(38310651, 756, 'CH-BE', 'Bern'),
	(38310910, 756, 'CH-BL', 'Basel-Landschaft'),
	(38311169, 756, 'CH-BS', 'Basel-Stadt'),
	(38316608, 756, 'CH-FR', 'Fribourg'),
	(38317496, 756, 'CH-GE', 'Genève'),
	(38317755, 756, 'CH-GL', 'Glarus'),
	(38317977, 756, 'CH-GR', 'Graubünden'),
	(38322195, 756, 'CH-JU', 'Jura'),
	(38324933, 756, 'CH-LU', 'Luzern'),
	(38327079, 756, 'CH-NE', 'Neuchâtel'),
	(38327745, 756, 'CH-NW', 'Nidwalden'),
	(38329114, 756, 'CH-OW', 'Obwalden'),
	(38333998, 756, 'CH-SG', 'St. Gallen'),
	(38334035, 756, 'CH-SH', 'Schaffhausen'),
	(38334294, 756, 'CH-SO', 'Solothurn'),
	(38334701, 756, 'CH-SZ', 'Schwyz'),
	(38335367, 756, 'CH-TG', 'Thurgau'),
	(38335441, 756, 'CH-TI', 'Ticino'),
	(38337143, 756, 'CH-UR', 'Uri'),
	(38337994, 756, 'CH-VD', 'Vaud'),
	(38338549, 756, 'CH-VS', 'Valais'),
	(38343581, 756, 'CH-ZG', 'Zug'),
	(38343618, 756, 'CH-ZH', 'Zürich'),
	(38516149, 760, 'SY-DI', 'Damascus'),
	(38516482, 760, 'SY-DR', 'Daraa'),
	(38516741, 760, 'SY-DY', 'Deir ez-Zor'),
	(38521329, 760, 'SY-HA', 'Al-Hasakah'),
	(38521625, 760, 'SY-HI', 'Homs'),
	(38521736, 760, 'SY-HL', 'Aleppo'),
	(38521773, 760, 'SY-HM', 'Hama'),
	(38522809, 760, 'SY-ID', 'Idlib'),
	(38526805, 760, 'SY-LA', 'Latakia'),
	(38534390, 760, 'SY-QU', 'Quneitra'),
	(38535019, 760, 'SY-RA', 'Ar-Raqqah'),
	(38535130, 760, 'SY-RD', 'Rif Dimashq'),
	(38537128, 760, 'SY-SU', 'As-Suwayda'),
	(38537757, 760, 'SY-TA', 'Tartus'),
	(38617899, 762, 'TJ-DU', 'Dushanbe'),
	(38621303, 762, 'TJ-GB', 'Gorno-Badakhshan'),
	(38627445, 762, 'TJ-KT', 'Khatlon'),
	(38636325, 762, 'TJ-RA', 'Nohiyahoi Tobei Jumhurí'),
	(38638434, 762, 'TJ-SU', 'Sughd'),
	(38701667, 764, 'TH-10', 'Bangkok'),
	(38701704, 764, 'TH-11', 'Samut Prakan'),
	(38701741, 764, 'TH-12', 'Nonthaburi'),
	(38701778, 764, 'TH-13', 'Pathum Thani'),
	(38701815, 764, 'TH-14', 'Phra Nakhon Si Ayutthaya'),
	(38701852, 764, 'TH-15', 'Ang Thong'),
	(38701889, 764, 'TH-16', 'Lopburi'),
	(38701926, 764, 'TH-17', 'Sing Buri'),
	(38701963, 764, 'TH-18', 'Chai Nat'),
	(38702000, 764, 'TH-19', 'Saraburi'),
	(38703036, 764, 'TH-20', 'Chon Buri'),
	(38703073, 764, 'TH-21', 'Rayong'),
	(38703110, 764, 'TH-22', 'Chanthaburi'),
	(38703147, 764, 'TH-23', 'Trat'),
	(38703184, 764, 'TH-24', 'Chachoengsao'),
	(38703221, 764, 'TH-25', 'Prachin Buri'),
	(38703258, 764, 'TH-26', 'Nakhon Nayok'),
	(38703295, 764, 'TH-27', 'Sa Kaeo'),
	(38704405, 764, 'TH-30', 'Nakhon Ratchasima'),
	(38704442, 764, 'TH-31', 'Buri Ram'),
	(38704479, 764, 'TH-32', 'Surin'),
	(38704516, 764, 'TH-33', 'Si Sa Ket'),
	(38704553, 764, 'TH-34', 'Ubon Ratchathani'),
	(38704590, 764, 'TH-35', 'Yasothon'),
	(38704627, 764, 'TH-36', 'Chaiyaphum'),
	(38704664, 764, 'TH-37', 'Amnat Charoen'),
	(38704701, 764, 'TH-38', 'Bueng Kan'),
	(38704738, 764, 'TH-39', 'Nong Bua Lam Phu'),
	(38705774, 764, 'TH-40', 'Khon Kaen'),
	(38705811, 764, 'TH-41', 'Udon Thani'),
	(38705848, 764, 'TH-42', 'Loei'),
	(38705885, 764, 'TH-43', 'Nong Khai'),
	(38705922, 764, 'TH-44', 'Maha Sarakham'),
	(38705959, 764, 'TH-45', 'Roi Et'),
	(38705996, 764, 'TH-46', 'Kalasin'),
	(38706033, 764, 'TH-47', 'Sakon Nakhon'),
	(38706070, 764, 'TH-48', 'Nakhon Phanom'),
	(38706107, 764, 'TH-49', 'Mukdahan'),
	(38707143, 764, 'TH-50', 'Chiang Mai'),
	(38707180, 764, 'TH-51', 'Lamphun'),
	(38707217, 764, 'TH-52', 'Lampang'),
	(38707254, 764, 'TH-53', 'Uttaradit'),
	(38707291, 764, 'TH-54', 'Phrae'),
	(38707328, 764, 'TH-55', 'Nan'),
	(38707365, 764, 'TH-56', 'Phayao'),
	(38707402, 764, 'TH-57', 'Chiang Rai'),
	(38707439, 764, 'TH-58', 'Mae Hong Son'),
	(38708512, 764, 'TH-60', 'Nakhon Sawan'),
	(38708549, 764, 'TH-61', 'Uthai Thani'),
	(38708586, 764, 'TH-62', 'Kamphaeng Phet'),
	(38708623, 764, 'TH-63', 'Tak'),
	(38708660, 764, 'TH-64', 'Sukhothai'),
	(38708697, 764, 'TH-65', 'Phitsanulok'),
	(38708734, 764, 'TH-66', 'Phichit'),
	(38708771, 764, 'TH-67', 'Phetchabun'),
	(38709881, 764, 'TH-70', 'Ratchaburi'),
	(38709918, 764, 'TH-71', 'Kanchanaburi'),
	(38709955, 764, 'TH-72', 'Suphanburi'),
	(38709992, 764, 'TH-73', 'Nakhon Pathom'),
	(38710029, 764, 'TH-74', 'Samut Sakhon'),
	(38710066, 764, 'TH-75', 'Samut Songkhram'),
	(38710103, 764, 'TH-76', 'Phetchaburi'),
	(38710140, 764, 'TH-77', 'Prachuap Khiri Khan'),
	(38711250, 764, 'TH-80', 'Nakhon Si Thammarat'),
	(38711287, 764, 'TH-81', 'Krabi'),
	(38711324, 764, 'TH-82', 'Phang Nga'),
	(38711361, 764, 'TH-83', 'Phuket'),
	(38711398, 764, 'TH-84', 'Surat Thani'),
	(38711435, 764, 'TH-85', 'Ranong'),
	(38711472, 764, 'TH-86', 'Chumphon'),
	(38712619, 764, 'TH-90', 'Songkhla'),
	(38712656, 764, 'TH-91', 'Satun'),
	(38712693, 764, 'TH-92', 'Trang'),
	(38712730, 764, 'TH-93', 'Phatthalung'),
	(38712767, 764, 'TH-94', 'Pattani'),
	(38712804, 764, 'TH-95', 'Yala'),
	(38712841, 764, 'TH-96', 'Narathiwat'),
	(38738593, 764, 'TH-S', 'Pattaya'),
	(38919301, 768, 'TG-C', 'Centrale'),
	(38930253, 768, 'TG-K', 'Kara'),
	(38932991, 768, 'TG-M', 'Maritime'),
	(38937098, 768, 'TG-P', 'Plateaux'),
	(38941205, 768, 'TG-S', 'Savanes'),
	(39308171, 776, 'TO-01', 'ʻEua'),
	(39308208, 776, 'TO-02', 'Haʻapai'),
	(39308245, 776, 'TO-03', 'Niuas'),
	(39308282, 776, 'TO-04', 'Tongatapu'),
	(39308319, 776, 'TO-05', 'Vavaʻu'),
	(39525454, 780, 'TT-ARI', 'Arima'),
	(39527814, 780, 'TT-CHA', 'Chaguanas'),
	(39528277, 780, 'TT-CTT', 'Couva-Tabaquite-Talparo'),
	(39529381, 780, 'TT-DMN', 'Diego Martin'),
	(39541876, 780, 'TT-MRC', 'Mayaro-Rio Claro'),
	(39545503, 780, 'TT-PED', 'Penal-Debe'),
	(39545888, 780, 'TT-POS', 'Port of Spain'),
	(39546000, 780, 'TT-PRT', 'Princes Town'),
	(39546060, 780, 'TT-PTF', 'Point Fortin'),
	(39549658, 780, 'TT-SFO', 'San Fernando'),
	(39549685, 780, 'TT-SGE', 'Sangre Grande'),
	(39549770, 780, 'TT-SIP', 'Siparia'),
	(39549803, 780, 'TT-SJL', 'San Juan-Laventille'),
	(39551347, 780, 'TT-TOB', 'Tobago'),
	(39551583, 780, 'TT-TUP', 'Tunapuna-Piarco'),
	(39727751, 784, 'AE-AJ', 'عجمان'),
	(39728343, 784, 'AE-AZ', 'أبوظبي'),
	(39732265, 784, 'AE-DU', 'دبي'),
	(39735003, 784, 'AE-FU', 'الفجيرة'),
	(39751061, 784, 'AE-RK', 'رأس الخيمة'),
	(39752319, 784, 'AE-SH', 'الشارقة'),
	(39755390, 784, 'AE-UQ', 'أم القيوين'),
	(39917376, 788, 'TN-11', 'Tunis'),
	(39917413, 788, 'TN-12', 'Ariana'),
	(39917450, 788, 'TN-13', 'Ben Arous'),
	(39917487, 788, 'TN-14', 'Manouba'),
	(39918745, 788, 'TN-21', 'Nabeul'),
	(39918782, 788, 'TN-22', 'Zaghouan'),
	(39918819, 788, 'TN-23', 'Bizerte'),
	(39920114, 788, 'TN-31', 'Béja'),
	(39920151, 788, 'TN-32', 'Jendouba'),
	(39920188, 788, 'TN-33', 'Kef'),
	(39920225, 788, 'TN-34', 'Siliana'),
	(39921483, 788, 'TN-41', 'Kairouan'),
	(39921520, 788, 'TN-42', 'Kasserine'),
	(39921557, 788, 'TN-43', 'Sidi Bouzid'),
	(39922852, 788, 'TN-51', 'Sousse');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(39922889, 788, 'TN-52', 'Monastir'),
	(39922926, 788, 'TN-53', 'Mahdia'),
	(39924221, 788, 'TN-61', 'Sfax'),
	(39925590, 788, 'TN-71', 'Gafsa'),
	(39925627, 788, 'TN-72', 'Tozeur'),
	(39925664, 788, 'TN-73', 'Kebili'),
	(39926959, 788, 'TN-81', 'Gabès'),
	(39926996, 788, 'TN-82', 'Medenine'),
	(39927033, 788, 'TN-83', 'Tataouine'),
	(40118619, 792, 'TR-01', 'Adana'),
	(40118656, 792, 'TR-02', 'Adıyaman'),
	(40118693, 792, 'TR-03', 'Afyonkarahisar'),
	(40118730, 792, 'TR-04', 'Ağrı'),
	(40118767, 792, 'TR-05', 'Amasya'),
	(40118804, 792, 'TR-06', 'Ankara'),
	(40118841, 792, 'TR-07', 'Antalya'),
	(40118878, 792, 'TR-08', 'Artvin'),
	(40118915, 792, 'TR-09', 'Aydın'),
	(40119951, 792, 'TR-10', 'Balıkesir'),
	(40119988, 792, 'TR-11', 'Bilecik'),
	(40120025, 792, 'TR-12', 'Bingöl'),
	(40120062, 792, 'TR-13', 'Bitlis'),
	(40120099, 792, 'TR-14', 'Bolu'),
	(40120136, 792, 'TR-15', 'Burdur'),
	(40120173, 792, 'TR-16', 'Bursa'),
	(40120210, 792, 'TR-17', 'Çanakkale'),
	(40120247, 792, 'TR-18', 'Çankırı'),
	(40120284, 792, 'TR-19', 'Çorum'),
	(40121320, 792, 'TR-20', 'Denizli'),
	(40121357, 792, 'TR-21', 'Diyarbakır'),
	(40121394, 792, 'TR-22', 'Edirne'),
	(40121431, 792, 'TR-23', 'Elazığ'),
	(40121468, 792, 'TR-24', 'Erzincan'),
	(40121505, 792, 'TR-25', 'Erzurum'),
	(40121542, 792, 'TR-26', 'Eskişehir'),
	(40121579, 792, 'TR-27', 'Gaziantep'),
	(40121616, 792, 'TR-28', 'Giresun'),
	(40121653, 792, 'TR-29', 'Gümüşhane'),
	(40122689, 792, 'TR-30', 'Hakkâri'),
	(40122726, 792, 'TR-31', 'Hatay'),
	(40122763, 792, 'TR-32', 'Isparta'),
	(40122800, 792, 'TR-33', 'Mersin'),
	(40122837, 792, 'TR-34', 'Istanbul'),
	(40122874, 792, 'TR-35', 'Izmir'),
	(40122911, 792, 'TR-36', 'Kars'),
	(40122948, 792, 'TR-37', 'Kastamonu'),
	(40122985, 792, 'TR-38', 'Kayseri'),
	(40123022, 792, 'TR-39', 'Kırklareli'),
	(40124058, 792, 'TR-40', 'Kırşehir'),
	(40124095, 792, 'TR-41', 'Kocaeli'),
	(40124132, 792, 'TR-42', 'Konya'),
	(40124169, 792, 'TR-43', 'Kütahya'),
	(40124206, 792, 'TR-44', 'Malatya'),
	(40124243, 792, 'TR-45', 'Manisa'),
	(40124280, 792, 'TR-46', 'Kahramanmaraş'),
	(40124317, 792, 'TR-47', 'Mardin'),
	(40124354, 792, 'TR-48', 'Muğla'),
	(40124391, 792, 'TR-49', 'Muş'),
	(40125427, 792, 'TR-50', 'Nevşehir'),
	(40125464, 792, 'TR-51', 'Niğde'),
	(40125501, 792, 'TR-52', 'Ordu'),
	(40125538, 792, 'TR-53', 'Rize'),
	(40125575, 792, 'TR-54', 'Sakarya'),
	(40125612, 792, 'TR-55', 'Samsun'),
	(40125649, 792, 'TR-56', 'Siirt'),
	(40125686, 792, 'TR-57', 'Sinop'),
	(40125723, 792, 'TR-58', 'Sivas'),
	(40125760, 792, 'TR-59', 'Tekirdağ'),
	(40126796, 792, 'TR-60', 'Tokat'),
	(40126833, 792, 'TR-61', 'Trabzon'),
	(40126870, 792, 'TR-62', 'Tunceli'),
	(40126907, 792, 'TR-63', 'Şanlıurfa'),
	(40126944, 792, 'TR-64', 'Uşak'),
	(40126981, 792, 'TR-65', 'Van'),
	(40127018, 792, 'TR-66', 'Yozgat'),
	(40127055, 792, 'TR-67', 'Zonguldak'),
	(40127092, 792, 'TR-68', 'Aksaray'),
	(40127129, 792, 'TR-69', 'Bayburt'),
	(40128165, 792, 'TR-70', 'Karaman'),
	(40128202, 792, 'TR-71', 'Kırıkkale'),
	(40128239, 792, 'TR-72', 'Batman'),
	(40128276, 792, 'TR-73', 'Şırnak'),
	(40128313, 792, 'TR-74', 'Bartın'),
	(40128350, 792, 'TR-75', 'Ardahan'),
	(40128387, 792, 'TR-76', 'Iğdır'),
	(40128424, 792, 'TR-77', 'Yalova'),
	(40128461, 792, 'TR-78', 'Karabük'),
	(40128498, 792, 'TR-79', 'Kilis'),
	(40129534, 792, 'TR-80', 'Osmaniye'),
	(40129571, 792, 'TR-81', 'Düzce'),
	(40284194, 795, 'TM-A', 'Ahal'),
	(40285563, 795, 'TM-B', 'Balkan'),
	(40288301, 795, 'TM-D', 'Daşoguz'),
	(40299253, 795, 'TM-L', 'Lebap'),
	(40300622, 795, 'TM-M', 'Mary'),
	(40308836, 795, 'TM-S', 'Aşgabat'),
	(40444169, 798, 'TV-FUN', 'Funafuti'),
	(40454683, 798, 'TV-NIT', 'Niutao'),
	(40454743, 798, 'TV-NKF', 'Nukufetau'),
	(40454749, 798, 'TV-NKL', 'Nukulaelae'),
	(40454812, 798, 'TV-NMA', 'Nanumea'),
	(40454818, 798, 'TV-NMG', 'Nanumanga'),
	(40455116, 798, 'TV-NUI', 'Nui'),
	(40465328, 798, 'TV-VAI', 'Vaitupu'),
	(40525177, 800, 'UG-101', 'Kalangala'),
	(40525178, 800, 'UG-102', 'Kampala'),
	(40525179, 800, 'UG-103', 'Kiboga'),
	(40525180, 800, 'UG-104', 'Luwero'),
	(40525181, 800, 'UG-105', 'Masaka'),
	(40525182, 800, 'UG-106', 'Mpigi'),
	(40525183, 800, 'UG-107', 'Mubende'),
	(40525184, 800, 'UG-108', 'Mukono'),
	(40525185, 800, 'UG-109', 'Nakasongola'),
	(40525213, 800, 'UG-110', 'Rakai'),
	(40525214, 800, 'UG-111', 'Sembabule'),
	(40525215, 800, 'UG-112', 'Kayunga'),
	(40525216, 800, 'UG-113', 'Wakiso'),
	(40525217, 800, 'UG-114', 'Lyantonde'),
	(40525218, 800, 'UG-115', 'Mityana'),
	(40525219, 800, 'UG-116', 'Nakaseke'),
	(40525220, 800, 'UG-117', 'Buikwe'),
	(40525221, 800, 'UG-118', 'Bukomansibi'),
	(40525222, 800, 'UG-119', 'Butambala'),
	(40525250, 800, 'UG-120', 'Buvuma'),
	(40525251, 800, 'UG-121', 'Gomba'),
	(40525252, 800, 'UG-122', 'Kalungu'),
	(40525253, 800, 'UG-123', 'Kyankwanzi'),
	(40525254, 800, 'UG-124', 'Lwengo'),
	(40525255, 800, 'UG-125', 'Kyotera'),
	(40525256, 800, 'UG-126', 'Kasanda'),
	(40526546, 800, 'UG-201', 'Bugiri'),
	(40526547, 800, 'UG-202', 'Busia'),
	(40526548, 800, 'UG-203', 'Iganga'),
	(40526549, 800, 'UG-204', 'Jinja'),
	(40526550, 800, 'UG-205', 'Kamuli'),
	(40526551, 800, 'UG-206', 'Kapchorwa'),
	(40526552, 800, 'UG-207', 'Katakwi'),
	(40526553, 800, 'UG-208', 'Kumi'),
	(40526554, 800, 'UG-209', 'Mbale'),
	(40526582, 800, 'UG-210', 'Pallisa'),
	(40526583, 800, 'UG-211', 'Soroti'),
	(40526584, 800, 'UG-212', 'Tororo'),
	(40526585, 800, 'UG-213', 'Kaberamaido'),
	(40526586, 800, 'UG-214', 'Mayuge'),
	(40526587, 800, 'UG-215', 'Sironko'),
	(40526588, 800, 'UG-216', 'Amuria'),
	(40526589, 800, 'UG-217', 'Budaka'),
	(40526590, 800, 'UG-218', 'Bududa'),
	(40526591, 800, 'UG-219', 'Bukedea'),
	(40526619, 800, 'UG-220', 'Bukwa'),
	(40526620, 800, 'UG-221', 'Butaleja'),
	(40526621, 800, 'UG-222', 'Kaliro'),
	(40526622, 800, 'UG-223', 'Manafwa'),
	(40526623, 800, 'UG-224', 'Namutumba'),
	(40526624, 800, 'UG-225', 'Bulambuli'),
	(40526625, 800, 'UG-226', 'Buyende'),
	(40526626, 800, 'UG-227', 'Kibuku'),
	(40526627, 800, 'UG-228', 'Kween'),
	(40526628, 800, 'UG-229', 'Luuka'),
	(40526656, 800, 'UG-230', 'Namayingo'),
	(40526657, 800, 'UG-231', 'Ngora'),
	(40526658, 800, 'UG-232', 'Serere'),
	(40526659, 800, 'UG-233', 'Butebo'),
	(40526660, 800, 'UG-234', 'Namisindwa'),
	(40526661, 800, 'UG-235', 'Bugweri'),
	(40526662, 800, 'UG-236', 'Kapelebyong'),
	(40526663, 800, 'UG-237', 'Kalaki'),
	(40527915, 800, 'UG-301', 'Adjumani'),
	(40527916, 800, 'UG-302', 'Apac'),
	(40527917, 800, 'UG-303', 'Arua'),
	(40527918, 800, 'UG-304', 'Gulu'),
	(40527919, 800, 'UG-305', 'Kitgum'),
	(40527920, 800, 'UG-306', 'Kotido'),
	(40527921, 800, 'UG-307', 'Lira'),
	(40527922, 800, 'UG-308', 'Moroto'),
	(40527923, 800, 'UG-309', 'Moyo'),
	(40527951, 800, 'UG-310', 'Nebbi'),
	(40527952, 800, 'UG-311', 'Nakapiripirit'),
	(40527953, 800, 'UG-312', 'Pader'),
	(40527954, 800, 'UG-313', 'Yumbe'),
	(40527955, 800, 'UG-314', 'Abim'),
	(40527956, 800, 'UG-315', 'Amolatar'),
	(40527957, 800, 'UG-316', 'Amuru'),
	(40527958, 800, 'UG-317', 'Dokolo'),
	(40527959, 800, 'UG-318', 'Kaabong'),
	(40527960, 800, 'UG-319', 'Koboko'),
	(40527988, 800, 'UG-320', 'Maracha'),
	(40527989, 800, 'UG-321', 'Oyam'),
	(40527990, 800, 'UG-322', 'Agago'),
	(40527991, 800, 'UG-323', 'Alebtong'),
	(40527992, 800, 'UG-324', 'Amudat'),
	(40527993, 800, 'UG-325', 'Kole'),
	(40527994, 800, 'UG-326', 'Lamwo'),
	(40527995, 800, 'UG-327', 'Napak'),
	(40527996, 800, 'UG-328', 'Nwoya'),
	(40527997, 800, 'UG-329', 'Otuke'),
	(40528025, 800, 'UG-330', 'Zombo²'),
	(40528026, 800, 'UG-331', 'Zombo'),
	(40528027, 800, 'UG-332', 'Pakwach'),
	(40528028, 800, 'UG-333', 'Kwania');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(40528029, 800, 'UG-334', 'Nabilatuk'),
	(40528030, 800, 'UG-335', 'Karenga'),
	(40528031, 800, 'UG-336', 'Madi-Okollo'),
	(40528032, 800, 'UG-337', 'Obongi'),
	(40529284, 800, 'UG-401', 'Bundibugyo'),
	(40529285, 800, 'UG-402', 'Bushenyi'),
	(40529286, 800, 'UG-403', 'Hoima'),
	(40529287, 800, 'UG-404', 'Kabale'),
	(40529288, 800, 'UG-405', 'Kabarole'),
	(40529289, 800, 'UG-406', 'Kasese'),
	(40529290, 800, 'UG-407', 'Kibaale'),
	(40529291, 800, 'UG-408', 'Kisoro'),
	(40529292, 800, 'UG-409', 'Masindi'),
	(40529320, 800, 'UG-410', 'Mbarara'),
	(40529321, 800, 'UG-411', 'Ntungamo'),
	(40529322, 800, 'UG-412', 'Rukungiri'),
	(40529323, 800, 'UG-413', 'Kamwenge'),
	(40529324, 800, 'UG-414', 'Kanungu'),
	(40529325, 800, 'UG-415', 'Kyenjojo'),
	(40529326, 800, 'UG-416', 'Buliisa'),
	(40529327, 800, 'UG-417', 'Ibanda'),
	(40529328, 800, 'UG-418', 'Isingiro'),
	(40529329, 800, 'UG-419', 'Kiruhura'),
	(40529357, 800, 'UG-420', 'Buhweju'),
	(40529358, 800, 'UG-421', 'Kiryandongo'),
	(40529359, 800, 'UG-422', 'Kyegegwa'),
	(40529360, 800, 'UG-423', 'Mitooma'),
	(40529361, 800, 'UG-424', 'Ntoroko'),
	(40529362, 800, 'UG-425', 'Rubirizi'),
	(40529363, 800, 'UG-426', 'Sheema'),
	(40529364, 800, 'UG-427', 'Kagadi'),
	(40529365, 800, 'UG-428', 'Kakumiro'),
	(40529366, 800, 'UG-429', 'Rubanda'),
	(40529394, 800, 'UG-430', 'Bunyangabu'),
	(40529395, 800, 'UG-431', 'Rukiga'),
	(40529396, 800, 'UG-432', 'Kikuube'),
	(40529397, 800, 'UG-433', 'Kazo'),
	(40529398, 800, 'UG-434', 'Kitagwenda'),
	(40529399, 800, 'UG-435', 'Rwampara'),
	(40540197, 800, 'UG-C', 'Central'),
	(40542935, 800, 'UG-E', 'Eastern'),
	(40555256, 800, 'UG-N', 'Northern'),
	(40567577, 800, 'UG-W', 'Western'),
	(40726603, 804, 'UA-05', 'Vinnychchyna'),
	(40726677, 804, 'UA-07', 'Volyn'),
	(40726751, 804, 'UA-09', 'Luhanshchyna'),
	(40727861, 804, 'UA-12', 'Dnipropetrovshchyna'),
	(40727935, 804, 'UA-14', 'Donechchyna'),
	(40728083, 804, 'UA-18', 'Zhytomyrshchyna'),
	(40729193, 804, 'UA-21', 'Zakarpattia'),
	(40729267, 804, 'UA-23', 'Zaporizhzhya'),
	(40729378, 804, 'UA-26', 'Prykarpattia'),
	(40730525, 804, 'UA-30', 'Kyiv'),
	(40730599, 804, 'UA-32', 'Kyivshchyna'),
	(40730710, 804, 'UA-35', 'Kirovohradschyna'),
	(40731894, 804, 'UA-40', 'Sevastopol'),
	(40732005, 804, 'UA-43', 'Crimea'),
	(40732116, 804, 'UA-46', 'Lvivshchyna'),
	(40732190, 804, 'UA-48', 'Mykolayivschyna'),
	(40733300, 804, 'UA-51', 'Odeshchyna'),
	(40733374, 804, 'UA-53', 'Poltavshchyna'),
	(40733485, 804, 'UA-56', 'Rivnenshchyna'),
	(40733596, 804, 'UA-59', 'Sumshchyna'),
	(40734669, 804, 'UA-61', 'Ternopilshchyna'),
	(40734743, 804, 'UA-63', 'Kharkivshchyna'),
	(40734817, 804, 'UA-65', 'Khersonshchyna'),
	(40734928, 804, 'UA-68', 'Khmelnychchyna'),
	(40736038, 804, 'UA-71', 'Cherkashchyna'),
	(40736149, 804, 'UA-74', 'Chernihivshchyna'),
	(40736260, 804, 'UA-77', 'Chernivtsi Oblast'),
	(40879748, 807, 'MK-101', 'Veles'),
	(40879749, 807, 'MK-102', 'Gradsko'),
	(40879750, 807, 'MK-103', 'Demir Kapija'),
	(40879751, 807, 'MK-104', 'Kavadarci'),
	(40879752, 807, 'MK-105', 'Lozovo'),
	(40879753, 807, 'MK-106', 'Negotino'),
	(40879754, 807, 'MK-107', 'Rosoman'),
	(40879755, 807, 'MK-108', 'Sveti Nikole'),
	(40879756, 807, 'MK-109', 'Čaška'),
	(40881117, 807, 'MK-201', 'Berovo'),
	(40881118, 807, 'MK-202', 'Vinica'),
	(40881119, 807, 'MK-203', 'Delčevo'),
	(40881120, 807, 'MK-204', 'Zrnovci'),
	(40881121, 807, 'MK-205', 'Karbinci'),
	(40881122, 807, 'MK-206', 'Kočani'),
	(40881123, 807, 'MK-207', 'Makedonska Kamenica'),
	(40881124, 807, 'MK-208', 'Pehčevo'),
	(40881125, 807, 'MK-209', 'Probištip'),
	(40881153, 807, 'MK-210', 'Češinovo-Obleševo'),
	(40881154, 807, 'MK-211', 'Štip'),
	(40882486, 807, 'MK-301', 'Vevčani'),
	(40882488, 807, 'MK-303', 'Debar'),
	(40882489, 807, 'MK-304', 'Debrca'),
	(40882492, 807, 'MK-307', 'Kičevo'),
	(40882493, 807, 'MK-308', 'Makedonski Brod'),
	(40882522, 807, 'MK-310', 'Ohrid'),
	(40882523, 807, 'MK-311', 'Plasnica'),
	(40882524, 807, 'MK-312', 'Struga'),
	(40882525, 807, 'MK-313', 'Centar Župa'),
	(40883855, 807, 'MK-401', 'Bogdanci'),
	(40883856, 807, 'MK-402', 'Bosilovo'),
	(40883857, 807, 'MK-403', 'Valandovo'),
	(40883858, 807, 'MK-404', 'Vasilevo'),
	(40883859, 807, 'MK-405', 'Gevgelija'),
	(40883860, 807, 'MK-406', 'Dojran'),
	(40883861, 807, 'MK-407', 'Konče'),
	(40883862, 807, 'MK-408', 'Novo Selo'),
	(40883863, 807, 'MK-409', 'Radoviš'),
	(40883891, 807, 'MK-410', 'Strumica'),
	(40885224, 807, 'MK-501', 'Bitola'),
	(40885225, 807, 'MK-502', 'Demir Hisar'),
	(40885226, 807, 'MK-503', 'Dolneni'),
	(40885227, 807, 'MK-504', 'Krivogaštani'),
	(40885228, 807, 'MK-505', 'Kruševo'),
	(40885229, 807, 'MK-506', 'Mogila'),
	(40885230, 807, 'MK-507', 'Novaci'),
	(40885231, 807, 'MK-508', 'Prilep'),
	(40885232, 807, 'MK-509', 'Resen'),
	(40886593, 807, 'MK-601', 'Bogovinje'),
	(40886594, 807, 'MK-602', 'Brvenica'),
	(40886595, 807, 'MK-603', 'Vrapčište'),
	(40886596, 807, 'MK-604', 'Gostivar'),
	(40886597, 807, 'MK-605', 'Želino'),
	(40886598, 807, 'MK-606', 'Jegunovce'),
	(40886599, 807, 'MK-607', 'Mavrovo i Rostuše'),
	(40886600, 807, 'MK-608', 'Tearce'),
	(40886601, 807, 'MK-609', 'Tetovo'),
	(40887962, 807, 'MK-701', 'Kratovo'),
	(40887963, 807, 'MK-702', 'Kriva Palanka'),
	(40887964, 807, 'MK-703', 'Kumanovo'),
	(40887965, 807, 'MK-704', 'Lipkovo'),
	(40887966, 807, 'MK-705', 'Rankovce'),
	(40887967, 807, 'MK-706', 'Staro Nagoričane'),
	(40889331, 807, 'MK-801', 'Aerodrom †'),
	(40889332, 807, 'MK-802', 'Aračinovo'),
	(40889333, 807, 'MK-803', 'Butel †'),
	(40889334, 807, 'MK-804', 'Gazi Baba †'),
	(40889335, 807, 'MK-805', 'Gjorče Petrov †'),
	(40889336, 807, 'MK-806', 'Zelenikovo'),
	(40889337, 807, 'MK-807', 'Ilinden'),
	(40889338, 807, 'MK-808', 'Karpoš †'),
	(40889339, 807, 'MK-809', 'Kisela Voda †'),
	(40889367, 807, 'MK-810', 'Petrovec'),
	(40889368, 807, 'MK-811', 'Saraj †'),
	(40889369, 807, 'MK-812', 'Sopište'),
	(40889370, 807, 'MK-813', 'Studeničani'),
	(40889371, 807, 'MK-814', 'Centar †'),
	(40889372, 807, 'MK-815', 'Čair †'),
	(40889373, 807, 'MK-816', 'Čučer-Sandevo'),
	(40889374, 807, 'MK-817', 'Šuto Orizari †'),
	(41450061, 818, 'EG-ALX', 'الإسكندرية'),
	(41450310, 818, 'EG-ASN', 'أسوان'),
	(41450316, 818, 'EG-AST', 'أسيوط'),
	(41450989, 818, 'EG-BA', 'البحر الأحمر'),
	(41451248, 818, 'EG-BH', 'البحيرة'),
	(41451499, 818, 'EG-BNS', 'بني سويف'),
	(41451951, 818, 'EG-C', 'القاهرة'),
	(41454097, 818, 'EG-DK', 'الدقهلية'),
	(41454430, 818, 'EG-DT', 'دمياط'),
	(41457376, 818, 'EG-FYM', 'الفيوم'),
	(41458093, 818, 'EG-GH', 'الغربية'),
	(41458759, 818, 'EG-GZ', 'الجيزة'),
	(41461238, 818, 'EG-IS', 'الإسماعيلية'),
	(41462607, 818, 'EG-JS', 'جنوب سيناء'),
	(41463347, 818, 'EG-KB', 'القليوبية'),
	(41463524, 818, 'EG-KFS', 'كفر الشيخ'),
	(41463791, 818, 'EG-KN', 'قنا'),
	(41465530, 818, 'EG-LX', 'الأقصر'),
	(41466529, 818, 'EG-MN', 'المنيا'),
	(41466545, 818, 'EG-MNF', 'المنوفية'),
	(41466751, 818, 'EG-MT', 'مطروح'),
	(41470887, 818, 'EG-PTS', 'بورسعيد'),
	(41474538, 818, 'EG-SHG', 'سوهاج'),
	(41474549, 818, 'EG-SHR', 'الشرقية'),
	(41474582, 818, 'EG-SIN', 'شمال سيناء'),
	(41475038, 818, 'EG-SUZ', 'السويس'),
	(41479752, 818, 'EG-WAD', 'الوادي الجديد'),
	(41854894, 826, 'GB-ABC', 'Armagh, Banbridge and Craigavon'),
	(41854895, 826, 'GB-ABD', 'Aberdeenshire'),
	(41854896, 826, 'GB-ABE', 'Aberdeen'),
	(41855078, 826, 'GB-AGB', 'Argyll and Bute'),
	(41855101, 826, 'GB-AGY', 'Anglesey'),
	(41855339, 826, 'GB-AND', 'Ards and North Down'),
	(41855349, 826, 'GB-ANN', 'Antrim and Newtownabbey'),
	(41855354, 826, 'GB-ANS', 'Angus'),
	(41856242, 826, 'GB-BAS', 'Bath and North East Somerset'),
	(41856264, 826, 'GB-BBD', 'Blackburn with Darwen'),
	(41856313, 826, 'GB-BCP', 'Bournemouth, Christchurch and Poole'),
	(41856340, 826, 'GB-BDF', 'Bedford'),
	(41856341, 826, 'GB-BDG', 'Barking and Dagenham'),
	(41856385, 826, 'GB-BEN', 'Brent'),
	(41856395, 826, 'GB-BEX', 'Bexley'),
	(41856427, 826, 'GB-BFS', 'Belfast'),
	(41856450, 826, 'GB-BGE', 'Bridgend'),
	(41856468, 826, 'GB-BGW', 'Blaenau Gwent'),
	(41856537, 826, 'GB-BIR', 'Birmingham'),
	(41856606, 826, 'GB-BKM', 'Buckinghamshire'),
	(41856709, 826, 'GB-BNE', 'Barnet'),
	(41856712, 826, 'GB-BNH', 'Brighton and Hove'),
	(41856723, 826, 'GB-BNS', 'Barnsley');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(41856753, 826, 'GB-BOL', 'Bolton'),
	(41856790, 826, 'GB-BPL', 'Blackpool'),
	(41856855, 826, 'GB-BRC', 'Bracknell Forest'),
	(41856856, 826, 'GB-BRD', 'Bradford'),
	(41856877, 826, 'GB-BRY', 'Bromley'),
	(41856909, 826, 'GB-BST', 'Bristol'),
	(41856981, 826, 'GB-BUR', 'Bury'),
	(41857605, 826, 'GB-CAM', 'Cambridgeshire'),
	(41857617, 826, 'GB-CAY', 'Caerphilly'),
	(41857635, 826, 'GB-CBF', 'Central Bedfordshire'),
	(41857673, 826, 'GB-CCG', 'Causeway Coast and Glens'),
	(41857828, 826, 'GB-CGN', 'Ceredigion'),
	(41857856, 826, 'GB-CHE', 'Cheshire East'),
	(41857874, 826, 'GB-CHW', 'Cheshire West and Chester'),
	(41858003, 826, 'GB-CLD', 'Calderdale'),
	(41858010, 826, 'GB-CLK', 'Clackmannanshire'),
	(41858037, 826, 'GB-CMA', 'Cumbria'),
	(41858040, 826, 'GB-CMD', 'Camden'),
	(41858050, 826, 'GB-CMN', 'Carmarthenshire'),
	(41858124, 826, 'GB-CON', 'Cornwall'),
	(41858132, 826, 'GB-COV', 'Coventry'),
	(41858227, 826, 'GB-CRF', 'Cardiff'),
	(41858246, 826, 'GB-CRY', 'Croydon'),
	(41858431, 826, 'GB-CWY', 'Conwy'),
	(41858973, 826, 'GB-DAL', 'Darlington'),
	(41859023, 826, 'GB-DBY', 'Derbyshire'),
	(41859123, 826, 'GB-DEN', 'Denbighshire'),
	(41859127, 826, 'GB-DER', 'Derby'),
	(41859131, 826, 'GB-DEV', 'Devon'),
	(41859208, 826, 'GB-DGY', 'Dumfries and Galloway'),
	(41859445, 826, 'GB-DNC', 'Doncaster'),
	(41859446, 826, 'GB-DND', 'Dundee'),
	(41859497, 826, 'GB-DOR', 'Dorset'),
	(41859609, 826, 'GB-DRS', 'Derry and Strabane'),
	(41859705, 826, 'GB-DUD', 'Dudley'),
	(41859719, 826, 'GB-DUR', 'Durham'),
	(41860342, 826, 'GB-EAL', 'Ealing'),
	(41860353, 826, 'GB-EAW', 'England and Wales'),
	(41860355, 826, 'GB-EAY', 'East Ayrshire'),
	(41860449, 826, 'GB-EDH', 'Edinburgh'),
	(41860462, 826, 'GB-EDU', 'East Dunbartonshire'),
	(41860751, 826, 'GB-ELN', 'East Lothian'),
	(41860756, 826, 'GB-ELS', 'Outer Hebrides'),
	(41860817, 826, 'GB-ENF', 'Enfield'),
	(41860818, 826, 'GB-ENG', 'England'),
	(41860982, 826, 'GB-ERW', 'East Renfrewshire'),
	(41860984, 826, 'GB-ERY', 'East Riding of Yorkshire'),
	(41861015, 826, 'GB-ESS', 'Essex'),
	(41861020, 826, 'GB-ESX', 'East Sussex'),
	(41861711, 826, 'GB-FAL', 'Falkirk'),
	(41862001, 826, 'GB-FIF', 'Fife'),
	(41862120, 826, 'GB-FLN', 'Flintshire'),
	(41862158, 826, 'GB-FMO', 'Fermanagh and Omagh'),
	(41863088, 826, 'GB-GAT', 'Gateshead'),
	(41863119, 826, 'GB-GBN', 'Great Britain'),
	(41863482, 826, 'GB-GLG', 'Glasgow'),
	(41863494, 826, 'GB-GLS', 'Gloucestershire'),
	(41863702, 826, 'GB-GRE', 'Greenwich'),
	(41863896, 826, 'GB-GWN', 'Gwynedd'),
	(41864449, 826, 'GB-HAL', 'Halton'),
	(41864450, 826, 'GB-HAM', 'Hampshire'),
	(41864459, 826, 'GB-HAV', 'Havering'),
	(41864522, 826, 'GB-HCK', 'Hackney'),
	(41864591, 826, 'GB-HEF', 'Herefordshire'),
	(41864745, 826, 'GB-HIL', 'Hillingdon'),
	(41864848, 826, 'GB-HLD', 'Highland'),
	(41864887, 826, 'GB-HMF', 'Hammersmith and Fulham'),
	(41864937, 826, 'GB-HNS', 'Hounslow'),
	(41865004, 826, 'GB-HPL', 'Hartlepool'),
	(41865086, 826, 'GB-HRT', 'Hertfordshire'),
	(41865089, 826, 'GB-HRW', 'Harrow'),
	(41865091, 826, 'GB-HRY', 'Haringey'),
	(41866343, 826, 'GB-IOS', 'Isles of Scilly'),
	(41866347, 826, 'GB-IOW', 'Isle of Wight'),
	(41866484, 826, 'GB-ISL', 'Islington'),
	(41866586, 826, 'GB-IVC', 'Inverclyde'),
	(41868695, 826, 'GB-KEC', 'Kensington and Chelsea'),
	(41868706, 826, 'GB-KEN', 'Kent'),
	(41868815, 826, 'GB-KHL', 'Kingston upon Hull'),
	(41868858, 826, 'GB-KIR', 'Kirklees'),
	(41869267, 826, 'GB-KTT', 'Kingston upon Thames'),
	(41869370, 826, 'GB-KWL', 'Knowsley'),
	(41869927, 826, 'GB-LAN', 'Lancashire'),
	(41869953, 826, 'GB-LBC', 'Lisburn and Castlereagh'),
	(41869958, 826, 'GB-LBH', 'Lambeth'),
	(41869992, 826, 'GB-LCE', 'Leicester'),
	(41870043, 826, 'GB-LDS', 'Leeds'),
	(41870064, 826, 'GB-LEC', 'Leicestershire'),
	(41870084, 826, 'GB-LEW', 'Lewisham'),
	(41870223, 826, 'GB-LIN', 'Lincolnshire'),
	(41870231, 826, 'GB-LIV', 'Liverpool'),
	(41870398, 826, 'GB-LND', 'London'),
	(41870673, 826, 'GB-LUT', 'Luton'),
	(41871296, 826, 'GB-MAN', 'Manchester'),
	(41871395, 826, 'GB-MDB', 'Middlesbrough'),
	(41871416, 826, 'GB-MDW', 'Medway'),
	(41871431, 826, 'GB-MEA', 'Mid and East Antrim'),
	(41871589, 826, 'GB-MIK', 'Milton Keynes'),
	(41871703, 826, 'GB-MLN', 'Midlothian'),
	(41871814, 826, 'GB-MON', 'Monmouthshire'),
	(41871931, 826, 'GB-MRT', 'Merton'),
	(41871936, 826, 'GB-MRY', 'Moray'),
	(41872010, 826, 'GB-MTY', 'Merthyr Tydfil'),
	(41872034, 826, 'GB-MUL', 'Mid Ulster'),
	(41872676, 826, 'GB-NAY', 'North Ayrshire'),
	(41872700, 826, 'GB-NBL', 'Northumberland'),
	(41872811, 826, 'GB-NEL', 'North East Lincolnshire'),
	(41872819, 826, 'GB-NET', 'Newcastle upon Tyne'),
	(41872847, 826, 'GB-NFK', 'Norfolk'),
	(41872886, 826, 'GB-NGM', 'Nottingham'),
	(41872965, 826, 'GB-NIR', 'Northern Ireland'),
	(41873069, 826, 'GB-NLK', 'North Lanarkshire'),
	(41873072, 826, 'GB-NLN', 'North Lincolnshire'),
	(41873099, 826, 'GB-NMD', 'Newry, Mourne and Down'),
	(41873140, 826, 'GB-NNH', 'North Northamptonshire'),
	(41873330, 826, 'GB-NSM', 'North Somerset'),
	(41873366, 826, 'GB-NTL', 'Neath Port Talbot'),
	(41873374, 826, 'GB-NTT', 'Nottinghamshire'),
	(41873379, 826, 'GB-NTY', 'North Tyneside'),
	(41873478, 826, 'GB-NWM', 'Newham'),
	(41873481, 826, 'GB-NWP', 'Newport'),
	(41873550, 826, 'GB-NYK', 'North Yorkshire'),
	(41874431, 826, 'GB-OLD', 'Oldham'),
	(41874660, 826, 'GB-ORK', 'Orkney Islands'),
	(41874877, 826, 'GB-OXF', 'Oxfordshire'),
	(41875550, 826, 'GB-PEM', 'Pembrokeshire'),
	(41875773, 826, 'GB-PKN', 'Perth and Kinross'),
	(41875821, 826, 'GB-PLY', 'Plymouth'),
	(41875925, 826, 'GB-POR', 'Portsmouth'),
	(41875930, 826, 'GB-POW', 'Powys'),
	(41876097, 826, 'GB-PTE', 'Peterborough'),
	(41878204, 826, 'GB-RCC', 'Redcar and Cleveland'),
	(41878209, 826, 'GB-RCH', 'Rochdale'),
	(41878221, 826, 'GB-RCT', 'Rhondda Cynon Taf'),
	(41878240, 826, 'GB-RDB', 'Redbridge'),
	(41878245, 826, 'GB-RDG', 'Reading'),
	(41878335, 826, 'GB-RFW', 'Renfrewshire'),
	(41878426, 826, 'GB-RIC', 'Richmond upon Thames'),
	(41878665, 826, 'GB-ROT', 'Rotherham'),
	(41878887, 826, 'GB-RUT', 'Rutland'),
	(41879519, 826, 'GB-SAW', 'Sandwell'),
	(41879521, 826, 'GB-SAY', 'South Ayrshire'),
	(41879572, 826, 'GB-SCB', 'Scottish Borders'),
	(41879590, 826, 'GB-SCT', 'Scotland'),
	(41879692, 826, 'GB-SFK', 'Suffolk'),
	(41879701, 826, 'GB-SFT', 'Sefton'),
	(41879721, 826, 'GB-SGC', 'South Gloucestershire'),
	(41879761, 826, 'GB-SHF', 'Sheffield'),
	(41879769, 826, 'GB-SHN', 'Saint Helens'),
	(41879773, 826, 'GB-SHR', 'Shropshire'),
	(41879882, 826, 'GB-SKP', 'Stockport'),
	(41879909, 826, 'GB-SLF', 'Salford'),
	(41879910, 826, 'GB-SLG', 'Slough'),
	(41879914, 826, 'GB-SLK', 'South Lanarkshire'),
	(41879981, 826, 'GB-SND', 'Sunderland'),
	(41880026, 826, 'GB-SOL', 'Solihull'),
	(41880027, 826, 'GB-SOM', 'Somerset'),
	(41880033, 826, 'GB-SOS', 'Southend-on-Sea'),
	(41880150, 826, 'GB-SRY', 'Surrey'),
	(41880204, 826, 'GB-STE', 'Stoke-on-Trent'),
	(41880206, 826, 'GB-STG', 'Stirling'),
	(41880207, 826, 'GB-STH', 'Southampton'),
	(41880213, 826, 'GB-STN', 'Sutton'),
	(41880218, 826, 'GB-STS', 'Staffordshire'),
	(41880219, 826, 'GB-STT', 'Stockton-on-Tees'),
	(41880224, 826, 'GB-STY', 'South Tyneside'),
	(41880311, 826, 'GB-SWA', 'Swansea'),
	(41880314, 826, 'GB-SWD', 'Swindon'),
	(41880321, 826, 'GB-SWK', 'Southwark'),
	(41880878, 826, 'GB-TAM', 'Tameside'),
	(41881073, 826, 'GB-TFW', 'Telford and Wrekin'),
	(41881142, 826, 'GB-THR', 'Thurrock'),
	(41881385, 826, 'GB-TOB', 'Torbay'),
	(41881389, 826, 'GB-TOF', 'Torfaen'),
	(41881500, 826, 'GB-TRF', 'Trafford'),
	(41881687, 826, 'GB-TWH', 'Tower Hamlets'),
	(41882617, 826, 'GB-UKM', 'United Kingdom'),
	(41883837, 826, 'GB-VGL', 'Vale of Glamorgan'),
	(41884990, 826, 'GB-WAR', 'Warwickshire'),
	(41885020, 826, 'GB-WBK', 'West Berkshire'),
	(41885104, 826, 'GB-WDU', 'West Dunbartonshire'),
	(41885177, 826, 'GB-WFT', 'Waltham Forest'),
	(41885208, 826, 'GB-WGN', 'Wigan'),
	(41885280, 826, 'GB-WIL', 'Wiltshire'),
	(41885348, 826, 'GB-WKF', 'Wakefield'),
	(41885391, 826, 'GB-WLL', 'Walsall'),
	(41885393, 826, 'GB-WLN', 'West Lothian'),
	(41885398, 826, 'GB-WLS', 'Wales'),
	(41885401, 826, 'GB-WLV', 'Wolverhampton'),
	(41885457, 826, 'GB-WND', 'Wandsworth'),
	(41885461, 826, 'GB-WNH', 'West Northamptonshire'),
	(41885466, 826, 'GB-WNM', 'Windsor and Maidenhead'),
	(41885501, 826, 'GB-WOK', 'Wokingham'),
	(41885508, 826, 'GB-WOR', 'Worcestershire'),
	(41885613, 826, 'GB-WRL', 'Wirral'),
	(41885621, 826, 'GB-WRT', 'Warrington'),
	(41885625, 826, 'GB-WRX', 'Wrexham'),
	(41885651, 826, 'GB-WSM', 'Westminster'),
	(41885662, 826, 'GB-WSX', 'West Sussex'),
	(41888246, 826, 'GB-YOR', 'York');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(41889247, 826, 'GB-ZET', 'Shetland'),
	(42246045, 834, 'TZ-01', 'Arusha'),
	(42246082, 834, 'TZ-02', 'Dar es Salaam'),
	(42246119, 834, 'TZ-03', 'Dodoma'),
	(42246156, 834, 'TZ-04', 'Iringa'),
	(42246193, 834, 'TZ-05', 'Kagera'),
	(42246230, 834, 'TZ-06', 'North Pemba'),
	(42246267, 834, 'TZ-07', 'Zanzibar North'),
	(42246304, 834, 'TZ-08', 'Kigoma'),
	(42246341, 834, 'TZ-09', 'Kilimanjaro'),
	(42247377, 834, 'TZ-10', 'South Pemba'),
	(42247414, 834, 'TZ-11', 'Zanzibar Central/South'),
	(42247451, 834, 'TZ-12', 'Lindi'),
	(42247488, 834, 'TZ-13', 'Mara'),
	(42247525, 834, 'TZ-14', 'Mbeya'),
	(42247562, 834, 'TZ-15', 'Zanzibar Urban/West'),
	(42247599, 834, 'TZ-16', 'Morogoro'),
	(42247636, 834, 'TZ-17', 'Mtwara'),
	(42247673, 834, 'TZ-18', 'Mwanza'),
	(42247710, 834, 'TZ-19', 'Pwani'),
	(42248746, 834, 'TZ-20', 'Rukwa'),
	(42248783, 834, 'TZ-21', 'Ruvuma'),
	(42248820, 834, 'TZ-22', 'Shinyanga'),
	(42248857, 834, 'TZ-23', 'Singida'),
	(42248894, 834, 'TZ-24', 'Tabora'),
	(42248931, 834, 'TZ-25', 'Tanga'),
	(42248968, 834, 'TZ-26', 'Manyara'),
	(42249005, 834, 'TZ-27', 'Geita'),
	(42249042, 834, 'TZ-28', 'Katavi'),
	(42249079, 834, 'TZ-29', 'Njombe'),
	(42250115, 834, 'TZ-30', 'Simiyu'),
	(42250152, 834, 'TZ-31', 'Songwe'),
	(42564356, 840, 'US-AK', 'Alaska'),
	(42564393, 840, 'US-AL', 'Alabama'),
	(42564615, 840, 'US-AR', 'Arkansas'),
	(42564652, 840, 'US-AS', 'American Samoa'),
	(42564911, 840, 'US-AZ', 'Arizona'),
	(42566724, 840, 'US-CA', 'California'),
	(42567242, 840, 'US-CO', 'Colorado'),
	(42567427, 840, 'US-CT', 'Connecticut'),
	(42568167, 840, 'US-DC', 'District of Columbia'),
	(42568241, 840, 'US-DE', 'Delaware'),
	(42571238, 840, 'US-FL', 'Florida'),
	(42572200, 840, 'US-GA', 'Georgia'),
	(42572940, 840, 'US-GU', 'Guam'),
	(42573865, 840, 'US-HI', 'Hawaii'),
	(42574938, 840, 'US-IA', 'Iowa'),
	(42575049, 840, 'US-ID', 'Idaho'),
	(42575345, 840, 'US-IL', 'Illinois'),
	(42575419, 840, 'US-IN', 'Indiana'),
	(42578342, 840, 'US-KS', 'Kansas'),
	(42578564, 840, 'US-KY', 'Kentucky'),
	(42579045, 840, 'US-LA', 'Louisiana'),
	(42580414, 840, 'US-MA', 'Massachusetts'),
	(42580525, 840, 'US-MD', 'Maryland'),
	(42580562, 840, 'US-ME', 'Maine'),
	(42580710, 840, 'US-MI', 'Michigan'),
	(42580895, 840, 'US-MN', 'Minnesota'),
	(42580932, 840, 'US-MO', 'Missouri'),
	(42580969, 840, 'US-MP', 'Northern Mariana Islands'),
	(42581080, 840, 'US-MS', 'Mississippi'),
	(42581117, 840, 'US-MT', 'Montana'),
	(42581857, 840, 'US-NC', 'North Carolina'),
	(42581894, 840, 'US-ND', 'North Dakota'),
	(42581931, 840, 'US-NE', 'Nebraska'),
	(42582042, 840, 'US-NH', 'New Hampshire'),
	(42582116, 840, 'US-NJ', 'New Jersey'),
	(42582227, 840, 'US-NM', 'New Mexico'),
	(42582560, 840, 'US-NV', 'Nevada'),
	(42582671, 840, 'US-NY', 'New York'),
	(42583411, 840, 'US-OH', 'Ohio'),
	(42583522, 840, 'US-OK', 'Oklahoma'),
	(42583781, 840, 'US-OR', 'Oregon'),
	(42584521, 840, 'US-PA', 'Pennsylvania'),
	(42585150, 840, 'US-PR', 'Puerto Rico'),
	(42587555, 840, 'US-RI', 'Rhode Island'),
	(42588702, 840, 'US-SC', 'South Carolina'),
	(42588739, 840, 'US-SD', 'South Dakota'),
	(42590478, 840, 'US-TN', 'Tennessee'),
	(42590848, 840, 'US-TX', 'Texas'),
	(42591810, 840, 'US-UM', 'United States Minor Outlying Islands'),
	(42592069, 840, 'US-UT', 'Utah'),
	(42592735, 840, 'US-VA', 'Virginia'),
	(42593031, 840, 'US-VI', 'United States Virgin Islands'),
	(42593438, 840, 'US-VT', 'Vermont'),
	(42594104, 840, 'US-WA', 'Washington'),
	(42594400, 840, 'US-WI', 'Wisconsin'),
	(42594881, 840, 'US-WV', 'West Virginia'),
	(42594992, 840, 'US-WY', 'Wyoming'),
	(43259105, 854, 'BF-01', 'Boucle du Mouhoun'),
	(43259142, 854, 'BF-02', 'Cascades'),
	(43259179, 854, 'BF-03', 'Centre'),
	(43259216, 854, 'BF-04', 'Centre-Est'),
	(43259253, 854, 'BF-05', 'Centre-Nord'),
	(43259290, 854, 'BF-06', 'Centre-Ouest'),
	(43259327, 854, 'BF-07', 'Centre-Sud'),
	(43259364, 854, 'BF-08', 'Est'),
	(43259401, 854, 'BF-09', 'Hauts-Bassins'),
	(43260437, 854, 'BF-10', 'Nord'),
	(43260474, 854, 'BF-11', 'Plateau-Central'),
	(43260511, 854, 'BF-12', 'Sahel'),
	(43260548, 854, 'BF-13', 'Sud-Ouest'),
	(43274519, 854, 'BF-BAL', 'Balé'),
	(43274520, 854, 'BF-BAM', 'Bam'),
	(43274521, 854, 'BF-BAN', 'Banwa'),
	(43274533, 854, 'BF-BAZ', 'Bazèga'),
	(43274747, 854, 'BF-BGR', 'Bougouriba'),
	(43274921, 854, 'BF-BLG', 'Boulgou'),
	(43274925, 854, 'BF-BLK', 'Boulkiemdé'),
	(43276407, 854, 'BF-COM', 'Comoé'),
	(43281366, 854, 'BF-GAN', 'Ganzourgou'),
	(43281834, 854, 'BF-GNA', 'Gnagna'),
	(43281891, 854, 'BF-GOU', 'Gourma'),
	(43283260, 854, 'BF-HOU', 'Houet'),
	(43284610, 854, 'BF-IOB', 'Ioba'),
	(43286832, 854, 'BF-KAD', 'Kadiogo'),
	(43286990, 854, 'BF-KEN', 'Kénédougou'),
	(43287276, 854, 'BF-KMD', 'Komondjari'),
	(43287288, 854, 'BF-KMP', 'Kompienga'),
	(43287362, 854, 'BF-KOP', 'Koulpélogo'),
	(43287365, 854, 'BF-KOS', 'Kossi'),
	(43287366, 854, 'BF-KOT', 'Kouritenga'),
	(43287369, 854, 'BF-KOW', 'Kourwéogo'),
	(43288363, 854, 'BF-LER', 'Léraba'),
	(43288733, 854, 'BF-LOR', 'Loroum'),
	(43290105, 854, 'BF-MOU', 'Mouhoun'),
	(43290948, 854, 'BF-NAM', 'Namentenga'),
	(43290950, 854, 'BF-NAO', 'Nahouri'),
	(43290960, 854, 'BF-NAY', 'Nayala'),
	(43291474, 854, 'BF-NOU', 'Noumbiel'),
	(43293046, 854, 'BF-OUB', 'Oubritenga'),
	(43293048, 854, 'BF-OUD', 'Oudalan'),
	(43293692, 854, 'BF-PAS', 'Passoré'),
	(43294205, 854, 'BF-PON', 'Poni'),
	(43297942, 854, 'BF-SEN', 'Séno'),
	(43298095, 854, 'BF-SIS', 'Sissili'),
	(43298244, 854, 'BF-SMT', 'Sanmatenga'),
	(43298268, 854, 'BF-SNG', 'Sanguié'),
	(43298311, 854, 'BF-SOM', 'Soum'),
	(43298316, 854, 'BF-SOR', 'Sourou'),
	(43299165, 854, 'BF-TAP', 'Tapoa'),
	(43299898, 854, 'BF-TUI', 'Tuy'),
	(43306001, 854, 'BF-YAG', 'Yagha'),
	(43306014, 854, 'BF-YAT', 'Yatenga'),
	(43307677, 854, 'BF-ZIR', 'Ziro'),
	(43307895, 854, 'BF-ZON', 'Zondoma'),
	(43307902, 854, 'BF-ZOU', 'Zoundwéogo'),
	(43476369, 858, 'UY-AR', 'Artigas'),
	(43478478, 858, 'UY-CA', 'Canelones'),
	(43478885, 858, 'UY-CL', 'Cerro Largo'),
	(43478996, 858, 'UY-CO', 'Colonia'),
	(43480587, 858, 'UY-DU', 'Durazno'),
	(43482696, 858, 'UY-FD', 'Florida'),
	(43483251, 858, 'UY-FS', 'Flores'),
	(43490799, 858, 'UY-LA', 'Lavalleja'),
	(43492168, 858, 'UY-MA', 'Maldonado'),
	(43492686, 858, 'UY-MO', 'Montevideo'),
	(43496275, 858, 'UY-PA', 'Paysandú'),
	(43499494, 858, 'UY-RN', 'Río Negro'),
	(43499531, 858, 'UY-RO', 'Rocha'),
	(43499790, 858, 'UY-RV', 'Rivera'),
	(43500382, 858, 'UY-SA', 'Salto'),
	(43500715, 858, 'UY-SJ', 'San José'),
	(43500900, 858, 'UY-SO', 'Soriano'),
	(43501751, 858, 'UY-TA', 'Tacuarembó'),
	(43502454, 858, 'UY-TT', 'Treinta y Tres'),
	(43577527, 860, 'UZ-AN', 'Andijan'),
	(43579155, 860, 'UZ-BU', 'Bukhara'),
	(43583891, 860, 'UZ-FA', 'Fergana'),
	(43589663, 860, 'UZ-JI', 'Jizzakh'),
	(43595065, 860, 'UZ-NG', 'Namangan'),
	(43595657, 860, 'UZ-NW', 'Navoiy'),
	(43598950, 860, 'UZ-QA', 'Qashqadaryo'),
	(43599579, 860, 'UZ-QR', 'Karakalpakstan'),
	(43601688, 860, 'UZ-SA', 'Samarqand'),
	(43601984, 860, 'UZ-SI', 'Sirdaryo'),
	(43602428, 860, 'UZ-SU', 'Surxondaryo'),
	(43603427, 860, 'UZ-TK', 'Tashkent'),
	(43603575, 860, 'UZ-TO', 'Tashkent Province'),
	(43609051, 860, 'UZ-XO', 'Xorazm'),
	(43677945, 862, 'VE-A', 'Capital'),
	(43679314, 862, 'VE-B', 'Anzoátegui'),
	(43680683, 862, 'VE-C', 'Apure'),
	(43682052, 862, 'VE-D', 'Aragua'),
	(43683421, 862, 'VE-E', 'Barinas'),
	(43684790, 862, 'VE-F', 'Bolívar'),
	(43686159, 862, 'VE-G', 'Carabobo'),
	(43687528, 862, 'VE-H', 'Cojedes'),
	(43688897, 862, 'VE-I', 'Falcón'),
	(43690266, 862, 'VE-J', 'Guárico'),
	(43691635, 862, 'VE-K', 'Lara'),
	(43693004, 862, 'VE-L', 'Mérida'),
	(43694373, 862, 'VE-M', 'Miranda'),
	(43695742, 862, 'VE-N', 'Monagas'),
	(43697111, 862, 'VE-O', 'Nueva Esparta'),
	(43698480, 862, 'VE-P', 'Portuguesa'),
	(43701218, 862, 'VE-R', 'Sucre'),
	(43702587, 862, 'VE-S', 'Táchira'),
	(43703956, 862, 'VE-T', 'Trujillo'),
	(43705325, 862, 'VE-U', 'Yaracuy');
--> statement-breakpoint
INSERT INTO `states` (`id`, `country_id`, `code`, `name`) VALUES
	(43706694, 862, 'VE-V', 'Zulia'),
	(43708063, 862, 'VE-W', 'Federal Dependencies'),
	(43709432, 862, 'VE-X', 'Vargas'),
	(43710801, 862, 'VE-Y', 'Delta Amacuro'),
	(43712170, 862, 'VE-Z', 'Amazonas'),
	(44387901, 876, 'WF-AL', 'Alo'),
	(44412358, 876, 'WF-SG', 'Sigave'),
	(44415651, 876, 'WF-UV', 'Uvea'),
	(44691412, 882, 'WS-AA', 'A’ana'),
	(44691819, 882, 'WS-AL', 'Aiga-i-le-Tai'),
	(44692115, 882, 'WS-AT', 'Atua'),
	(44698257, 882, 'WS-FA', 'Fa’asaleleaga'),
	(44699774, 882, 'WS-GE', 'Gaga’emauga'),
	(44699922, 882, 'WS-GI', 'Gaga’ifomauga'),
	(44711947, 882, 'WS-PA', 'Palauli'),
	(44716054, 882, 'WS-SA', 'Satupa’itea'),
	(44718163, 882, 'WS-TU', 'Tuamasaga'),
	(44720346, 882, 'WS-VF', 'Va’a-o-Fonoti'),
	(44720827, 882, 'WS-VS', 'Vaisigano'),
	(44944714, 887, 'YE-AB', 'Abyan'),
	(44944788, 887, 'YE-AD', '’Adan'),
	(44945121, 887, 'YE-AM', 'Amran'),
	(44946046, 887, 'YE-BA', 'Al Bayda'),
	(44948784, 887, 'YE-DA', 'Dhale'),
	(44949043, 887, 'YE-DH', 'Dhamar'),
	(44954371, 887, 'YE-HD', 'Hadramaut'),
	(44954593, 887, 'YE-HJ', 'Hajjah'),
	(44955000, 887, 'YE-HU', 'Al Hudaydah'),
	(44955666, 887, 'YE-IB', 'Ibb'),
	(44956998, 887, 'YE-JA', 'Al Jawf'),
	(44959736, 887, 'YE-LA', 'Lahij'),
	(44961105, 887, 'YE-MA', 'Ma’rib'),
	(44961734, 887, 'YE-MR', 'Al Mahrah'),
	(44961919, 887, 'YE-MW', 'Al Mahwit'),
	(44967950, 887, 'YE-RA', 'Raymah'),
	(44969319, 887, 'YE-SA', 'Amanat Al Asimah'),
	(44969430, 887, 'YE-SD', 'Sa’dah'),
	(44969578, 887, 'YE-SH', 'Shabwah'),
	(44969800, 887, 'YE-SN', 'Sana’a'),
	(44970059, 887, 'YE-SU', 'Arkhabil Suqutra'),
	(44970688, 887, 'YE-TA', 'Taiz'),
	(45285225, 894, 'ZM-01', 'Western'),
	(45285262, 894, 'ZM-02', 'Central'),
	(45285299, 894, 'ZM-03', 'Eastern'),
	(45285336, 894, 'ZM-04', 'Luapula'),
	(45285373, 894, 'ZM-05', 'Northern'),
	(45285410, 894, 'ZM-06', 'North-Western'),
	(45285447, 894, 'ZM-07', 'Southern'),
	(45285484, 894, 'ZM-08', 'Copperbelt'),
	(45285521, 894, 'ZM-09', 'Lusaka'),
	(45286557, 894, 'ZM-10', 'Muchinga');
--> statement-breakpoint
INSERT INTO `search_refills` (`id`, `done_from`) VALUES
	(1, 9007199254740991);
--> statement-breakpoint
INSERT INTO `index_states` (`name`, `done_to`, `completed_at`) VALUES
	('application_index', 0, 1795916383000),
	('candidate_index', 0, 1795916383000);
--> statement-breakpoint
CREATE TRIGGER `offices_moved` AFTER UPDATE OF `place_id`, `country_id` ON `offices`
WHEN old.place_id IS NOT new.place_id OR old.country_id IS NOT new.country_id BEGIN
	UPDATE jobs SET (country_id, place_id) = (
		SELECT coalesce(p.country_id, o.country_id, c.country_id, 0), coalesce(p.id, 0)
		FROM companies c JOIN offices o ON o.id = jobs.office_id LEFT JOIN places p ON p.id = o.place_id
		WHERE c.id = jobs.company_id
	)
	WHERE office_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `companies_moved` AFTER UPDATE OF `country_id` ON `companies` WHEN old.country_id IS NOT new.country_id BEGIN
	UPDATE jobs SET country_id = coalesce(new.country_id, 0)
	WHERE company_id = new.id AND NOT EXISTS (
		SELECT 1 FROM offices o WHERE o.id = jobs.office_id AND (o.place_id IS NOT NULL OR o.country_id IS NOT NULL)
	);
END;
--> statement-breakpoint
CREATE TRIGGER `companies_domain` AFTER UPDATE OF `career_domain_id`, `is_test` ON `companies`
WHEN old.career_domain_id <> new.career_domain_id OR old.is_test <> new.is_test BEGIN
	UPDATE jobs SET domain_id = new.career_domain_id
	WHERE company_id = new.id AND (domain_id <> new.career_domain_id OR status = 'Live');
END;
--> statement-breakpoint
CREATE TRIGGER `career_domains_test` AFTER UPDATE OF `is_test` ON `career_domains` WHEN old.is_test <> new.is_test BEGIN
	UPDATE jobs SET domain_id = domain_id
	WHERE status = 'Live' AND company_id IN (SELECT id FROM companies WHERE career_domain_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_keep_company` BEFORE UPDATE OF `company_id` ON `jobs` WHEN old.company_id <> new.company_id BEGIN
	SELECT raise(ABORT, 'a job stays with its company');
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_insert_unlisted` BEFORE INSERT ON `jobs` WHEN new.listed_at IS NOT NULL BEGIN
	SELECT raise(ABORT, 'listed_at is written by the listing triggers');
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_move_listing` AFTER UPDATE OF `domain_id`, `country_id`, `place_id`, `office_id` ON `jobs`
WHEN new.listed_at IS NOT NULL AND (old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.office_id IS NOT new.office_id) BEGIN
	UPDATE listed_jobs SET (domain_id, country_id, place_id, street, postal_code) = (
		SELECT domain_id, country_id, place_id, street, postal_code FROM jobs_as_listed WHERE job_id = new.id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_off_listing` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM listed_jobs WHERE listed_at = old.listed_at;
	DELETE FROM job_pages WHERE hash_id = old.hash_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_edit_listing` AFTER UPDATE OF `address`, `zipcode` ON `offices`
WHEN old.address IS NOT new.address OR old.zipcode IS NOT new.zipcode BEGIN
	UPDATE listed_jobs SET street = new.address, postal_code = new.zipcode
	WHERE listed_at IN (SELECT listed_at FROM jobs WHERE office_id = new.id AND listed_at IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `job_texts_to_listing` AFTER INSERT ON `job_texts` BEGIN
	INSERT INTO listed_texts (listed_at, description, tasks, requirements)
	SELECT j.listed_at, t.description, t.tasks, t.requirements
	FROM jobs j JOIN job_texts t ON t.job_id = j.id WHERE j.id = new.job_id AND j.listed_at IS NOT NULL
	ON CONFLICT (listed_at) DO UPDATE SET description = excluded.description, tasks = excluded.tasks, requirements = excluded.requirements;
END;
--> statement-breakpoint
CREATE TRIGGER `job_texts_edit_listing` AFTER UPDATE ON `job_texts`
WHEN old.description IS NOT new.description OR old.tasks IS NOT new.tasks OR old.requirements IS NOT new.requirements BEGIN
	UPDATE listed_texts SET (description, tasks, requirements) = (
		SELECT description, tasks, requirements FROM job_texts WHERE job_id = new.job_id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.job_id);
END;
--> statement-breakpoint
CREATE TRIGGER `job_texts_off_listing` AFTER DELETE ON `job_texts` BEGIN
	DELETE FROM listed_texts WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = old.job_id);
END;
--> statement-breakpoint
CREATE TRIGGER `listed_texts_deleted` AFTER DELETE ON `listed_jobs` BEGIN
	DELETE FROM listed_texts WHERE listed_at = old.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_deleted` AFTER DELETE ON `companies` BEGIN
	DELETE FROM company_profiles WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_counted` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO job_counts (domain_id, place_id, country_id, n)
	SELECT iif(domains.one, new.domain_id, 0), iif(level.n = 2, new.place_id, 0), iif(level.n > 0, new.country_id, 0), 1
	FROM (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) level
	JOIN (SELECT 0 AS one UNION ALL SELECT 1) domains
	WHERE level.n = 0 OR (level.n = 1 AND new.country_id > 0) OR (level.n = 2 AND new.place_id > 0)
	ON CONFLICT (domain_id, place_id, country_id) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_recounted` AFTER UPDATE OF `domain_id`, `country_id`, `place_id` ON `listed_jobs`
WHEN old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.place_id <> new.place_id BEGIN
	INSERT INTO job_counts (domain_id, place_id, country_id, n)
	SELECT iif(domains.one, j.domain_id, 0), iif(level.n = 2, j.place_id, 0), iif(level.n > 0, j.country_id, 0), sum(j.difference)
	FROM (
		SELECT old.domain_id, old.country_id, old.place_id, -1 AS difference
		UNION ALL SELECT new.domain_id, new.country_id, new.place_id, 1
	) j
	JOIN (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) level
		ON level.n = 0 OR (level.n = 1 AND j.country_id > 0) OR (level.n = 2 AND j.place_id > 0)
	JOIN (SELECT 0 AS one UNION ALL SELECT 1) domains
	GROUP BY 1, 2, 3 HAVING sum(j.difference) <> 0
	ON CONFLICT (domain_id, place_id, country_id) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_uncounted` AFTER DELETE ON `listed_jobs` BEGIN
	UPDATE job_counts SET n = n - 1
	WHERE domain_id IN (0, old.domain_id) AND (
		(place_id = 0 AND country_id = 0)
		OR (place_id = 0 AND country_id = old.country_id AND old.country_id > 0)
		OR (place_id = old.place_id AND country_id = old.country_id AND old.place_id > 0)
	);
END;
--> statement-breakpoint
CREATE TRIGGER `companies_name_outdated` AFTER UPDATE OF `name` ON `companies`
WHEN old.name <> new.name AND old.name_indexed IS new.name_indexed AND new.name_indexed IS NOT NULL BEGIN
	UPDATE companies SET name_indexed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `companies_renamed` AFTER UPDATE OF `name` ON `companies` WHEN old.name <> new.name BEGIN
	INSERT INTO renamed_companies (company_id) VALUES (new.id) ON CONFLICT (company_id) DO UPDATE SET done_to = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_to_listing` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT new.listed_at BEGIN
	DELETE FROM listed_jobs WHERE listed_at = old.listed_at;
	INSERT INTO listed_jobs (listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, skills_indexed, benefits, street, postal_code, published_at, updated_at, shown_at)
	SELECT listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, skills_indexed, benefits, street, postal_code, published_at, updated_at, iif(old.listed_at IS NULL, shown_at, NULL)
	FROM jobs_as_listed WHERE job_id = new.id AND listed_at IS NOT NULL;
	INSERT INTO listed_texts (listed_at, description, tasks, requirements)
	SELECT j.listed_at, t.description, t.tasks, t.requirements
	FROM jobs j JOIN job_texts t ON t.job_id = j.id WHERE j.id = new.id AND j.listed_at IS NOT NULL;
	INSERT INTO job_pages (hash_id, listed_at, company_id, domain_id, country_id, category_id)
	SELECT hash_id, listed_at, company_id, domain_id, country_id, category_id FROM jobs WHERE id = new.id AND listed_at IS NOT NULL
	ON CONFLICT (hash_id) DO UPDATE SET listed_at = excluded.listed_at WHERE listed_at <> excluded.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_edit_listing` AFTER UPDATE OF `title`, `title_indexed`, `title_forms`, `workplace`, `seniority`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period`, `skills`, `skills_indexed`, `benefits`, `updated_at` ON `jobs`
WHEN old.listed_at IS NOT NULL AND new.status = 'Live' AND new.status_by_admin = 'approved' BEGIN
	UPDATE listed_jobs SET (title, title_indexed, title_forms, workplace, seniority, category_id, employment_type_mask,
		currency, min_salary, max_salary, pay_period, skills, skills_indexed, benefits, updated_at) = (
		SELECT title, title_indexed, coalesce(title_forms, ''), workplace, seniority, category_id, employment_type_mask,
			currency, min_salary, max_salary, pay_period, skills, coalesce(skills_indexed, ''), benefits, updated_at
		FROM jobs WHERE id = new.id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_inserted` AFTER INSERT ON `companies` BEGIN
	INSERT INTO company_profiles (id, name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links)
	SELECT id, name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links FROM companies WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_edited` AFTER UPDATE OF `name`, `name_indexed`, `logo_key`, `website`, `is_test`, `description`, `subdomain`, `legal_links` ON `companies`
WHEN old.name <> new.name OR old.name_indexed IS NOT new.name_indexed OR old.logo_key IS NOT new.logo_key OR old.website IS NOT new.website
	OR old.is_test <> new.is_test OR old.description IS NOT new.description OR old.subdomain <> new.subdomain OR old.legal_links <> new.legal_links BEGIN
	UPDATE company_profiles SET (name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links) = (
		SELECT name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links FROM companies WHERE id = new.id
	)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_renamed_place` AFTER UPDATE OF `place_id` ON `offices`
WHEN old.place_id <> new.place_id AND old.address IS new.address AND old.zipcode IS new.zipcode BEGIN
	INSERT INTO renamed_places (place_id, to_place_id)
	SELECT old.place_id, new.place_id FROM places gone JOIN places p ON p.id = new.place_id AND p.country_id = gone.country_id
	WHERE gone.id = old.place_id AND NOT EXISTS (SELECT 1 FROM offices WHERE place_id = old.place_id)
	ON CONFLICT (place_id) DO UPDATE SET to_place_id = excluded.to_place_id;
	UPDATE renamed_places SET to_place_id = new.place_id
	WHERE to_place_id = old.place_id AND EXISTS (SELECT 1 FROM renamed_places WHERE place_id = old.place_id);
	DELETE FROM renamed_places WHERE place_id = new.place_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_moved_to_place` AFTER UPDATE OF `place_id` ON `offices` WHEN old.place_id IS NOT new.place_id BEGIN
	DELETE FROM renamed_places WHERE place_id = new.place_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_opened_in_place` AFTER INSERT ON `offices` WHEN new.place_id IS NOT NULL BEGIN
	DELETE FROM renamed_places WHERE place_id = new.place_id;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_edited` AFTER UPDATE OF `name`, `name_indexed`, `career_domain_id` ON `companies`
WHEN old.name <> new.name OR old.name_indexed IS NOT new.name_indexed OR old.career_domain_id <> new.career_domain_id BEGIN
	UPDATE listed_companies SET (domain_id, sort_name) = (
		SELECT career_domain_id, coalesce(name_indexed, lower(name)) FROM companies WHERE id = new.id
	)
	WHERE company_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `places_located` AFTER UPDATE OF `cell` ON `places` WHEN old.cell IS NOT new.cell
	AND EXISTS (SELECT 1 FROM job_counts WHERE domain_id = 0 AND country_id = new.country_id AND place_id = new.id AND n > 0) BEGIN
	INSERT INTO located_places (place_id) VALUES (new.id) ON CONFLICT (place_id) DO UPDATE SET done_to = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_counted` AFTER INSERT ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count + 1 WHERE company_id = new.company_id;
	UPDATE listed_companies SET has_jobs = 1 WHERE company_id = new.company_id AND has_jobs = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_uncounted` AFTER DELETE ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count - 1 WHERE company_id = old.company_id;
	UPDATE listed_companies SET has_jobs = 0 WHERE company_id = old.company_id AND job_count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_listed` AFTER UPDATE OF `status`, `status_by_admin`, `published_at`, `domain_id` ON `jobs` BEGIN
	UPDATE jobs SET listed_at = NULL
	WHERE id = new.id AND listed_at IS NOT NULL AND (
		status <> 'Live' OR status_by_admin <> 'approved' OR published_at IS NULL
		OR (SELECT c.is_test OR d.is_test OR c.closing_at IS NOT NULL FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id)
	);
	-- The first free microsecond of the publication's millisecond; when a thousand jobs fill that, the first one after it.
	UPDATE jobs SET listed_at = iif(
		EXISTS (SELECT 1 FROM listed_jobs l WHERE l.listed_at = jobs.published_at * 1000 + 999),
		(SELECT l.listed_at + 1 FROM listed_jobs l
			WHERE l.listed_at >= jobs.published_at * 1000 AND NOT EXISTS (SELECT 1 FROM listed_jobs m WHERE m.listed_at = l.listed_at + 1)
			ORDER BY l.listed_at LIMIT 1),
		coalesce(
			(SELECT max(l.listed_at) + 1 FROM listed_jobs l WHERE l.listed_at BETWEEN jobs.published_at * 1000 AND jobs.published_at * 1000 + 999),
			jobs.published_at * 1000)
	)
	WHERE id = new.id AND status = 'Live' AND status_by_admin = 'approved' AND published_at IS NOT NULL
		AND (listed_at IS NULL OR old.published_at IS NOT new.published_at)
		AND NOT (SELECT c.is_test OR d.is_test OR c.closing_at IS NOT NULL FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id);
END;
--> statement-breakpoint
CREATE TRIGGER `companies_closing` AFTER UPDATE OF `closing_at` ON `companies`
WHEN (old.closing_at IS NULL) <> (new.closing_at IS NULL) BEGIN
	UPDATE company_profiles SET is_test = iif(new.closing_at IS NULL, new.is_test, 2) WHERE id = new.id;
	UPDATE jobs SET domain_id = domain_id WHERE company_id = new.id AND status = 'Live';
END;
--> statement-breakpoint
CREATE TRIGGER `search_words_parted` AFTER INSERT ON `search_words` BEGIN
	INSERT OR IGNORE INTO search_word_parts (part, word_id)
	SELECT DISTINCT substr(part, 1, second - 1) || substr(part, second + 1), new.id
	FROM (
		SELECT substr(start, 1, first.value - 1) || substr(start, first.value + 1) AS part, second.value AS second
		FROM (SELECT substr(new.word, 1, 8) AS start),
			json_each('[1,2,3,4,5,6,7,8,9]') first, json_each('[1,2,3,4,5,6,7,8,9]') second
		WHERE second.value = 9 OR length(new.word) >= 8
	);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_forms_outdated` AFTER UPDATE OF `title_indexed` ON `jobs`
WHEN old.title_indexed <> new.title_indexed AND old.title_forms IS new.title_forms AND new.title_forms IS NOT NULL BEGIN
	UPDATE jobs SET title_forms = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_skills_outdated` AFTER UPDATE OF `skills` ON `jobs`
WHEN old.skills <> new.skills AND old.skills_indexed IS new.skills_indexed AND new.skills_indexed IS NOT NULL BEGIN
	UPDATE jobs SET skills_indexed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_inserted` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO company_job_search (rowid, title, forms, scope) SELECT id, title, forms, scope FROM jobs_as_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms` ON `jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms IS NOT new.title_forms BEGIN
	DELETE FROM company_job_search WHERE rowid = new.id;
	INSERT INTO company_job_search (rowid, title, forms, scope) SELECT id, title, forms, scope FROM jobs_as_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_deleted` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM company_job_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_inserted` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms`, `skills_indexed`, `domain_id`, `country_id`, `place_id`, `workplace`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period` ON `listed_jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms <> new.title_forms OR old.skills_indexed <> new.skills_indexed
	OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.workplace <> new.workplace OR old.category_id IS NOT new.category_id
	OR old.employment_type_mask <> new.employment_type_mask OR old.currency IS NOT new.currency OR old.min_salary IS NOT new.min_salary
	OR old.max_salary IS NOT new.max_salary OR old.pay_period IS NOT new.pay_period BEGIN
	DELETE FROM listing_search WHERE rowid = new.listed_at;
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_deleted` AFTER DELETE ON `listed_jobs` BEGIN
	DELETE FROM listing_search WHERE rowid = old.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `search_words_ended` AFTER INSERT ON `search_words`
WHEN length(new.word) >= 9 AND new.word NOT GLOB '*[^a-z]*' BEGIN
	INSERT OR IGNORE INTO search_word_ends (letters) SELECT (SELECT group_concat(letter, '') FROM (SELECT substr(new.word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(new.word)));
	INSERT OR IGNORE INTO search_words (word)
	SELECT substr(new.word, -n) FROM (
		SELECT n, substr(letters, 1, n) AS start FROM (SELECT (SELECT group_concat(letter, '') FROM (SELECT substr(new.word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(new.word))) AS letters),
			(SELECT value AS n FROM json_each('[6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(new.word) - 3)
	) WHERE ((SELECT substr(letters, n + 1, 1) FROM search_word_ends WHERE letters > start AND letters < start || '{' ORDER BY letters LIMIT 1)
		<> (SELECT substr(letters, n + 1, 1) FROM search_word_ends WHERE letters > start AND letters < start || '{' ORDER BY letters DESC LIMIT 1));
END;
--> statement-breakpoint
CREATE TRIGGER `search_words_removed` AFTER DELETE ON `search_words` BEGIN
	DELETE FROM search_word_parts WHERE word_id = old.id AND part IN (
		SELECT substr(part, 1, second - 1) || substr(part, second + 1)
		FROM (
			SELECT substr(start, 1, first.value - 1) || substr(start, first.value + 1) AS part, second.value AS second
			FROM (SELECT substr(old.word, 1, 8) AS start),
				json_each('[1,2,3,4,5,6,7,8,9]') first, json_each('[1,2,3,4,5,6,7,8,9]') second
			WHERE second.value = 9 OR length(old.word) >= 8
		)
	);
	DELETE FROM search_word_ends WHERE letters = (SELECT group_concat(letter, '') FROM (SELECT substr(old.word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(old.word)));
END;
--> statement-breakpoint
CREATE TRIGGER `applications_unsearched` AFTER DELETE ON `applications` BEGIN
	DELETE FROM application_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_inserted` AFTER INSERT ON `applications` BEGIN
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_updated` AFTER UPDATE OF `candidate_id`, `job_id`, `stage_id`, `status` ON `applications`
WHEN old.candidate_id <> new.candidate_id OR old.job_id <> new.job_id OR old.stage_id <> new.stage_id OR old.status <> new.status BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_deleted` AFTER DELETE ON `applications` BEGIN
	DELETE FROM application_index WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_inserted` AFTER INSERT ON `candidates` WHEN new.erased_at IS NULL BEGIN
	INSERT INTO candidate_index (rowid, person, facets) SELECT id, person, facets FROM candidate_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_updated` AFTER UPDATE OF `indexed`, `erased_at` ON `candidates`
WHEN old.indexed IS NOT new.indexed OR old.erased_at IS NOT new.erased_at BEGIN
	DELETE FROM candidate_index WHERE rowid = new.id;
	INSERT INTO candidate_index (rowid, person, facets) SELECT id, person, facets FROM candidate_facets WHERE id = new.id AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id = new.id);
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_deleted` AFTER DELETE ON `candidates` BEGIN
	DELETE FROM candidate_index WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_words_outdated` AFTER UPDATE OF `first_name`, `last_name`, `email` ON `candidates`
WHEN (old.first_name <> new.first_name OR old.last_name <> new.last_name OR old.email <> new.email) AND old.indexed IS new.indexed BEGIN
	UPDATE candidates SET indexed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_tags_inserted` AFTER INSERT ON `candidate_tags` BEGIN
	DELETE FROM candidate_index WHERE rowid IN (new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_tags_moved` AFTER UPDATE OF `candidate_id` ON `candidate_tags` WHEN old.candidate_id <> new.candidate_id BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id, new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id, new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_tags_deleted` AFTER DELETE ON `candidate_tags` BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_screened` AFTER UPDATE OF `screening` ON `applications`
WHEN old.screening IS NOT new.screening BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_source` AFTER UPDATE OF `source_id` ON `applications` WHEN old.source_id IS NOT new.source_id BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_inserted` AFTER INSERT ON `candidate_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_changed` AFTER UPDATE OF `value` ON `candidate_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND old.value -> f.key IS NOT new.value -> f.key) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_moved` AFTER UPDATE OF `candidate_id` ON `candidate_values` WHEN old.candidate_id <> new.candidate_id AND EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id, new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id, new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_deleted` AFTER DELETE ON `candidate_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = old.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND old.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_inserted` AFTER INSERT ON `application_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM application_index WHERE rowid IN (new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_changed` AFTER UPDATE OF `value` ON `application_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND old.value -> f.key IS NOT new.value -> f.key) BEGIN
	DELETE FROM application_index WHERE rowid IN (new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_moved` AFTER UPDATE OF `application_id` ON `application_values` WHEN old.application_id <> new.application_id AND EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM application_index WHERE rowid IN (old.application_id, new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (old.application_id, new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_deleted` AFTER DELETE ON `application_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = old.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND old.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM application_index WHERE rowid IN (old.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (old.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_duplicates_changed` AFTER UPDATE OF `first_name`, `last_name`, `phone_e164` ON `candidates`
WHEN new.erased_at IS NULL
	AND (old.first_name <> new.first_name OR old.last_name <> new.last_name OR old.phone_e164 IS NOT new.phone_e164) BEGIN
	UPDATE candidates SET duplicates_due = coalesce(duplicates_due, 0) + 1 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `documents_duplicates_changed` AFTER UPDATE OF `fingerprint`, `candidate_id` ON `documents`
WHEN old.fingerprint IS NOT new.fingerprint OR new.fingerprint IS NOT NULL AND old.candidate_id <> new.candidate_id BEGIN
	UPDATE candidates SET duplicates_due = coalesce(duplicates_due, 0) + 1
	WHERE id = new.candidate_id AND erased_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_duplicates_deleted` AFTER DELETE ON `candidates` BEGIN
	DELETE FROM duplicate_keys WHERE candidate_id = old.id;
	DELETE FROM duplicate_pairs WHERE candidate_id = old.id;
	DELETE FROM duplicate_pairs WHERE other_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_pages_inserted` AFTER INSERT ON `company_profiles` BEGIN
	INSERT INTO company_pages (company_id, cover_key, settings, "values", benefits, offices, pictures)
	SELECT company_id, cover_key, settings, "values", benefits, offices, pictures FROM company_pages_of_companies
	WHERE company_id = new.id;
	INSERT INTO listed_companies (company_id, domain_id, sort_name)
	SELECT id, career_domain_id, coalesce(name_indexed, lower(name)) FROM companies WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_pages_deleted` AFTER DELETE ON `company_profiles` BEGIN
	DELETE FROM company_pages WHERE company_id = old.id;
	DELETE FROM listed_companies WHERE company_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_pages_edited` AFTER UPDATE OF `cover_key`, `career_page_settings`, `values`, `benefits` ON `companies`
WHEN old.cover_key IS NOT new.cover_key OR old.career_page_settings <> new.career_page_settings
	OR old."values" <> new."values" OR old.benefits <> new.benefits BEGIN
	UPDATE company_pages SET (cover_key, settings, "values", benefits) = (
		SELECT cover_key, settings, "values", benefits FROM company_pages_of_companies WHERE company_id = new.id
	)
	WHERE company_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_to_company_page` AFTER INSERT ON `offices` BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_edit_company_page` AFTER UPDATE OF `name`, `address`, `zipcode`, `city`, `country_id`, `place_id`, `is_default` ON `offices`
WHEN old.name <> new.name OR old.address IS NOT new.address OR old.zipcode IS NOT new.zipcode OR old.city IS NOT new.city
	OR old.country_id IS NOT new.country_id OR old.place_id IS NOT new.place_id OR old.is_default <> new.is_default BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_off_company_page` AFTER DELETE ON `offices` BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_to_company_page` AFTER INSERT ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_edit_company_page` AFTER UPDATE ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_off_company_page` AFTER DELETE ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `share_pictures_listed` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO share_pictures_due (job_id) VALUES (new.job_id) ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `share_pictures_edited` AFTER UPDATE OF `title`, `domain_id`, `country_id`, `place_id`, `workplace`, `currency`, `min_salary`,
	`max_salary`, `pay_period` ON `listed_jobs`
WHEN old.title <> new.title OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.place_id <> new.place_id
	OR old.workplace <> new.workplace OR old.currency IS NOT new.currency OR old.min_salary IS NOT new.min_salary
	OR old.max_salary IS NOT new.max_salary OR old.pay_period IS NOT new.pay_period BEGIN
	INSERT INTO share_pictures_due (job_id) VALUES (new.job_id) ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `share_pictures_renamed` AFTER UPDATE OF `name` ON `company_profiles` WHEN old.name <> new.name BEGIN
	INSERT INTO share_pictures_due (job_id)
	SELECT id FROM jobs WHERE company_id = new.id AND status = 'Live' AND listed_at IS NOT NULL
	ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `share_pictures_recoloured` AFTER UPDATE OF `name`, `hostname`, `language`, `hue` ON `career_domains`
WHEN old.name <> new.name OR old.hostname <> new.hostname OR old.language <> new.language OR old.hue <> new.hue BEGIN
	INSERT INTO share_pictures_due (job_id) SELECT job_id FROM listed_jobs WHERE domain_id = new.id
	ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_moved` AFTER UPDATE OF `domain_id`, `country_id`, `category_id` ON `jobs`
WHEN old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.category_id IS NOT new.category_id BEGIN
	UPDATE job_pages SET (domain_id, country_id, category_id) = (SELECT domain_id, country_id, category_id FROM jobs WHERE id = new.id)
	WHERE hash_id = new.hash_id;
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_reviewed` AFTER UPDATE OF `status_by_admin` ON `jobs`
WHEN old.status_by_admin <> new.status_by_admin AND new.status_by_admin = 'pending' BEGIN
	DELETE FROM job_pages WHERE hash_id = new.hash_id;
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_closed` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT NULL AND new.listed_at IS NULL BEGIN
	UPDATE job_pages SET (title, title_indexed, place_id, closed_at) = (
		SELECT title, title_indexed, place_id, updated_at FROM jobs WHERE id = new.id
	)
	WHERE hash_id = (SELECT hash_id FROM jobs WHERE id = new.id AND listed_at IS NULL AND status_by_admin = 'approved');
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_refused` AFTER UPDATE OF `status_by_admin` ON `jobs`
WHEN old.status_by_admin = 'approved' AND new.status_by_admin <> 'approved' BEGIN
	UPDATE job_pages SET title = NULL, title_indexed = NULL, place_id = NULL, closed_at = NULL
	WHERE hash_id = new.hash_id AND closed_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `legal_text_versions_of_new` AFTER INSERT ON `career_domain_texts` WHEN new.html IS NOT NULL BEGIN
  INSERT INTO legal_text_versions (domain_id, kind, version, html)
    SELECT new.domain_id, new.kind, new.updated_at, new.html
    WHERE NOT EXISTS (SELECT 1 FROM legal_text_versions
      WHERE domain_id = new.domain_id AND kind = new.kind AND version = new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `legal_text_versions_of_changed` AFTER UPDATE ON `career_domain_texts` WHEN new.html IS NOT NULL BEGIN
  INSERT INTO legal_text_versions (domain_id, kind, version, html)
    SELECT new.domain_id, new.kind, new.updated_at, new.html
    WHERE NOT EXISTS (SELECT 1 FROM legal_text_versions
      WHERE domain_id = new.domain_id AND kind = new.kind AND version = new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_moved` AFTER UPDATE OF `office_id` ON `jobs` WHEN old.office_id IS NOT new.office_id BEGIN
	UPDATE jobs SET (country_id, place_id) = (
		SELECT coalesce(p.country_id, o.country_id, c.country_id, 0), coalesce(p.id, 0)
		FROM companies c LEFT JOIN offices o ON o.id = jobs.office_id LEFT JOIN places p ON p.id = o.place_id
		WHERE c.id = jobs.company_id
	)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_reopened` AFTER UPDATE OF `status` ON `jobs` WHEN old.status NOT IN ('Draft', 'Live') AND new.status IN ('Draft', 'Live') BEGIN
	DELETE FROM closed_jobs WHERE job_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_closed` AFTER UPDATE OF `status` ON `jobs`
WHEN new.application_count > 0 AND old.status IN ('Draft', 'Live') AND new.status NOT IN ('Draft', 'Live') BEGIN
	INSERT OR REPLACE INTO closed_jobs (job_id, company_id, closed_at, due_at) VALUES (new.id, new.company_id, new.updated_at, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `applications_reopened` AFTER UPDATE OF `status` ON `applications` WHEN old.status <> 'active' AND new.status = 'active' BEGIN
	INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at)
	SELECT j.id, j.company_id, j.updated_at, new.updated_at FROM jobs j WHERE j.id = new.job_id AND j.status NOT IN ('Draft', 'Live')
	ON CONFLICT (job_id) DO UPDATE SET due_at = excluded.due_at WHERE due_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_on_closed` AFTER INSERT ON `applications` WHEN new.status = 'active' BEGIN
	INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at)
	SELECT j.id, j.company_id, j.updated_at, new.updated_at FROM jobs j WHERE j.id = new.job_id AND j.status NOT IN ('Draft', 'Live')
	ON CONFLICT (job_id) DO UPDATE SET due_at = excluded.due_at WHERE due_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_inserted` AFTER INSERT ON `jobs` BEGIN
	UPDATE jobs SET
		domain_id = (SELECT career_domain_id FROM companies WHERE id = new.company_id),
		(country_id, place_id) = (
			SELECT coalesce(p.country_id, o.country_id, c.country_id, 0), coalesce(p.id, 0)
			FROM companies c LEFT JOIN offices o ON o.id = new.office_id LEFT JOIN places p ON p.id = o.place_id
			WHERE c.id = new.company_id
		)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_status_inserted` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO company_job_counts (company_id, status, n) VALUES (new.company_id, new.status, 1)
	ON CONFLICT (company_id, status) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_status_changed` AFTER UPDATE OF `status` ON `jobs` WHEN old.status <> new.status BEGIN
	UPDATE company_job_counts SET n = n - 1 WHERE company_id = new.company_id AND status = old.status;
	INSERT INTO company_job_counts (company_id, status, n) VALUES (new.company_id, new.status, 1)
	ON CONFLICT (company_id, status) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_status_deleted` AFTER DELETE ON `jobs` BEGIN
	UPDATE company_job_counts SET n = n - 1 WHERE company_id = old.company_id AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_inserted` AFTER INSERT ON `applications` BEGIN
	UPDATE jobs SET application_count = application_count + 1 WHERE id = new.job_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_moved` AFTER UPDATE OF `job_id` ON `applications` WHEN old.job_id <> new.job_id BEGIN
	UPDATE jobs SET application_count = application_count - 1 WHERE id = old.job_id;
	UPDATE jobs SET application_count = application_count + 1 WHERE id = new.job_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_deleted` AFTER DELETE ON `applications` BEGIN
	UPDATE jobs SET application_count = application_count - 1 WHERE id = old.job_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_staged` AFTER INSERT ON `applications` BEGIN
	UPDATE stages SET application_count = application_count + 1 WHERE id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_restaged` AFTER UPDATE OF `stage_id` ON `applications` WHEN old.stage_id <> new.stage_id BEGIN
	UPDATE stages SET application_count = application_count - 1 WHERE id = old.stage_id;
	UPDATE stages SET application_count = application_count + 1 WHERE id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_unstaged` AFTER DELETE ON `applications` BEGIN
	UPDATE stages SET application_count = application_count - 1 WHERE id = old.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_counted` AFTER INSERT ON `offices` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'offices', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_uncounted` AFTER DELETE ON `offices` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'offices';
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_counted` AFTER INSERT ON `pipelines` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'pipelines', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_uncounted` AFTER DELETE ON `pipelines` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'pipelines';
END;
--> statement-breakpoint
CREATE TRIGGER `contracted_companies_counted` AFTER INSERT ON `contracted_companies` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'contracted_companies', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contracted_companies_uncounted` AFTER DELETE ON `contracted_companies` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'contracted_companies';
END;
--> statement-breakpoint
CREATE TRIGGER `members_counted` AFTER INSERT ON `members` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'members', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `members_uncounted` AFTER DELETE ON `members` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'members';
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_logs_counted` AFTER INSERT ON `webhook_logs` BEGIN
	INSERT INTO webhook_log_counts (webhook_id, event, has_succeeded, n)
	VALUES (new.webhook_id, new.event, new.has_succeeded, 1)
	ON CONFLICT (webhook_id, event, has_succeeded) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_logs_uncounted` AFTER DELETE ON `webhook_logs` BEGIN
	UPDATE webhook_log_counts SET n = n - 1
	WHERE webhook_id = old.webhook_id AND event = old.event AND has_succeeded = old.has_succeeded;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_counted` AFTER INSERT ON `applications` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'applications', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_uncounted` AFTER DELETE ON `applications` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'applications';
END;
--> statement-breakpoint
CREATE TRIGGER `meetings_counted` AFTER INSERT ON `meetings` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'meetings', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `meetings_uncounted` AFTER DELETE ON `meetings` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'meetings';
END;
--> statement-breakpoint
CREATE TRIGGER `posts_counted` AFTER INSERT ON `posts` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'posts', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_uncounted` AFTER DELETE ON `posts` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER job_stage_counts_insert AFTER INSERT ON applications WHEN new.status <> 'rejected' BEGIN
	INSERT INTO job_stage_counts (job_id, stage_id, application_count) VALUES (new.job_id, new.stage_id, 1)
		ON CONFLICT DO UPDATE SET application_count = application_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER job_stage_counts_delete AFTER DELETE ON applications WHEN old.status <> 'rejected' BEGIN
	UPDATE job_stage_counts SET application_count = application_count - 1
		WHERE job_id = old.job_id AND stage_id = old.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER job_stage_counts_update AFTER UPDATE OF job_id, stage_id, status ON applications
	WHEN (old.job_id, old.stage_id, old.status <> 'rejected') IS NOT (new.job_id, new.stage_id, new.status <> 'rejected') BEGIN
	UPDATE job_stage_counts SET application_count = application_count - 1
		WHERE job_id = old.job_id AND stage_id = old.stage_id AND old.status <> 'rejected';
	INSERT INTO job_stage_counts (job_id, stage_id, application_count)
		SELECT new.job_id, new.stage_id, 1 WHERE new.status <> 'rejected'
		ON CONFLICT DO UPDATE SET application_count = application_count + 1;
END;
