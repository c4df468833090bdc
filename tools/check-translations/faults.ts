/** Compares each file of a language with English: its keys, its `{names}`, and its plural forms; and its texts with its terms. */
import { isPluralForms } from '#lib/dictionaries.ts';
import { baseLanguage } from '#lib/language.ts';
import { mergeFields } from '#recruiting/pipeline/messages/rules.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { areas, ownEntries, tags, tagsOf, wholeParts, writtenParts } from '#translations/read.ts';
import { readRules, termsOf } from '#translations/terms.ts';
import { areaOf } from './texts.ts';
import { wordFaults } from './words.ts';

export type Fault = { file: string; key: string; what: string };

/** All faults of all files: of a language that is listed and has no file, too. */
export function faultsOfTranslations(): Fault[] {
  const unlisted = tags.filter((tag) => !siteLanguages.some((one) => one === baseLanguage(tag)));
  const unknown = unlisted.map((tag) => ({
    file: tag,
    key: '',
    what: 'is no language of siteLanguages in src/vocabulary/lists.ts',
  }));
  const faults = [...new Set([...siteLanguages, ...tags])].flatMap((tag) =>
    areas.flatMap((area) => {
      const parts = writtenParts(tag, area);
      if (parts === null && tag !== baseLanguage(tag)) return [];
      return faultsOf(tag, `${tag}/${area}.json`, writtenParts('en', area) ?? {}, parts ?? {});
    }),
  );
  return [...unknown, ...faults, ...tags.flatMap(wordFaultsOf)];
}

/** Of a variant, the texts that its readers see, whether they are its own or those of its language. */
function wordFaultsOf(tag: string): Fault[] {
  const read = tag === baseLanguage(tag) ? sentences : sentencesOfVariants;
  const wordsOf = (of: string) =>
    Object.fromEntries(read.map((area) => [area, wholeParts(of, area)]));
  const compared = {
    words: wordsOf(tag),
    english: wordsOf('en'),
    terms: termsOf(tag),
    rules: readRules(),
  };
  return wordFaults(tag, compared).map(({ key, what }) => {
    const area = areaOf(key);
    return { file: `${tag}/${area}.json`, key: key.slice(area.length + 1), what };
  });
}

/** The search of jobs has lists of words. */
const sentences = areas.filter((area) => area !== 'search');
const sentencesOfVariants = sentences.filter((area) =>
  tagsOf(area).some((tag) => tag !== baseLanguage(tag)),
);

/** A regional variant may leave out what its language has. */
export function faultsOf(tag: string, file: string, english: unknown, words: unknown): Fault[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const isVariant = tag !== baseLanguage(tag);

  function faultsAt(key: string, model: unknown, own: unknown): string[][] {
    if (ownEntries.has(key.split('.').at(-1) ?? ''))
      return own === undefined && !isVariant ? [[key, 'is missing']] : [];
    if (own === undefined) return isVariant ? [] : [[key, 'is missing']];
    if (typeof model === 'string') return textFaults(key, [model], own);
    if (!isObject(model)) return [[key, 'is not in English']];
    if (!isObject(own)) return [[key, 'is a text, where English has several']];
    if (isPluralForms(model)) return pluralFaults(key, model, own);
    const keys = [...new Set([...Object.keys(model), ...Object.keys(own)])];
    return keys.flatMap((one) => faultsAt(key ? `${key}.${one}` : one, model[one], own[one]));
  }

  function pluralFaults(key: string, model: Record<string, unknown>, own: object): string[][] {
    const forms = Object.entries(own);
    const missing = pluralCategories.filter((form) => !Object.hasOwn(own, form));
    const extra = forms.filter(([form]) => !pluralCategories.some((one) => one === form));
    return [
      ...missing.map((form) => [`${key}.${form}`, `is missing: ${tag} has this plural form`]),
      ...extra.map(([form]) => [`${key}.${form}`, `is a plural form that ${tag} has not`]),
      // "One job" may leave out the number, but not add a name.
      ...forms.flatMap(([form, text]) =>
        textFaults(`${key}.${form}`, Object.values(model), text, form !== 'other'),
      ),
    ];
  }

  return faultsAt('', english, words).map(([key = '', what = '']) => ({ file, key, what }));
}

function textFaults(
  key: string,
  models: readonly unknown[],
  text: unknown,
  mayLeaveOut = false,
): string[][] {
  if (typeof text !== 'string') return [[key, 'is not a text']];
  const [wanted, given] = [namesOf(models.join(' ')), namesOf(text)];
  const missing = mayLeaveOut
    ? []
    : [...wanted].filter((name) => !given.has(name) && !mergeNames.has(name));
  const extra = [...given].filter((name) => !wanted.has(name) && !mergeNames.has(name));
  return [
    ...(text.trim() === '' && models.join('').trim() !== '' ? [[key, 'is empty']] : []),
    ...missing.map((name) => [key, `lacks ${name}`]),
    ...extra.map((name) => [key, `has ${name}, which English has not`]),
  ];
}

/** Templates of emails to candidates may name a candidate as the language does. */
const mergeNames: ReadonlySet<string> = new Set(mergeFields.map((field) => `{{${field}}}`));

/** `{name}`, or `{{merge.field}}` of a template, of which a language may use others. */
function namesOf(text: string): ReadonlySet<string> {
  const names = text.match(/\{\{[\w.]+\}\}|\{\w+\}/gu) ?? [];
  return new Set(names);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function faultLine({ file, key, what }: Fault): string {
  return `translations/${file}: ${key} ${what}\n`;
}
