/** The pages of the seed's companies: the same on every machine, small, and such as the API would take. */
import { beforeAll, describe, expect, test } from 'vitest';
import { imageSize } from '#lib/image.ts';
import { CareerPageSettings } from '#recruiting/company/company/schemas/career-page.ts';
import { inventCompanies } from '../../tools/seed/companies.ts';
import { pageOf, richOf } from '../../tools/seed/company-pages.ts';
import { domains } from '../../tools/seed/domains.ts';
import { pageTexts } from '../../tools/seed/page-texts.ts';

const COMPANIES = 60;
/** Those that are drawn again. */
const SOME = 4;
const BYTES_MAX = 2_500_000;

const companies = inventCompanies(COMPANIES);
const rich = richOf(companies);

type Page = Awaited<ReturnType<typeof pageOf>>;

async function pagesOf(some: typeof companies): Promise<Page[]> {
  let next = 1000;
  const drawn: Page[] = [];
  for (const [index, company] of some.entries()) {
    const isRich = rich.has(company.subdomain);
    drawn.push(await pageOf(company, index + 1, isRich, () => next++));
  }
  return drawn;
}

let pages: Page[];

// Draws 300 pictures.
beforeAll(async () => {
  pages = await pagesOf(companies);
}, 60_000);

describe('the pages of the seed', () => {
  test('are the same every time', async () => {
    const [some, again] = [companies.slice(0, SOME), await pagesOf(companies.slice(0, SOME))];
    expect(some.filter(({ subdomain }) => rich.has(subdomain))).not.toHaveLength(0);
    expect(again).toEqual(pages.slice(0, SOME));
  });

  test('are such as the API takes, and little to store', () => {
    let bytes = 0;
    for (const { id, columns, files, pictures } of pages) {
      const { careerPageSettings: settings, values, benefits, logoKey, coverKey } = columns;
      expect(CareerPageSettings.safeParse(settings).error, String(id)).toBeUndefined();
      expect(new Set(values).size).toBe(4);
      expect(benefits).toHaveLength(6);
      expect(files.map(({ key }) => key)).toEqual(expect.arrayContaining([logoKey, coverKey]));
      expect(pictures.length).toBeGreaterThanOrEqual(3);
      expect(pictures.length).toBeLessThanOrEqual(12);
      for (const { key, alt, width, height } of pictures) {
        const file = files.find((one) => one.key === key);
        expect(alt).not.toMatch(/^$|[{}]/u);
        expect(file && imageSize(file.bytes)).toEqual({ width, height });
      }
      bytes += files.reduce((sum, file) => sum + file.bytes.length, 0);
    }
    expect(bytes).toBeLessThan(BYTES_MAX);
  });

  test('have people on every public domain, and texts in every language', () => {
    const shown = companies.filter(({ subdomain }) => rich.has(subdomain));
    const hostnames = domains.filter(({ isTest }) => !isTest).map(({ hostname }) => hostname);
    expect(new Set(shown.map(({ domain }) => domain))).toEqual(new Set(hostnames));
    for (const [language, texts] of Object.entries(pageTexts)) {
      expect(texts.values.length, language).toBeGreaterThanOrEqual(4);
      expect(texts.people, language).toHaveLength(3);
    }
  });
});
