/** The shape of a command of the operator, and functions that read its options. */
import type { ParseArgsConfig } from 'node:util';
import { scopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { ApiError } from '#errors.ts';
import type { ToolCtx } from '../platform.ts';
import { nextLine } from './stdin.ts';

export type Values = Record<string, string | boolean | undefined>;

type Described = {
  about: string;
  /** The placeholder of the argument after the command, such as `HASH_ID`. */
  subject?: string;
  /** `value` is the placeholder of the option's value; an option without one is a switch. */
  options: Record<string, { about: string; value?: string; required?: true }>;
};

/** Prints by itself as it goes on, and returns the exit code. It opens what it needs. */
export type OwnCommand = Described & {
  runAlone: (values: Values, print: (line: string) => void) => Promise<number>;
};

export type Command = Described & {
  run: (ctx: ToolCtx, values: Values, subject: string) => Promise<unknown>;
};

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

export function scopesOf(values: Values, option: string): Scope[] | undefined {
  return optional(values, option)
    ?.split(',')
    .map((scope) => oneOf(option, scopes, scope));
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

export function optionsOf(command: Described): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(command.options).map(([option, { value }]) => [
      option,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
}
