/** What `doctor` finds: each with what to do about it. */

/** `wrong` must be repaired; `watch` can wait, and should not be forgotten. */
export type Level = 'fine' | 'watch' | 'wrong';
export type Finding = { level: Level; what: string; remedy?: string };

export const fine = (what: string): Finding => ({ level: 'fine', what });
export const watch = (what: string, remedy: string): Finding => ({ level: 'watch', what, remedy });
export const wrong = (what: string, remedy: string): Finding => ({ level: 'wrong', what, remedy });

/** Above `watchFrom` it is watched, above `wrongFrom` wrong. */
export type Bounds = { value: number; watchFrom: number; wrongFrom: number };

export function bounded({ value, watchFrom, wrongFrom }: Bounds, what: string, remedy: string) {
  if (value >= wrongFrom) return wrong(what, remedy);
  return value >= watchFrom ? watch(what, remedy) : fine(what);
}

const labels: Readonly<Record<Level, string>> = { fine: 'ok', watch: 'WATCH', wrong: 'WRONG' };

export function lineOf({ level, what, remedy }: Finding): string {
  const line = `${labels[level].padEnd(7)}${what}`;
  return remedy === undefined || level === 'fine' ? line : `${line}\n       ${remedy}`;
}
