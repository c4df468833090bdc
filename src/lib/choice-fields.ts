/** Query parameters of closed lists and of several values, in zod/mini: the public reads are all there is to load in their Worker. */
import * as z from 'zod/mini';
import { choiceFault, findChoice } from './choices.ts';
import { described } from './described.ts';

/** More values than these are no choice any more, and every one costs. */
const VALUES_MAX = 50;
const VALUES_LENGTH_MAX = 500;

/** One of the values in any case. */
export function optionalChoice<const Value extends string>(
  about: string,
  values: readonly Value[],
) {
  const choice = z.pipe(
    z.string(),
    z.transform((text, { issues }): Value => {
      const found = findChoice(values, text);
      if (found) return found;
      issues.push({ code: 'custom', message: choiceFault(values), input: text });
      return z.NEVER;
    }),
  );
  return described(z.optional(choice), about, { enum: [...values] });
}

/** Values separated by commas, each once. `parse` returns null for a text that is none. */
export function several<Value>(
  about: string,
  fault: string,
  parse: (text: string) => Value | null,
) {
  const values = z.pipe(
    z.string().check(z.maxLength(VALUES_LENGTH_MAX)),
    z.transform((text, { issues }): Value[] => {
      const issue = (message: string) => issues.push({ code: 'custom', message, input: text });
      const parsed = [...new Set(text.split(',').map(parse))];
      if (parsed.length > VALUES_MAX) issue(`Takes at most ${VALUES_MAX} values.`);
      if (parsed.includes(null)) issue(fault);
      return parsed.filter((value) => value !== null);
    }),
  );
  return described(
    z.optional(values),
    `${about} Separate several values by commas: a job has one of them.`,
  );
}

export function severalChoices<const Value extends string>(choices: readonly Value[]) {
  const names = choices.map((name) => `\`${name}\``).join(', ');
  return several(
    `One of ${names}.`,
    choiceFault(choices),
    (text) => findChoice(choices, text) ?? null,
  );
}
