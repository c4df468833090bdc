/**
 * Decrypts a PDF that opens without a password; many programs encrypt files only to restrict printing
 * or copying (ISO 32000-1, 7.6; ISO 32000-2 for AES with 256 bits).
 */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { rc4 } from './rc4.ts';
import { dictOf, nameOf, numberOf } from './values.ts';
import type { Dict, Value } from './values.ts';

type Method = 'rc4' | 'aes' | 'aes256' | 'none';
/** Decrypts data of an object, identified by number and generation. */
export type Decrypt = (
  bytes: Uint8Array,
  kind: 'stream' | 'string',
  number: number,
  generation: number,
) => Uint8Array;

const PADDING = Uint8Array.from(
  Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex'),
);
const BLOCK = 16;

/** Returns null if a password is needed or the encryption is not a standard one. */
export function decryptor(encrypt: Dict, id: Uint8Array): Decrypt | null {
  if (nameOf(encrypt.get('Filter')) !== 'Standard') return null;
  const version = numberOf(encrypt.get('V')) ?? 0;
  if (![1, 2, 4, 5].includes(version)) return null;
  const key = version === 5 ? longKey(encrypt) : shortKey(encrypt, id);
  if (!key) return null;
  const methods = {
    stream: version < 4 ? 'rc4' : methodOf(encrypt, 'StmF'),
    string: version < 4 ? 'rc4' : methodOf(encrypt, 'StrF'),
  } as const;
  return (bytes, kind, number, generation) => {
    const method = methods[kind];
    if (method === 'none') return bytes;
    if (method === 'aes256') return unAes(key, bytes);
    const own = objectKey(key, number, generation, method);
    return method === 'aes' ? unAes(own, bytes) : rc4(own, bytes);
  };
}

function methodOf(encrypt: Dict, kind: 'StmF' | 'StrF'): Method {
  const filter = nameOf(encrypt.get(kind)) ?? 'Identity';
  const method = nameOf(dictOf(dictOf(encrypt.get('CF'))?.get(filter))?.get('CFM')) ?? 'None';
  const methods: Readonly<Record<string, Method>> = { V2: 'rc4', AESV2: 'aes', AESV3: 'aes256' };
  return methods[method] ?? 'none';
}

function objectKey(key: Uint8Array, number: number, generation: number, method: Method): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(number & 0xff_ffff, 0, 3);
  place.writeUIntLE(generation & 0xffff, 3, 2);
  const salt = method === 'aes' ? Buffer.from('sAlT') : Buffer.alloc(0);
  return hash('md5', key, place, salt).subarray(0, Math.min(BLOCK, key.byteLength + 5));
}

/** Algorithms 2 and 6: the key for the empty password, or null if it does not open the file. */
function shortKey(encrypt: Dict, id: Uint8Array): Uint8Array | null {
  const revision = numberOf(encrypt.get('R')) ?? 2;
  const length = keyLength(encrypt, revision);
  const owner = bytesOf(encrypt.get('O')).subarray(0, 32);
  const user = bytesOf(encrypt.get('U'));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberOf(encrypt.get('P')) ?? 0) | 0);
  const isMetadataPlain = revision >= 4 && encrypt.get('EncryptMetadata') === false;
  const rest = isMetadataPlain ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = hash('md5', PADDING, owner, permissions, id, rest).subarray(0, length);
  if (revision >= 3)
    for (let round = 0; round < 50; round++) key = hash('md5', key).subarray(0, length);
  if (revision === 2) return hasSamePrefix(rc4(key, PADDING), user, 32) ? key : null;
  let check: Uint8Array = rc4(key, hash('md5', PADDING, id));
  for (let round = 1; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return hasSamePrefix(check, user, BLOCK) ? key : null;
}

function keyLength(encrypt: Dict, revision: number): number {
  if (revision === 2) return 5;
  const bits = numberOf(encrypt.get('V')) === 4 ? 128 : (numberOf(encrypt.get('Length')) ?? 40);
  return Math.min(BLOCK, Math.max(5, bits >> 3));
}

/** Algorithms 2.A and 11. */
function longKey(encrypt: Dict): Uint8Array | null {
  const user = bytesOf(encrypt.get('U'));
  const sealed = bytesOf(encrypt.get('UE')).subarray(0, 32);
  if (user.byteLength < 48 || sealed.byteLength < 32) return null;
  const digest =
    numberOf(encrypt.get('R')) === 5 ? (salt: Uint8Array) => hash('sha256', salt) : hardHash;
  if (!hasSamePrefix(digest(user.subarray(32, 40)), user, 32)) return null;
  const opener = createDecipheriv(
    'aes-256-cbc',
    digest(user.subarray(40, 48)),
    Buffer.alloc(BLOCK),
  );
  opener.setAutoPadding(false);
  return opener.update(sealed);
}

/** Algorithm 2.B, for the empty password. */
function hardHash(salt: Uint8Array): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, BLOCK), key.subarray(BLOCK, 32));
    cipher.setAutoPadding(false);
    const sealed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = sealed.subarray(0, BLOCK).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256', sealed);
    last = sealed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** AES-CBC; the first block is the initialization vector. Truncated data is decrypted as far as it goes. */
function unAes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const whole = bytes.byteLength - (bytes.byteLength % BLOCK);
  if (whole < 2 * BLOCK) return new Uint8Array();
  const name = key.byteLength === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
  const opener = createDecipheriv(name, key, bytes.subarray(0, BLOCK));
  opener.setAutoPadding(false);
  const opened = opener.update(bytes.subarray(BLOCK, whole));
  const padding = opened.at(-1) ?? 0;
  return opened.subarray(0, opened.byteLength - (padding <= BLOCK ? padding : 0));
}

function hash(name: string, ...parts: Uint8Array[]): Buffer {
  const digest = createHash(name);
  for (const part of parts) digest.update(part);
  return digest.digest();
}

function bytesOf(value: Value | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

/** Needs no constant time: both sides come from the file. */
function hasSamePrefix(one: Uint8Array, other: Uint8Array, length: number): boolean {
  return Buffer.compare(one.subarray(0, length), other.subarray(0, length)) === 0;
}
