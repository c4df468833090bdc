/** A line of a section, with its cells and its date. */
import type { Period } from '../dates/dates.ts';

export type Row = {
  /** The cells without the date. */
  cells: string[];
  /** The first period of the line, or its date. */
  period: Period | null;
  /** The whole text of the line. */
  text: string;
  isBullet: boolean;
  /** Where the date is: alone in the line, at one end of a text, or in the middle of it. */
  dateIs: 'apart' | 'at an end' | 'within';
  /** Whether it is a sentence or a part of one. */
  isProse: boolean;
  /** The left edge of the first cell that is not a date, or null. */
  x: number | null;
  /** The left edge of the first cell, and the right one of the last. */
  left: number | null;
  right: number | null;
  size: number;
  isBold: boolean;
  /** The distance from the row above, in font sizes; 0 if unknown. */
  gap: number;
};
