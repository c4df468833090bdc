DROP TRIGGER `members_webhooks_ended`;
--> statement-breakpoint
CREATE TRIGGER `members_webhooks_ended` AFTER UPDATE OF `role`, `access` ON `members`
WHEN (new.role = 'Viewer' AND old.role <> 'Viewer') OR (new.access = 'assigned' AND old.access <> 'assigned') BEGIN
	INSERT INTO audit_events (id, company_id, action, subject_id, changes, created_at)
	SELECT (new.updated_at - 1767225600000) * 4096 + w.id % 4096, w.company_id, 'webhook.delete', w.id, json_object(
		'name', json_object('from', w.name, 'to', NULL), 'url', json_object('from', w.url, 'to', NULL),
		'events', json_object('from', json(w.events), 'to', NULL), 'reason', json_object('from', NULL, 'to', iif(new.role = 'Viewer', 'the member became a Viewer', 'the access of the member became limited'))), new.updated_at
	FROM oauth_grants g CROSS JOIN webhooks w ON w.grant_id = g.id
	WHERE g.user_id = new.user_id AND g.company_id = new.company_id AND w.belongs_to = 'application';
	INSERT INTO webhook_remains (webhook_id) SELECT w.id FROM oauth_grants g CROSS JOIN webhooks w ON w.grant_id = g.id
	WHERE g.user_id = new.user_id AND g.company_id = new.company_id AND w.belongs_to = 'application'
	ON CONFLICT DO NOTHING;
	DELETE FROM webhooks WHERE id IN (SELECT w.id FROM oauth_grants g CROSS JOIN webhooks w ON w.grant_id = g.id
	WHERE g.user_id = new.user_id AND g.company_id = new.company_id AND w.belongs_to = 'application');
END;
