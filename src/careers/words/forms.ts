/**
 * The words of what the Worker of the API shows of career sites: forms, job alerts, a candidate's own page, and previews of pages.
 * English is in the bundle; the others are files of `public/`, written by tools/translations.ts. What forms send by email is in
 * `form-emails/`.
 */
import { fileLoader, openDictionary } from '#lib/dictionaries.ts';
import { nearestTag } from '#lib/language.ts';
import { careersApply, careersPortal, careersTags } from '#translations';
import type english from '#translations/en/careers.json';
import { putAlertWords } from './alerts/words.ts';
import type { AlertWords } from './alerts/words.ts';
import { putWords } from './words.ts';
import type { Words } from './words.ts';

export type ApplyWords = (typeof english)['apply'];
type PortalWords = (typeof english)['portal'];

export type FormWords = {
  alerts: AlertWords;
  apply: ApplyWords;
  /** Those of the career pages, which stand around a form. */
  pages: Words;
  portal: PortalWords;
};

export function formWordsPath(tag: string): string {
  return `/words/forms-${tag}.json`;
}

const apply = openDictionary<ApplyWords>(careersApply);
const portal = openDictionary<PortalWords>(careersPortal);

export const loadFormWords = fileLoader<FormWords>({
  tagFor: (language) => nearestTag(careersTags, language),
  pathOf: formWordsPath,
  onLoad: (tag, words) => {
    putAlertWords(tag, words.alerts);
    apply.put(tag, words.apply);
    putWords(tag, words.pages);
    portal.put(tag, words.portal);
  },
});

/** The words of the application form for a BCP 47 tag. */
export const { wordsFor: applyWordsFor } = apply;

/** The words of a candidate's own page for a BCP 47 tag. */
export const { wordsFor: portalWordsFor } = portal;
