/** Logistic regression on facts that hold or not, in which a weight never has the wrong sign. */

/** `count` may be a fraction: how much the row counts. */
export type Row = { facts: Readonly<Record<string, boolean>>; isRight: boolean; count: number };

export type Fit = { bias: number; by: Record<string, number> };

/** Holds weights near zero, so that what few CVs show counts little. In rows. */
const RIDGE = 2;
/** More rounds change no second decimal of a confidence. */
const ROUNDS = 300;
/** A weight moves no further in one round, as the slope of the loss changes on the way. */
const STEP_MAX = 0.5;

/** `signs` names the facts; 1 may only raise the odds, -1 only lower them. */
export function fit(rows: readonly Row[], signs: Readonly<Record<string, 1 | -1>>): Fit {
  const names = Object.keys(signs);
  const patterns = patternsOf(rows, names);
  const having = names.map((_name, at) => patterns.filter(({ held }) => held.includes(at)));
  const weights = names.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    bias += stepOf(0, patterns, { bias, weights }, 0);
    for (const [at, name] of names.entries()) {
      const weight = weights[at] ?? 0;
      const moved = weight + stepOf(weight, having[at] ?? [], { bias, weights }, RIDGE);
      weights[at] = signs[name] === 1 ? Math.max(0, moved) : Math.min(0, moved);
    }
  }
  return { bias, by: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) };
}

/** Newton's step of one weight, which is in the patterns given. */
function stepOf(
  weight: number,
  patterns: readonly Pattern[],
  { bias, weights }: { bias: number; weights: readonly number[] },
  ridge: number,
): number {
  let slope = ridge * weight;
  let curve = Math.max(ridge, 0.01);
  for (const { held, right, count } of patterns) {
    const likely = chance(bias, weights, held);
    slope += count * likely - right;
    curve += count * likely * (1 - likely);
  }
  return Math.max(-STEP_MAX, Math.min(STEP_MAX, -slope / curve));
}

type Pattern = { held: readonly number[]; right: number; count: number };

/** Rows with the same facts count together. */
function patternsOf(rows: readonly Row[], names: readonly string[]): Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const { facts, isRight, count } of rows) {
    const held = names.flatMap((name, at) => (facts[name] ? [at] : []));
    const pattern = patterns.get(held.join()) ?? { held, right: 0, count: 0 };
    pattern.right += isRight ? count : 0;
    pattern.count += count;
    patterns.set(held.join(), pattern);
  }
  return [...patterns.values()];
}

function chance(bias: number, weights: readonly number[], held: readonly number[]): number {
  const sum = held.reduce((total, at) => total + (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
