/** What a search finds that is typed as people say it: with words that say nothing, words of filters, abbreviations and a place. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { stateId } from '#lib/subdivisions.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const HOST = 'karriere-de.example';
const API_HOST = new URL(API).host;

const postings = {
  roofer: { title: 'Dachdecker (m/w/d)', city: 'Rostock', zipcode: '18055' },
  master: { title: 'Dachdeckermeister', city: 'Kassel', state_id: stateId('DE-HE') },
  therapist: { title: 'Ergotherapeut', city: 'Rostock', employment_types: [2] },
  neurology: { title: 'Ergotherapeutin Neurologie', city: 'Kassel', employment_types: [1] },
  assistant: { title: 'Pharmazeutisch-technische Assistentin', city: 'Ulm' },
  remote: { title: 'Loss Adjuster', workplace: 'Remote' },
  onSite: { title: 'Loss Adjuster, Marine', city: 'Ulm' },
  york: { title: 'Beekeeper', city: 'York' },
  newYork: { title: 'Beekeeper', city: 'New York' },
  toolmaker: { title: 'Tool and Die Maker', city: 'Kassel' },
  hair: { title: 'Fryzjerka', city: 'Lublin' },
  gardener: { title: '庭師', city: '金沢' },
  west: { title: 'Kinésithérapeute', city: 'Rennes' },
  south: { title: 'Kinésithérapeute du sport', city: 'Nantes' },
  nurseryman: { title: 'بستاني', employment_types: [2] },
} as const;
type Key = keyof typeof postings;
type Posting = { title: string; city?: string; zipcode?: string; state_id?: number };

let acme: Company;
const keys = new Map<string, Key>();

beforeAll(async () => {
  acme = await openCompany();
  for (const key of Object.keys(postings) as Key[]) {
    const { city, zipcode, state_id, ...job }: Posting = postings[key];
    const address = {
      city,
      country_id: 276,
      ...(zipcode && { zipcode }),
      ...(state_id && { state_id }),
    };
    const office = city === undefined ? null : await acme.openOffice(address);
    const at = office ? { office_id: office.id } : {};
    keys.set((await acme.postJob({ ...job, ...at, status: 'Live' })).hash_id, key);
  }
});

async function search(query: Record<string, string>): Promise<{ found: Key[]; data: CentralJobs }> {
  const text = new URLSearchParams({ per_page: '50', ...query }).toString();
  const response = await visit(API_HOST, fresh(`/api/locations/jobs?${text}`));
  const { data } = await response.json<{ data: CentralJobs }>();
  return { found: data.data.flatMap(({ has_id: id }) => keys.get(id) ?? []), data };
}

describe('a search as it is typed', () => {
  test.each<[string, Key[]]>([
    ['Stellenangebote als Dachdecker', ['master', 'roofer']],
    ['Dachdecker Jobs in der Nähe', ['master', 'roofer']],
    ['ich suche Arbeit als Dachdecker', ['master', 'roofer']],
    ['beekeeper jobs near me hiring now', ['newYork', 'york']],
    ['busco trabajo de beekeeper', ['newYork', 'york']],
    ['庭師の仕事を探しています', ['gardener']],
    ['近くの庭師の求人', ['gardener']],
    ['أبحث عن عمل بستاني', ['nurseryman']],
    ['Dachdecker F/H', ['master', 'roofer']],
    ['die', ['toolmaker']],
  ])('finds the jobs of %j without the words that say nothing', async (q, expected) => {
    expect((await search({ q })).found.toSorted()).toEqual(expected.toSorted());
  });

  test.each<[string, Key[], object]>([
    ['Ergotherapeut Teilzeit', ['therapist'], { employment_type: ['Part-time'], workplace: [] }],
    ['part time Ergotherapeut', ['therapist'], { employment_type: ['Part-time'], workplace: [] }],
    ['Ergotherapeut Vollzeit', ['neurology'], { employment_type: ['Full-time'], workplace: [] }],
    ['بستاني دوام جزئي', ['nurseryman'], { employment_type: ['Part-time'], workplace: [] }],
    ['remote loss adjuster', ['remote'], { employment_type: [], workplace: ['Remote'] }],
    ['loss adjuster zdalnie', ['remote'], { employment_type: [], workplace: ['Remote'] }],
    ['loss adjuster', ['onSite', 'remote'], { employment_type: [], workplace: [] }],
  ])('reads the filters in %j, and says so', async (q, expected, filters) => {
    const { found, data } = await search({ q });
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(data.filters).toEqual(filters);
  });

  test('lets a filter that is chosen win over what the words say', async () => {
    const { found, data } = await search({
      q: 'Ergotherapeut Teilzeit',
      employment_type: 'full-time',
    });
    expect(found).toEqual(['neurology']);
    expect(data.filters?.employment_type).toEqual([]);
  });

  test.each<[string, Key[]]>([
    ['PTA', ['assistant']],
    ['PTA Ulm', ['assistant']],
    ['Dachdecker in Rostock', ['roofer']],
    ['beekeeper in York', ['york']],
    ['beekeeper in New York', ['newYork']],
    ['fryzjer w Lublinie', ['hair']],
    ['金沢で庭師', ['gardener']],
    ['jobs in Lublin', ['hair']],
  ])('knows abbreviations and marked places in %j', async (q, expected) => {
    expect((await search({ q })).found.toSorted()).toEqual(expected.toSorted());
  });

  test('ranks a title that has all words as they are typed first', async () => {
    const { found } = await search({ q: 'tool and die maker' });
    expect(found[0]).toBe('toolmaker');
  });

  test('leaves the search of titles as it is: nothing is read into it', async () => {
    const { found, data } = await search({ 'search-key': 'Dachdecker Jobs' });
    expect(found).toEqual([]);
    expect(data).not.toHaveProperty('filters');
  });
});

describe('a search that finds nothing as it is typed', () => {
  test.each<[string, Key[], string[]]>([
    ['Zirkuselefant Dachdecker', ['master', 'roofer'], ['Zirkuselefant']],
    ['Dachdecker | Xylowerk Qwertz', ['master', 'roofer'], ['Xylowerk', 'Qwertz']],
    ['Dachdecker Praktikum', ['master', 'roofer'], ['Praktikum']],
    // A year is no postal code.
    ['Dachdecker 2026', ['master', 'roofer'], ['2026']],
    ['Dachdecker Rostock 2030', ['roofer'], ['2030']],
    ['Ergotherapeut Teilzeit 2027', ['therapist'], ['2027']],
    ['Ergotherapeut in Ulm', ['neurology', 'therapist'], ['Ulm']],
    ['marine beekeeper', ['onSite'], ['beekeeper']],
  ])('leaves out of %j what no job has, and says so', async (q, expected, leftOut) => {
    const { found, data } = await search({ q });
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(data.left_out).toEqual(leftOut);
  });

  test.each<[string, Key[], string]>([
    ['Ergotherapeutinnen in Rostock', ['therapist'], 'Rostock'],
    ['Ergotherapuet in Rostock', ['therapist'], 'Rostock'],
    ['Dachdekcer Rostock', ['roofer'], 'Rostock'],
    ['fryzjerki w Lublinie', ['hair'], 'Lublin'],
    ['bekeeper in New York', ['newYork'], 'New York'],
  ])('tells the place of %j, whatever the other words are taken for', async (q, expected, name) => {
    const { found, data } = await search({ q });
    expect(found).toEqual(expected);
    expect(data).toMatchObject({ place: { name }, left_out: [] });
  });

  test.each([
    'Zirkuselefant',
    'Zirkuselefant Teilzeit',
    'Zirkuselefant Rostock',
    'Zirkuselefant in Rostock',
    'Zirkuselefant 18055',
    'Zirkuselefant remote Kassel',
    'Zirkuselefant Hessen Vollzeit',
    'Xylophonstimmer Zirkuselefant',
  ])('finds nothing for %j: neither a place nor a filter is left alone', async (q) => {
    const { found, data } = await search({ q });
    expect(found).toEqual([]);
    expect(data).toMatchObject({ total: 0, left_out: [], corrected: null, place: null });
  });

  test.each<[string, Key[], string | null]>([
    ['Dachdecker 18055', ['roofer'], '18055'],
    ['Dachdecker 18059', ['roofer'], '18059'],
    ['Dachdecker Hessen', ['master'], 'Hessen'],
    ['Dachdecker in Rostock', ['roofer'], 'Rostock'],
    ['Rostock Dachdecker', ['roofer'], 'Rostock'],
    ['Dachdecker', ['master', 'roofer'], null],
  ])('reads the place in %j, and says which words it is', async (q, expected, text) => {
    const { found, data } = await search({ q });
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(data.place?.text ?? null).toBe(text);
    expect(data.left_out).toEqual([]);
  });

  // Without endings a long title and a town behind it are the stem of the title.
  test.each<[string, Key[]]>([
    ['Ergotherapuet Rostok', ['therapist']],
    ['Ergotherapeutt Rotsock', ['therapist']],
    ['ergotherapeut Kasel', ['neurology']],
    ['Dachdekcer Rostok', ['roofer']],
    ['Dachdecker Rostok', ['roofer']],
    ['fryzjrka Lublni', ['hair']],
    ['Kinesitherapuete Rennes', ['west']],
    ['kinesitherapeute Renes', ['west']],
    ['kinesiterapeute Renes', ['west']],
    ['kinesitherapeutes Nante', ['south']],
  ])('finds in %j the misspelt title in the misspelt town alone', async (q, expected) => {
    const { found, data } = await search({ q });
    expect(found).toEqual(expected);
    expect(data.left_out).toEqual([]);
  });

  test.each<[string, Key[], string]>([
    ['Dachdecker Essen', ['master', 'roofer'], 'Essen'],
    ['Ergotherapeut Essen', ['neurology', 'therapist'], 'Essen'],
    ['kinesitherapeute Esslingen', ['south', 'west'], 'Esslingen'],
  ])('tells of %j that no job is there', async (q, expected, town) => {
    const { found, data } = await search({ q });
    expect(found.toSorted()).toEqual(expected);
    expect(data).toMatchObject({ left_out: [town], place: null });
  });

  test.each<[string, Key[], string | null]>([
    ['roofer', ['master', 'roofer'], 'dachdecker'],
    ['lossadjuster', ['onSite', 'remote'], null],
    // The words have one stem: another form needs no telling.
    ['bekeeper in York', ['york'], null],
  ])('looks for %j in other words', async (q, expected, corrected) => {
    const { found, data } = await search({ q });
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(data.corrected).toBe(corrected);
  });

  test('is the same list on its next page', async () => {
    const q = 'Zirkuselefant Dachdecker';
    const first = await search({ q, per_page: '1' });
    const cursor = first.data.next_cursor ?? '';
    const second = await search({ q, per_page: '1', cursor });
    expect([...first.found, ...second.found].toSorted()).toEqual(['master', 'roofer']);
    expect(second.data).toMatchObject({ total: 2, left_out: ['Zirkuselefant'], next_cursor: null });
  });
});

describe('the page of a site', () => {
  test('shows what was read as a filter as chosen, with a link to the search without it', async () => {
    const company = await openCompany({ domain: HOST });
    const office = await company.openOffice({ city: 'Ulm', country_id: 276 });
    const at = { office_id: office.id, status: 'Live' as const };
    await company.postJob({ title: 'Logopäde Innenstadt', employment_types: [2], ...at });
    await company.postJob({ title: 'Logopäde Vorort', employment_types: [1], ...at });
    const page = async (q: string) =>
      (await visit(HOST, fresh(`/de?${new URLSearchParams({ q }).toString()}`))).text();
    const html = await page('Logopäde Teilzeit gesucht');
    expect(html).toContain('Logopäde Innenstadt');
    expect(html).not.toContain('Logopäde Vorort');
    expect(html).toMatch(/<ul class="chosen">.*\?q=Logop%C3%A4de\+gesucht".*Teilzeit/su);
    expect(await page('Logopäde gesucht')).toContain('Logopäde Vorort');
  });
});
