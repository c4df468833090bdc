/** The state of the objectives of a deployment: the good part, and how much of the error budget is left. */
import { goodOf, objectives, total } from './objectives.ts';
import type { Objective } from './objectives.ts';
import { numberOf } from './dataset.ts';
import type { Ask } from './dataset.ts';

const DAY_SECONDS = 86_400;

export type ObjectiveState = {
  id: string;
  target: number;
  /** Of what was counted; null: nothing was. */
  good: number | null;
  counted: number;
  /** Of the failures that the target allows, the part that is left. Below 0 the objective is missed. */
  budgetLeft: number | null;
};

export function examineObjectives(ask: Ask, days: number): Promise<ObjectiveState[]> {
  return Promise.all(
    objectives.map(async (objective) => {
      const select = { counted: total, good: goodOf(objective) };
      const [row] = await ask({ select, where: objective.of, seconds: days * DAY_SECONDS });
      return stateOf(objective, numberOf(row, 'counted'), numberOf(row, 'good'));
    }),
  );
}

export function stateOf(
  { id, target }: Objective,
  counted: number,
  goodCount: number,
): ObjectiveState {
  if (counted === 0) return { id, target, good: null, counted, budgetLeft: null };
  const good = goodCount / counted;
  return { id, target, good, counted, budgetLeft: 1 - (1 - good) / (1 - target) };
}

export function isMissed({ budgetLeft }: ObjectiveState): boolean {
  return budgetLeft !== null && budgetLeft < 0;
}

export function lineOfObjective(state: ObjectiveState): string {
  const { id, target, good, counted, budgetLeft } = state;
  if (good === null || budgetLeft === null) return `${'no data'.padEnd(9)}${id}`;
  const label = (isMissed(state) ? 'MISSED' : 'ok').padEnd(9);
  const left = `${Math.round(budgetLeft * 100)} % of the error budget left`;
  return `${label}${id.padEnd(24)}${percent(good)} of ${percent(target)}, ${left} (${counted} counted)`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(3)} %`;
}
