/** The texts of areas by key, each form of a plural one of them. */
import { ownEntries } from '#translations/read.ts';
import type { Area } from '#translations/read.ts';

export type Words = Readonly<Partial<Record<Area, unknown>>>;

/** By area and key, such as `console.frame.save`. */
export type Texts = ReadonlyMap<string, string>;

export function textsOf(words: Words): Texts {
  return new Map(entriesOf(words, ''));
}

/** Without the names of places, of which each language has its own. */
function entriesOf(words: unknown, path: string): [key: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    ownEntries.has(key) ? [] : entriesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

export function areaOf(key: string): string {
  return key.split('.', 1)[0] ?? '';
}

/** What is in the language: without tags, addresses, code, and names of formats. */
export function readText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll(/https?:\/\/\S*|\/api\/\S*|\[::1\]|\b[\w.]+@[\w.]+\b|JSON Resume/gu, '~');
}
