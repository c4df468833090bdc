/** The names of the stages that templates of pipelines have, in each language. */
import { openDictionary } from '#lib/dictionaries.ts';
import { recruitingStages } from '#translations';
import type english from '#translations/en/recruiting.json';

export const { wordsFor: stageNames } =
  openDictionary<(typeof english)['stages']>(recruitingStages);
