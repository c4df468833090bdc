/** What a change changed, field by field, for the audit log. */

export type Changes = Record<string, { from: unknown; to: unknown }>;

/** Long texts are recognisable by their start; the log is no second copy of them. */
const AUDIT_TEXT_LENGTH_MAX = 200;

/** The fields of `change` that differ from `before`. */
export function changesOf(before: object, change: object): Changes {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(change)
      .filter(([field, to]) => to !== undefined && !same(old.get(field), to))
      .map(([field, to]) => [field, { from: excerpt(old.get(field)), to: excerpt(to) }]),
  );
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

function excerpt(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= AUDIT_TEXT_LENGTH_MAX) return value ?? null;
  return `${value.slice(0, AUDIT_TEXT_LENGTH_MAX).toWellFormed()}…`;
}
