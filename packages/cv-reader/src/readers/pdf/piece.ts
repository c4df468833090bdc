/** What a page of a PDF is read as. */

/** A piece of text with its place, size and orientation on the page. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isBold: boolean;
  isUpright: boolean;
  /** Whether it runs from the bottom of the page to the top. */
  isRising?: boolean;
};
