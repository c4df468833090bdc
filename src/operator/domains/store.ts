/** The queries of career domains. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import {
  careerDomainCountries,
  careerDomains,
  careerDomainTexts,
} from '#data/tables/career-domains.ts';
import type { LegalKind } from '#vocabulary/lists.ts';

export type DomainRow = typeof careerDomains.$inferSelect;
type NewRow = Omit<typeof careerDomains.$inferInsert, 'id'>;

export function putDomain(
  ctx: PublicCtx,
  { hostname, name, language, hue, isDefault, isTest }: NewRow,
  countryIds: readonly number[],
): Statement[] {
  // Absent values stay, or take the column's default: a test site must not become public by omission.
  const values = { name, language, hue, isDefault, isTest };
  const domainId = sql`(select id from career_domains where hostname = ${hostname})`;
  return [
    // At most one domain is the default.
    ...(isDefault ? [ctx.db.update(careerDomains).set({ isDefault: false })] : []),
    ctx.db
      .insert(careerDomains)
      .values({ hostname, ...values })
      .onConflictDoUpdate({ target: careerDomains.hostname, set: values }),
    ctx.db.delete(careerDomainCountries).where(sql`domain_id = ${domainId}`),
    ctx.db
      .insert(careerDomainCountries)
      .values(countryIds.map((countryId) => ({ countryId, domainId: sql`${domainId}` }))),
  ];
}

export function putDomainText(
  ctx: PublicCtx,
  {
    domainId,
    kind,
    url,
    html,
  }: { domainId: number; kind: LegalKind; url: string | null; html: string | null },
): Statement {
  const text = { url, html, updatedAt: ctx.now };
  const { domainId: ofDomain, kind: ofKind } = careerDomainTexts;
  return ctx.db
    .insert(careerDomainTexts)
    .values({ domainId, kind, ...text })
    .onConflictDoUpdate({ target: [ofDomain, ofKind], set: text });
}

export function deleteDomainText(ctx: PublicCtx, domainId: number, kind: LegalKind): Statement {
  const { domainId: ofDomain, kind: ofKind } = careerDomainTexts;
  return ctx.db.delete(careerDomainTexts).where(and(eq(ofDomain, domainId), eq(ofKind, kind)));
}

export function domainByHostname(ctx: PublicCtx, hostname: string) {
  return queryPlan(
    [
      ctx.db
        .select({ id: careerDomains.id })
        .from(careerDomains)
        .where(eq(careerDomains.hostname, hostname)),
    ],
    ([[domain]]) => domain ?? null,
  );
}

export function domainList(ctx: PublicCtx) {
  return queryPlan(
    [ctx.db.select().from(careerDomains).orderBy(asc(careerDomains.id))],
    ([rows]) => rows,
  );
}
