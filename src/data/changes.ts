/** What a change changed, field by field, for the audit log. */

export type Changes = Record<string, { from: unknown; to: unknown }>;

/** Long texts are cut: the start identifies them, and the log is not a copy of them. */
const AUDIT_TEXT_LENGTH_MAX = 200;
/** No list of a record is longer than this today. */
const AUDIT_ITEMS_MAX = 50;

/** Field names as on the wire, as an Admin reads the log: `country_id`, not `countryId`. */
type OnTheWire<Fields> = {
  [Name in keyof Fields]: Name extends Lowercase<string & Name> ? Fields[Name] : never;
};

/**
 * The fields of `after` that differ from `before`, named as on the wire. An absent field (undefined) is unchanged. `before` is
 * null where the record is created, `after` where it is deleted: then each field changes to null.
 */
export function changesOf<Before extends object, After extends object>(
  before: (Before & OnTheWire<Before>) | null,
  after: (After & OnTheWire<After>) | null,
): Changes {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.fromEntries(
    Object.entries(after ?? nullsFor(before ?? {}))
      .filter(([field, to]) => to !== undefined && !isSame(old.get(field), to))
      .map(([field, to]) => [field, { from: excerpt(old.get(field)), to: excerpt(to) }]),
  );
}

/** Fields that the audit entry itself holds. */
const ofEntry: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);

function nullsFor(record: object): Record<string, null> {
  const fields = Object.keys(record).filter((field) => !ofEntry.has(field));
  return Object.fromEntries(fields.map((field) => [field, null]));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** The value as JSON, with its texts and lists cut. */
function excerpt(value: unknown): unknown {
  const short: unknown = JSON.parse(JSON.stringify(value ?? null, (_, part: unknown) => cut(part)));
  return short;
}

function cut(part: unknown): unknown {
  if (Array.isArray(part)) return part.slice(0, AUDIT_ITEMS_MAX);
  if (typeof part !== 'string' || part.length <= AUDIT_TEXT_LENGTH_MAX) return part;
  return `${part.slice(0, AUDIT_TEXT_LENGTH_MAX).toWellFormed()}…`;
}
