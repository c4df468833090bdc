/** The key of an email address: which spellings are one mailbox. */
import { describe, expect, it } from 'vitest';
import { emailFault } from '#lib/email-address.ts';
import { emailKey, hasAsciiLookalike } from '#lib/email-key.ts';

describe('emailKey', () => {
  it.each([
    [' Ada@Acme.Example ', 'ada@acme.example'],
    ['ADA@MÜLLER.EXAMPLE', 'ada@müller.example'],
    ['ΑΔΑ@acme.example', 'αδα@acme.example'],
  ])('folds the case of %j', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  it.each([
    ['a Kelvin sign', 'mar\u212A@corp.example', 'mark@corp.example'],
    ['a capital I with a dot', '\u0130vo@corp.example', 'ivo@corp.example'],
    ['a full-width letter', 'mar\uFF4B@corp.example', 'mark@corp.example'],
    ['a long s', 'ro\u017Fa@corp.example', 'rosa@corp.example'],
  ])('never takes %s for the letter that it looks like', (_, lookalike, email) => {
    expect(emailKey(lookalike)).not.toBe(emailKey(email));
    expect(hasAsciiLookalike(lookalike)).toBe(true);
    expect(emailFault(lookalike)).not.toBeNull();
  });

  it.each([
    'ada@müller.example',
    'ada@例え.example',
    'ada@acme.example',
    'ada@mu\u0308ller.example',
  ])('finds no look-alikes in %j', (email) => {
    expect(hasAsciiLookalike(email)).toBe(false);
    expect(emailFault(email)).toBeNull();
  });

  it('refuses a domain of look-alikes', () => {
    expect(emailFault('mark@\u212Aorp.example')).not.toBeNull();
    expect(emailFault('mark@\uFF4Borp.example')).not.toBeNull();
  });
});
