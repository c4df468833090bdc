/** Codes and names of the languages that structured CVs name. */
import type { Line } from '../extract/lines.ts';
import { spokenIn } from '../extract/skills/spoken-languages.ts';

/** The ISO 639 code, from the one that is given (`deu`, `de-AT`, `ger`) or from the name; two letters where there are. */
export function languageCodeOf(name: string, given: string | undefined): string | undefined {
  const code = given === undefined ? null : canonical(given);
  if (code === 'nb' || code === 'nn') return 'no';
  return code ?? spokenIn([lineOf(name)], 'en')[0]?.code;
}

/** The English name of a code, or null where there is none. */
export function languageNameOf(code: string, language: string): string | null {
  const known = canonical(code);
  if (known === null) return null;
  const names = (own: string) =>
    new Intl.DisplayNames([own, 'en'], { type: 'language', fallback: 'none' }).of(known) ?? null;
  return names(canonical(language) ?? 'en');
}

/** A BCP 47 language of two or three letters from the language a document says it is in. */
export function canonicalLanguage(named: string | undefined): string | null {
  return named === undefined ? null : canonical(named);
}

function canonical(code: string): string | null {
  const last = code.slice(code.lastIndexOf('/') + 1).trim();
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})?$/iu.test(last)) return null;
  const [tag = ''] = Intl.getCanonicalLocales(last.slice(0, 3).replace(/-$/u, '').toLowerCase());
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return names.of(tag) === undefined ? null : tag;
}

function lineOf(text: string): Line {
  return { cells: [], text, page: 1, x: 0, y: 0, size: 0, isBold: false, isPlaced: false };
}
