/** The HTML fields of the wire, as it is stored. */
import * as z from 'zod';
import { cleanHtml } from './clean-html.ts';
import { textFault } from './text.ts';

/** HTML without scripts, loaded resources and styles. */
export function storedHtml(lengthMax: number) {
  return (
    z
      .string()
      .max(lengthMax)
      .transform(cleanHtml)
      // Closing open tags can make the text longer, and `&` becomes `&amp;`.
      .refine(
        (html) => html.length <= lengthMax,
        'Must not exceed the maximum length after its HTML tags are closed.',
      )
      // References are characters now: `&#1;`.
      .refine((html) => textFault(html) === null, {
        error: ({ input }) => textFault(String(input)) ?? undefined,
      })
  );
}
