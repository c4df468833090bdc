/** What the operator does with companies and their career domains. */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { accountEvents } from '#data/tables/accounts.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { careerDomainCountries, careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { pipelines } from '#data/tables/pipelines.ts';
import { createCompany, enterCompany, listCompanies } from '#operator/companies/actions.ts';
import { SECOND_MS } from '#lib/time.ts';
import { listDomains, setDomain } from '#operator/domains/actions.ts';
import { fresh, visit } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const name = () => `c${crypto.randomUUID()}`;

describe('createCompany', () => {
  test('makes a company with one default pipeline, and writes down that it did', async () => {
    const subdomain = name().toUpperCase();
    const made = await createCompany(operator(), {
      subdomain,
      name: 'Acme',
      domain: CAREER_HOST.toUpperCase(),
      country: 'de',
      currency: 'CHF',
      timezone: 'Europe/Zurich',
      website: 'https://acme.example',
      isTest: true,
    });
    expect(made).toEqual({
      id: expect.any(Number),
      subdomain: subdomain.toLowerCase(),
      name: 'Acme',
    });
    const [row] = await db.select().from(companies).where(eq(companies.id, made.id));
    expect(row).toMatchObject({
      countryId: 276,
      defaultCurrency: 'CHF',
      timezone: 'Europe/Zurich',
      website: 'https://acme.example',
      isTest: true,
      reviewsJobs: false,
    });
    const own = await db.select().from(pipelines).where(eq(pipelines.companyId, made.id));
    expect(own).toMatchObject([{ name: 'Default', isDefault: true }]);
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.companyId, made.id));
    expect(audited).toMatchObject([
      { action: 'company.create', subjectId: made.id, userId: null, clientId: null },
    ]);
  });

  test.each([
    ['subdomain', { subdomain: '' }],
    ['subdomain', { subdomain: '-acme' }],
    ['subdomain', { subdomain: 'acme.evil' }],
    ['subdomain', { subdomain: 'a'.repeat(64) }],
    ['subdomain', { subdomain: 'acme\n' }],
    ['subdomain', { subdomain: 'ümlaut' }],
    ['domain', { domain: 'nobody.example' }],
    ['country', { country: 'XX' }],
    ['country', { country: 'Germany' }],
  ])('refuses %s of %j', async (field, given) => {
    const asked = { subdomain: name(), name: 'Acme', domain: CAREER_HOST, ...given };
    await expect(createCompany(operator(), asked)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { [field]: [expect.any(String)] },
    });
  });

  test('a subdomain is one company’s, in any case', async () => {
    const { subdomain } = await openCompany();
    const asked = { subdomain: subdomain.toUpperCase(), name: 'Other', domain: CAREER_HOST };
    await expect(createCompany(operator(), asked)).rejects.toMatchObject({ code: 'duplicate' });
  });
});

describe('listCompanies, enterCompany', () => {
  test('know every company by its subdomain', async () => {
    const acme = await openCompany({ name: 'Acme' });
    const { id, subdomain } = acme;
    expect(await listCompanies(operator())).toContainEqual({ id, subdomain, name: 'Acme' });
    expect(await enterCompany(operator(), subdomain.toUpperCase())).toMatchObject({
      tenant: { id },
      actor: null,
    });
    await expect(enterCompany(operator(), 'nobody')).rejects.toMatchObject({
      errors: { company: [expect.any(String)] },
    });
  });
});

