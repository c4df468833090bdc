/** Job titles as the job boards of each country write them; the first title of every row leads a team. */
import type { categories } from '../../src/vocabulary/lists.ts';
import data from './data/titles.json' with { type: 'json' };
import type { Language, BaseLanguage } from './domains.ts';

export type CategoryId = keyof typeof categories;

type Row = readonly [leader: string, ...others: string[]];
type Titles = Record<CategoryId, Row>;

const { byLanguage, northAmerican, byRegion, forms, marks } = data as unknown as {
  byLanguage: Record<BaseLanguage, Titles>;
  /** Rows a region writes differently from the rest of its language. */
  northAmerican: Partial<Titles>;
  byRegion: Partial<Record<Language, Partial<Titles>>>;
  /** How a title says more about the job; `{}` is the title. */
  forms: Record<BaseLanguage, Record<'junior' | 'senior' | 'intern' | 'apprentice', string>>;
  /** What boards append to a title, drawn evenly; an empty mark is no mark. */
  marks: Record<Language, readonly string[]>;
};
export { forms, marks };

const northAmericanLanguages: ReadonlySet<Language> = new Set(['en-US', 'en-CA']);

/** The titles of a category, the leading role first. */
export function titlesOf(language: Language, categoryId: CategoryId): Row {
  return (
    byRegion[language]?.[categoryId] ??
    (northAmericanLanguages.has(language) ? northAmerican[categoryId] : undefined) ??
    byLanguage[baseLanguageOf(language)][categoryId]
  );
}

export function baseLanguageOf(language: Language): BaseLanguage {
  return baseLanguages[language];
}

const baseLanguages: Record<Language, BaseLanguage> = {
  'en-US': 'en',
  'en-GB': 'en',
  'en-CA': 'en',
  'en-AU': 'en',
  'en-IN': 'en',
  'fr-CA': 'fr',
  'fr-FR': 'fr',
  'de-DE': 'de',
  'de-CH': 'de',
  'es-ES': 'es',
  'es-419': 'es',
  'pt-BR': 'pt',
  'it-IT': 'it',
  'nl-NL': 'nl',
  'pl-PL': 'pl',
  ar: 'ar',
  'ja-JP': 'ja',
};
