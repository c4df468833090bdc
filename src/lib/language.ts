/** Languages by their BCP 47 tags: which of several a tag reads, how it is written, and how templates are filled. */

/** The tag itself where it is one of `tags`, else its base language, else English. */
export function nearestTag(tags: readonly string[], tag: string): string {
  return [tag, baseLanguage(tag)].find((candidate) => tags.includes(candidate)) ?? 'en';
}

/** `de` for `de-CH`. */
export function baseLanguage(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

/** Forms by plural category (CLDR); `other` always exists. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The keys of `T` with `P` for plural forms. */
export type Shaped<T, P> = T extends string
  ? string
  : T extends { one: string; other: string }
    ? P
    : { readonly [K in keyof T]: Shaped<T[K], P> };

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The writing direction, for the `dir` attribute. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(baseLanguage(tag)) ? 'rtl' : 'ltr';
}

/** The direction of a field: that of its text, but on a page from right to left, where an empty one would begin on the left. */
export function typedDirection(tag: string): 'auto' | undefined {
  return directionOf(tag) === 'rtl' ? undefined : 'auto';
}

const familyNameFirst: ReadonlySet<string> = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);

/** Whether a form asks for the family name before the given name. */
export function asksFamilyNameFirst(tag: string): boolean {
  return familyNameFirst.has(baseLanguage(tag));
}

/** Between the parts of an address or of a line of facts, which `Intl` has no list for. */
export function commaOf(tag: string): string {
  return { ar: '، ', ja: '、' }[baseLanguage(tag)] ?? ', ';
}

/** The locale for `Intl`. Arabic keeps European digits and the Gregorian calendar, as job boards in the Gulf do. */
export function formattingLocale(tag: string): string {
  return baseLanguage(tag) === 'ar' ? `${tag}-u-ca-gregory-nu-latn` : tag;
}

/** A language that a client accepts, and how much it prefers it, from 0 to 1 (RFC 9110, 12.5.4). */
export type LanguageRange = { type: string; q: number };

/** The first of `languages` that the most preferred range names, whatever its region; null if none does. */
export function preferredLanguage<Language extends string>(
  ranges: readonly LanguageRange[],
  languages: readonly Language[],
): Language | null {
  const accepted = ranges.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q);
  for (const { type } of accepted) {
    const match = languages.find((language) => language === baseLanguage(type.toLowerCase()));
    if (match !== undefined) return match;
  }
  return null;
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
