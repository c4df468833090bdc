/** A part of a CV under one heading. */
import type { Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';

export type Section = {
  kind: SectionKind | 'header';
  /** Other kinds in the heading: `Skills & Languages`. */
  alsoKinds: readonly SectionKind[];
  lines: Line[];
  /** Whether its heading is not a known one. */
  isUnknown?: boolean;
  /** Whether it begins the document. */
  isFirst?: boolean;
};
