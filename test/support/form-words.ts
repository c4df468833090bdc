/** The words of the forms of career sites in tests, in Node and in the Worker, where no isolate has loaded their files. */
import { formWordsPath, loadFormWords } from '#careers/words/forms.ts';
import type { FormWords } from '#careers/words/forms.ts';
import { laidOver } from '#lib/dictionaries.ts';
import { baseLanguage } from '#lib/language.ts';
import { careersTags } from '#translations';

const FOLDER = '../../translations';
const files = import.meta.glob('../../translations/*/careers.json', {
  eager: true,
  import: 'default',
}) as Readonly<Record<string, FormWords>>;

function formWords(language: string): FormWords {
  const { [`${FOLDER}/${baseLanguage(language)}/careers.json`]: words } = files;
  if (!words) throw new Error(`There is no translation of ${language}.`);
  return laidOver(words, files[`${FOLDER}/${language}/careers.json`] ?? {});
}

export const applyWordsFor = (language: string) => formWords(language).apply;
export const portalWordsFor = (language: string) => formWords(language).portal;

/** For tests that render pages without the Worker. */
export async function loadAllFormWords(): Promise<void> {
  const texts = new Map(
    careersTags.map((tag) => [formWordsPath(tag), JSON.stringify(formWords(tag))]),
  );
  await Promise.all(
    careersTags.map((tag) => loadFormWords(tag, async (path) => texts.get(path) ?? null)),
  );
}
