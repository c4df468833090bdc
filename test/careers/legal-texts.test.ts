/** The legal texts of a career domain, which the operator sets, and of a company, which its Admin links. */
import { beforeAll, describe, expect, test } from 'vitest';
import { setDomain, setDomainText } from '#operator/domains/actions.ts';
import type { DomainText } from '#operator/domains/actions.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateExport } from '#recruiting/people/candidates/schemas/candidates.ts';
import { applicationsOf, openForm } from '../support/apply-form.ts';
import { fresh, visit } from '../support/call.ts';
import { untilKnown } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { framedMails } from '../support/mails.ts';
import { operator } from '../support/operator.ts';

const HOST = `legal-${crypto.randomUUID().slice(0, 8)}.example`;

const set = (text: Omit<DomainText, 'hostname'>) =>
  setDomainText(operator(new Date()), { hostname: HOST, ...text });

async function see(path: string, host = HOST) {
  const answer = await visit(host, fresh(path));
  return { status: answer.status, html: await answer.text() };
}

/** The links in the footer of every page. An isolate reads the domains once in ten seconds. */
async function footer(): Promise<string[]> {
  const { html } = await see('/saved');
  const foot = html.slice(html.indexOf('<footer'));
  return Array.from(foot.matchAll(/<a href="([^"]+)">/gu), ([, url = '']) => url);
}

beforeAll(async () => {
  await setDomain(operator(new Date()), {
    hostname: HOST,
    name: 'Legal',
    language: 'de-DE',
    countries: ['DE'],
  });
  await set({ kind: 'contact', url: 'https://operator.example/contact?x=1' });
  await set({ kind: 'imprint', html: '<h1>Wir</h1><script>alert(1)</script><p>Example GmbH</p>' });
  await untilKnown(HOST);
});

describe('a text of a domain', () => {
  test('is linked from the foot of every page, in the order of the kinds', async () => {
    expect(await footer()).toEqual([
      '/companies',
      '/legal/imprint',
      'https://operator.example/contact?x=1',
    ]);
    expect((await see('/nowhere/at/all')).html).toContain('/legal/imprint');
  });

  test('is a page of its own where it is HTML, without scripts', async () => {
    const { status, html } = await see('/legal/imprint');
    expect(status).toBe(200);
    expect(html).toContain('<title>Impressum | Legal</title>');
    expect(html).toContain('<h2>Wir</h2><p>Example GmbH</p>');
    expect(html).not.toContain('alert(1)');
    expect(html).toContain(`<link rel="canonical" href="https://${HOST}/legal/imprint"/>`);
    const sitemap = (await see('/sitemaps/pages.xml')).html;
    expect(sitemap).toContain(`<loc>https://${HOST}/legal/imprint</loc>`);
    expect(sitemap).not.toContain('operator.example');
  });

  test.each(['/legal/contact', '/legal/terms', '/legal/other', '/legal'])(
    'has no page where there is no HTML of it: %s',
    async (path) => {
      expect((await see(path)).status).toBe(404);
    },
  );

  test('can be replaced and removed', async () => {
    await set({ kind: 'terms', html: '<p>First</p>' });
    await set({ kind: 'terms', html: '<p>Second</p>' });
    expect((await see('/legal/terms')).html).toContain('<p>Second</p>');
    expect(await set({ kind: 'terms' })).toEqual({ hostname: HOST, kind: 'terms', is: 'removed' });
    expect((await see('/legal/terms')).status).toBe(404);
  });

  test.each([
    ['url', { kind: 'privacy', url: 'javascript:alert(1)' }],
    ['url', { kind: 'privacy', url: 'https://a.example', html: '<p>x</p>' }],
    ['file', { kind: 'privacy', html: '<script>x</script>' }],
  ] as const)('is refused with the option named: %s', async (option, text) => {
    await expect(set(text)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { [option]: [expect.any(String)] },
    });
  });

  test('is refused for an unknown domain', async () => {
    const unknown = setDomainText(operator(new Date()), {
      hostname: 'nowhere.example',
      kind: 'terms',
      url: 'https://a.example',
    });
    await expect(unknown).rejects.toMatchObject({ errors: { hostname: [expect.any(String)] } });
  });
});

