/** The default email templates by language. */
import { openDictionary } from '#lib/dictionaries.ts';
import { recruitingTemplates } from '#translations';
import type english from '#translations/en/recruiting.json';

type Words = (typeof english)['templates'];

/** The types of the stages of a pipeline that is created without stages. */
export type DefaultStageType = keyof Words['stages'];

export const { wordsFor: defaultTemplates } = openDictionary<Words>(recruitingTemplates);
