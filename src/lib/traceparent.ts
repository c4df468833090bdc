/** The header `traceparent` of W3C Trace Context, by which a caller finds one request again in the logs of all who served it. */

/** What a request has brought: the id of its trace, and whether the caller records it. */
export type Trace = { id: string; flags: string };

/** Version, trace, span of the caller, flags. Of a later version, what follows is not read. */
const PATTERN =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/u;
const FIRST_VERSION = '00';
const SPAN_DIGITS = 16;
/** The only flag that has a meaning to all who pass it on. */
const RECORDED = 1;

/** Null: none was sent, or one that the standard does not allow. */
export function parseTraceparent(header: unknown): Trace | null {
  if (typeof header !== 'string') return null;
  const [, version, id, flags, more] = PATTERN.exec(header) ?? [];
  if (id === undefined || flags === undefined) return null;
  if (version === FIRST_VERSION && more !== undefined) return null;
  return { id, flags: Number.parseInt(flags, 16) & RECORDED ? '01' : '00' };
}

/** What is sent on: the same trace, with a new span for what is asked. */
export function formatTraceparent({ id, flags }: Trace): string {
  // Never only zeros, which the standard does not allow: it holds the version of the UUID.
  const span = crypto.randomUUID().replaceAll('-', '').slice(0, SPAN_DIGITS);
  return `${FIRST_VERSION}-${id}-${span}-${flags}`;
}
