/** Collects skills: first those of lists, then those mentioned anywhere. */
import type { Line } from '../lines.ts';
import { stateCodes } from '../contact/places.ts';
import { canonicalSkillName, mentions, skillKey } from './skill-dictionary.ts';
import { itemsIn } from './skill-lists.ts';

/** Skills returned. */
const SKILLS_MAX = 80;

/** `printed` is the name in the CV, if it differs. */
export type Skill = { name: string; key: string; printed: string | null };

/** Returns a skill under its canonical name, or as printed. */
export function skillOf(text: string): Skill {
  const name = canonicalSkillName(text) ?? text;
  const key = skillKey(name);
  return { name, key, printed: key === skillKey(text) ? null : text };
}

/** Returns the skills of lists in order; `all` are the lines of the document. */
export function listedIn(lines: readonly Line[], all: readonly Line[] = lines): Skill[] {
  return uniqueSkills(itemsIn(lines, all).map((item) => skillOf(item))).slice(0, SKILLS_MAX);
}

/** Towns before their state, clients, and figures of a website, which may have the name of a skill. */
const others = new RegExp(
  [
    String.raw`(?<!\p{L})\p{Lu}\p{L}{1,20}\s\p{Lu}\p{L}{1,20},\s(?:${stateCodes})(?![\p{L}\d])`,
    String.raw`\b(?:[Uu]sed|[Tt]rusted|[Aa]dopted)\s(?:\w+\s){0,2}by\s[^.;]*`,
    String.raw`\b(?:clients?|customers?|partners?|Kunden|clientes|clienti|klanten|klienci)(?:\s(?:such as|like|including|wie|como|come|zoals)\s|:\s)[^.;]*`,
    String.raw`\bGitHub\s(?:stars|followers|page|profile|account)`,
  ].join('|'),
  'gu',
);

/** Returns the skills mentioned in running text by unambiguous names. */
export function mentionedIn(texts: readonly string[]): Skill[] {
  return uniqueSkills(
    texts.flatMap((text) => mentions(text.replaceAll(others, '·'))).map((name) => skillOf(name)),
  ).slice(0, SKILLS_MAX);
}

export function uniqueSkills(skills: readonly Skill[]): Skill[] {
  const seen = new Set<string>();
  return skills.filter(({ key }) => {
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
