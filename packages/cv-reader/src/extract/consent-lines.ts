/** Finds the consent or the declaration at the end of a CV. */
import { type Line, withoutBullet } from './lines.ts';
import { alternatives, isIdeographic, plain } from './text-folding.ts';
import { consents } from './words/consent.ts';

const consent = new RegExp(String.raw`^(?:${alternatives(consents)})(?![\p{L}\p{M}])`, 'u');

/** Words of a sentence. */
const SENTENCE_WORDS_MIN = 4;

/** Whether a line begins the consent or the declaration at the end of a CV. */
export function isConsent({ text }: Line): boolean {
  const isSentence = isIdeographic.test(text) || text.split(' ').length >= SENTENCE_WORDS_MIN;
  return isSentence && consent.test(plain(withoutBullet(text)));
}
