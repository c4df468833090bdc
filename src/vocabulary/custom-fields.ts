/** The closed words of custom fields. */
import type { Texts } from './questions.ts';

export const fieldKinds = [
  'text',
  'long_text',
  'number',
  'money',
  'date',
  'yes_no',
  'single_choice',
  'multiple_choice',
  'url',
  'member',
] as const;

/** What a field is of. */
export const fieldEntities = ['candidate', 'application', 'job'] as const;
export type FieldEntity = (typeof fieldEntities)[number];

/** Who sees the values: all members, or Admins. */
export const fieldVisibilities = ['all', 'admin'] as const;

export type FieldOption = {
  key: string;
  label: string;
  /** Translations. */
  labels?: Texts | undefined;
};

/** Values from `from` to the next band: a number, or a date. The first can begin without one. */
export type FieldBand = {
  key: string;
  label: string;
  /** Translations. */
  labels?: Texts | undefined;
  from: number | string | null;
};
export type FieldKind = (typeof fieldKinds)[number];
