/** The shape of a command of the operator, and functions that read its options. */
import type { ParseArgsConfig } from 'node:util';
import { scopes } from '../../../../src/access.ts';
import type { Scope } from '../../../../src/access.ts';
import { ApiError } from '../../../../src/errors.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import { nextLine } from './stdin.ts';

/** `list`: the values of an option that can be repeated. */
export type Values = Record<string, string | boolean | readonly string[] | undefined>;

/** What somebody typed that no command takes. */
export class UsageError extends Error {}

type Described = {
  about: string;
  /** The placeholder of the argument after the command, such as `HASH_ID`; in brackets, it can be left out. */
  subject?: string;
  /**
   * `value` is the placeholder of the option's value; an option without one is a switch. A list is given by repeating the option, or
   * separated by commas; any other option is given once.
   */
  options: Record<string, { about: string; value?: string; required?: true; isList?: true }>;
};

/** Prints by itself as it goes on, and returns the exit code. It opens what it needs. */
export type OwnCommand = Described & {
  /** Whether it prints JSON with `--json`. */
  hasJson?: true;
  runAlone: (values: Values, print: (line: string) => void) => Promise<number>;
};

export type Command = Described & {
  /** Fields of the answer, or of a row of it, that say what is wrong: the command ends with 1 unless they are 0 or empty. */
  faults?: readonly string[];
  run: (ctx: ToolCtx, values: Values, subject: string) => Promise<unknown>;
};

/** Whether the answer says that something is wrong. */
export function isFaulty({ faults = [] }: Command, answer: unknown): boolean {
  const rows: unknown[] = Array.isArray(answer) ? answer : [answer];
  return rows.some((row) =>
    faults.some((field) => !isNothing(new Map(Object.entries(row ?? {})).get(field))),
  );
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === 0 || (Array.isArray(value) && value.length === 0);
}

export function text(values: Values, option: string): string {
  return String(values[option] ?? '');
}

/** Undefined when neither `--option` nor `--no-option` was given. */
export function flag(values: Values, option: string): boolean | undefined {
  const value = values[option];
  return typeof value === 'boolean' ? value : undefined;
}

export function optional(values: Values, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
}

/** With `--password-stdin` the first line of standard input, or the second after the keys. */
export function passwordOf(values: Values): string | undefined {
  return values['password-stdin'] === true ? nextLine() : undefined;
}

/** The values of a list; undefined where it was not given. */
export function list(values: Values, option: string): string[] | undefined {
  const given = values[option];
  return Array.isArray(given) ? given : undefined;
}

export function scopesOf(values: Values, option: string): Scope[] | undefined {
  return list(values, option)?.map((scope) => oneOf(option, scopes, scope));
}

export function oneOf<Name extends string>(
  option: string,
  names: readonly Name[],
  given: string,
): Name {
  const match = names.find((name) => name === given.trim());
  if (match) return match;
  throw new ApiError('invalid_input', {
    errors: { [option]: [`Must be one of ${names.join(', ')}.`] },
  });
}

export function optionalOneOf<Name extends string>(
  values: Values,
  option: string,
  names: readonly Name[],
): Name | undefined {
  const given = optional(values, option);
  return given === undefined ? undefined : oneOf(option, names, given);
}

/** All options can be repeated for the parser, so that `valuesOf` sees each time that one was given. */
export function optionsOf({
  options,
}: Pick<Described, 'options'>): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(options).map(([option, { value }]) => [
      option,
      { type: value === undefined ? 'boolean' : 'string', multiple: true } as const,
    ]),
  );
}

type Parsed = Record<string, (string | boolean)[] | string | boolean | undefined>;

/** The values by their options. Throws for an option that was given more than once and is no list, as one of them would be lost. */
export function valuesOf({ options }: Pick<Described, 'options'>, parsed: Parsed): Values {
  const values: Values = {};
  for (const [option, given] of Object.entries(parsed)) {
    const all = Array.isArray(given) ? given : [given];
    if (options[option]?.isList) {
      const items = all.flatMap((one) => String(one).split(',')).map((one) => one.trim());
      const named = [...new Set(items.filter((one) => one !== ''))];
      if (named.length === 0) throw new UsageError(`--${option} names nothing.`);
      values[option] = named;
    } else if (all.length > 1) {
      throw new UsageError(`--${option} is given ${all.length} times. It takes one value.`);
    } else values[option] = all[0];
  }
  return values;
}
