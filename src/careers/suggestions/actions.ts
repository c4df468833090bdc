/** Suggests what a visitor may mean to type, in one D1 round trip. */
import { countriesOfSites, findDomain } from '#careers/domains/actions.ts';
import type { ReadCtx } from '#context.ts';
import { runRead } from '#data/read-plan.ts';
import { isIdeographic, slug } from '#lib/fold.ts';
import { View } from '#lib/view.ts';
import { placesToSuggest, titlesToSuggest } from './rules.ts';
import { showPlace, showTitle } from './schemas.ts';
import type { Suggestion } from '#careers/answers/schemas.ts';
import type { SuggestQuery } from './schemas.ts';
import { placesLike, SUGGESTED_MAX, titlesLike } from './store.ts';

const LETTERS_MIN = 2;

export async function suggest(ctx: ReadCtx, query: SuggestQuery): Promise<View<Suggestion[]>> {
  const found = await (query.kind === 'place' ? places(ctx, query) : titles(ctx, query));
  return new View(JSON.stringify(found), () => found);
}

async function titles(
  ctx: ReadCtx,
  { q, career_domain: domain }: SuggestQuery,
): Promise<Suggestion[]> {
  if (!isLongEnough(q)) return [];
  const found = await runRead(ctx, titlesLike(ctx, { domain }, q));
  return titlesToSuggest(found, SUGGESTED_MAX).map(showTitle);
}

async function places(
  ctx: ReadCtx,
  { q, career_domain: hostname }: SuggestQuery,
): Promise<Suggestion[]> {
  const typed = slug(q);
  const site = hostname === undefined ? null : await findDomain(ctx, hostname);
  const countryIds = site?.countryIds ?? (hostname ? [] : await countriesOfSites(ctx));
  if (!isLongEnough(typed) || countryIds.length === 0) return [];
  const found = await runRead(ctx, placesLike({ domain: site?.id, countryIds }, typed));
  return placesToSuggest(found, SUGGESTED_MAX).map(showPlace);
}

/** A character of Chinese or Japanese says as much as two letters. */
function isLongEnough(text: string): boolean {
  return Array.from(text).length >= LETTERS_MIN || isIdeographic(text);
}
