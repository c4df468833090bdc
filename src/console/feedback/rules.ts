/** The addresses of feedback, and what its forms hold. */
import { APPLICATION } from '#console/application/rules.ts';
import type { Typed } from '#console/layout/fields.tsx';
import { DAY_MS, HOUR_MS, isDate } from '#lib/time.ts';
import { instantsOf } from '#lib/time-zone.ts';

export const FEEDBACK = `${APPLICATION}/feedback`;
export const ASK = `${FEEDBACK}/ask`;
export const CANCEL = `${FEEDBACK}/cancel`;

/** Feedback is due in the evening of its day. */
const EVENING = 18 * HOUR_MS;

/** The day as the API takes it: undefined if the field is empty, and unchanged if it is not a date, which the API refuses. */
export function dueText(day: string, timezone: string): string | undefined {
  if (day === '') return undefined;
  if (!isDate(day)) return day;
  const evening = new Date(Date.parse(day) + EVENING);
  const [at = new Date(evening.getTime() + DAY_MS)] = instantsOf(evening, timezone);
  return at.toISOString();
}

/** The field of an attribute. */
export function scoreField(key: string): string {
  return `score.${key}`;
}

/** What the form says of each attribute; one that is not judged says nothing. */
export function typedScores(fields: Typed): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, key] = /^score\.(\w+)$/u.exec(name) ?? [];
      return key === undefined ? [] : [[key, value === '' ? null : Number(value)] as const];
    }),
  );
}
