/** The words that misspelt ones are told to have been taken for: as the jobs that were found have them, never a mere stem. */
import { searchTokens } from '#lib/fold.ts';
import { stemOf } from '#lib/word-stem.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import type { Try } from './terms.ts';

/** Null where no other words were searched for. */
export function correctedText(
  tried: Pick<Try, 'corrected'> | undefined,
  jobs: readonly ListedJob[],
): string | null {
  const { corrected = null } = tried ?? {};
  if (corrected === null) return null;
  const written = [...new Set(jobs.flatMap((job) => textsOf(job)).flatMap(searchTokens))];
  return corrected.map((one) => (typeof one === 'string' ? one : wordOf(one, written))).join(' ');
}

function textsOf({ title, companyName, cityName, skills }: ListedJob): string[] {
  return [title, companyName, cityName ?? '', ...skills];
}

/** The first of the words that may be meant, as a word of the jobs, as another form of one, or as the end of a compound. */
function wordOf(meant: readonly string[], written: readonly string[]): string {
  for (const word of meant) {
    const form =
      written.find((one) => one === word) ??
      written.find((one) => stemOf(one) === word) ??
      endOf(written.find((one) => endOf(one, word) !== undefined) ?? '', word);
    if (form !== undefined) return form;
  }
  return meant[0] ?? '';
}

/** `pfleger` of `krankenpfleger`, for itself and for its stem. */
function endOf(compound: string, word: string): string | undefined {
  return Array.from({ length: compound.length }, (_, at) => compound.slice(at)).find(
    (end) => end === word || stemOf(end) === word,
  );
}
