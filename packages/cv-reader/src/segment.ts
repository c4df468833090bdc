/** What a reader makes of a document, and the extraction reads: pieces of text and where they stand. */

/** A piece of a line that belongs together: wide gaps part it from its neighbours, as columns do. */
export type Segment = {
  text: string;
  /** From 1. */
  page: number;
  /** From the left edge of the page, in points; 0 where the format has no places. */
  x: number;
  width: number;
  /** From the top of the page, in points, so that it grows as one reads on; the number of the line where there are no places. */
  y: number;
  /** Height of the letters in points; 0 where it is not known. */
  size: number;
  isBold: boolean;
};

export type ReadStatus = 'read' | 'encrypted' | 'no_text' | 'corrupt' | 'too_large' | 'failed';

/** `segments` stand page by page, from top to bottom, and on a line from left to right, whatever way the script runs. */
export type ReadDocument = { status: ReadStatus; segments: Segment[]; pages: number };
