/** Finds what is no skill in tables and groups of skills, and skills that only spaces separate. */
import { keysOf } from '../lexicon.ts';
import type { Line } from '../lines.ts';
import { isKnownSkill } from './skill-dictionary.ts';
import { compact } from '../text-folding.ts';
import {
  languageAbilities,
  skillGroupTitles,
  skillLevels,
  skillTableHeads,
  traitLabels,
} from '../words/skill-words.ts';

const heads = keysOf(skillTableHeads);
const titles = keysOf(skillGroupTitles);
const traits = keysOf(traitLabels);
const levels = keysOf(skillLevels);

/** Words of a text that may be several skills, and of one of them. */
const WORDS_MAX = 16;
const NAME_WORDS_MAX = 4;

/** Lines without the heads of tables: `Skill | Level | Years`. */
export function withoutTableHeads(lines: readonly Line[]): readonly Line[] {
  return lines.filter(
    ({ cells }) =>
      !cells.slice(1).some(({ text }) => heads.has(compact(text))) && !areAbilities(cells),
  );
}

const abilities = keysOf(languageAbilities);

/** Columns of a table of languages. */
const ABILITIES_MIN = 2;

/** Whether cells are the columns in which Europass asks how well someone speaks: `Listening | Reading | Writing`. */
function areAbilities(cells: Line['cells']): boolean {
  return cells.filter(({ text }) => abilities.has(compact(text))).length >= ABILITIES_MIN;
}

/** Whether a text is a level of a skill: `Expert`. */
export function isSkillLevel(text: string): boolean {
  return levels.has(compact(text));
}

/** Whether a text is the title of a group of skills, and none itself. */
export function isGroupTitle(text: string): boolean {
  return titles.has(compact(text)) && !isKnownSkill(text);
}

/** Whether a label stands before what someone is like: `Strengths: punctual, hard working`. */
export function isTraits(label: string): boolean {
  return traits.has(compact(label));
}

/** `MS Office AutoCAD SAP` is three skills if all of its words belong to known ones; null if not. */
export function knownSkillsIn(text: string): string[] | null {
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > WORDS_MAX || isKnownSkill(text)) return null;
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const most = Math.min(NAME_WORDS_MAX, words.length - at);
    let count = most;
    while (count > 0 && !isKnownSkill(words.slice(at, at + count).join(' '))) count--;
    if (count === 0) return null;
    found.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  // `Azure DevOps` is one product that is not known.
  const isSure = found.length > 2 || found.some((name) => name.includes(' '));
  return found.length > 1 && isSure ? found : null;
}
