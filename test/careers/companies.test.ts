/** The pages of companies on the career domains (decisions/0028). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { companies } from '#data/tables/companies.ts';
import { places } from '#data/tables/places.ts';
import type {
  CareerPagePreview,
  Picture,
} from '#recruiting/company/company/schemas/career-page.ts';
import { alertsFor, lastMail, newWord, openAlert, runAlertsAt, UK } from '../support/alerts.ts';
import { call, fresh, visit } from '../support/call.ts';
import { canonicalOf, open, openDomains, thingsOf } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { joinAs, TEAM } from '../support/team.ts';
import { formOf, image, setLogo } from '../support/uploads.ts';

const HOST = 'karriere-de.example';
const OTHER = 'karriere-alpen.example';

const pathOf = ({ subdomain }: Pick<Company, 'subdomain'>) => `/companies/${subdomain}`;

async function update(acme: Company, change: object): Promise<void> {
  const answer = await acme.admin('POST', `/api/companies/update/${acme.id}`, change);
  expect(answer, answer.text).toMatchObject({ status: 200 });
}

async function addPicture(acme: Company, alt: string): Promise<Picture> {
  const { body, headers } = formOf([
    { name: 'alt', content: alt },
    { name: 'picture', filename: 'a', content: image('png', 64, { width: 30, height: 20 }) },
  ]);
  return (await acme.admin<Picture>('POST', '/api/companies/store-picture', body, headers)).body
    .data;
}

async function setCover(acme: Company): Promise<void> {
  const { body, headers } = formOf([{ name: 'cover', filename: 'a', content: image() }]);
  await acme.admin('POST', `/api/companies/update-cover/${acme.id}`, body, headers);
}

/** Past the cache of answers. */
const openPage = (acme: Company, query = '') => open(HOST, fresh(`${pathOf(acme)}${query}`));

/** The text of HTML. */
function plain(html: string): string {
  const text = html.replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]+>/gu, ' ');
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/gu, ' ').trim();
}

const positions = (text: string, parts: readonly string[]) => parts.map((one) => text.indexOf(one));

beforeAll(openDomains, 60_000);

