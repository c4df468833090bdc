/** `Prefer: return=minimal` (RFC 7240): a write answers the id of its record, and not the record. */
import { PREFER, PREFERENCE_APPLIED } from './headers.ts';

const MINIMAL = 'return=minimal';

/** Whether the first `return` of the header says so. Other preferences are ignored, as the standard has it. */
export function prefersMinimal(request: Request): boolean {
  const preferences = (request.headers.get(PREFER) ?? '')
    .split(',')
    .map((one) => (one.split(';')[0] ?? '').toLowerCase().replaceAll(/[\s"]/gu, ''));
  return preferences.find((one) => one.startsWith('return=')) === MINIMAL;
}

/** How the answer with an id alone looks. */
const ID_ALONE = /^\{"success":true,"data":\{"id":\d+\}\}$/u;

/** An answer that was kept may be another one than this request prefers. */
export function preferenceHeaders(request: Request, body: string): Record<string, string> {
  return prefersMinimal(request) && ID_ALONE.test(body) ? { [PREFERENCE_APPLIED]: MINIMAL } : {};
}
