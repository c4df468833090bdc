/** The language a company writes to its candidates in. */
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { companyLanguageRow } from './store.ts';

/** Reads the language of the company, else of its career domain (BCP 47). */
export function languageOfCompany(ctx: Ctx): QueryPlan<string> {
  return QueryPlan.map(companyLanguageRow(ctx), (row) => row?.companyLanguage ?? 'en');
}
