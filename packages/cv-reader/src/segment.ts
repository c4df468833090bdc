/** The common output of all readers: pieces of text and where they stand on the page. */

import type { CvData } from './structured/data.ts';

/** A part of a line, separated from its neighbours by wide gaps such as those between columns. */
export type Segment = {
  text: string;
  /** Counted from 1. */
  page: number;
  /** Points from the left edge of the page; 0 in formats without positions. */
  x: number;
  width: number;
  /** Points from the top of the page; the line number in formats without positions. */
  y: number;
  /** Font size in points; 0 where unknown. */
  size: number;
  isBold: boolean;
  /** The parts of the text between gaps that are wider than a space, if there are several. */
  parts?: readonly string[];
};

export type ReadStatus = 'read' | 'encrypted' | 'no_text' | 'corrupt' | 'too_large' | 'failed';

/** `segments` are sorted by page, then top to bottom, then left to right, also for right-to-left scripts. */
export type ReadDocument = {
  status: ReadStatus;
  segments: Segment[];
  pages: number;
  /** The end of the file is missing. */
  isCutOff?: boolean;
  /** The CV that the document is, or carries, as data. */
  data?: CvData | null;
};
