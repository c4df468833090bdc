/**
 * The words of what the Worker of the API shows of career sites: forms, job alerts, a candidate's own page, and previews of pages.
 * English is in the bundle; the others are files of `public/`, written by tools/form-words.ts. What forms send by email is in
 * `form-emails/`.
 */
import { dictionaryFiles } from '#lib/dictionary-files.ts';
import { nearestTag } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary.ts';
import type { AlertWords } from './alerts/dictionary.ts';
import { en as alerts } from './alerts/en.ts';
import { addAlertWords } from './alerts/words.ts';
import { en as apply } from './apply/en.ts';
import type { ApplyWords } from './apply/dictionary.ts';
import type { Words } from './dictionary.ts';
import { en as pages } from './en.ts';
import { en as portal } from './portal/en.ts';
import type { PortalWords } from './portal/dictionary.ts';
import { addWords } from './words.ts';

export type FormWords = {
  alerts: AlertWords;
  apply: ApplyWords;
  /** Those of the career pages, which stand around a form. */
  pages: Words;
  portal: PortalWords;
};

/** Of the dictionaries: each language, and the variants that differ from theirs. */
export const formTags = [
  ...siteLanguages,
  'de-CH',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IN',
  'es-419',
  'fr-CA',
] as const;

export function formWordsPath(tag: string): string {
  return `/words/forms-${tag}.json`;
}

const files = dictionaryFiles<FormWords>({
  english: { alerts, apply, pages, portal },
  tagFor: (language) => nearestTag(formTags, language),
  pathOf: formWordsPath,
  onLoad: (tag, words) => {
    addWords({ [tag]: words.pages });
    addAlertWords({ [tag]: words.alerts });
  },
});

export const loadFormWords = files.load;

/** The words of the application form for a BCP 47 tag. */
export function applyWordsFor(language: string): ApplyWords {
  return files.wordsFor(language).apply;
}

/** The words of a candidate's own page for a BCP 47 tag. */
export function portalWordsFor(language: string): PortalWords {
  return files.wordsFor(language).portal;
}
