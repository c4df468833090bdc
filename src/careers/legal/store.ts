/** The query of a legal text. */
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { LegalKind } from '#vocabulary/lists.ts';

/** A text of the domain that is a page of it, as sanitized HTML; null where it is an address elsewhere, or absent. */
export function legalText(domainId: number, kind: LegalKind): ReadPlan<string | null> {
  const found = ReadPlan.first<{ html: string | null }>(publicSql`
    select html from career_domain_texts where domain_id = ${domainId} and kind = ${kind}
  `);
  return ReadPlan.map(found, (row) => row?.html ?? null);
}
