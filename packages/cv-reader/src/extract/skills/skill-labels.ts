/** Splits labels from lists of skills. */
import { withoutBullet } from '../lines.ts';

/** Words of a label before a list. */
export const LABEL_WORDS_MAX = 5;

/** `パソコン:Excel`. */
const ideographicLabel =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}・ー]{2,20}):(.*)$/u;

/** Splits `Frameworks: React, Vue` into label and list; null without a label. */
export function labelParts(text: string): { label: string; rest: string } | null {
  const match =
    /^([^:\t]{2,45}?)\s?(?::\s|：|:(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}])|:?\t|:$)(.*)$/u.exec(
      text,
    ) ?? ideographicLabel.exec(text);
  if (!match) return null;
  const [, label = '', rest = ''] = match;
  if (label.split(' ').length > LABEL_WORDS_MAX || /[,;、]/u.test(label)) return null;
  return { label: withoutBullet(label).trim(), rest: rest.trim() };
}
