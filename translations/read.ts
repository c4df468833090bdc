/** Reads translations: a folder for each language and regional variant, with a file for each area. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laidOver } from '#lib/dictionaries.ts';
import type { Texts } from '#lib/dictionaries.ts';
import { baseLanguage } from '#lib/language.ts';

export const areas = ['careers', 'accounts', 'recruiting', 'console', 'search'] as const;
export type Area = (typeof areas)[number];

/** Names of places that need another form, of which each language has its own. */
export const ownEntries: ReadonlySet<string> = new Set(['cityForms', 'inCountry']);

/** The parts of an area: what one Worker needs of it, or one screen shows. */
export type Parts = Readonly<Record<string, unknown>>;

const FOLDER = import.meta.dirname;

/** Languages first: a variant stands after its language. */
export const tags: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((a, b) => a.length - b.length || a.localeCompare(b));

function fileOf(tag: string, area: Area): string {
  return join(FOLDER, tag, `${area}.json`);
}

/** What the file has, and nothing else; null where there is none. */
export function writtenParts(tag: string, area: Area): Parts | null {
  const file = fileOf(tag, area);
  const parts: Parts | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return parts;
}

export function tagsOf(area: Area): readonly string[] {
  return tags.filter((tag) => existsSync(fileOf(tag, area)));
}

/** All of an area: English for what a language lacks, the language for what a variant lacks. */
export function wholeParts(tag: string, area: Area): Parts {
  const parts = writtenParts(tag, area) ?? {};
  if (tag === 'en') return parts;
  const base = baseLanguage(tag);
  return laidOver(base === tag ? substitutes(area) : wholeParts(base, area), parts);
}

/** English, without the entries that no other language takes from it. */
function substitutes(area: Area): Parts {
  const text = JSON.stringify(writtenParts('en', area) ?? {});
  const parts: Parts = JSON.parse(text, (key, value) => (ownEntries.has(key) ? {} : value));
  return parts;
}

/** The JSON of a part, or of a whole area, by tag: all of a language, and of a variant what differs. */
export function textsOf(area: Area, part: string | null, which?: 'english' | 'foreign'): Texts {
  const asked = tags.filter(
    (tag) => which === undefined || (tag === 'en') === (which === 'english'),
  );
  const texts = asked.flatMap((tag) => {
    const isVariant = tag !== baseLanguage(tag);
    const parts = isVariant ? writtenParts(tag, area) : wholeParts(tag, area);
    const words = part === null ? parts : parts?.[part];
    return words == null ? [] : [[tag, JSON.stringify(words)]];
  });
  return Object.fromEntries(texts);
}

/** The same with these members alone. */
export function membersOf(texts: Texts, names: readonly string[]): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([tag, text]) => {
      const parts: Parts = JSON.parse(text);
      return [tag, JSON.stringify(Object.fromEntries(names.map((name) => [name, parts[name]])))];
    }),
  );
}
