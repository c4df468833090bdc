/** The micro-cache under URLs that an attacker makes up: what others asked for stays remembered. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listPath } from '#careers/layout/page-links.ts';
import { pageParameters, repeatableParameters } from '#careers/layout/schemas.ts';
import { answerFromCache, recall } from '#http/micro-cache.ts';
import { relevantUrl } from '#http/query.ts';
import { noLastGood } from '#platform/last-good.ts';

const ATTACKS = 10_000;
const BODY = 'remembered';
/** A thousand of them are more than there is room for. */
const LARGE_BODY = 'x'.repeat(100_000);
const known = new Set(['page', 'search-key']);
const services = { defer: () => {}, lastGood: noLastGood };

let site = '';
let loads = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = `https://${crypto.randomUUID()}.example`;
  loads = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** As the Worker does: the URL itself first, then its cache key. Answers the body, and whether it came by the URL. */
async function ask(path: string, body = BODY): Promise<{ text: string; isRecalled: boolean }> {
  const request = new Request(`${site}${path}`);
  const recalled = recall(request, Date.now(), services.defer);
  const load = () => {
    loads += 1;
    return Promise.resolve({ status: 200, headers: {}, body });
  };
  const response =
    recalled ?? (await answerFromCache(request, services, load, (url) => relevantUrl(url, known)));
  return { text: await response.text(), isRecalled: recalled !== null };
}

describe('a made-up parameter', () => {
  test('costs no load and displaces no answer, however many there are', async () => {
    for (const path of ['/de', '/de?page=2', '/de?page=2&search-key=cook']) await ask(path);
    expect(loads).toBe(3);
    for (let n = 0; n < ATTACKS; n++) await ask(`/de?made-up-${n}=${n}&page=2`, `${n}`);
    expect(loads).toBe(3);
    for (const path of ['/de', '/de?page=2', '/de?page=2&search-key=cook']) {
      expect(await ask(path, 'another')).toEqual({ text: BODY, isRecalled: true });
    }
  });
});

describe('known parameters', () => {
  test('count once, whatever their order, their spelling and what stands beside them', async () => {
    await ask('/de?page=2&search-key=head%2Bcook+m%C3%BCnchen');
    for (const query of [
      'search-key=head%2bcook%20m%c3%bcnchen&page=2',
      'page=2&search-key=head%2Bcook+m%C3%BCnchen&search-key=waiter',
      'x=1&&search-key=head%2Bcook+m%C3%BCnchen&y&pag%65=2',
    ]) {
      expect(await ask(`/de?${query}`, 'another')).toMatchObject({ text: BODY });
    }
    expect(loads).toBe(1);
    expect(await ask('/de?page=3', 'third')).toMatchObject({ text: 'third' });
  });

  test('that are empty hide those of their name that follow, as they do for a page', async () => {
    await ask('/de?page=&page=2', 'first page');
    expect(await ask('/de?page=2', 'second page')).toMatchObject({ text: 'second page' });
    expect(await ask('/de', 'another')).toEqual({ text: 'first page', isRecalled: true });
  });
});

test('a link to a page of a list is a cache key', () => {
  const filters = {
    search: 'head+cook & waiter, münchen',
    categories: [3, 4] as const,
    workplaces: ['Remote', 'Hybrid'] as const,
    employmentTypes: ['Full-time'] as const,
  };
  const link = `${site}${listPath('/de', filters, 2)}`;
  expect(relevantUrl(link, pageParameters, repeatableParameters)).toBe(link);
});

test('a name with several values is a cache key with all of them, each once, only where a page reads them', () => {
  const key = (query: string) =>
    relevantUrl(`${site}/de?${query}`, pageParameters, repeatableParameters);
  expect(key('workplace=Remote&q=a&workplace=&workplace=Hybrid&workplace=Remote')).toBe(
    `${site}/de?q=a&workplace=Remote&workplace=Hybrid`,
  );
  expect(key('q=a&q=b&page=&page=2')).toBe(`${site}/de?q=a`);
});

describe('a path', () => {
  test('in another spelling than ours is answered and not remembered', async () => {
    const body = LARGE_BODY;
    await ask('/de/k%C3%B6ln');
    for (let n = 0; n < ATTACKS / 10; n++) {
      const bits = n.toString(2).padStart(10, '0');
      const path = bits.replaceAll('1', '%61').replaceAll('0', 'a');
      expect(await ask(`/de/${path}`, body)).toMatchObject({ text: body });
    }
    expect(await ask('/de/k%C3%B6ln', 'another')).toEqual({ text: BODY, isRecalled: true });
    expect(await ask('/de/k%c3%b6ln', 'another')).toEqual({ text: 'another', isRecalled: false });
    expect(await ask('/de/%', 'malformed')).toMatchObject({ text: 'malformed' });
  });
});

describe('another method than a reading', () => {
  const answer = (method: string, status: number, body: string) =>
    answerFromCache(
      new Request(`${site}/de?x=1`, { method }),
      services,
      async () => {
        await Promise.resolve();
        return { status, headers: {}, body };
      },
      (url) => relevantUrl(url, known),
    );

  test('is not answered with the remembered page', async () => {
    await ask('/de');
    const response = await answer('POST', 404, 'missing');
    expect([response.status, await response.text()]).toEqual([404, 'missing']);
  });

  test('shares no load with readers', async () => {
    const [post, get] = await Promise.all([
      answer('POST', 404, 'missing'),
      answer('GET', 200, BODY),
    ]);
    expect([post.status, await post.text()]).toEqual([404, 'missing']);
    expect([get.status, await get.text()]).toEqual([200, BODY]);
  });
});
