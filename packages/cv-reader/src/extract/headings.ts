/** Which lines open a section, and which section that is. */
import { documentTitles, headings, type SectionKind, sectionKinds } from './words/headings.ts';
import { keysOf } from './lexicon.ts';
import { compact, plain } from './text-folding.ts';
import { phrases } from './words/phrases.ts';

export type Heading = {
  /** The first says what the section is, the others what it holds besides. */
  kinds: readonly SectionKind[];
  /** The languages in which a section is called so. */
  languages: readonly string[];
};

/** No heading is as long. */
const HEADING_LENGTH_MAX = 70;

const byKey = new Map<string, { kind: SectionKind; languages: string[] }>();
for (const kind of sectionKinds) {
  for (const [language, list] of Object.entries(headings[kind])) {
    for (const phrase of phrases(list)) {
      const key = compact(phrase);
      const known = byKey.get(key);
      if (!known) byKey.set(key, { kind, languages: [language] });
      else if (known.kind === kind) known.languages.push(language);
    }
  }
}

const titles = keysOf(documentTitles);

/** Words that only qualify what a section is called. */
const qualifiers = new Set(
  phrases(`
    my, relevant, professional, selected, other, additional, previous, recent, main, further, general, past, current, key, core, special, weitere, meine, relevante, ausgewählte, sonstige, besondere, mes, autres, principales, mis, otras, otros, minhas, outros, outras, principais, altre, altri, mie, mijn, overige, relevante, moje, pozostałe, inne, další, ostatní, moje, andra, övriga, mina, øvrige, andre, основные, прочие, дополнительные, інші, додаткові, άλλες, άλλα
  `).map((word) => compact(word)),
);

const andWords =
  / (?:&|and|und|et|y|e|i|en|och|og|ja|és|si|ve|a|и|та|і|й|και|&amp;|\+|y\/o|u) | ?[&+/|,·•・、] ?| - |و(?=ال)|と/u;

/** What stands around a heading: numbers, signs, brackets, a colon. */
const frame = /^(?:[\s\p{P}\p{S}]|(?:\d{1,2}|[ivx]{1,4})[.)]\s)+|[\s\p{P}\p{S}]+$/gu;

/** `Опыт работы — 11 лет`: how long it has been. */
const lasting = /\s*[-:(]\s*\d{1,2}\s?\p{L}[^-:]{0,30}$/u;

/** The section a text opens when it stands alone, or null. */
export function headingOf(text: string): Heading | null {
  if (text.length > HEADING_LENGTH_MAX) return null;
  const bare = plain(text)
    .replace(lasting, '')
    .replace(/\([^()]*\)\s*:?$/u, '')
    .replace(frame, '');
  if (bare === '' || /\d{3}/u.test(bare)) return null;
  const whole = byKey.get(compact(bare));
  if (whole) return { kinds: [whole.kind], languages: whole.languages };
  return compound(bare);
}

/** `Skills & Languages`, `Relevant experience`: every part must be known, or only qualify. */
function compound(bare: string): Heading | null {
  const words = bare.split(' ');
  if (words.length > 8) return null;
  const unqualified = words.filter((word) => !qualifiers.has(compact(word)));
  if (unqualified.length > 0 && unqualified.length < words.length) {
    const known = byKey.get(compact(unqualified.join('')));
    if (known) return { kinds: [known.kind], languages: known.languages };
  }
  const parts = bare.split(andWords).map((part) => byKey.get(compact(part ?? '')));
  if (parts.length < 2 || parts.length > 4) return null;
  const [first] = parts;
  if (!first || !parts.every((part) => part !== undefined)) return null;
  const kinds = parts.flatMap((part) => (part ? [part.kind] : []));
  return { kinds: [...new Set(kinds)], languages: first.languages };
}

/** A heading with a word before or after it that is not known: `Research Skills`, `Compétences métier`. */
export function looseHeadingOf(text: string): Heading | null {
  const words = plain(text).replace(frame, '').split(/\s+/u);
  if (words.length < 2 || words.length > 4) return null;
  for (const word of [words.at(-1), words[0]]) {
    const known = byKey.get(compact(word ?? ''));
    if (known && looseKinds.has(known.kind))
      return { kinds: [known.kind], languages: known.languages };
  }
  return null;
}

const looseKinds: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
]);

/** `Curriculum Vitae`, `Lebenslauf`: what the document is, and a page's number. */
export function isDocumentTitle(text: string): boolean {
  return titles.has(compact(text.replace(/\d+\s*(?:[/|]|of|von|de|di|z|из|από|\/)?\s*\d*/gu, '')));
}
