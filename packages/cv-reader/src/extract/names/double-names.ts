/** Names with a slash, a state or a seat beside them, which are no two names. */
import { hasLegalForm, jobScore, organisationScore, schoolScore } from './names.ts';
import { stateCodes } from '../contact/places.ts';
import { isIdeographic } from '../text-folding.ts';

/** Between two titles, or a title and its employer. */
export const DOUBLE = ' / ';

/** Joins the halves of a title again that a slash parts: `Software Engineer / Programmer`, and not `Cook / Hotel Park`. */
export function withDoubleTitles(parts: readonly string[], cell: string): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const both = before === undefined ? '' : `${before}${DOUBLE}${part}`;
    const isDouble =
      before !== undefined &&
      !isIdeographic.test(both) &&
      cell.includes(both) &&
      isTitle(before) &&
      (jobScore(part) > 1 || (!isOrganisation(part) && /^\p{Lu}/u.test(part)));
    if (isDouble) joined.splice(-1, 1, both);
    else joined.push(part);
  }
  return joined;
}

export function isTitle(text: string): boolean {
  return jobScore(text) > 1 && !isOrganisation(text);
}

function isOrganisation(text: string): boolean {
  return hasLegalForm(text) || schoolScore(text) > 0;
}

/** `Oak Hollow, CA`: a town of the United States or Canada that no list has. */
export function isTownInState(text: string): boolean {
  const [, town = ''] = townInState.exec(text.trim()) ?? [];
  return town !== '' && jobScore(town) === 0 && organisationScore(town) < 1;
}

const townInState = new RegExp(
  String.raw`^(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2}),\s(?:${stateCodes})$`,
  'u',
);

/** A university of a state whose seats have its name: `University of California, Berkeley`. */
export const campus =
  /^University of (?:Alabama|Alaska|Arkansas|California|Colorado|Hawaii|Illinois|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|North Carolina|Tennessee|Texas|Wisconsin), \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u;
