/** Links that open an email (RFC 6068). */
import { describe, expect, test } from 'vitest';
import { mailtoUrl } from '#lib/mailto.ts';

describe('mailtoUrl', () => {
  test.each([
    ['ada@people.example', 'mailto:ada@people.example'],
    // The examples of RFC 6068, section 6.
    ['gorby%kremvax@example.com', 'mailto:gorby%25kremvax@example.com'],
    ['unlikely?address@example.com', 'mailto:unlikely%3Faddress@example.com'],
    ['Mike&family@example.org', 'mailto:Mike%26family@example.org'],
    ['a+b=c/d#e@example.org', 'mailto:a%2Bb%3Dc%2Fd%23e@example.org'],
    ['ada@bäckerei.example', 'mailto:ada@b%C3%A4ckerei.example'],
  ])('encodes %s', (address, url) => {
    expect(mailtoUrl(address)).toBe(url);
    expect(decodeURIComponent(new URL(url).pathname)).toBe(address);
  });

  test('encodes subject and body, with line breaks as in emails, and needs no address', () => {
    const headers = { subject: 'Baker & Co', body: 'Baker?\r\nhttps://a.example/?a=1&b=2' };
    const url = mailtoUrl('', headers);
    expect(url).toBe(
      'mailto:?subject=Baker%20%26%20Co&body=Baker%3F%0D%0Ahttps%3A%2F%2Fa.example%2F%3Fa%3D1%26b%3D2',
    );
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual(headers);
  });
});
