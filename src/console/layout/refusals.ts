/** What a refusal says to people: by its code, else in general. */
import type { ErrorCode } from '#errors.ts';
import type { ConsoleView, Refusal } from '#http/console.ts';
import { wordsFor } from '#console/words/words.ts';
import type { FormState, Typed } from './fields.tsx';

export function refusalText({ language }: Pick<ConsoleView, 'language'>, code: ErrorCode): string {
  const texts: Partial<Record<ErrorCode, string>> & { unnamed: string } =
    wordsFor(language).frame.errors;
  return texts[code] ?? texts.unnamed;
}

type RefusedForm = FormState & { status: 409 | 422 };

/**
 * A form as it was typed, with the faults of its fields. `fieldOf` turns the path of an input into the field of the form;
 * `texts` say what is wrong with a field.
 */
export function refusedForm(
  view: Pick<ConsoleView, 'language'>,
  { code, status, errors }: Refusal,
  { typed, texts = {}, codes = {}, fieldOf = fieldNamed, saysWhy = false }: RefusedOptions,
): RefusedForm {
  const { faults: words } = wordsFor(view.language).frame;
  const names = [...new Set(Object.keys(errors).map(fieldOf))];
  const faults = Object.fromEntries(
    names.map((name) => [
      name,
      texts[name] ?? (typed[name] === '' ? words.required : words.invalid),
    ]),
  );
  const isSummed = names.length > 0 && !saysWhy;
  const alert = codes[code] ?? (isSummed ? words.summary : refusalText(view, code));
  return { status, typed, faults, alert };
}

/** What a form says that keeps what was typed after somebody else has saved the record. */
export function staleText({ language }: Pick<ConsoleView, 'language'>) {
  return { stale_write: wordsFor(language).texts.stale };
}

/** What was typed with the version of the record that the form began from; after a conflict, with that of the record as it is. */
export function withVersion({ status, typed }: { status: number; typed: Typed }, stored: Typed) {
  const { version = '' } = stored;
  return { ...typed, version: status === 409 ? version : (typed['version'] ?? version) };
}

export type RefusedOptions = {
  typed: Typed;
  texts?: Readonly<Record<string, string>>;
  /** What refusals say that only this screen has. */
  codes?: Partial<Record<ErrorCode, string>>;
  /** Whether the alert says why, where fields are at fault, too. */
  saysWhy?: boolean;
  fieldOf?: (path: string) => string;
};

/** `values.3` is a fault of the values. */
function fieldNamed(path: string): string {
  return path.split('.')[0] ?? '';
}
