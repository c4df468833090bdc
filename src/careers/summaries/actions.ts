/** The summary of a city: kept for a day in KV, made from facts where it is not, and worded better where somebody can. */
import { findDomainById } from '#careers/domains/actions.ts';
import { factSentences } from '#careers/words/summary.ts';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { TtlCache } from '#lib/ttl-cache.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { factsOf, faultOf, SUMMARY_SECONDS, summaryKey } from './rules.ts';
import type { CityNumbers, SummaryOf } from './rules.ts';
import { cityNumbers } from './store.ts';

/** To ask KV costs half of what asking D1 does: an isolate goes by what it has seen for a while. */
const RECENT_MS = 10 * MINUTE_MS;
const RECENT_MAX = 2000;
const recent = new TtlCache<string>(RECENT_MS, RECENT_MAX);

/**
 * The summary as a reading that may travel with others: without statements where the text is known. What
 * is made is kept after the answer, and a page is as right without KV as with it.
 */
export async function summaryOf(ctx: PublicCtx, of: SummaryOf): Promise<QueryPlan<string>> {
  const key = summaryKey(of);
  const known = key === null ? null : await recall(ctx, key);
  if (known !== null) return QueryPlan.of(known);
  return QueryPlan.map(cityNumbers(ctx, of), (numbers) => {
    const text = plainText(of.language, numbers);
    if (key !== null && numbers.jobs > 0) {
      recent.set(key, text, ctx.now);
      ctx.defer(keep(ctx, key, text, of));
    }
    return text;
  });
}

/** KV in trouble is KV without the text. */
async function recall(ctx: PublicCtx, key: string): Promise<string | null> {
  const seen = recent.get(key, ctx.now);
  if (seen !== undefined) return seen;
  const found = await ctx.kv.get(key).catch(() => null);
  if (found !== null) recent.set(key, found, ctx.now);
  return found;
}

async function keep(ctx: PublicCtx, key: string, text: string, of: SummaryOf): Promise<void> {
  await ctx.kv.put(key, text, SUMMARY_SECONDS);
  const { domainId, countryId, pathSlug } = of;
  await ctx.writer?.wake({ domainId, countryId, pathSlug });
}

function plainText(language: string, numbers: CityNumbers): string {
  return factSentences(language, factsOf(numbers));
}

/** Has a better text written, and keeps it if it says what we know. Answers why not, for the log. */
export async function improveSummary(
  ctx: PublicCtx,
  { domainId, countryId, pathSlug }: Omit<SummaryOf, 'language'>,
): Promise<string | null> {
  const domain = await findDomainById(ctx, domainId);
  if (!domain || !ctx.writer) return null;
  const { language } = domain;
  const of = { domainId, language, countryId, pathSlug };
  const key = summaryKey(of);
  const numbers = await runPlan(ctx, cityNumbers(ctx, of));
  const { cityName } = numbers;
  if (key === null || cityName === null || numbers.jobs === 0) return null;
  const written = { language, cityName, plain: plainText(language, numbers) };
  const text = (await ctx.writer.write(instructions(written), written.plain)).trim();
  const fault = faultOf(text, written);
  if (fault === null) await ctx.kv.put(key, text, SUMMARY_SECONDS);
  return fault;
}

function instructions({ language, cityName }: { language: string; cityName: string }): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return [
    `You write for a job board, in ${name}, in a calm and plain tone.`,
    `Turn the facts you are given into one paragraph of two or three sentences about jobs in ${cityName}.`,
    `Name ${cityName} exactly so. Use no number, employer or claim that is not among the facts.`,
    'Answer with the paragraph only: no heading, no list, no markup.',
  ].join(' ');
}
