/** Forms that are carried out once, however often they are sent. */
import { sha256Hex } from '#lib/hash.ts';

/**
 * What a form is known by that comes again as it was sent, by a second click or after the page was loaded again. Its screen marks it with
 * `once`, so that what is typed anew, or into another page, is another form. One without the mark is another form each time.
 */
export function formDigest(fields: Readonly<Record<string, string>>): Promise<string> {
  return sha256Hex(JSON.stringify({ once: crypto.randomUUID(), ...fields }));
}
