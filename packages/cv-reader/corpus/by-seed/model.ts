/** A CV as a layout has arranged it, before a printer gives it a look. */

export type Text = { text: string; isBold?: boolean; isItalic?: boolean };

export type Row =
  /** Texts one after the other; `right` stands at the right edge. */
  | { kind: 'line'; texts: readonly Text[]; right?: Text }
  /** Rows beside a text in a narrow column. */
  | { kind: 'beside'; left: Text; rows: readonly Row[] }
  | { kind: 'title'; text: string }
  | { kind: 'prose'; text: string }
  | { kind: 'bullets'; items: readonly string[] }
  /** Items apart from each other by space only. */
  | { kind: 'chips'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[] | null; rows: readonly (readonly string[])[] }
  | { kind: 'gap' };

export type PartKey =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'extra';

export type Part = { key: PartKey; title: string; rows: readonly Row[] };

export type Arranged = {
  name: string;
  label: string | null;
  head: readonly Row[];
  parts: readonly Part[];
  /** Parts that stand in the narrow column, if there is one. */
  aside: readonly PartKey[];
};

export function line(...texts: readonly (Text | string)[]): Row {
  return {
    kind: 'line',
    texts: texts.map((one) => (typeof one === 'string' ? { text: one } : one)),
  };
}

/** The texts of a row as one text. */
export function plainLine(texts: readonly Text[]): string {
  return texts.map(({ text }) => text).join('');
}
