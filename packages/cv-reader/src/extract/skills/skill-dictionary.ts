/** The dictionary of skills: canonical names, and mentions in text. */
import { isIdeographic, plain } from '../text-folding.ts';
import { phrases } from '../words/phrases.ts';
import { skillAliases } from '../words/skill-aliases.ts';
import { listedSkills, plainSkills } from '../words/skill-names.ts';

/** The longest name of a skill, in words. */
const NAME_WORDS_MAX = 4;

const canonical = new Map(
  Object.entries(skillAliases).flatMap(([name, list]) =>
    [name, ...phrases(list)].map((alias) => [skillKey(alias), name] as const),
  ),
);
/** Skills found anywhere in a CV. */
const plainByKey = new Map(plainSkills.map((name) => [skillKey(name), name]));
const listedByKey = new Map(
  [...plainSkills, ...listedSkills].map((name) => [skillKey(name), name]),
);

/** The key of a skill: `C`, `C++` and `C#` differ, `Node.js` and `NodeJS` are equal. */
export function skillKey(text: string): string {
  return plain(text).replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '');
}

/** Returns the canonical name of a skill, or null if it has none. */
export function canonicalSkillName(text: string): string | null {
  return canonical.get(skillKey(text)) ?? null;
}

/** Whether a text is the name of a skill, including names that are common words. */
export function isListed(text: string): boolean {
  return listedByKey.has(skillKey(text));
}

/** Whether a text is a known skill by any of its names. */
export function isKnownSkill(text: string): boolean {
  return isListed(text) || canonical.has(skillKey(text));
}

/** Returns the skills a text mentions by unambiguous names, as written. */
export function mentions(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}.][\p{L}\p{M}\p{N}.+#]*/gu)];
  const found: string[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let count = Math.min(NAME_WORDS_MAX, words.length - index); count >= 1; count--) {
      const first = words[index];
      const last = words[index + count - 1];
      if (!first || !last) continue;
      const written = text.slice(first.index, last.index + last[0].length);
      const name = plainByKey.get(skillKey(written));
      if (name === undefined || !isPrinted(written, name)) continue;
      found.push(written.replace(/\.$/u, ''));
      index += count - 1;
      break;
    }
  }
  return found;
}

/** Abbreviations that match only in capitals: `SEM` is a skill, `sem` is not. */
function isPrinted(written: string, name: string): boolean {
  if (/[,;(]/u.test(written)) return false;
  if (name.length > 4 || isIdeographic.test(name)) return true;
  return written.replace(/\.$/u, '') === name || written === written.toUpperCase();
}
