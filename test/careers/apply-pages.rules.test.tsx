/** The application pages in every language of the domains: complete, escaped and labelled. */

import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FormPage } from '#careers/apply/form-page.tsx';
import type { FormPageProps } from '#careers/apply/props.ts';
import { RefusedPage } from '#careers/apply/refused-page.tsx';
import { limits } from '#careers/apply/rules/form.ts';
import { ThanksPage } from '#careers/apply/thanks-page.tsx';
import { parseFilters } from '#careers/layout/schemas.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { style } from '#careers/layout/style.ts';
import { confirmationEmail } from '#careers/words/emails.ts';
import { applyWordsFor, loadAllFormWords } from '../support/form-words.ts';
import { directionOf } from '#lib/language.ts';
import { addCareerWords } from '../support/career-words.ts';

addCareerWords();

await loadAllFormWords();

const languages =
  'en-US en-GB en-CA fr-CA en-AU en-IN de-DE de-CH fr-FR es-ES es-419 pt-BR it-IT nl-NL pl-PL ar ja-JP'.split(
    ' ',
  );

const hostile = `</script><b>"O'Hara" & {count}`;
const pageBytesMax = 20_000;
/** Of eleven: as quick, and no better, than an answer is packed on its way. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const job = { hashId: 'k3Jd9', title: hostile, companyName: hostile };
const autocompletes = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
};

function formIn(language: string, changes: Partial<FormPageProps> = {}): string {
  return renderHtml(FormPage, {
    origin: '',
    site: { name: 'Careers', hostname: 'careers.example', language, hue: 3, legal: [] },
    job,
    consentText: hostile,
    retentionMonths: 24,
    companyLinks: {},
    questions: [],
    mayReject: false,
    asked: '0..x',
    stamp: '1.x',
    texts: { first_name: hostile, last_name: hostile, email: hostile, phone: hostile },
    letter: hostile,
    hasConsented: false,
    fieldErrors: {},
    formError: null,
    limits,
    losesFiles: false,
    ...changes,
  });
}

const everythingWrong: Partial<FormPageProps> = {
  fieldErrors: {
    first_name: 'required',
    last_name: 'too_long',
    email: 'not_email',
    phone: 'unreadable',
    file_cv: 'big_file',
    cover_letter: 'other_file',
    cover_letter_text: 'both_letters',
    consent: 'no_consent',
  },
  formError: 'too_many',
  losesFiles: true,
};

function pagesIn(language: string): Record<string, string> {
  const site = { name: 'Careers', hostname: 'careers.example', language, hue: 3, legal: [] };
  const refused = { site, fileBytesMax: limits.fileBytes };
  return {
    form: formIn(language),
    wrong: formIn(language, everythingWrong),
    thanks: renderHtml(ThanksPage, {
      site,
      job,
      now: new Date('2026-11-20'),
      similar: [],
      search: parseFilters(new URLSearchParams({ q: job.title })),
    }),
    refused: renderHtml(RefusedPage, { ...refused, code: 'form_expired' }),
    tooLarge: renderHtml(RefusedPage, { ...refused, code: 'too_large' }),
    tooMany: renderHtml(RefusedPage, { ...refused, code: 'too_many_requests' }),
  };
}

/** They name attributes, too. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gsu, '');
}

/** The value of an attribute of the input with this id. */
function attributeOf(html: string, id: string, name: string): string | undefined {
  const [input = ''] =
    new RegExp(`<(?:input|textarea)[^>]*\\sid="${id}"[^>]*>`, 'u').exec(html) ?? [];
  return new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(input)?.[1];
}

