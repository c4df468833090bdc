/** Which language is written for a requested one, and how texts and emails are filled in: what needs no dictionary. */
import { baseLanguage, fillTemplate } from '#lib/language.ts';
import type { TemplateValues } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';

/** The language that pages use for a requested one: the value of the `lang` attribute. */
export function supportedLanguage(language: string): SiteLanguage {
  const base = baseLanguage(language);
  return siteLanguages.find((tag) => tag === base) ?? 'en';
}

/** Replaces each `{name}` with its value. A name without a value is kept. */
export function fillText(text: string, values: TemplateValues): string {
  return fillTemplate(text, values);
}
