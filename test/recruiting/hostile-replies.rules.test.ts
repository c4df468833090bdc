/** Emails that were written to do harm: what is read of each, within limits, and nothing that runs in the console. */
import { expect, test } from 'vitest';
import { cleanHtml } from '#lib/clean-html.ts';
import { parseEmail } from '#recruiting/pipeline/replies/actions/parse.ts';
import {
  ATTACHMENTS_MAX,
  isFromCandidate,
  kindOf,
  NAME_LENGTH_MAX,
} from '#recruiting/pipeline/replies/rules.ts';
import { hostileMails } from '../support/hostile-mails.ts';

/** A row of D1 has 2 MB; a character of what is sealed takes four thirds. */
const HTML_LENGTH_MAX = 1_000_000;

test('there are at least sixty, each with a name of its own', () => {
  expect(new Set(hostileMails.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
});

test.each(hostileMails)('$name is $becomes', { timeout: 20_000 }, async ({ raw, becomes }) => {
  const read = await parseEmail(raw);
  expect(read ? kindOf(read.headers) : 'unreadable').toBe(becomes);
  if (!read) return;
  expect(read.html.length).toBeLessThan(HTML_LENGTH_MAX);
  const asCleaned = read.html.replaceAll('<br>', '<br />');
  expect(cleanHtml(read.html).replaceAll('<br>', '<br />')).toBe(asCleaned);
  expect(read.html).not.toMatch(/<(?:script|img|style|form|input|iframe)|javascript:|\0/iu);
  const lines = [read.subject, read.from.name, read.from.email];
  for (const line of [...lines, ...read.attachments.map(({ name }) => name)]) {
    expect(line.length).toBeLessThanOrEqual(NAME_LENGTH_MAX);
    expect(line).not.toMatch(/[\r\n\0]/u);
  }
  expect(read.attachments.length).toBeLessThanOrEqual(ATTACHMENTS_MAX);
  expect(read.messageId ?? '<a@b>').toMatch(/^<[^\s<>]+>$/u);
});

test.each(['two senders', 'two addresses in From', 'an address in the name of the sender'])(
  '%s are not the candidate',
  async (name) => {
    const { raw } = hostileMails.find((one) => one.name === name) ?? expect.fail(name);
    const read = (await parseEmail(raw)) ?? expect.fail('It cannot be read.');
    expect(isFromCandidate(read.headers, read.from.email, 'ada@people.example')).toBe(false);
  },
);
