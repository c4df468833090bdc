/** What a refusal says to people: by its code, else in general. */
import type { ErrorCode } from '#errors.ts';
import type { ConsoleView } from '#http/console.ts';
import { wordsFor } from '#console/words/words.ts';

export function refusalText({ language }: Pick<ConsoleView, 'language'>, code: ErrorCode): string {
  const texts: Partial<Record<ErrorCode, string>> & { unnamed: string } =
    wordsFor(language).frame.errors;
  return texts[code] ?? texts.unnamed;
}
