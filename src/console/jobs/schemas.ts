/** What the form of a job sends. It takes whatever people type; the schemas of the API check it. */
import * as z from 'zod';

export const purposes = ['draft', 'save', 'publish', 'close', 'copy'] as const;
export type Purpose = (typeof purposes)[number];

export const EditorForm = z.record(z.string(), z.string()).transform((typed) => ({
  typed,
  purpose: purposes.find((name) => name === typed['purpose']) ?? ('save' as const),
}));
export type EditorForm = z.output<typeof EditorForm>;

/** A form of one button. */
export const ButtonForm = z.looseObject({});
