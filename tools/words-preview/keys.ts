/** Finds the texts of a language in a page. */
import { textOf } from '#lib/html.ts';
import { areas, wholeParts } from '#translations/read.ts';
import { textsOf } from '../check-translations/texts.ts';

export type ShownKey = { key: string; text: string };

/** Shorter ones are found everywhere. */
const LENGTH_MIN = 3;

/** Answers the keys whose texts a page shows, whatever their `{names}` are. */
export function openKeys(tag: string): (html: string) => ShownKey[] {
  const sentences = areas.filter((area) => area !== 'search');
  const words = Object.fromEntries(sentences.map((area) => [area, wholeParts(tag, area)]));
  const texts = Array.from(textsOf(words), ([key, text]) => ({ key, text, parts: partsOf(text) }));
  const known = texts.filter(({ parts }) => parts.some((part) => part.length >= LENGTH_MIN));
  return (html) => {
    const shown = squeezed(textOf(html));
    return known
      .filter(({ parts }) => parts.every((part) => shown.includes(part)))
      .map(({ key, text }) => ({ key, text }));
  };
}

/** What stands between the names. */
function partsOf(text: string): string[] {
  return textOf(text)
    .split(/\{+[\w.]+\}+/u)
    .map(squeezed)
    .filter((part) => part !== '');
}

/** Values are set apart by marks of direction in some languages. */
function squeezed(text: string): string {
  return text
    .replaceAll(/[\u2066-\u2069\u00AD]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
