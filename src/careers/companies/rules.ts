/** Names of companies in paths, and the settings of career pages as they are stored: another release may have written another shape. */
import { sectionKinds } from '#vocabulary/lists.ts';
import type { SectionKind } from '#vocabulary/lists.ts';

export type StoredPerson = {
  name: string;
  role: string | null;
  quote: string | null;
  pictureId: number | null;
};

export type StoredSection = {
  kind: SectionKind;
  heading: string | null;
  html: string;
  pictureId: number | null;
  pictureIds: readonly number[] | null;
  people: readonly StoredPerson[];
};

export type StoredSettings = {
  /** `#rrggbb`. */
  colour: string | null;
  headline: string | null;
  sections: readonly StoredSection[];
};

/** What the page of a company shows that has not chosen: offices are not public until it says so. */
const DEFAULT: readonly SectionKind[] = ['jobs', 'values', 'benefits'];

export function parseSettings(text: string): StoredSettings {
  const settings = recordOf(JSON.parse(text));
  const colour = textOf(settings['colour']);
  const sections = sectionsOf(settings['sections']);
  return {
    colour: colour !== null && /^#[\da-f]{6}$/u.test(colour) ? colour : null,
    headline: textOf(settings['headline']),
    sections: sections.some(({ kind }) => kind === 'jobs')
      ? sections
      : [...sections, toSection('jobs', {})],
  };
}

function sectionsOf(value: unknown): StoredSection[] {
  if (!Array.isArray(value)) return DEFAULT.map((kind) => toSection(kind, {}));
  return value.flatMap((item: unknown) => {
    const record = recordOf(item);
    const kind = sectionKinds.find((one) => one === record['kind']);
    return kind === undefined ? [] : [toSection(kind, record)];
  });
}

function toSection(kind: SectionKind, record: Record<string, unknown>): StoredSection {
  const ids = record['picture_ids'];
  const people: readonly unknown[] = Array.isArray(record['people']) ? record['people'] : [];
  return {
    kind,
    heading: textOf(record['heading']),
    html: textOf(record['html']) ?? '',
    pictureId: idOf(record['picture_id']),
    pictureIds: Array.isArray(ids) ? ids.map(idOf).filter((id) => id !== null) : null,
    people: people.map(recordOf).map((person) => ({
      name: textOf(person['name']) ?? '',
      role: textOf(person['role']),
      quote: textOf(person['quote']),
      pictureId: idOf(person['picture_id']),
    })),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Whether a name in a path can be a company: what can be none is not looked up. */
export function isSubdomain(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(text);
}
