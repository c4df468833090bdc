CREATE TRIGGER `decided_application_contents` AFTER UPDATE OF `status` ON `applications` WHEN new.status IS NOT old.status BEGIN
	UPDATE mails SET content_due_at = iif(new.status = 'active', NULL, 2592000000 + coalesce(new.rejected_at, new.hired_at, new.updated_at))
	WHERE application_id = new.id AND content_deleted_at IS NULL;
	UPDATE received_emails SET content_due_at = iif(new.status = 'active', NULL, 2592000000 + coalesce(new.rejected_at, new.hired_at, new.updated_at))
	WHERE application_id = new.id AND content_deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `mail_of_decided_application` AFTER INSERT ON `mails`
WHEN new.application_id IS NOT NULL AND EXISTS (SELECT 1 FROM applications WHERE id = new.application_id AND status <> 'active') BEGIN
	UPDATE mails SET content_due_at = (SELECT 2592000000 + max(coalesce(new.next_attempt_at, new.created_at), coalesce(a.rejected_at, a.hired_at, a.updated_at))
		FROM applications a WHERE a.id = new.application_id)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `moved_mail_contents` AFTER UPDATE OF `application_id` ON `mails` WHEN new.application_id IS NOT old.application_id BEGIN
	UPDATE mails SET content_due_at = (SELECT 2592000000 + coalesce(a.rejected_at, a.hired_at, a.updated_at)
		FROM applications a WHERE a.id = new.application_id AND a.status <> 'active')
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `received_email_of_decided_application` AFTER INSERT ON `received_emails`
WHEN EXISTS (SELECT 1 FROM applications WHERE id = new.application_id AND status <> 'active') BEGIN
	UPDATE received_emails SET content_due_at = (SELECT 2592000000 + max(new.received_at, coalesce(a.rejected_at, a.hired_at, a.updated_at))
		FROM applications a WHERE a.id = new.application_id)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `moved_received_email_contents` AFTER UPDATE OF `application_id` ON `received_emails` WHEN new.application_id IS NOT old.application_id BEGIN
	UPDATE received_emails SET content_due_at = (SELECT 2592000000 + coalesce(a.rejected_at, a.hired_at, a.updated_at)
		FROM applications a WHERE a.id = new.application_id AND a.status <> 'active')
	WHERE id = new.id;
END;
