/** Texts in several languages, of which readers see one. */
import { baseLanguage } from './language.ts';

export type LocalText = { text: string; language: string };

/** The text in the first of these languages (BCP 47) that there is one in, else the first of all. */
export function pickText(
  texts: Readonly<Record<string, string | undefined>>,
  languages: readonly string[],
): LocalText | null {
  const wanted = [...languages.map(baseLanguage), ...Object.keys(texts)];
  for (const language of wanted) {
    const text = Object.hasOwn(texts, language) ? texts[language] : undefined;
    if (text !== undefined) return { text, language };
  }
  return null;
}