describe('GET /companies/{company}', () => {
  test('shows the brand, the sections in their order, and the jobs of the company', async () => {
    const acme = await openCompany({ domain: HOST, name: 'Backhaus <Nord>' });
    await setLogo(acme);
    await setCover(acme);
    const picture = await addPicture(acme, 'Two bakers "at work"');
    const office = await acme.openOffice({
      name: 'Bakery',
      country_id: 276,
      city: 'Hamburg',
      address: 'Way 1',
      zipcode: '20095',
    });
    const job = await acme.postJob({ title: 'Konditorin', status: 'Live', office_id: office.id });
    const globex = await openCompany({ domain: HOST, name: 'Globex' });
    await globex.postJob({ title: 'Dachdeckerin', status: 'Live' });
    await update(acme, {
      description: '<p>Since 1912.</p><p>In the north.</p>',
      website: 'https://backhaus.example/',
      values: ['Warm bread'],
      benefits: [1],
      career_page_settings: {
        colour: '#ffcc00',
        headline: 'Bread for all',
        sections: [
          { kind: 'values', heading: 'What we knead' },
          { kind: 'offices' },
          {
            kind: 'people',
            people: [{ name: 'Ada', role: 'Baker', quote: 'Crumbs!', picture_id: picture.id }],
          },
          { kind: 'jobs' },
          { kind: 'text', heading: 'History', html: '<p>Ovens since <b>1912</b></p>' },
          { kind: 'pictures' },
          { kind: 'benefits' },
        ],
      },
    });
    const { status, html, headers } = await openPage(acme);
    expect(status).toBe(200);
    const text = plain(html);
    const order = positions(text, [
      'Bread for all',
      'Since 1912. In the north.',
      'What we knead Warm bread',
      'Standorte',
      'Bakery, Way 1, 20095 Hamburg, Deutschland',
      'Unser Team Ada Baker Crumbs!',
      'Konditorin',
      'History Ovens since 1912',
      'Einblicke',
      'Was wir bieten',
    ]);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    expect(text).not.toContain('Dachdeckerin');
    expect(html).toContain('<h1 dir="auto">Backhaus &lt;Nord&gt;</h1>');
    expect(html).toContain('alt="Two bakers &quot;at work&quot;" width="30" height="20"');
    expect(html).toContain(`href="/jobs/${job.hash_id}"`);
    expect(html).toContain('<a href="https://backhaus.example/" rel="nofollow noopener">');
    expect(html).toContain(`<title>Backhaus &lt;Nord&gt;: 1 Job | `);
    expect(html).toContain('--band:#ffcc00;--on-band:#000000');
    expect(canonicalOf(html)).toBe(`https://${HOST}${pathOf(acme)}`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(thingsOf(html, 'Organization')).toMatchObject([
      {
        name: 'Backhaus <Nord>',
        url: `https://${HOST}${pathOf(acme)}`,
        logo: expect.stringContaining(`https://${HOST}/files/logos/`),
        slogan: 'Bread for all',
        sameAs: ['https://backhaus.example/'],
      },
    ]);
    expect(thingsOf(html, 'BreadcrumbList')).toHaveLength(1);
    expect(thingsOf(html, 'ItemList')).toMatchObject([{ numberOfItems: 1 }]);
    for (const [, path = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/gu)) {
      expect((await visit(HOST, path)).status, path).toBe(200);
    }
  });

  test('puts offices on a map where their towns are known', async () => {
    const acme = await openCompany({ domain: HOST });
    const town = `Ort ${acme.subdomain}`;
    await acme.openOffice({ name: 'Bakery', country_id: 276, city: town });
    await update(acme, { career_page_settings: { sections: [{ kind: 'offices' }] } });
    expect((await openPage(acme)).html).not.toContain('<circle');
    await db.update(places).set({ lat: 53.55, lon: 9.99 }).where(eq(places.name, town));
    const { html } = await openPage(acme);
    expect(html).toContain('<image href="/maps/de.svg"');
    expect(html).toContain('<circle');
    expect((await visit(HOST, '/maps/de.svg')).status).toBe(200);
  });

  test.each([
    [HOST, 276, 'Berlin', '<li dir="auto">Allee 1, 10115 Berlin, Deutschland</li>'],
    [
      'wazaif-gulf.example',
      682,
      'الرياض',
      '<li dir="auto">Allee 1، 10115 الرياض، المملكة العربية السعودية</li>',
    ],
    ['kyujin-jp.example', 392, '東京', '<li dir="auto">Allee 1、10115 東京、日本</li>'],
  ])(
    'writes an address as the language of %s does, and a town once',
    async (domain, country, city, line) => {
      const acme = await openCompany({ domain });
      const address = { address: 'Allee 1', zipcode: '10115', city, country_id: country };
      await acme.openOffice({ name: city, ...address });
      await update(acme, { career_page_settings: { sections: [{ kind: 'offices' }] } });
      expect((await open(domain, fresh(pathOf(acme)))).html).toContain(line);
    },
  );

  test('allows its own styles, and no others', async () => {
    const acme = await openCompany({ domain: HOST });
    await update(acme, { career_page_settings: { colour: '#aa3300' } });
    const { html, headers } = await openPage(acme);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gsu)].map(([, text = '']) => text);
    expect(styles).toHaveLength(2);
    const hashes = await Promise.all(
      styles.map(async (text) => {
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        return `'sha256-${Buffer.from(digest).toString('base64')}'`;
      }),
    );
    const [sources] = /style-src [^;]*/u.exec(headers.get('content-security-policy') ?? '') ?? [];
    for (const hash of hashes) expect(sources).toContain(hash);
    expect(sources).not.toContain('unsafe');
    expect(html).not.toContain('style="');
  });

  test('shows jobs, values and benefits of a company that has set nothing, and no offices', async () => {
    const acme = await openCompany({ domain: HOST });
    await acme.openOffice({ name: 'Secret lab', country_id: 276, city: 'Hamburg' });
    await update(acme, { values: ['Calm'], benefits: [1] });
    const { html } = await openPage(acme);
    const order = positions(plain(html), ['Calm', 'Was wir bieten']);
    expect(order).not.toContain(-1);
    expect(html).not.toContain('Secret lab');
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(thingsOf(html, 'Organization')).toEqual([]);
  });

  test('shows what was stored before settings had a shape, as far as it fits', async () => {
    const acme = await openCompany({ domain: HOST });
    const careerPageSettings = { colour: 'red', headline: 7, sections: 'all', columns: 3 };
    await db.update(companies).set({ careerPageSettings }).where(eq(companies.id, acme.id));
    const { status, html } = await openPage(acme);
    expect(status).toBe(200);
    expect(html).not.toContain('--band:red');
  });

  test('searches the jobs of the company', async () => {
    const acme = await openCompany({ domain: HOST });
    await Promise.all(
      Array.from({ length: 13 }, (_, at) =>
        acme.postJob({
          title: `Bote ${at}`,
          status: 'Live',
          workplace: at > 10 ? 'Remote' : 'On-site',
        }),
      ),
    );
    const first = await openPage(acme);
    expect(plain(first.html)).toContain('13 Jobs');
    expect(first.html).toContain(`action="${pathOf(acme)}"`);
    expect(first.html).toContain(`href="${pathOf(acme)}?page=2"`);
    const second = await openPage(acme, '?page=2');
    expect(second.html.match(/<article class="card"/gu)).toHaveLength(1);
    expect((await openPage(acme, '?page=3')).status).toBe(404);
    const remote = await openPage(acme, '?workplace=Remote');
    expect(plain(remote.html)).toContain('2 Jobs');
    const none = await openPage(acme, '?q=Lokomotivführer&as-typed=yes');
    expect(none.status).toBe(200);
    expect(none.html).not.toContain('<article');
  });

  test('has the description below the jobs where those come first', async () => {
    const acme = await openCompany({ domain: HOST, name: 'Backhaus' });
    await acme.postJob({ title: 'Konditorin', status: 'Live' });
    await update(acme, { description: '<p>Since 1912.</p>', values: ['Warm bread'] });
    const orderOf = async () =>
      positions(plain((await openPage(acme)).html), ['Konditorin', 'Since 1912.', 'Warm bread']);
    const byDefault = await orderOf();
    expect(byDefault).toEqual(byDefault.toSorted((one, other) => one - other));
    const sections = [{ kind: 'values' }, { kind: 'jobs' }];
    await update(acme, { career_page_settings: { sections } });
    const [job = 0, about = 0, value = 0] = await orderOf();
    expect([about < value, value < job]).toEqual([true, true]);
  });

  test('offers the values that its jobs have, with counts, and no other employer', async () => {
    const acme = await openCompany({ domain: HOST });
    // Words with digits are not corrected, and a double letter means the same as one.
    const word = newWord()
      .replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)))
      .replaceAll(/(.)\1+/gu, '$1')
      .slice(0, 14);
    await Promise.all(
      Array.from({ length: 13 }, (_, at) =>
        acme.postJob({
          title: `${at > 10 ? word : 'Bote'} ${at}`,
          status: 'Live',
          category_id: 11,
          workplace: at > 10 ? 'Remote' : 'On-site',
        }),
      ),
    );
    const choicesIn = (html: string) =>
      Array.from(html.matchAll(/<input type="checkbox"[^>]* value="([^"]*)"[^>]*\/>([^<]*)/gu)).map(
        ([, value, text]) => [value, text],
      );
    const { html } = await openPage(acme);
    expect(choicesIn(html)).toEqual([
      ['11', 'Gastronomie und Hotellerie (13)'],
      ['On-site', 'Vor Ort (11)'],
      ['Remote', 'Remote (2)'],
    ]);
    expect(html).not.toContain('name="company"');
    const corrected = await openPage(acme, `?q=${word.slice(0, 5)}${word.slice(6)}`);
    expect(corrected.html).toContain('class="corrected"');
    expect(choicesIn(corrected.html)).toEqual([
      ['11', 'Gastronomie und Hotellerie (2)'],
      ['Remote', 'Remote (2)'],
    ]);
    const own = await openPage(acme, '?workplace=Remote');
    expect(own.html).not.toContain('name="company"');
  });

  test('leads to the domain of the company (301), in one redirect from what is typed otherwise', async () => {
    const acme = await openCompany({ domain: HOST });
    const elsewhere = await visit(OTHER, pathOf(acme));
    expect(elsewhere.status).toBe(301);
    expect(elsewhere.headers.get('location')).toBe(`https://${HOST}${pathOf(acme)}`);
    const typed = await visit(HOST, `${pathOf(acme).toUpperCase()}/`);
    expect(typed.status).toBe(301);
    expect(typed.headers.get('location')).toBe(pathOf(acme));
  });

  test.each(['nobody', 'a.b', '-', 'ä', '%00', "'", 'x'.repeat(300)])(
    'is 404 for %s',
    async (name) => {
      expect((await visit(HOST, `/companies/${encodeURIComponent(name)}`)).status).toBe(404);
    },
  );

  test('is 404 for an internal test company', async () => {
    const acme = await openCompany({ domain: HOST, isTest: true });
    expect((await openPage(acme)).status).toBe(404);
  });

  test('shows a change within two seconds, and a company that is renamed at the same address', async () => {
    const acme = await openCompany({ domain: HOST });
    await open(HOST, pathOf(acme));
    await update(acme, { name: 'Globex', career_page_settings: { headline: 'New' } });
    await vi.waitFor(
      async () => {
        const { html } = await open(HOST, pathOf(acme));
        expect(plain(html)).toContain('Globex New');
      },
      { timeout: 2000, interval: 100 },
    );
  });
});

