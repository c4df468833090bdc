/** The summary of a city: cached in KV for a day, written from statistics, and rephrased by a language model if one is configured. */
import { findDomainById } from '#careers/domains/actions.ts';
import { factSentences } from '#careers/words/summary.ts';
import type { BackgroundCtx, PageCtx } from '#context.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { countryById } from '#lib/countries.ts';
import { TtlCache } from '#lib/ttl-cache.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { findSummaryError, SUMMARY_SECONDS, summaryKey, toCityFacts } from './rules.ts';
import type { CityStats, SummaryPlace } from './rules.ts';
import { cityStats } from './store.ts';

/** KV reads cost half as much as D1 queries, so an isolate also keeps summaries in memory. */
const CACHE_MS = 10 * MINUTE_MS;
const CACHE_ENTRIES_MAX = 2000;
const cache = new TtlCache<string>(CACHE_MS, CACHE_ENTRIES_MAX);

/** A plan for the summary, without statements if it is cached. A new summary is cached after the response. */
export async function findSummary(ctx: PageCtx, place: SummaryPlace): Promise<ReadPlan<string>> {
  const key = summaryKey(place);
  const cached = key === null ? null : await readCache(ctx, key);
  if (cached !== null) return ReadPlan.of(cached);
  return ReadPlan.map(cityStats(ctx, place), (stats) => {
    const text = plainSummary(place, stats);
    if (key !== null && stats.jobs > 0) {
      cache.set(key, text, ctx.now);
      ctx.defer(writeCache(ctx, key, text, place));
    }
    return text;
  });
}

/** A failing KV counts as a cache miss. */
async function readCache(ctx: PageCtx, key: string): Promise<string | null> {
  const inMemory = cache.get(key, ctx.now);
  if (inMemory !== undefined) return inMemory;
  const stored = await ctx.summaryCache.get(key).catch(() => null);
  if (stored !== null) cache.set(key, stored, ctx.now);
  return stored;
}

async function writeCache(
  ctx: PageCtx,
  key: string,
  text: string,
  { domainId, countryId, pathSlug }: SummaryPlace,
): Promise<void> {
  await ctx.summaryCache.put(key, text, SUMMARY_SECONDS);
  await ctx.enqueueSummary?.({ domainId, countryId, pathSlug });
}

function plainSummary({ language, countryId }: SummaryPlace, stats: CityStats): string {
  const country = countryById(countryId)?.iso2;
  return factSentences(language, { ...toCityFacts(stats), country });
}

/** Rephrases a summary and caches the new text if it passes the checks. Returns why it was rejected, or null. */
export async function improveSummary(
  ctx: BackgroundCtx,
  { domainId, countryId, pathSlug }: Omit<SummaryPlace, 'language'>,
): Promise<string | null> {
  const domain = await findDomainById(ctx, domainId);
  if (!domain || !ctx.writer) return null;
  const { language } = domain;
  const place = { domainId, language, countryId, pathSlug };
  const key = summaryKey(place);
  const stats = await runRead(ctx, cityStats(ctx, place));
  const { cityName } = stats;
  if (key === null || cityName === null || stats.jobs === 0) return null;
  const source = { language, cityName, plain: plainSummary(place, stats) };
  const text = (await ctx.writer.write(instructions(source), source.plain)).trim();
  const error = findSummaryError(text, source);
  if (error === null) await ctx.summaryCache.put(key, text, SUMMARY_SECONDS);
  return error;
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
