/** Decides whether a key can be dropped. */
import type { KeyRing } from '#lib/key-ring.ts';
import type { KeyStatus } from './actions.ts';

/** Why a key cannot be dropped; null: nothing needs it. */
export function dropFault(
  { keys: [current, ...others] }: KeyRing,
  id: number,
  counts: readonly KeyStatus[],
): string | null {
  if (current.id === id) return 'This is the key that encrypts. Add another one first.';
  if (!others.some((key) => key.id === id)) return 'No such key exists.';
  const needed = counts.filter(({ key }) => key === id);
  return needed.length === 0 ? null : needed.map(sentenceOf).join(' ');
}

function sentenceOf({ table, column, rows, resealable }: KeyStatus): string {
  const remedy = resealable ? 'Run keys reseal.' : 'They expire within a day.';
  return `It has encrypted ${rows} texts of ${table}.${column}. ${remedy}`;
}
