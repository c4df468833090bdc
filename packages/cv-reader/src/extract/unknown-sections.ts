/** Corrects the kinds of sections by what they hold. */
import { hasDate } from './dates.ts';
import { partsOf } from './lines.ts';
import { jobScore, schoolScore } from './names.ts';
import type { Section } from './sections.ts';
import { isKnownSkill } from './skill-dictionary.ts';
import type { SectionKind } from './words/headings.ts';

/**
 * Classifies sections under unknown headings as work or education, if the CV has no such section and
 * the lines contain dates and job titles, or schools; as skills if they hold little else. `Languages` may be those of a programmer.
 */
export function classifyUnknownSections(
  sections: readonly Section[],
  isLanguage: (text: string) => boolean,
): readonly Section[] {
  const isMissing = (kind: SectionKind) =>
    !sections.some((section) => section.kind === kind || section.alsoKinds.includes(kind));
  const takes: [SectionKind, (text: string) => boolean][] = [
    ['education', (text) => schoolScore(text) > 0],
    ['work', (text) => jobScore(text) > 1],
  ];
  for (const [kind, isOf] of takes.filter(([missing]) => isMissing(missing))) {
    const found = sections.find(
      (section) =>
        section.kind === 'other' &&
        section.lines.some(({ text }) => hasDate(text)) &&
        section.lines.some(({ cells }) => cells.some(({ text }) => isOf(text))),
    );
    if (found) found.kind = kind;
  }
  for (const section of sections) {
    const isOpen = section.kind === 'other' || section.kind === 'languages';
    const isNamed =
      section.kind === 'languages' && section.lines.some(({ text }) => isLanguage(text));
    if (isOpen && !isNamed && areSkills(section)) section.kind = 'skills';
  }
  return sections;
}

/** Skills that are known, and their share of a section, which make it one of skills. */
const KNOWN_MIN = 2;
const KNOWN_SHARE = 0.5;

function areSkills({ lines }: Section): boolean {
  const items = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => partsOf(cell)).flatMap((text) => text.split(/[,;•·|]\s*/u)),
  );
  const known = items.filter((text) => isKnownSkill(text.trim())).length;
  return known >= KNOWN_MIN && known >= KNOWN_SHARE * items.length;
}
