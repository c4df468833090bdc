/** A family of layouts: one template, printed with different people, languages and details. */
import type { Cv, Language } from './cv.ts';
import type { Random } from './random.ts';
import type { DateStyle, Wording } from './words.ts';

/** Everything that a template may use. Choices of detail come from `random`. */
export type Sheet = { cv: Cv; wording: Wording; random: Random };

/** What of the CV a layout shows, so that nothing else is expected of it. */
export type Shows = {
  phone?: false;
  email?: false;
  address?: false;
  skills?: false;
  languages?: false;
  education?: false;
  work?: false;
};

type Common = {
  /** Languages that suit the layout; all of the corpus without it. */
  languages?: readonly Language[];
  dateStyle?: DateStyle;
  /** What the layout leaves out. */
  without?: (keyof Shows)[];
};

/** A layout is HTML for Chromium, DOCX for LibreOffice, TeX, Typst, or finished bytes. */
export type Family = Common &
  (
    | { tool: 'chromium'; html: (sheet: Sheet) => string }
    | {
        tool: 'libreoffice';
        docx: (sheet: Sheet) => Promise<Uint8Array>;
        /** The formats it is saved in, in turn. */
        formats: readonly ('docx' | 'doc' | 'odt' | 'rtf' | 'pdf')[];
      }
    | { tool: 'latex'; engine: 'pdflatex' | 'xelatex' | 'lualatex'; tex: (sheet: Sheet) => string }
    | { tool: 'typst'; typ: (sheet: Sheet) => string }
    | { tool: 'none'; extension: string; bytes: (sheet: Sheet) => Uint8Array | Promise<Uint8Array> }
  );

/** A document that a printer makes of a source. `file` is its name in the folder of the corpus. */
export type Job = { file: string; family: Family; sheet: Sheet };
