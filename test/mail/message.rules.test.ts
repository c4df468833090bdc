/** What a letter is made into: read by a program we did not write it says what was written, and nothing more. */
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { asciiAddress, mimeMessage, parseMailbox } from '#lib/email-message.ts';
import type { EmailMessage, Mailbox } from '#lib/email-message.ts';

const RUNS = { numRuns: 300 };

const from: Mailbox = { name: 'Recruiting', email: 'no-reply@recruiting.example' };
const letter: EmailMessage = {
  messageId: '<one@recruiting.example>',
  date: new Date('2026-11-20T12:00:00Z'),
  to: 'ada@people.example',
  subject: 'A letter',
  text: 'A line.\n',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

/** Any text, of which some looks like what messages are made of. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom(
        '.',
        '\n.',
        '\r\n.\r\n',
        '=',
        '=?UTF-8?B?',
        '?=',
        '"',
        '\\',
        ' ',
        '\t',
        '🎉',
        '字',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const oneLine = anyText.map((text) => text.replaceAll(/[\r\n\0]/gu, ''));
/** Programs that read mail take control characters for spaces, and spaces together. */
const readable = (text = '') => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

test('any one-line subject and name come back, on short lines of ASCII, in the fields they belong to', async () => {
  await fc.assert(
    fc.asyncProperty(oneLine, oneLine, async (subject, name) => {
      const replyTo = { name, email: 'ada@acme.example' };
      const message = mimeMessage(from, { ...letter, subject, replyTo });
      const [head = ''] = message.split('\r\n\r\n', 1);
      expect(head).toMatch(/^[\r\n -~]*$/u);
      expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
      for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
      const email = await PostalMime.parse(message);
      expect(email.headers).toHaveLength(10);
      expect(readable(email.subject)).toBe(readable(subject.toWellFormed()));
      expect(email.replyTo).toHaveLength(1);
      expect(email.replyTo?.[0]?.address).toBe(replyTo.email);
      expect(readable(email.replyTo?.[0]?.name)).toBe(readable(name.toWellFormed()));
      expect(email.to).toEqual([{ name: '', address: letter.to }]);
      expect(email.text).toBe(letter.text);
    }),
    RUNS,
  );
});

test('any text comes back, on lines of at most 76 characters', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const message = mimeMessage(from, { ...letter, text });
      expect(message).toMatch(/^[\r\n\t -~]*\r\n$/u);
      for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
      const lines = text.toWellFormed().replaceAll(/\r\n?/gu, '\n');
      const { text: read } = await PostalMime.parse(message);
      expect(read).toBe(lines.endsWith('\n') ? lines : `${lines}\n`);
    }),
    RUNS,
  );
});

test('its date is written as it is now (RFC 5322, 3.3)', () => {
  expect(mimeMessage(from, letter)).toContain('\r\nDate: Fri, 20 Nov 2026 12:00:00 +0000\r\n');
});

describe('parseMailbox', () => {
  test.each([
    ['a@b.example', { email: 'a@b.example' }],
    [' a@b.example ', { email: 'a@b.example' }],
    ['<a@b.example>', { email: 'a@b.example' }],
    ['Acme, Inc. <a@b.example>', { name: 'Acme, Inc.', email: 'a@b.example' }],
    [
      'Jobbörse 求人 <a@bücher.example>',
      { name: 'Jobbörse 求人', email: 'a@xn--bcher-kva.example' },
    ],
    ['', null],
    ['nobody', null],
    ['a@b.example, c@d.example', null],
    ['A <a@b.example> B', null],
    ['A <a@b.example', null],
    ['A\r\nBcc: c@d.example <a@b.example>', null],
    ['A\0 <a@b.example>', null],
  ])('of %j', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });
});

test('no address that is taken can end what it stands in', () => {
  const odd = '@<>,;:"\\([ \r\n\0\t\u2028ö。'.split('');
  const part = fc
    .array(fc.constantFrom('a', 'b.example', '%0a', ...odd), { minLength: 1, maxLength: 3 })
    .map((all) => all.join(''));
  const typed = fc.tuple(part, part).map((sides) => sides.join('@'));
  const taken = fc
    .sample(typed, 5000)
    .map(asciiAddress)
    .filter((address) => address !== null);
  expect(taken.length).toBeGreaterThan(10);
  for (const address of taken) {
    expect(address).toMatch(/^[!-~]+$/u);
    expect(address).toMatch(/^[^<>,;:"\\()[\]@]+@[^<>,;:"\\()[\]@]+$/u);
  }
});
