/** The text of security.txt (RFC 9116), and that its dated review is not over. */
import { describe, expect, test } from 'vitest';
import { REVIEWED_AT, securityTxt } from '#lib/security-txt.ts';
import { DAY_MS } from '#lib/time.ts';

const urls = {
  contact: 'mailto:security@your.org',
  policy: 'https://your.org/security',
  canonical: 'https://api.your.org/.well-known/security.txt',
};

describe('security.txt', () => {
  test('has the fields of RFC 9116, each once', () => {
    const lines = securityTxt(urls)?.trimEnd().split('\n') ?? [];
    expect(lines).toEqual([
      'Contact: mailto:security@your.org',
      expect.stringMatching(/^Expires: \d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u),
      'Preferred-Languages: en',
      'Canonical: https://api.your.org/.well-known/security.txt',
      'Policy: https://your.org/security',
    ]);
  });

  test('expires less than a year after its last review, which was not in the future', () => {
    const [, text = ''] = /^Expires: (.+)$/mu.exec(securityTxt(urls) ?? '') ?? [];
    const days = (Date.parse(text) - REVIEWED_AT.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
    expect(REVIEWED_AT.getTime()).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(text), 'Review contact and policy, and move REVIEWED_AT.').toBeGreaterThan(
      Date.now(),
    );
  });

  test('takes an address without its scheme, a page or a telephone number as the contact', () => {
    const contactOf = (contact: string) =>
      /^Contact: (.+)$/mu.exec(securityTxt({ ...urls, contact }) ?? '')?.[1];
    expect(contactOf('security@your.org')).toBe('mailto:security@your.org');
    expect(contactOf(' https://your.org/report ')).toBe('https://your.org/report');
    expect(contactOf('tel:+49-30-1234567')).toBe('tel:+49-30-1234567');
  });

  test.each([
    '',
    '  ',
    'nobody',
    'http://your.org/report',
    'mailto:a@your.org\nContact: x',
    'javascript:1',
  ])('is null for a contact that is none: %j', (contact) => {
    expect(securityTxt({ ...urls, contact })).toBeNull();
  });

  test('leaves out a policy that is no https URL', () => {
    expect(securityTxt({ ...urls, policy: 'http://your.org' })).not.toContain('Policy');
  });
});