test('lists and pages of jobs show the logo, and lead to the page of the company', async () => {
  const acme = await openCompany({ domain: HOST });
  const logo = await setLogo(acme);
  const office = await acme.openOffice({ country_id: 276, city: `Ort ${acme.subdomain}` });
  const job = await acme.postJob({ status: 'Live', office_id: office.id });
  const shown = `<img class="logo" src="${logo}" alt="" width="64" height="64" loading="lazy"/>`;
  for (const path of [`/de/ort-${acme.subdomain}`, `/jobs/${job.hash_id}`]) {
    const { html } = await open(HOST, path);
    expect(html, path).toContain(shown);
    expect(html, path).toContain(`<a href="${pathOf(acme)}"><bdi>Acme</bdi></a>`);
  }
});

describe('GET /companies/{company}/preview', () => {
  async function linkOf(acme: Company): Promise<string> {
    const path = `/api/companies/preview-career-page/${acme.id}`;
    const { body } = await acme.admin<CareerPagePreview>('POST', path);
    const { hostname, pathname, search } = new URL(body.data.url);
    expect(hostname).toBe(HOST);
    return `${pathname}${search}`;
  }

  test('shows the draft to those who have the link, and to nobody else', async () => {
    const acme = await openCompany({ domain: HOST });
    await acme.postJob({ title: 'Konditorin', status: 'Live' });
    await update(acme, {
      career_page_settings: { headline: 'Old bread' },
      career_page_draft: { headline: 'New bread', colour: '#aa3300', sections: [] },
    });
    const { status, html, headers } = await open(HOST, await linkOf(acme));
    expect(status).toBe(200);
    expect(plain(html)).toContain('New bread');
    expect(plain(html)).toContain('Konditorin');
    expect(html).toContain('--band:#aa3300');
    expect(plain(html)).toContain('Vorschau. Diese Seite ist noch nicht veröffentlicht.');
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(html).not.toContain('application/rss+xml');
    expect(html).not.toContain('rel="canonical"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const published = await openPage(acme);
    expect(plain(published.html)).toContain('Old bread');
    expect(published.html).not.toContain('New bread');
  });

  test('shows what is published where there is no draft', async () => {
    const acme = await openCompany({ domain: HOST });
    await update(acme, { career_page_settings: { headline: 'Old bread' } });
    expect(plain((await open(HOST, await linkOf(acme))).html)).toContain('Old bread');
  });

  test.each([
    ['made a Viewer', 'POST', 'update-role', { role_type: 'Viewer' }],
    ['removed', 'DELETE', 'destroy', undefined],
  ])('is 404 once its maker is %s; links of others go on', async (_, method, action, body) => {
    const acme = await openCompany({ domain: HOST });
    await update(acme, { career_page_draft: { headline: 'New bread' } });
    const { memberId: id, token } = await joinAs(acme, 'Admin');
    const path = `/api/companies/preview-career-page/${acme.id}`;
    const made = await call<CareerPagePreview>(token, 'POST', path);
    const { pathname, search } = new URL(made.body.data.url);
    const [theirs, mine] = [`${pathname}${search}`, await linkOf(acme)];
    expect((await visit(HOST, theirs)).status).toBe(200);
    const other = new URLSearchParams(mine.slice(mine.indexOf('?'))).get('by') ?? '';
    expect((await visit(HOST, theirs.replace(/by=\d+/u, `by=${other}`))).status).toBe(404);
    expect((await acme.admin(method, `${TEAM}/${action}/${id}`, body)).status).toBe(200);
    expect((await visit(HOST, theirs)).status).toBe(404);
    expect((await visit(HOST, mine)).status).toBe(200);
  });

  test('is 404 without a valid link, after an hour, and for another company or domain', async () => {
    const [acme, globex] = [
      await openCompany({ domain: HOST }),
      await openCompany({ domain: HOST }),
    ];
    const link = await linkOf(acme);
    const later = Number(new URL(link, 'https://any.example').searchParams.get('expires')) + 1;
    for (const [host, path] of [
      [HOST, `${pathOf(acme)}/preview`],
      [HOST, link.replace(acme.subdomain, globex.subdomain)],
      [HOST, link.replace(/expires=\d+/u, `expires=${later}`)],
      [HOST, `${link}x`],
      [OTHER, link],
    ] as const) {
      expect((await visit(host, path)).status, path).toBe(404);
    }
    setClock(later);
    expect((await visit(HOST, link)).status).toBe(404);
    vi.useRealTimers();
  });
});

describe('the feeds of a company', () => {
  test('have its jobs, and no others', async () => {
    const [acme, globex] = [
      await openCompany({ domain: HOST, name: 'Acme & Sons' }),
      await openCompany({ domain: HOST }),
    ];
    const job = await acme.postJob({ title: 'Konditorin', status: 'Live' });
    const other = await globex.postJob({ title: 'Dachdeckerin', status: 'Live' });
    const page = await openPage(acme);
    for (const [name, type, served] of [
      ['feed.xml', 'application/rss+xml', 'application/rss+xml'],
      // Readers look for the first; the edge compresses the second.
      ['feed.json', 'application/feed+json', 'application/json'],
    ] as const) {
      const path = `${pathOf(acme)}/${name}`;
      expect(page.html).toContain(`type="${type}" title="Acme &amp; Sons" href="${path}"`);
      const { status, html, headers } = await open(HOST, path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain(served);
      expect(html).toContain(job.hash_id);
      expect(html).not.toContain(other.hash_id);
      expect(html).toContain(`https://${HOST}${pathOf(acme)}`);
      expect((await visit(OTHER, path)).status).toBe(404);
      expect((await visit(HOST, `/companies/nobody/${name}`)).status).toBe(404);
    }
  });
});

describe('the sitemaps', () => {
  test('list the pages of companies with jobs', async () => {
    const acme = await openCompany({ domain: HOST });
    const idle = await openCompany({ domain: HOST });
    await acme.postJob({ status: 'Live' });
    const index = await open(HOST, fresh('/sitemap.xml'));
    expect(index.html).toContain(`<loc>https://${HOST}/sitemaps/companies-1.xml</loc>`);
    const { html } = await open(HOST, fresh('/sitemaps/companies-1.xml'));
    expect(html).toMatch(
      new RegExp(`<loc>https://${HOST}${pathOf(acme)}</loc><lastmod>[^<]+</lastmod>`, 'u'),
    );
    expect(html).not.toContain(idle.subdomain);
    for (const name of ['companies-0', 'companies-99', 'companies-1-1']) {
      expect((await visit(HOST, `/sitemaps/${name}.xml`)).status, name).toBe(404);
    }
  });
});

describe('a job alert for a company', () => {
  test('is linked from its page, and sends its new jobs', async () => {
    const acme = await openCompany({ domain: UK, name: 'Acme & Sons' });
    const globex = await openCompany({ domain: UK });
    const { html } = await open(UK, fresh(pathOf(acme)));
    expect(html).toContain(`href="/alerts?company=${acme.subdomain}"`);
    const form = await open(UK, `/alerts?company=${acme.subdomain}`);
    expect(plain(form.html)).toContain('All jobs at Acme & Sons');
    const word = newWord();
    const place = `company=${acme.subdomain}&`;
    const { email } = await openAlert(word, { place });
    const [alert] = await alertsFor(word);
    expect(alert?.search).toBe(`company=${acme.subdomain}&search-key=${word}`);
    await acme.postJob({ title: `Baker ${word}`, status: 'Live' });
    await globex.postJob({ title: `Cook ${word}`, status: 'Live' });
    await runAlertsAt((alert?.dueAt?.getTime() ?? 0) + 1000);
    const mail = await lastMail(word);
    expect(mail).toMatchObject({
      to: email,
      subject: `1 new job: All jobs at Acme & Sons · “${word}”`,
    });
    expect(mail.text).toContain(`Baker ${word}`);
    expect(mail.text).not.toContain(`Cook ${word}`);
    expect(mail.text).toContain(`https://${UK}${pathOf(acme)}?search-key=${word}`);
  });

  test.each(['company=nobody', 'company=A%20B', 'company=acme&country=gb'])(
    'is none for %s (404)',
    async (query) => {
      expect((await visit(UK, `/alerts?${query}`)).status).toBe(404);
    },
  );
});

describe('GET /companies', () => {
  test('lists the companies of the domain that have jobs, by name', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const names = ['beta', 'Alpha', 'Ämter'].map((name) => `${name} ${word}`);
    for (const name of names) {
      const acme = await openCompany({ domain: OTHER, name });
      await acme.postJob({ status: 'Live' });
    }
    const idle = await openCompany({ domain: OTHER, name: `Idle ${word}` });
    const found: string[] = [];
    for (let page = 1; page <= 100; page++) {
      const { status, html } = await open(OTHER, fresh(`/companies?page=${page}`));
      if (status === 404) break;
      found.push(
        ...[...html.matchAll(/<a href="\/companies\/[^"]+" dir="auto">([^<]+)</gu)].map(
          ([, name = '']) => name,
        ),
      );
      expect(html).not.toContain(pathOf(idle));
    }
    expect(found.filter((name) => name.includes(word))).toEqual([
      `Alpha ${word}`,
      `Ämter ${word}`,
      `beta ${word}`,
    ]);
  });

  test.each(['0', '101', 'x', '99999999'])('has no page %s (404)', async (page) => {
    expect((await visit(OTHER, `/companies?page=${page}`)).status).toBe(404);
  });
});
