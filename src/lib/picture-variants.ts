/** Pictures of companies as browsers are sent them: in which formats and sizes, and where they are stored beside what was uploaded. */

/** The smallest first. */
const formats = ['image/avif', 'image/webp'] as const;
export type VariantFormat = (typeof formats)[number];

/** The longest side in pixels, by folder: twice what pages show, for screens of high density. */
const sides: Readonly<Record<string, number>> = { logos: 256, covers: 2000, pictures: 1200 };

/** Null for a file that has no variants. */
export function variantSide(key: string): number | null {
  return sides[key.split('/')[0] ?? ''] ?? null;
}

/** The format that a client names in `Accept`; `*` alone could be a client that knows neither. */
export function variantFormat(accept: string): VariantFormat | null {
  const names = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/u.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return formats.find((format) => names.has(format)) ?? null;
}

export function variantKey(key: string, format: VariantFormat): string {
  return `${key}.${format.slice('image/'.length)}`;
}

/** The file, and its variants, whether or not there are any. */
export function withVariants(key: string): string[] {
  if (variantSide(key) === null) return [key];
  return [key, ...formats.map((format) => variantKey(key, format))];
}
