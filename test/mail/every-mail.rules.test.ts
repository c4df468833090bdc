/** Every email in every language, as it is sent, read by a program that we did not write. */
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { mimeMessage } from '#lib/email-message.ts';
import { directionOf } from '#lib/language.ts';
import { headersOf } from '#mail/rules.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { allFramed } from '../../tools/mails-preview/framed.ts';
import type { Previewed } from '../../tools/mails-preview/framed.ts';

const BYTES_MAX = 12 * 1024;
const languages = [...siteLanguages, 'de-CH', 'es-419', 'fr-CA', 'en-GB'];

/** Hosts of the service, of the legal texts of the made-up company, and of its logo. */
const HOSTS = /^(?:accounts|api|careers|birkenrain)\.example$/u;

/** Those that ask the reader to do one thing. */
const withButton =
  /^(?:account (?:reset_password|invitation|application_allowed|confirm_email|reconnect|webhooks_left|sessions_ended|company_closing|feedback_(?:request|reminder)|mention|reply|daily)|alert.*|application received|portal link|meeting (?:request|update)|stage automatic rejection)$/u;

function messageOf({ mail, framed }: Previewed): string {
  return mimeMessage(
    { name: framed.from ?? 'Recruiting', email: 'no-reply@recruiting.example' },
    {
      messageId: '<one@recruiting.example>',
      date: new Date('2027-03-31T12:00:00Z'),
      to: 'ada@people.example',
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: framed.text,
      html: framed.html,
      headers: headersOf(mail, null),
    },
  );
}

const linksIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/gu)].map(([, url]) => url);

describe.each(languages)('in %s every email', (language) => {
  test('is a small message with a text part, whose headers another program reads as they were written', async () => {
    for (const one of await allFramed(language)) {
      const { name, mail, framed } = one;
      const email = await PostalMime.parse(messageOf(one));
      expect(Buffer.byteLength(framed.html), name).toBeLessThanOrEqual(BYTES_MAX);
      expect(email.subject, name).toBe(mail.subject);
      expect(email.from, name).toEqual({
        name: framed.from ?? 'Recruiting',
        address: 'no-reply@recruiting.example',
      });
      expect(email.text?.trim(), name).toBe(framed.text.trim());
      expect(email.html?.trim(), name).toBe(framed.html.trim());
      const unsubscribes = email.headers.some(({ key }) => key === 'list-unsubscribe');
      expect(unsubscribes, name).toBe(name === 'alert');
    }
  });

  test('has one button at most, where it asks for one thing', async () => {
    for (const { name, framed } of await allFramed(language)) {
      const buttons = framed.html.match(/class="button"/gu) ?? [];
      expect(buttons.length, name).toBe(withButton.test(name) ? 1 : 0);
    }
  });

  test('has absolute links to the service, each of which its text has, too', async () => {
    for (const { name, framed } of await allFramed(language)) {
      for (const link of linksIn(framed.html)) {
        const { protocol, hostname } = new URL((link ?? '').replaceAll('&amp;', '&'));
        expect(protocol, name).toBe('https:');
        expect(hostname, name).toMatch(HOSTS);
        if (!link?.includes('/files/')) expect(framed.text, name).toContain(link);
      }
    }
  });

  test('names its language and direction, and leaves no placeholder', async () => {
    for (const { name, mail, framed } of await allFramed(language)) {
      const { language: written } = mail.frame;
      expect(framed.html, name).toContain(`<html lang="${written}" dir="${directionOf(written)}">`);
      expect(written.split('-')[0], name).toBe(name === 'operator' ? 'en' : language.split('-')[0]);
      const shown = `${mail.subject}\n${framed.text}\n${framed.html.replace(/<style>.*<\/style>/u, '')}`;
      expect(shown, name).not.toMatch(/\{\{?[\w.]+\}|undefined|\[object|NaN/u);
      expect(mail.subject, name).not.toMatch(/[\r\n]/u);
    }
  });

  test('has no English sentence where another language is read', async () => {
    if (language.startsWith('en')) return;
    const english = new Map((await allFramed('en')).map((one) => [one.name, one]));
    for (const { name, mail, framed } of await allFramed(language)) {
      const other = english.get(name);
      const sentences = new Set(
        (other?.framed.text ?? '')
          .split('\n')
          .filter((line) => (line.match(/ /gu) ?? []).length > 2),
      );
      const shared = framed.text.split('\n').filter((line) => sentences.has(line));
      // Names and amounts that are the same in any language.
      expect(
        shared.filter((line) => !line.includes('Birkenrain')),
        name,
      ).toEqual([]);
      expect(mail.subject, name).not.toBe(other?.mail.subject);
    }
  });

  test('names who sends it, with the legal notice, and alerts say how to stop them', async () => {
    for (const { name, mail, framed } of await allFramed(language)) {
      const { from } = mail.frame;
      const imprints = linksIn(framed.html).filter((link) => link?.endsWith('/imprint'));
      expect(imprints.length, name).toBe({ service: 0, site: 1, company: 2 }[from]);
      expect(framed.from === undefined, name).toBe(from === 'service');
      if (from === 'company') expect(framed.from, name).toContain('Birkenrain Kliniken');
      if (name === 'alert') expect(framed.text).toContain('/alerts/manage?token=');
      if (mail.portal) expect(framed.text, name).toContain('/my?token=');
    }
  });
});
