/** Files of all jobs that are read in pieces while jobs are published and closed: none is lost, and none is there twice. */
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import { fresh, visit } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { draftJobs, turn } from '../support/many-jobs.ts';

const HOST = 'praca-pl.example';
const JOBS = 1200;
const CHANGED = 100;

beforeAll(openDomains, 60_000);

/** A company with jobs, and 100 more and 100 fewer of them step by step. */
async function openBakery() {
  const acme = await openCompany({ domain: HOST });
  const office = await acme.openOffice({ country_id: 616, city: 'Kielce' });
  const ids = await draftJobs(acme, JOBS + CHANGED, { office_id: office.id });
  const [later, live] = [ids.slice(0, CHANGED), ids.slice(CHANGED)];
  const publish = (hashIds: readonly string[], at: number) =>
    turn(hashIds, `status = 'Live', published_at = ${at}`);
  await publish(live, Date.now() - DAY_MS);
  // From all over the list: those that were read, and those that were not.
  const closing = live.filter((_, at) => at % (JOBS / CHANGED) === 0);
  const step = async (from: number, to: number) => {
    await publish(later.slice(from, to), Date.now());
    await turn(closing.slice(from, to), `status = 'Closed'`);
  };
  const stayed = live.filter((id) => !closing.includes(id));
  const path = `/companies/${acme.subdomain}`;
  return { path, step, stayed, known: new Set(ids) };
}

const idsIn = (text: string) =>
  [...text.matchAll(/<referencenumber><!\[CDATA\[(\w+)/gu)].map(([, id = '']) => id);

function expectWhole(read: readonly string[], bakery: Awaited<ReturnType<typeof openBakery>>) {
  expect(new Set(read).size).toBe(read.length);
  expect(bakery.stayed.filter((id) => !read.includes(id))).toEqual([]);
  expect(read.filter((id) => !bakery.known.has(id))).toEqual([]);
}

describe('while 100 jobs are published and 100 are closed', () => {
  test('a file that is sent in chunks has every job that stays once', async () => {
    const bakery = await openBakery();
    const response = await visit(HOST, fresh(`${bakery.path}/jobs.xml`));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let [text, at] = ['', 0];
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      text += part.value;
      await bakery.step(at, at + 25);
      at += 25;
    }
    expect(at).toBeGreaterThanOrEqual(CHANGED);
    expect(text.trimEnd().endsWith('</source>')).toBe(true);
    expectWhole(idsIn(text), bakery);
  }, 120_000);

  test.each([50, 250])(
    'pages of %i jobs have every job that stays once',
    async (max) => {
      const bakery = await openBakery();
      const read: string[] = [];
      let next = `?max=${max}`;
      for (let at = 0; next !== ''; at += 20) {
        const page = await open(HOST, fresh(`${bakery.path}/jobs.xml${next}`));
        expect(page.status).toBe(200);
        read.push(...idsIn(page.html));
        await bakery.step(at, at + 20);
        [, next = ''] = /<(.+)>; rel="next"/u.exec(page.headers.get('link') ?? '') ?? [];
      }
      expectWhole(read, bakery);
    },
    120_000,
  );
});
