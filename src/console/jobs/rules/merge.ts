/** Two members who change a job at once: what each changed, by digests of the fields as the form showed them. */
import { typedValues } from '#console/fields/rules/values.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import { htmlField, textFields, typedOf } from './fields.ts';
import type { Typed } from './fields.ts';

/** By field. A choice of several, and a text with how it is edited, are one field. */
export type Digests = Readonly<Record<string, string>>;

/** What the form sends beside the fields of the job. */
const beside: ReadonlySet<string> = new Set(['version', 'base', 'purpose', 'once', 'form_token']);
const textOfHtml = new Map(textFields.map((name) => [htmlField(name), name as string]));

/** Null: no field of the job. */
function fieldOf(name: string): string | null {
  if (beside.has(name)) return null;
  const [field = '', key = ''] = name.split('.');
  return field === 'custom' ? `custom.${key}` : (textOfHtml.get(name) ?? field);
}

/** As its form shows it. */
export function storedTyped(job: Job, { fields }: FieldForm): Typed {
  return { ...typedOf(job), ...typedValues(fields, job.custom) };
}

export function digestsOf(typed: Typed): Digests {
  const values = new Map<string, string[]>();
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(name);
    const text = value.replaceAll('\r\n', '\n').trim();
    if (field !== null && text !== '')
      values.set(field, [...(values.get(field) ?? []), `${name}=${text}`]);
  }
  return Object.fromEntries(
    [...values].map(([field, all]) => [field, digest(all.toSorted().join('\n'))]),
  );
}

/** The fields that are not as they were. */
export function changedSince(base: Digests, typed: Typed): ReadonlySet<string> {
  const now = digestsOf(typed);
  const all = new Set([...Object.keys(base), ...Object.keys(now)]);
  return new Set([...all].filter((field) => now[field] !== base[field]));
}

/** What the form says it began from; null for one that does not. */
export function baseOf({ base = '' }: Typed): Digests | null {
  try {
    const read: unknown = JSON.parse(base);
    return isDigests(read) ? read : null;
  } catch {
    return null;
  }
}

function isDigests(read: unknown): read is Digests {
  return typeof read === 'object' && read !== null;
}

/** The fields that both changed, and not to the same. */
export function conflictsOf(base: Digests, mine: Typed, theirs: Typed): string[] {
  const [own, stored] = [digestsOf(mine), digestsOf(theirs)];
  const changed = changedSince(base, theirs);
  return [...changedSince(base, mine)].filter(
    (field) => changed.has(field) && own[field] !== stored[field],
  );
}

/** What is stored now, with what was changed in the form. */
export function withOwn(base: Digests, mine: Typed, stored: Typed): Typed {
  const own = changedSince(base, mine);
  const isOwn = (name: string) => {
    const field = fieldOf(name);
    return field === null || own.has(field);
  };
  return Object.fromEntries([
    ...Object.entries(stored).filter(([name]) => !isOwn(name)),
    ...Object.entries(mine).filter(([name]) => isOwn(name)),
  ]);
}

/** FNV-1a: it tells what a person changed from what they did not, and proves nothing. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
