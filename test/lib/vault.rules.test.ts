/** Encryption and signatures with the secret of the service. */
import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatKeyRing, parseKeyRing } from '#lib/key-ring.ts';
import { isSignature, keyedDigest, signature } from '#lib/signature.ts';
import { openVault } from '#lib/vault.ts';

const SECRET = 'a secret that is long enough for this';
const vault = openVault(SECRET);
const text = 'Grüße an 東京 🐎';

const bytesOf = (sealed: string) => Buffer.from(sealed.slice('1.'.length), 'base64url');
const sealedOf = (bytes: Uint8Array) => `1.${Buffer.from(bytes).toString('base64url')}`;

describe('seal and open', () => {
  it.each([[''], ['a'], [text], ['x'.repeat(100_000)]])(
    'return the original text (%#)',
    (given) => {
      const sealed = vault.seal('mail', given);
      expect(sealed).toMatch(/^1\.[\w-]+$/u);
      expect(vault.open('mail', sealed)).toBe(given);
      expect(openVault(SECRET).open('mail', sealed)).toBe(given);
    },
  );

  it('encrypt the same text differently every time and reveal nothing of it', () => {
    const sealed = Array.from({ length: 100 }, () => vault.seal('mail', 'the same words'));
    expect(new Set(sealed).size).toBe(100);
    // The nonce, the first twelve bytes, is never reused with a key (NIST SP 800-38D, 8.2).
    expect(new Set(sealed.map((one) => one.slice(0, 18))).size).toBe(100);
    for (const one of sealed) {
      expect(bytesOf(one).toString('latin1')).not.toContain('words');
    }
  });

  it('reject a text of another purpose', () => {
    const sealed = vault.seal('totp', text);
    for (const purpose of ['mail', 'TOTP', 'totp ', '']) {
      expect(vault.open(purpose, sealed)).toBeNull();
    }
  });

  it('reject a text of another secret', () => {
    expect(openVault(`${SECRET}.`).open('mail', vault.seal('mail', text))).toBeNull();
  });

  it('reject a text with any changed byte', () => {
    const bytes = bytesOf(vault.seal('mail', text));
    for (const at of bytes.keys()) {
      for (const bit of [1, 128]) {
        const changed = Buffer.from(bytes);
        changed[at] = (bytes[at] ?? 0) ^ bit;
        expect(vault.open('mail', sealedOf(changed)), `byte ${at}`).toBeNull();
      }
    }
  });

  it('reject a truncated or extended text', () => {
    const bytes = bytesOf(vault.seal('mail', text));
    for (const length of bytes.keys()) {
      expect(vault.open('mail', sealedOf(bytes.subarray(0, length)))).toBeNull();
      expect(vault.open('mail', sealedOf(bytes.subarray(length + 1)))).toBeNull();
    }
    const longer = Buffer.concat([bytes, Buffer.from([0])]);
    expect(vault.open('mail', sealedOf(longer))).toBeNull();
  });

  it.each([
    '',
    '.',
    '1.',
    '1',
    '1.1.1',
    '0.AAAA',
    'not sealed at all',
    '€'.repeat(40),
    '=',
    'A'.repeat(200),
  ])('reject a text that was never encrypted: %j', (junk) => {
    expect(vault.open('mail', junk)).toBeNull();
  });
});

