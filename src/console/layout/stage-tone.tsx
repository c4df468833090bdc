/** The tone of a stage, which is the same on every screen: from light to dark along the pipeline, and green where it ends in a hire. */
import type { StageType } from '#vocabulary/lists.ts';

export const stageTones = ['s1', 's2', 's3', 's4'] as const;

/** `at`: how many stages stand before it. */
export function toneOf({ type }: { type: StageType }, at: number): (typeof stageTones)[number] {
  return (type === 'hired' ? undefined : stageTones[Math.min(at, 2)]) ?? 's4';
}

/** A square beside the name of the stage. */
export function StageTone({ stage, at }: { stage: { type: StageType }; at: number }) {
  return <span class={`tone ${toneOf(stage, at)}`} aria-hidden="true"></span>;
}
