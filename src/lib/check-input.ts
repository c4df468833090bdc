/** Checks input by a schema and says what is wrong in plain English: the only place with sentences for what schemas refuse. */
import { safeParseAsync } from 'zod/v4/core';
import type * as z from 'zod/v4/core';

type Issue = Parameters<z.$ZodErrorMap>[0];

/** The value as the schema reads it, or the issues with sentences that callers can show. */
export async function checkInput<Schema extends z.$ZodType>(
  schema: Schema,
  value: unknown,
): Promise<{ data: z.output<Schema> } | { issues: readonly z.$ZodIssue[] }> {
  const { data, error } = await safeParseAsync(schema, value, { error: messageOf });
  return error ? { issues: withoutFollowing(error.issues) } : { data };
}

const isOfAnotherType = ({ code }: z.$ZodIssue) => code === 'invalid_type';

/** A value of another type has no length or range that could be wrong as well. */
function withoutFollowing(issues: readonly z.$ZodIssue[]): readonly z.$ZodIssue[] {
  const paths = new Set(issues.filter(isOfAnotherType).map(({ path }) => path.join('.')));
  return issues.filter((issue) => isOfAnotherType(issue) || !paths.has(issue.path.join('.')));
}

/** Schemas that have a message of their own are not asked. */
function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Is required.'
        : `Must be ${typeNames[issue.expected] ?? 'of another type'}.`;
    case 'invalid_value':
      return choiceMessage(issue.values);
    case 'too_big':
      return boundMessage('at most', issue.origin, Number(issue.maximum));
    case 'too_small':
      return minimumMessage(issue);
    case 'invalid_format':
      if (LOST_PLUS.test(String(issue.input))) return 'Write the + of the offset as %2B.';
      return formatMessages[issue.format] ?? 'Must have the documented format.';
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Has unknown fields: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return unionMessage(issue.errors);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? OTHER;
    case 'custom':
      return OTHER;
  }
}

/** A time whose plus was not encoded: it arrives as a blank. */
const LOST_PLUS = /^\d[\d-]+T[\d:.]+ \d\d:?\d\d$/iu;

const OTHER = 'Must have a documented value.';

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  tuple: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a date',
};

const formatMessages: Readonly<Record<string, string>> = {
  date: 'Must be a date, such as 2026-12-01.',
  datetime: 'Must be a date and time with a time zone, such as 2026-12-01T10:00:00Z.',
  url: 'Must be a URL.',
  uuid: 'Must be a UUID.',
};

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

function boundMessage(bound: 'at most' | 'at least', origin: string, limit: number): string {
  const unit = units[origin];
  const count = limit.toLocaleString('en', { useGrouping: limit < Number.MAX_SAFE_INTEGER });
  if (unit === undefined) return `Must be ${bound} ${count}.`;
  return `Must ${origin === 'array' ? 'have' : 'be'} ${bound} ${count} ${unit}.`;
}

function minimumMessage({ origin, minimum, inclusive }: z.$ZodRawIssue<z.$ZodIssueTooSmall>) {
  const limit = Number(minimum);
  if (limit === 1 && units[origin] !== undefined) return 'Must not be empty.';
  return inclusive === false
    ? `Must be greater than ${limit}.`
    : boundMessage('at least', origin, limit);
}

function choiceMessage(values: readonly unknown[]): string {
  const names = values.filter((value) => value !== '').map(String);
  if (names.length === 0) return 'Must be empty.';
  return names.length === 1 ? `Must be ${names[0]}.` : `Must be one of ${names.join(', ')}.`;
}

/** Where the value has the wrong type for all branches, each type is named; else the last branch that takes the type says why. */
function unionMessage(branches: readonly (readonly z.$ZodIssue[])[]): string {
  const messages = new Set(branches.flatMap((issues) => issues.map(({ message }) => message)));
  const wishes = [...messages].map(
    (message) => /^Must be (an? [a-z]+|null|true or false)\.$/u.exec(message)?.[1],
  );
  if (wishes.length > 0 && wishes.every((wish) => wish !== undefined)) {
    return `Must be ${wishes.join(' or ')}.`;
  }
  const own = [...messages].filter((_, index) => wishes[index] === undefined);
  return own.at(-1) ?? OTHER;
}
