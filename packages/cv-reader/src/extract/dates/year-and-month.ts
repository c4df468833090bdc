/** Reads the columns of the year and the month of Japanese forms. */
import { type Line, lineOf } from '../lines.ts';

/** Joins year and month in the first two cells of a row, as in Japanese forms. */
export function withDate(line: Line): Line {
  const [year, month, ...others] = line.cells;
  if (
    !year ||
    !month ||
    !/^(?:(?:19|20)\d{2}|(?:令和|平成|昭和|[RHS])\s?(?:元|\d{1,2}))年?$/u.test(year.text) ||
    !/^(?:1[0-2]|[1-9])月?$/u.test(month.text)
  )
    return line;
  const text = `${year.text.replace('年', '')}年${month.text.replace('月', '')}月`;
  return lineOf([{ ...year, text }, ...others], line.isPlaced);
}
