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
