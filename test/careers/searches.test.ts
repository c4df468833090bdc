/** How much of what it should a search of all fields finds, over HTTP, for words that no rule was written for (decision 23). */
import { expect, test } from 'vitest';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { setDomain } from '#operator/domains/actions.ts';
import { API, fresh, visit } from '../support/call.ts';
import { untilKnown } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator } from '../support/operator.ts';
import { searchSets } from '../support/searches.ts';
import type { SearchSet } from '../support/searches.ts';

const API_HOST = new URL(API).host;
const FIRST = 12;
const RECALL_MIN = 0.95;
const PRECISION_MIN = 0.95;
const RECIPROCAL_RANK_MIN = 0.93;

type Score = { query: string; recall: number; precision: number; reciprocalRank: number };

async function post(acme: Company, { jobs }: SearchSet): Promise<string[]> {
  const ids: string[] = [];
  for (const job of jobs) {
    const { city, ...fields } = typeof job === 'string' ? { title: job, city: undefined } : job;
    const office = city === undefined ? null : await acme.openOffice({ city, country_id: 276 });
    const at = office ? { office_id: office.id } : {};
    ids.push((await acme.postJob({ ...fields, ...at, status: 'Live' })).hash_id);
  }
  return ids;
}

/** The keys of the jobs that are found, in their order. */
async function find(query: string, domain: string, ids: readonly string[]): Promise<string> {
  const text = new URLSearchParams({ q: query, career_domain: domain, per_page: String(FIRST) });
  const response = await visit(API_HOST, fresh(`/api/locations/jobs?${text.toString()}`));
  const { data } = await response.json<{ data: CentralJobs }>();
  return data.data.map(({ has_id: id }) => String.fromCodePoint(97 + ids.indexOf(id))).join('');
}

function scoreOf(query: string, found: string, expected: string): Score {
  const keys = Array.from(found);
  const hits = keys.filter((key) => expected.includes(key)).length;
  if (expected === '') {
    const share = Number(keys.length === 0);
    return { query, recall: share, precision: share, reciprocalRank: share };
  }
  const first = keys.findIndex((key) => expected.includes(key));
  return {
    query,
    recall: hits / expected.length,
    precision: keys.length === 0 ? 1 : hits / keys.length,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

async function scoresOf(set: SearchSet): Promise<Score[]> {
  const hostname = `searches-${crypto.randomUUID().slice(0, 8)}.example`;
  await setDomain(operator(new Date()), {
    hostname,
    name: 'Jobs',
    language: 'en-GB',
    countries: ['GB', 'DE'],
    isTest: false,
  });
  await untilKnown(hostname);
  const acme = await openCompany({ domain: hostname });
  const ids = await post(acme, set);
  const scores: Score[] = [];
  for (const [, query, expected] of set.queries) {
    scores.push(scoreOf(query, await find(query, hostname, ids), expected));
  }
  return scores;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test(
  'a search finds forms, parts, misspelled words, skills and cities',
  { timeout: 60_000 },
  async () => {
    const scores: Score[] = [];
    for (const set of searchSets) scores.push(...(await scoresOf(set)));
    const missed = scores.filter(({ recall, precision }) => recall < 1 || precision < 1);
    const text = JSON.stringify(missed);
    expect(scores.length).toBeGreaterThan(100);
    expect(mean(scores.map(({ recall }) => recall)), text).toBeGreaterThanOrEqual(RECALL_MIN);
    expect(mean(scores.map(({ precision }) => precision)), text).toBeGreaterThanOrEqual(
      PRECISION_MIN,
    );
    expect(mean(scores.map(({ reciprocalRank }) => reciprocalRank)), text).toBeGreaterThanOrEqual(
      RECIPROCAL_RANK_MIN,
    );
  },
);