describe('setDomain', () => {
  const host = () => `d${crypto.randomUUID()}.example`;

  async function countriesOf(hostname: string) {
    const rows = await db
      .select({ countryId: careerDomainCountries.countryId })
      .from(careerDomainCountries)
      .innerJoin(careerDomains, eq(careerDomains.id, careerDomainCountries.domainId))
      .where(eq(careerDomains.hostname, hostname))
      .orderBy(asc(careerDomainCountries.countryId));
    return rows.map(({ countryId }) => countryId);
  }

  test('adds a domain, then gives the same one other values', async () => {
    const hostname = host();
    const first = { hostname: hostname.toUpperCase(), name: 'One', language: 'nl-NL' };
    expect(await setDomain(operator(), { ...first, countries: ['nl', ' BE', 'NL'] })).toEqual({
      hostname,
    });
    expect(await countriesOf(hostname)).toEqual([56, 528]);
    const [before] = await db
      .select()
      .from(careerDomains)
      .where(eq(careerDomains.hostname, hostname));
    await setDomain(operator(), {
      hostname,
      name: 'Two',
      language: 'fr-FR',
      countries: ['FR'],
      hue: 7,
    });
    const listed = (await listDomains(operator())).filter((domain) => domain.hostname === hostname);
    expect(listed).toEqual([{ ...before, name: 'Two', language: 'fr-FR', hue: 7 }]);
    expect(await countriesOf(hostname)).toEqual([250]);
  });

  test('other values show on pages that were rendered before, after 10 seconds', async () => {
    const hostname = host();
    const given = { hostname, language: 'nl-NL', countries: ['NL'] };
    const started = Date.now();
    const titleAfter = async (seconds: number) => {
      setClock(started + seconds * SECOND_MS);
      return /<title>(.*?)<\/title>/u.exec(await (await visit(hostname, '/nl')).text())?.[1];
    };
    await setDomain(operator(), { ...given, name: 'Before' });
    expect(await titleAfter(2)).toContain('Before');
    await setDomain(operator(), { ...given, name: 'After' });
    // The first request after this time is answered from memory, and causes the read.
    await titleAfter(13);
    await vi.waitFor(async () => expect(await titleAfter(15)).toContain('After'));
  });

  test('a domain in a language without texts is refused with the languages to choose from', async () => {
    const input = { hostname: host(), name: 'Karriere', language: 'da-DK', countries: ['DK'] };
    await expect(setDomain(operator(), input)).rejects.toMatchObject({
      errors: {
        language: [
          'Career sites have no texts in da-DK. Choose from: en, de, es, fr, it, nl, pl, pt, ar, ja.',
        ],
      },
    });
  });

  test('a language tag is stored in canonical case, by which its texts are found', async () => {
    const hostname = host();
    await setDomain(operator(), { hostname, name: 'Neu', language: 'DE-ch', countries: ['CH'] });
    const domain = (await listDomains(operator())).find((row) => row.hostname === hostname);
    expect(domain?.language).toBe('de-CH');
  });

  test('setting a domain leaves an audit entry', async () => {
    const hostname = host();
    await setDomain(operator(), { hostname, name: 'One', language: 'nl-NL', countries: ['NL'] });
    const entries = await db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.action, `domain.set ${hostname}`));
    expect(entries).toMatchObject([{ userId: null, clientId: null }]);
  });

  test('there is one default at most', async () => {
    const defaults = async () =>
      (await listDomains(operator())).filter(({ isDefault }) => isDefault);
    const before = await defaults();
    const hostname = host();
    const given = { hostname, name: 'Default', language: 'en-GB', countries: ['GB'] };
    await setDomain(operator(), { ...given, isDefault: true });
    expect((await defaults()).map((domain) => domain.hostname)).toEqual([hostname]);
    await setDomain(operator(), { ...given, isDefault: false });
    for (const { hostname: old } of before) {
      await db
        .update(careerDomains)
        .set({ isDefault: true })
        .where(eq(careerDomains.hostname, old));
    }
  });

  test.each([
    ['hostname', { hostname: 'localhost' }],
    ['hostname', { hostname: 'a_b.example' }],
    ['hostname', { hostname: 'https://a.example' }],
    ['language', { language: 'xx-nonsense-language-tag' }],
    ['language', { language: 'xq' }],
    ['language', { language: 'da-DK' }],
    ['language', { language: 'de_CH' }],
    ['countries', { countries: [] }],
    ['countries', { countries: ['DE', 'EU'] }],
  ])('refuses %s of %j', async (field, given) => {
    const asked = { hostname: host(), name: 'A', language: 'en-GB', countries: ['GB'], ...given };
    await expect(setDomain(operator(), asked)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { [field]: [expect.any(String)] },
    });
  });

  test('a domain just added answers, in its own language, to whoever asks a second later', async () => {
    const hostname = host();
    expect((await visit(hostname, '/')).status).toBe(404);
    await setDomain(operator(), { hostname, name: 'Neu', language: 'de-DE', countries: ['DE'] });
    await new Promise((resolve) => {
      setTimeout(resolve, 1100);
    });
    const response = await visit(hostname, fresh('/'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="de');
  });
});