describe('the legal links of a company', () => {
  test('are set by an Admin, and linked from its application forms', async () => {
    const acme = await openCompany();
    const legal_links = {
      privacy: 'https://acme.example/privacy',
      contact: 'https://acme.example/contact',
    };
    const path = `/api/companies/update/${acme.id}`;
    const changed = await acme.admin('POST', path, { legal_links });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ legal_links });
    const job = await acme.postJob({ status: 'Live' });
    const { html } = await openForm(acme, job);
    expect(html).toContain('<a href="https://acme.example/privacy"');
    expect(html).toContain('<a href="https://acme.example/contact"');
    expect((await acme.recruiter('POST', path, { legal_links })).status).toBe(403);
    await acme.admin('POST', path, { legal_links: {} });
    expect((await openForm(acme, job)).html).not.toContain('https://acme.example/privacy');
  });

  test('are on its job pages, and in every email to a candidate, in the language of the candidate', async () => {
    const acme = await openCompany({ domain: HOST, name: 'Acme & Co' });
    const privacy = 'https://acme.example/privacy?a=1&b=2';
    const path = `/api/companies/update/${acme.id}`;
    const job = await acme.postJob({ status: 'Live' });
    const pageOf = async () => (await see(`/jobs/${job.hash_id}`)).html;
    expect(await pageOf()).not.toContain('https://acme.example');
    await acme.admin('POST', path, { legal_links: { privacy } });
    expect(await pageOf()).toContain(
      '<a href="https://acme.example/privacy?a=1&amp;b=2" rel="nofollow noopener" target="_blank">Acme &amp; Co: Datenschutz</a>',
    );
    const form = await openForm(acme, job);
    expect((await form.submit()).status).toBe(303);
    const { data } = (
      await acme.recruiter<{ data: { id: number }[] }>('GET', `/api/candidate-job/index`)
    ).body;
    const id = data.data[0]?.id ?? 0;
    const message = { subject: 'Hello', body: '<p>Hello</p>' };
    const preview = await acme.recruiter<{ body: string }>(
      'POST',
      `/api/candidate-job/preview-email/${id}`,
      message,
    );
    expect(preview.body.data.body).toBe('<p>Hello</p>');
    expect(
      (await acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, message)).status,
    ).toBe(200);
    const sent = await framedMails(id);
    expect(sent).toHaveLength(2);
    for (const { from, text, html } of sent) {
      expect(from).toBe('Acme & Co via Legal');
      expect(text).toContain(`\nAcme & Co\nDatenschutz: ${privacy}\n`);
      expect(text).toContain(`\nLegal\nImpressum: https://${HOST}/legal/imprint`);
      expect(html).toContain('<a href="https://acme.example/privacy?a=1&amp;b=2">Datenschutz</a>');
    }
  });

  test('are on its page and in its frame, which has those of the domain, too', async () => {
    const acme = await openCompany({ domain: HOST, name: 'Acme & Co' });
    const paths = [`/companies/${acme.subdomain}`, `/embed/${acme.subdomain}?lang=en`];
    const pages = () => Promise.all(paths.map(async (path) => (await see(path)).html));
    for (const html of await pages()) expect(html).not.toContain('https://acme.example');
    await acme.admin('POST', `/api/companies/update/${acme.id}`, {
      legal_links: { privacy: 'https://acme.example/privacy' },
    });
    const [page = '', frame = ''] = await pages();
    expect(page).toContain(
      '<a href="https://acme.example/privacy" rel="nofollow noopener" target="_blank">Acme &amp; Co: Datenschutz</a>',
    );
    expect(frame).toMatch(
      /<a href="https:\/\/acme\.example\/privacy" target="_top"[^>]*>Acme &amp; Co: Privacy/u,
    );
    expect(frame).toMatch(new RegExp(`<a href="https://${HOST}/legal/imprint" target="_top"`, 'u'));
  });

  test.each([
    ['legal_links.privacy', { privacy: 'javascript:alert(1)' }],
    ['legal_links', { other: 'https://acme.example' }],
    ['legal_links', 'https://acme.example'],
  ])('are refused with the field named: %s', async (field, legal_links) => {
    const acme = await openCompany();
    const answer = await acme.admin('POST', `/api/companies/update/${acme.id}`, { legal_links });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).some((name) => name.startsWith(field))).toBe(true);
  });
});

describe('the legal texts of an application form', () => {
  const at = (url: string, kind = 'privacy') => ({ of: 'company', kind, url, version: null });
  const link = (acme: Company, privacy: string) =>
    acme.admin('POST', `/api/companies/update/${acme.id}`, { legal_links: { privacy } });

  test('are kept with the application, in the version that it linked, and the export has their text', async () => {
    const acme = await openCompany({ domain: HOST });
    await link(acme, 'https://acme.example/privacy-1');
    await set({ kind: 'privacy', html: '<p>The first notice</p>' });
    const job = await acme.postJob({ status: 'Live' });
    const form = await openForm(acme, job);
    expect((await form.submit()).status).toBe(303);

    await set({ kind: 'privacy', html: '<p>The second notice</p>' });
    await link(acme, 'https://acme.example/privacy-2');
    const [application] = await applicationsOf(acme);
    const shown = await acme.recruiter<ApplicationDetail>(
      'GET',
      `/api/candidate-job/show/${application?.id}`,
    );
    const { legal_texts: texts } = shown.body.data;
    expect(texts).toContainEqual(at('https://acme.example/privacy-1'));
    expect(texts).toContainEqual({
      of: 'career_site',
      kind: 'privacy',
      url: `https://${HOST}/legal/privacy`,
      version: expect.stringMatching(/Z$/u),
    });
    expect(texts).toContainEqual({
      of: 'career_site',
      kind: 'contact',
      url: 'https://operator.example/contact?x=1',
      version: null,
    });
    const exported = await acme.admin<CandidateExport>(
      'GET',
      `/api/candidates/export/${application?.candidate_id}`,
    );
    const htmls = exported.body.data.legal_texts.map(({ html }) => html);
    expect(htmls).toContain('<p>The first notice</p>');
    expect(htmls).not.toContain('<p>The second notice</p>');
  });

  test('are shown again before a form is sent whose texts have changed since it was opened', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const form = await openForm(acme, job);
    await link(acme, 'https://acme.example/privacy-3');
    const stale = await form.submit();
    expect(stale.status).toBe(422);
    expect(await applicationsOf(acme)).toEqual([]);
    const again = await openForm(acme, job);
    expect((await again.submit()).status).toBe(303);
    const [application] = await applicationsOf(acme);
    const { body } = await acme.recruiter<ApplicationDetail>(
      'GET',
      `/api/candidate-job/show/${application?.id}`,
    );
    expect(body.data.legal_texts).toContainEqual(at('https://acme.example/privacy-3'));
  });

  test('are none for an application that a member adds', async () => {
    const acme = await openCompany();
    await link(acme, 'https://acme.example/privacy-4');
    const { id } = await acme.apply();
    const { body } = await acme.recruiter<ApplicationDetail>(
      'GET',
      `/api/candidate-job/show/${id}`,
    );
    expect(body.data.legal_texts).toEqual([]);
  });
});
