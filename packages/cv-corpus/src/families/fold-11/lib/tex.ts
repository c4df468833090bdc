/** What the layouts in LaTeX share: lists, and the fonts of a language. */
import { escapeTex } from '../../../tex/escape.ts';

export const x = escapeTex;

/** An `itemize` of texts. */
export const items = (texts: readonly string[], options = ''): string =>
  texts.length === 0
    ? ''
    : `\\begin{itemize}${options}\n${texts.map((one) => `\\item ${x(one)}`).join('\n')}\n\\end{itemize}`;

/** A command with escaped arguments: `call('job', title, employer)`. */
export const call = (name: string, ...given: readonly string[]): string =>
  `\\${name}${given.map((one) => `{${x(one)}}`).join('')}`;
