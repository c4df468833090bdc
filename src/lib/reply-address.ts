/** Reply addresses: each names a company and an application, and only this service can make one. Upper and lower case are the same. */
import { isTimingSafeEqual } from './timing-safe-equal.ts';
import type { Vault } from './vault.ts';

export type ReplyRef = { companyId: number; applicationId: number };

const PURPOSE = 'reply address';
/** The base32 alphabet of RFC 4648, in lower case. */
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Characters of an id of 53 bits. */
const ID_LENGTH = 11;
/** 80 bits of the HMAC: two numbers of five bytes, in eight characters each. */
const MAC_PARTS = 2;
const PART_BYTES = 5;
const PART_LENGTH = 8;
const ADDRESS = /^reply\+([a-z2-7]{11})([a-z2-7]{11})([a-z2-7]{16})@(.+)$/u;

/** 44 characters before the `@`, of the 64 that an address may have. */
export function replyAddress(vault: Pick<Vault, 'mac'>, ref: ReplyRef, domain: string): string {
  const { companyId, applicationId } = ref;
  const ids = [companyId, applicationId].map((id) => base32(id, ID_LENGTH)).join('');
  return `reply+${ids}${macText(vault.mac(PURPOSE, textOf(ref)))}@${domain}`;
}

/** Null for an address that this service has not made. One that it has made with an older key is still its own. */
export function parseReplyAddress(
  vault: Pick<Vault, 'macs'>,
  address: string,
  domain: string,
): ReplyRef | null {
  const [, company = '', application = '', mac = '', host] =
    ADDRESS.exec(address.trim().toLowerCase()) ?? [];
  if (host !== domain.toLowerCase()) return null;
  const ref = { companyId: numberOf(company), applicationId: numberOf(application) };
  if (!Object.values(ref).every(Number.isSafeInteger)) return null;
  const isOurs = vault
    .macs(PURPOSE, textOf(ref))
    .some((known) => isTimingSafeEqual(macText(known), mac));
  return isOurs ? ref : null;
}

function textOf({ companyId, applicationId }: ReplyRef): string {
  return `${companyId} ${applicationId}`;
}

function macText(mac: Uint8Array): string {
  return Array.from({ length: MAC_PARTS }, (_, part) => {
    const bytes = mac.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    return base32(
      bytes.reduce((number, byte) => number * 256 + byte, 0),
      PART_LENGTH,
    );
  }).join('');
}

function base32(number: number, length: number): string {
  let [text, left] = ['', number];
  for (let at = 0; at < length; at++) {
    text = `${DIGITS.charAt(left % DIGITS.length)}${text}`;
    left = Math.floor(left / DIGITS.length);
  }
  return text;
}

function numberOf(text: string): number {
  let number = 0;
  for (const digit of text) number = number * DIGITS.length + DIGITS.indexOf(digit);
  return number;
}
