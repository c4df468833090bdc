/**
 * Where an applicant comes from, without a cookie or a script: the form's own URL, or that of the page of the site whose link led
 * to it, as the browser names it. The form carries it sealed.
 */
import * as z from 'zod';
import type { Vault } from '#lib/vault.ts';
import { noOrigin } from '#recruiting/jobs/sources/rules/origins.ts';
import type { Origin } from '#recruiting/jobs/sources/rules/origins.ts';

const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** Longer ones are cut: they are names of campaigns. */
const UTM_LENGTH_MAX = 100;
const HOST_LENGTH_MAX = 253;
const PURPOSE = 'application origin';
/** Longer than any that was sealed here. */
const SEALED_LENGTH_MAX = 4_000;

const Sealed = z.object({
  src: z.string().nullable(),
  utm: z.record(z.string(), z.string()),
  referrerHost: z.string().nullable(),
});

/** `hostname` is that of the site. */
export function originOf(query: URLSearchParams, referrer: string, hostname: string): Origin {
  const own = marksIn(query);
  const from = URL.parse(referrer);
  const isWeb = from?.protocol === 'https:' || from?.protocol === 'http:';
  if (!from || !isWeb) return { ...own, referrerHost: null };
  if (from.hostname !== hostname) {
    return { ...own, referrerHost: from.hostname.slice(0, HOST_LENGTH_MAX) };
  }
  const isMarked = own.src !== null || Object.keys(own.utm).length > 0;
  return { ...(isMarked ? own : marksIn(from.searchParams)), referrerHost: null };
}

function marksIn(query: URLSearchParams): Pick<Origin, 'src' | 'utm'> {
  const [src = null] = /^[a-z\d]{2,20}$/u.exec(query.get('src') ?? '') ?? [];
  const utm = utmKeys.flatMap((key) => {
    const text = toLine(query.get(key) ?? '');
    return text === '' ? [] : [[key, text] as const];
  });
  return { src, utm: Object.fromEntries(utm) };
}

function toLine(text: string): string {
  const line = text.slice(0, UTM_LENGTH_MAX).replaceAll(/[\p{C}\s]+/gu, ' ');
  return line.trim();
}

export function sealOrigin(vault: Pick<Vault, 'seal'>, origin: Origin, jobId: number): string {
  const isKnown =
    origin.src !== null || origin.referrerHost !== null || Object.keys(origin.utm).length > 0;
  return isKnown ? vault.seal(PURPOSE, JSON.stringify(origin), String(jobId)) : '';
}

/** What was not sealed by the form of this job says nothing. */
export function openOrigin(vault: Pick<Vault, 'open'>, sealed: string, jobId: number): Origin {
  if (sealed === '' || sealed.length > SEALED_LENGTH_MAX) return noOrigin;
  const text = vault.open(PURPOSE, sealed, String(jobId));
  return text === null ? noOrigin : Sealed.parse(JSON.parse(text));
}
