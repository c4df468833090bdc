/** Languages by their BCP 47 tags: which dictionary a tag reads, how it is written, and how templates are filled. */

/** One entry for every language, and one for each regional variant that differs from its language (`de-CH`). */
export type Dictionaries<Language extends string, Words> = Readonly<Record<Language, Words>> & {
  readonly [Variant in `${Language}-${string}`]: Words;
};

/** The entry of the tag itself, else of its base language, else English. */
export function pickLanguage<Words>(
  dictionaries: { readonly en: Words } & { readonly [tag: string]: Words },
  tag: string,
): Words {
  const name = [tag, baseLanguage(tag)].find((candidate) => Object.hasOwn(dictionaries, candidate));
  return dictionaries[name ?? 'en'] ?? dictionaries.en;
}

/** `de` for `de-CH`. */
export function baseLanguage(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The writing direction, for the `dir` attribute. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(baseLanguage(tag)) ? 'rtl' : 'ltr';
}

/** The locale for `Intl`. Arabic keeps European digits and the Gregorian calendar, as job boards in the Gulf do. */
export function formattingLocale(tag: string): string {
  return baseLanguage(tag) === 'ar' ? `${tag}-u-ca-gregory-nu-latn` : tag;
}

export type TemplateValues = Readonly<Record<string, string | number>>;

/** Replaces each `{name}` with its value; a name without a value stays as it is. "Acme B.V." ends a sentence without a second dot. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replaceAll(/\{(\w+)\}(\.?)/gu, (hole, name: string, dot: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    const text = String(value);
    return text.endsWith('.') ? text : `${text}${dot}`;
  });
}
