/** Encryption and signatures with the secret of the service. */
import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openVault } from '#lib/vault.ts';

const SECRET = 'a secret that is long enough for this';
const vault = openVault(SECRET);
const text = 'Grüße an 東京 🐎';

describe('seal and open', () => {
  it.each([[''], ['a'], [text], ['x'.repeat(100_000)]])(
    'return the original text (%#)',
    (given) => {
      const sealed = vault.seal('mail', given);
      expect(sealed).toMatch(/^[\w-]+$/u);
      expect(vault.open('mail', sealed)).toBe(given);
      expect(openVault(SECRET).open('mail', sealed)).toBe(given);
    },
  );

  it('encrypt the same text differently every time and reveal nothing of it', () => {
    const sealed = Array.from({ length: 100 }, () => vault.seal('mail', 'the same words'));
    expect(new Set(sealed).size).toBe(100);
    // The nonce, the first twelve bytes, is never reused with a key (NIST SP 800-38D, 8.2).
    expect(new Set(sealed.map((one) => one.slice(0, 16))).size).toBe(100);
    for (const one of sealed) {
      expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('words');
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
    const bytes = Buffer.from(vault.seal('mail', text), 'base64url');
    for (const at of bytes.keys()) {
      for (const bit of [1, 128]) {
        const changed = Buffer.from(bytes);
        changed[at] = (bytes[at] ?? 0) ^ bit;
        expect(vault.open('mail', changed.toString('base64url')), `byte ${at}`).toBeNull();
      }
    }
  });

  it('reject a truncated or extended text', () => {
    const bytes = Buffer.from(vault.seal('mail', text), 'base64url');
    for (const length of bytes.keys()) {
      expect(vault.open('mail', bytes.subarray(0, length).toString('base64url'))).toBeNull();
      expect(vault.open('mail', bytes.subarray(length + 1).toString('base64url'))).toBeNull();
    }
    const longer = Buffer.concat([bytes, Buffer.from([0])]);
    expect(vault.open('mail', longer.toString('base64url'))).toBeNull();
  });

  it.each(['', '.', 'not sealed at all', '€'.repeat(40), '=', 'A'.repeat(200)])(
    'reject a text that was never encrypted: %j',
    (junk) => {
      expect(vault.open('mail', junk)).toBeNull();
    },
  );
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
      for (const ask of asked) expect(ask).toThrow(/SECRET_KEY.*32/u);
    },
  );

  it('accepts a secret of 32 characters', () => {
    const least = openVault('x'.repeat(32));
    expect(least.open('mail', least.seal('mail', text))).toBe(text);
  });
});
