/** The results of reading one entry of a CV. */
import type { Period } from '../dates/dates.ts';

export type Job = {
  name: string | null;
  position: string | null;
  period: Period | null;
  summary: string | null;
  highlights: string[];
};

export type School = {
  institution: string | null;
  studyType: string | null;
  area: string | null;
  period: Period | null;
};
