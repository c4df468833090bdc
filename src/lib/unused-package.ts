/**
 * Stands for packages that sanitize-html loads and never calls here, by `[alias]` of the Wrangler files: postcss reads style
 * attributes, and none is kept; parse-srcset the pictures of an element, and none has any; dayjs reads dates.
 */
export function parse(): never {
  throw new Error('This package is not in the bundle.');
}
