/** Finds the consent or the declaration at the end of a CV. */
import { type Line, withoutBullet } from '../lines.ts';
import { alternatives, isIdeographic, plain } from '../text-folding.ts';
import { consents, truths } from '../words/consent.ts';

const consent = new RegExp(String.raw`^(?:${alternatives(consents)})(?![\p{L}\p{M}])`, 'u');

const truth = new RegExp(
  String.raw`(?:^|[\s,])(?:${alternatives(truths)})|(?:属实|屬實|相違ありません|사실임)`,
  'u',
);

/** `Declaration:` before the sentence. */
const label = /^\p{L}[^:：]{2,24}[:：]\s*(?=\S)/u;

/** Words of a sentence, and of one that only says that all is true. */
const SENTENCE_WORDS_MIN = 4;
const TRUTH_WORDS_MIN = 3;

/** Whether a line begins the consent or the declaration at the end of a CV. */
export function isConsent({ text }: Line): boolean {
  const words = isIdeographic.test(text) ? SENTENCE_WORDS_MIN : text.split(' ').length;
  if (words < TRUTH_WORDS_MIN) return false;
  const folded = plain(withoutBullet(text));
  if (truth.test(folded)) return true;
  return (
    words >= SENTENCE_WORDS_MIN && (consent.test(folded) || consent.test(folded.replace(label, '')))
  );
}
