/** What a person can do: the lists of skills first, then the names found anywhere. */
import type { Line } from './lines.ts';
import { canonicalSkillName, mentions, skillKey } from './skill-dictionary.ts';
import { itemsIn } from './skill-lists.ts';

/** A list beyond this helps nobody. */
const SKILLS_MAX = 80;

/** `printed` is how the CV writes it, where that is another name. */
export type Skill = { name: string; key: string; printed: string | null };

/** By the name it is kept under; as printed where it has no other. */
export function skillOf(text: string): Skill {
  const name = canonicalSkillName(text) ?? text;
  const key = skillKey(name);
  return { name, key, printed: key === skillKey(text) ? null : text };
}

/** The skills of lists, in their order. */
export function listedIn(lines: readonly Line[]): Skill[] {
  return uniqueSkills(itemsIn(lines).map((item) => skillOf(item))).slice(0, SKILLS_MAX);
}

/** The skills that are named in running text; only names that mean nothing else. */
export function mentionedIn(texts: readonly string[]): Skill[] {
  return uniqueSkills(texts.flatMap((text) => mentions(text)).map((name) => skillOf(name))).slice(
    0,
    SKILLS_MAX,
  );
}

export function uniqueSkills(skills: readonly Skill[]): Skill[] {
  const seen = new Set<string>();
  return skills.filter(({ key }) => {
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
