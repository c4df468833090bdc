/** The words of the forms of career sites in tests, where no isolate has loaded their files. */
import { formTags, formWordsPath, loadFormWords } from '#careers/words/forms.ts';
import { formWords } from '../../tools/form-words.ts';

export const applyWordsFor = (language: string) => formWords(language).apply;
export const portalWordsFor = (language: string) => formWords(language).portal;

/** For tests that render pages without the Worker. */
export async function loadAllFormWords(): Promise<void> {
  const texts = new Map(
    formTags.map((tag) => [formWordsPath(tag), JSON.stringify(formWords(tag))]),
  );
  await Promise.all(
    formTags.map((tag) => loadFormWords(tag, async (path) => texts.get(path) ?? null)),
  );
}