describe.each(languages)('the pages of an application in %s', (language) => {
  const pages = pagesIn(language);
  const words = applyWordsFor(language);

  test('tell the browser what a phone number and an email address look like', () => {
    const html = pages['form'] ?? '';
    const pattern = new RegExp(`^(?:${attributeOf(html, 'phone', 'pattern')})$`, 'v');
    for (const phone of ['+49 (0)30 123-45', '٠١٢٣٤', '０３－１２３４', '030/123 x 5', '']) {
      expect(pattern.test(phone), phone).toBe(true);
    }
    expect(pattern.test('abc')).toBe(false);
    expect(attributeOf(html, 'phone', 'inputmode')).toBe('tel');
    expect(attributeOf(html, 'phone', 'title')).toBe(words.fieldErrors.not_phone);
    expect(attributeOf(html, 'email', 'title')).toBe(words.fieldErrors.not_email);
    const wrong = formIn(language, { fieldErrors: { phone: 'not_phone' } });
    expect(wrong.split(words.fieldErrors.not_phone)).toHaveLength(4);
    expect(attributeOf(wrong, 'phone', 'aria-invalid')).toBe('true');
  });

  test.each(Object.keys(pages))(
    'the %s page is complete, escaped and without open placeholders',
    (name) => {
      const html = pages[name] ?? '';
      expect(html).toMatch(/^<!doctype html>\s*<html /i);
      expect(html).toContain(
        `<html lang="${language}" dir="${directionOf(language)}" class="hue-3"`,
      );
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toMatch(/\sstyle=|\son\w+="|undefined|\[object|NaN/);
      expect(html).not.toContain('<b>"O');
      const said = html.replaceAll('{count}', '').replace(style, '');
      expect(said).not.toMatch(/\{\w+\}/);
      expect(brotliCompressSync(html, packing).length).toBeLessThan(pageBytesMax);
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
      for (const [, named] of html.matchAll(/aria-describedby="([^"]+)"/g)) {
        for (const id of named?.split(' ') ?? []) expect(ids).toContain(id);
      }
    },
  );

  test('label every input, with autocomplete and input mode', () => {
    const html = withoutScripts(pages['form'] ?? '');
    for (const [id, label] of Object.entries(words.labels)) {
      expect(attributeOf(html, id, 'name'), id).toBe(id);
      const [, text = ''] =
        new RegExp(`<label[^>]* for="${id}">(.*?)</label>`, 's').exec(html) ?? [];
      expect(text, id).toContain(label);
    }
    for (const [id, value] of Object.entries(autocompletes)) {
      expect(attributeOf(html, id, 'autocomplete')).toBe(value);
    }
    for (const id of ['file_cv', 'cover_letter']) {
      expect(attributeOf(html, id, 'accept')).toContain('.pdf,application/pdf,.doc,');
      expect(attributeOf(html, id, 'aria-describedby')).toBe(`${id}-hint`);
    }
    expect(html).toMatch(/<form class="form" method="post" .*enctype="multipart\/form-data"/);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('role="alert"');
  });

  test('show errors in a summary, at the field, and in the title', () => {
    const html = withoutScripts(pages['wrong'] ?? '');
    expect(html).toContain(`<title>${words.checkEntries} – `);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(8);
    const [, alert = ''] = /role="alert"(.*?)<form/s.exec(html) ?? [];
    const linked = [...alert.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
    expect(new Set(linked)).toEqual(new Set(Object.keys(everythingWrong.fieldErrors ?? {})));
    expect(alert).toContain(words.formErrors.too_many);
    expect(alert).toContain(words.filesAgain);
  });

  test('have no consent checkbox without a consent text', () => {
    expect(formIn(language, { consentText: null })).not.toContain('type="checkbox"');
  });

  test('have a confirmation email with a one-line subject and no open placeholders', () => {
    const site = { hostname: 'careers.example', language };
    const url = 'https://careers.example/jobs/k3Jd9';
    const mail = confirmationEmail(site, { title: 'Baker\r\nBcc: x', companyName: 'Acme', url });
    expect(mail.subject).toContain('Baker Bcc: x');
    expect(mail.subject).not.toMatch(/[\r\n{}]/);
    expect(mail.text).not.toMatch(/[{}]|undefined/);
    for (const part of [url, 'Acme']) expect(mail.text).toContain(part);
    expect(mail.frame).toMatchObject({ language, from: 'company', site: site.hostname });
  });
});

test('only Japanese forms ask for the family name first', () => {
  const order = (html: string) => html.indexOf('id="last_name"') < html.indexOf('id="first_name"');
  expect(languages.filter((language) => order(formIn(language)))).toEqual(['ja-JP']);
});

test('the form links what the company says about data, and the addresses in its consent text', () => {
  const html = formIn('de', {
    companyLinks: {
      privacy: 'https://acme.example/privacy',
      imprint: 'https://acme.example/?a=1&b=2',
    },
    consentText:
      'Siehe https://acme.example/datenschutz. <b>javascript:alert(1)</b> http://x"onclick=1',
  });
  expect(html).toContain(
    '<a href="https://acme.example/privacy" rel="nofollow noopener" target="_blank">',
  );
  expect(html).toContain('href="https://acme.example/?a=1&amp;b=2"');
  expect(html).toContain('Datenschutz');
  expect(html).toContain(
    'Siehe <a href="https://acme.example/datenschutz" rel="nofollow noopener" target="_blank">https://acme.example/datenschutz</a>. &lt;b&gt;javascript:alert(1)',
  );
  expect(html).not.toContain('"onclick');
  expect(html).not.toContain('href="javascript');
});