describe('mac', () => {
  it('computes HMAC-SHA-256 with a key for the purpose (RFC 2104, RFC 5869)', () => {
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'form', 32));
    const known = createHmac('sha256', key).update(text).digest('hex');
    expect(Buffer.from(vault.mac('form', text)).toString('hex')).toBe(known);
  });

  it('differs by purpose, text and secret', () => {
    const codes = [
      vault.mac('form', text),
      vault.mac('throttle', text),
      vault.mac('form', `${text} `),
      openVault(`${SECRET}.`).mac('form', text),
    ].map((code) => Buffer.from(code).toString('hex'));
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('openVault', () => {
  it.each([[undefined], [''], ['x'.repeat(31)]])(
    'rejects the secret %j with an explanation',
    (secret) => {
      const poor = openVault(secret);
      const asked = [
        () => poor.seal('mail', text),
        () => poor.open('mail', vault.seal('mail', text)),
        () => poor.mac('form', text),
      ];
      for (const ask of asked) expect(ask).toThrow(/SECRET_KEYS.*32/u);
    },
  );

  it('accepts a secret of 32 characters', () => {
    const least = openVault('x'.repeat(32));
    expect(least.open('mail', least.seal('mail', text))).toBe(text);
  });
});

describe('a ring of keys', () => {
  const [old, recent, digest] = ['old', 'new', 'digest'].map((one) => one.padEnd(32, '.'));
  const before = openVault(old);
  const during = openVault(`2:${recent},1:${old}`);
  const after = openVault(`2:${recent},digest:${old}`);

  it('seals with the first key, and opens with any', () => {
    const sealed = before.seal('mail', text, 'owner');
    const resealed = during.seal('mail', text, 'owner');
    expect(resealed).toMatch(/^2\./u);
    expect(during.open('mail', sealed, 'owner')).toBe(text);
    expect(during.open('mail', resealed, 'owner')).toBe(text);
    expect(after.open('mail', resealed, 'owner')).toBe(text);
    expect(after.open('mail', sealed, 'owner')).toBeNull();
    expect(before.open('mail', resealed, 'owner')).toBeNull();
  });

  it('opens what was sealed before keys had ids with key 1', () => {
    const sealed = before.seal('mail', text).slice('1.'.length);
    expect(before.open('mail', sealed)).toBe(text);
    expect(during.open('mail', sealed)).toBe(text);
    expect(after.open('mail', sealed)).toBeNull();
  });

  it('does not open a text under the id of another key', () => {
    const body = before.seal('mail', text).slice('1.'.length);
    expect(during.open('mail', `2.${body}`)).toBeNull();
    expect(during.open('mail', `3.${body}`)).toBeNull();
  });

  it('signs with the first key, and knows the codes of all', () => {
    expect(isSignature(during, 'form', text, signature(before, 'form', text))).toBe(true);
    expect(isSignature(during, 'form', text, signature(after, 'form', text))).toBe(true);
    expect(signature(during, 'form', text)).toBe(signature(after, 'form', text));
    expect(isSignature(after, 'form', text, signature(before, 'form', text))).toBe(false);
    expect(isSignature(during, 'form', text, '')).toBe(false);
  });

  it('keeps digests through a rotation', () => {
    const digests = [before, during, after].map((one) => keyedDigest(one, 'suppression', text));
    expect(new Set(digests).size).toBe(1);
    const own = openVault(`1:${old},digest:${digest}`);
    expect(keyedDigest(own, 'suppression', text)).not.toBe(digests[0]);
  });

  it.each([
    ['a key that is too short', `2:${recent},1:short`],
    ['a key without an end', `2:${recent},`],
    ['an id that is no number', `1:${recent},two:${old}`],
    ['an id of zero', `0:${recent}`],
    ['no key but that of digests', `digest:${digest}`],
    ['an id twice', `2:${recent},2:${old}`],
    ['no digest key although key 1 is gone', `2:${recent}`],
  ])('is rejected with %s, without a word of its secrets', (_, ring) => {
    const use = () => openVault(ring).seal('mail', text);
    expect(use).toThrow(/^SECRET_KEYS /u);
    expect(use).not.toThrow(/new\.|old\.|digest\./u);
  });

  it('is read again from what it is written as', () => {
    const ring = parseKeyRing(`3:${recent},1:${old}`);
    expect(formatKeyRing(ring)).toBe(`3:${recent},1:${old},digest:${old}`);
    expect(parseKeyRing(formatKeyRing(ring))).toEqual(ring);
  });
});
