/** Tests the screens of email templates: writing one with its preview, in another language, and deleting it. */
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { EmailTemplateRecord } from '#recruiting/pipeline/email-templates/schemas.ts';
import { stageAt } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';

const PATH = '/email-templates';

async function templatesOf(acme: Company): Promise<EmailTemplateRecord[]> {
  const path = '/api/email-templates/index';
  return (await acme.viewer<Page<EmailTemplateRecord>>('GET', path)).body.data.data;
}

describe('email templates', () => {
  test('are written with a preview of the newest candidate, changed and deleted', async () => {
    const acme = await openCompany();
    const { open, send } = await openConsole(acme, 'Admin');
    const blank = await open(`${PATH}/new?kind=own`);
    expect(blank.html).toContain('The preview needs an application');
    await acme.apply({ files: [], first_name: 'Zoë' });
    const typed = {
      name: 'Certificate',
      language: 'en',
      subject: 'For {{candidate.first_name}}',
      body: 'Dear {{candidate.first_name}}\n\n- One\n- Two',
    };
    const preview = await send(`${PATH}/new?kind=own`, `${PATH}/new?kind=own`, {
      ...typed,
      purpose: 'preview',
    });
    expect(preview.status).toBe(200);
    expect(preview.html).toContain('For Zoë');
    expect(preview.html).toContain('<p>Dear Zoë</p><ul><li>One</li><li>Two</li></ul>');
    expect(preview.html).toContain('value="Certificate"');
    expect(await templatesOf(acme)).toEqual([]);
    const created = await send(`${PATH}/new?kind=own`, `${PATH}/new?kind=own`, {
      ...typed,
      purpose: 'save',
    });
    expect(created.status).toBe(303);
    const [{ id, body } = { id: 0, body: '' }] = await templatesOf(acme);
    expect(body).toBe('<p>Dear {{candidate.first_name}}</p><ul><li>One</li><li>Two</li></ul>');
    expect((await open(`${PATH}?done=created`)).html).toContain('The template is created.');
    const one = await open(`${PATH}/${id}`);
    expect(one.html).toContain('For Zoë');
    const wrong = await send(`${PATH}/${id}`, `${PATH}/${id}`, {
      ...typed,
      subject: '{{candidate.pay}}',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="{{candidate.pay}}"');
    await send(`${PATH}/${id}`, `${PATH}/${id}`, { ...typed, name: 'Papers' });
    expect(await templatesOf(acme)).toMatchObject([{ id, name: 'Papers' }]);
    const ask = await open(`${PATH}/${id}/remove`);
    expect(ask.html).toContain('Delete “Papers”?');
    await send(`${PATH}/${id}/remove`, `${PATH}/${id}/remove`);
    expect(await templatesOf(acme)).toEqual([]);
  });

  test('say what is wrong with one of a stage, and keep what was typed', async () => {
    const acme = await openCompany();
    const stageId = await stageAt(acme, 1);
    const { open, send } = await openConsole(acme, 'Admin');
    const path = `${PATH}/new?kind=stage`;
    const blank = await open(`${path}&stage=${stageId}`);
    expect(blank.html).toContain(`<option value="${stageId}" selected`);
    // The language of the company is not offered: the stage itself has that text.
    expect(blank.html).not.toContain('<option value="en"');
    const typed = { stage_id: String(stageId), subject: 'Gespräch', body: 'Hallo' };
    const refused = await send(path, path, { ...typed, language: 'en' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="Gespräch"');
    expect((await send(path, path, { ...typed, language: 'de' })).status).toBe(303);
    expect((await send(path, path, { ...typed, language: 'de' })).status).toBe(409);
    expect(await templatesOf(acme)).toMatchObject([{ kind: 'stage', stage_id: stageId }]);
  });

  test('are read by Recruiters and written by Admins', async () => {
    const acme = await openCompany();
    const { id } = await acme.openTemplate({ name: 'Papers' });
    const { open, browser, root } = await openConsole(acme, 'Recruiter');
    const list = await open(PATH);
    expect(list.html).toContain('Papers');
    expect(list.html).not.toContain(`${PATH}/${id}`);
    expect((await browser.get(`${root}${PATH}/${id}`)).status).toBe(403);
  });
});

test('a template begins an email to a candidate, with their values and without the links that are added', async () => {
  const acme = await openCompany();
  const body =
    '<p>Dear {{candidate.first_name}}, see <a href="https://acme.example/a">this</a>.</p>';
  const { id } = await acme.openTemplate({ name: 'Papers', subject: 'For {{job.title}}', body });
  const made = await acme.apply({ files: [], first_name: 'Zoë' });
  const { open, send } = await openConsole(acme);
  const path = `/jobs/${made.job.hash_id}/applications/${made.id}`;
  expect((await open(path)).html).toContain('Papers (English)');
  const begun = await open(`${path}?template=${id}`);
  expect(begun.html).toContain('value="For Baker"');
  expect(begun.html).toContain('name="html" value="on"');
  const written = '<p>Dear Zoë, see <a href="https://acme.example/a">this</a>.</p>';
  const sent = { subject: 'For Baker', body: written, html: 'on', once: '1' };
  expect((await send(path, `${path}/email`, sent)).status).toBe(303);
  const [email] = (await acme.showApplication(made)).emails;
  expect(email?.body).toContain('href="https://acme.example/a"');
  // Another company's is no template here.
  const foreign = await (await openCompany()).openTemplate({ subject: 'Theirs' });
  expect((await open(`${path}?template=${foreign.id}`)).html).not.toContain('Theirs');
});
