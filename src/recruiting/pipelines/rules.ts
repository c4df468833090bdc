/** What a pipeline is made of (contract 2.5). */
import type { StageType } from '#vocabulary.ts';

/** The flow a pipeline gets that is created without stages; the hired stage is the last. */
export const defaultStages: readonly { name: string; type: StageType }[] = [
  { name: 'Screening', type: 'screening' },
  { name: 'Interview', type: 'interview' },
  { name: 'Offer', type: 'offer' },
  { name: 'Hiring', type: 'hired' },
];
