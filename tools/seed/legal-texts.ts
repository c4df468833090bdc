/** What the legal pages of the seeded domains say: that they are examples. */
import type { PublicCtx } from '#context.ts';
import { careerDomainTexts, careerDomains } from '#data/tables/career-domains.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { insertInBatches } from './bulk.ts';
import examples from './data/legal-texts.json' with { type: 'json' };

export async function seedLegalTexts(ctx: PublicCtx): Promise<void> {
  const domains = await ctx.db.select().from(careerDomains);
  const rows = domains.flatMap(({ id: domainId, language }) => {
    const [base] = language.split('-');
    const text = Object.entries(examples).find(([code]) => code === base)?.[1] ?? examples.en;
    const updatedAt = ctx.now.getTime();
    return legalKinds.map((kind) => ({ domainId, kind, html: `<p>${text}</p>`, updatedAt }));
  });
  await insertInBatches(ctx, careerDomainTexts, rows);
}
