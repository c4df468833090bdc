/** Tells labels of what someone did in a job from headings of sections. */
import type { Heading } from './headings.ts';
import { type Style, STYLED_HEADINGS_MIN } from './heading-style.ts';
import type { Line } from '../lines.ts';
import type { Section } from './section.ts';
import { compact } from '../text-folding.ts';
import type { SectionKind } from '../words/headings.ts';

/** What may be told of each job: `Réalisations`, `Projects`. */
const isAside: ReadonlySet<SectionKind | undefined> = new Set<SectionKind>([
  'other',
  'profile',
  'projects',
]);

/** `Activités :` within jobs is a label if it is smaller than the headings. */
export function isLabelOfDuties(
  { text, size }: Line,
  style: Style,
  { kind: within }: Section,
  { kinds: [kind] }: Heading,
): boolean {
  // A section has one heading, and each job a label.
  if (within === 'work' && isAside.has(kind) && style.labels.has(compact(text))) return true;
  const isInner = within === 'work' && (kind === 'other' || kind === 'profile');
  return isInner && /[:：]$/u.test(text) && style.count >= STYLED_HEADINGS_MIN && size < style.size;
}

/** `Activities` beside a text within jobs is the label of what someone did, if it does not look like the headings. */
export function isDuty(
  line: Line,
  style: Style,
  current: Section,
  { kinds: [kind] }: Heading,
): boolean {
  if (current.kind !== 'work' || (kind !== 'other' && kind !== 'profile')) return false;
  // A section has one heading, and each job a label.
  if (style.repeated.has(compact(line.cells[0]?.text ?? ''))) return true;
  const isStyled =
    style.count >= STYLED_HEADINGS_MIN && (style.isBold || style.size > style.bodySize);
  return isStyled && !line.isBold && line.size < style.size;
}
