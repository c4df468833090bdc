/** The name of a sender, whatever a company or a site calls itself. */
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { mimeMessage } from '#lib/email-message.ts';
import { headerName, senderName } from '#mail/words/sender.ts';

const EMAIL = 'no-reply@recruiting.example';

async function parsed(name: string) {
  return PostalMime.parse(
    mimeMessage(
      { name, email: EMAIL },
      {
        messageId: '<one@recruiting.example>',
        date: new Date('2027-03-31T12:00:00Z'),
        to: 'ada@people.example',
        subject: 'A mail',
        text: 'A line.\n',
        headers: {},
      },
    ),
  );
}

const named = (company: string | null, site: string | null, language = 'en') =>
  senderName({ from: 'company', language }, { company, site });

test('an email of a company names it and the site, one of a site the site, and one of the service neither', () => {
  const names = { company: 'Birkenrain Kliniken', site: 'Karriere Deutschland' };
  expect(named(names.company, names.site, 'de')).toBe(
    'Birkenrain Kliniken via Karriere Deutschland',
  );
  expect(named(names.company, names.site, 'ar')).toBe(
    'Birkenrain Kliniken عبر Karriere Deutschland',
  );
  expect(named(names.company, null)).toBe('Birkenrain Kliniken');
  expect(named('\u202e\u0007', names.site)).toBe('Karriere Deutschland');
  expect(senderName({ from: 'site', language: 'de' }, names)).toBe('Karriere Deutschland');
  expect(senderName({ from: 'service', language: 'de' }, names)).toBeUndefined();
  expect(named(null, null)).toBeUndefined();
});

describe('a hostile name', () => {
  test.each([
    ['quotes', 'Acme "The Best" & \\Sons', 'Acme The Best & Sons'],
    ['a line break', 'Acme\r\nBcc: eve@evil.example', 'Acme Bcc: eve evil.example'],
    ['commas', 'Acme, Inc., Berlin', 'Acme, Inc., Berlin'],
    ['an address', 'Bank <service@bank.example>', 'Bank service bank.example'],
    ['marks of direction', 'Acme \u202eelpmaxe\u202c \u200fInc', 'Acme elpmaxe Inc'],
    ['emoji', 'Acme 👩‍🚀🚀', 'Acme 👩 🚀🚀'],
    ['an encoded word', '=?utf-8?B?RXZl?=', '=?utf-8?B?RXZl?='],
    ['a lone surrogate', 'Acme \ud83d', 'Acme \ufffd'],
    ['a separator of lines', 'Acme\u2028Bcc', 'Acme Bcc'],
  ])('with %s stays one name', async (_, name, expected) => {
    const shown = named(name, null) ?? '';
    expect(shown).toBe(expected);
    const email = await parsed(shown);
    expect(email.from).toEqual({ name: expected, address: EMAIL });
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test('of 200 characters is cut between characters', () => {
    expect(named('字'.repeat(200), 'S'.repeat(200))).toBe(
      `${'字'.repeat(47)}… via ${'S'.repeat(31)}…`,
    );
  });

  test('never changes the address or adds a header', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 220 }), async (name) => {
        const shown = headerName(name, 48);
        expect(shown).not.toMatch(/[\r\n\0<>"\\@]/u);
        if (shown === '') return;
        const email = await parsed(shown);
        expect(email.from?.address).toBe(EMAIL);
        expect(email.headers).toHaveLength(8);
      }),
      { numRuns: 300 },
    );
  });
});
