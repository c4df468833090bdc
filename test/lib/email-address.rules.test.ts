/** The rule for email addresses: deliverable in form. */
import { describe, expect, test } from 'vitest';
import { emailFault, isEmailAddress } from '#lib/email-address.ts';

describe('emailFault', () => {
  test.each([
    'ada@example.com',
    'Ada.Lovelace+jobs@mail.example.co.uk',
    "o'brien@example.ie",
    'x@a.io',
    `${'a'.repeat(64)}@example.com`,
    'ada@müller.example',
    'ada@xn--mller-kva.example',
    'ada@例え.jp',
    '1@2.example',
    '{a}|~`^?=/&%$#!*-_@example.com',
  ])('accepts %s', (email) => {
    expect(emailFault(email)).toBeNull();
  });

  test.each([
    ['a@.com', 'single dots'],
    ['a@example..com', 'single dots'],
    ['a@example.com.', 'single dots'],
    ['.a@example.com', 'before the @'],
    ['a.@example.com', 'before the @'],
    ['a..b@example.com', 'before the @'],
    ['a@-example.com', 'valid domain'],
    ['a@example-.com', 'valid domain'],
    ['a@exa_mple.com', 'valid domain'],
    ['a@example.123', 'valid domain'],
    ['a@127.0.0.1', 'valid domain'],
    ['a@[127.0.0.1]', 'valid domain'],
    ['a@ü.example/x', 'valid domain'],
    ['a@ü.example:25', 'valid domain'],
    [`a@${'b'.repeat(64)}.com`, 'valid domain'],
    ['a@localhost', 'domain with a dot'],
    ['mailto:a@example.com', 'without `mailto:`'],
    ['MAILTO:a@example.com', 'without `mailto:`'],
    ['a(comment)@example.com', 'before the @'],
    ['"a b"@example.com', 'before the @'],
    ['a b@example.com', 'before the @'],
    ['jürgen@example.com', 'unaccented'],
    ['Ada <a@example.com>', 'before the @'],
    [`${'a'.repeat(65)}@example.com`, '64 characters'],
    ['a@b@example.com', 'such as name@example.com'],
    ['@example.com', 'such as name@example.com'],
    ['a@', 'such as name@example.com'],
    ['a', 'such as name@example.com'],
    ['', 'such as name@example.com'],
  ])('rejects %s and says why: %s', (email, reason) => {
    expect(emailFault(email)).toContain(reason);
  });

  test('isEmailAddress rejects an address longer than 254 characters', () => {
    const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}`;
    expect(isEmailAddress(`a@${domain}.com`)).toBe(true);
    expect(isEmailAddress(`${'a'.repeat(20)}@${domain}.com`)).toBe(false);
  });
});
