/** Takes off the marks of required fields that forms print beside labels: `Full name *`, `Employer (required)`, `氏名 必須`. */
import type { Segment } from '../../segment.ts';
import { alternatives, plain } from '../text-folding.ts';
import { requiredMarks } from '../words/required-marks.ts';

/** Labels with a mark that make a form of them. */
const MARKED_MIN = 3;
/** Length of a label with its mark. */
const LABEL_LENGTH_MAX = 70;

const word = `(?:${alternatives(requiredMarks)})`;
const framed = String.raw`[(（\[【<]\s?${word}\s?[)）\]】>]`;
const after = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\d)）])\s*(?:\*{1,2}|＊|※|${framed}|\s${word})(?=\s*(?:[:：]|$))`,
  'u',
);
const before = new RegExp(String.raw`^(?:\*{1,2}\s?|${framed}\s?)(?=\p{L})`, 'u');
const alone = new RegExp(String.raw`^(?:\*{1,2}|＊|※|${framed}|${word})$`, 'u');
/** A mark that only forms have; an asterisk before a text may be a bullet. */
const isWord = new RegExp(word, 'u');

/** `segments` without the marks, if several short texts have one. */
export function withoutRequiredMarks(segments: readonly Segment[]): readonly Segment[] {
  const marked = segments.filter(({ text }) => isMarked(text)).length;
  if (marked < MARKED_MIN) return segments;
  return segments.flatMap((segment) => {
    const bare = withoutMark(segment.text);
    if (bare === segment.text) return [segment];
    if (bare === '') return [];
    const width = (segment.width * bare.length) / segment.text.length;
    const { parts: _, ...rest } = segment;
    return [{ ...rest, text: bare, width }];
  });
}

/** Asterisks on both sides make a text bold in mail. */
const isEmphasized = /^[*_#]/u;

function isMarked(text: string): boolean {
  if (text.length > LABEL_LENGTH_MAX || isEmphasized.test(text)) return false;
  const folded = plain(text);
  return after.test(folded) || alone.test(folded) || isWordBefore(folded);
}

function isWordBefore(folded: string): boolean {
  const sign = before.exec(folded)?.[0];
  return sign !== undefined && isWord.test(sign);
}

function withoutMark(text: string): string {
  if (text.length > LABEL_LENGTH_MAX || isEmphasized.test(text)) return text;
  const folded = plain(text);
  if (alone.test(folded)) return '';
  const behind = after.exec(folded);
  if (behind)
    return `${text.slice(0, behind.index)}${text.slice(behind.index + behind[0].length)}`.trim();
  const sign = before.exec(folded)?.[0];
  return sign !== undefined && isWord.test(sign) ? text.slice(sign.length) : text;
}
