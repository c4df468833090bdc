/** The values that evidence speaks for, and how much it counts. */
import type { DetailName } from '../../resume.ts';

export type Detail = DetailName;

/** What a value has without evidence, and what each evidence adds, as logits. */
export type Weights = { bias: number; by: Readonly<Record<string, number>> };
