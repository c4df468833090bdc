/** What a change changed, field by field, for the audit log. */

export type Changes = Record<string, { from: unknown; to: unknown }>;

/** Long texts are recognisable by their start; the log is no second copy of them. */
const AUDIT_TEXT_LENGTH_MAX = 200;
/** No list of a record is longer; of one that were, the start is enough. */
const AUDIT_ITEMS_MAX = 50;

/** An Admin reads the log, and knows no column: `country_id`, as the wire spells it, not `countryId`. */
type OnTheWire<Fields> = {
  [Name in keyof Fields]: Name extends Lowercase<string & Name> ? Fields[Name] : never;
};

/**
 * The fields of `after` that differ from `before`, both as the wire shows them; one that is absent
 * (undefined) stays. Null before: the record is made. Null after: it goes, with all that it said.
 */
export function changesOf<Before extends object, After extends object>(
  before: (Before & OnTheWire<Before>) | null,
  after: (After & OnTheWire<After>) | null,
): Changes {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.fromEntries(
    Object.entries(after ?? nothingOf(before ?? {}))
      .filter(([field, to]) => to !== undefined && !same(old.get(field), to))
      .map(([field, to]) => [field, { from: excerpt(old.get(field)), to: excerpt(to) }]),
  );
}

/** Which record it was, and when, is said by the entries about it. */
const saidElsewhere: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);

function nothingOf(record: object): Record<string, null> {
  const told = Object.keys(record).filter((field) => !saidElsewhere.has(field));
  return Object.fromEntries(told.map((field) => [field, null]));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** As JSON holds it, with every text and every list in it cut. */
function excerpt(value: unknown): unknown {
  const cut: unknown = JSON.parse(JSON.stringify(value ?? null, (_, part: unknown) => start(part)));
  return cut;
}

function start(part: unknown): unknown {
  if (Array.isArray(part)) return part.slice(0, AUDIT_ITEMS_MAX);
  if (typeof part !== 'string' || part.length <= AUDIT_TEXT_LENGTH_MAX) return part;
  return `${part.slice(0, AUDIT_TEXT_LENGTH_MAX).toWellFormed()}…`;
}
