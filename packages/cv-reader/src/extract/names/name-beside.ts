/** Cuts a name from the job title that stands behind it without a separator. */
import type { Cell, Line } from '../lines.ts';
import { isJobWord, isSmallWord, jobScore } from './names.ts';
import { compact, plain } from '../text-folding.ts';

/** First lines, of which one may have name and job title. */
export const TITLED_WITHIN = 4;
/** Words of a name, and of the line with its title. */
const NAME_WORDS_MAX = 5;
const LINE_WORDS_MAX = 12;
/** Letters of a word that are no coincidence in an address. */
const WORD_MIN = 3;

/**
 * `Anna Weber Head Chef`: what follows the name is a job title that the CV has elsewhere as well, or the email address has
 * a word before it and none behind.
 */
export function namesBefore({ text }: Cell, email: string | null, all: readonly Line[]): string[] {
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > LINE_WORDS_MAX || /[,|:@\d]/u.test(text)) return [];
  const local = compact(email?.slice(0, email.indexOf('@')) ?? '');
  const isIn = (word: string) => compact(word).length >= WORD_MIN && local.includes(compact(word));
  const cuts = words.slice(1, NAME_WORDS_MAX + 1).flatMap((first, at) => {
    const [name, title] = [words.slice(0, at + 1), words.slice(at + 1)];
    const isCut = isSmallWord(name.at(-1) ?? '') || jobScore(name.join(' ')) > 1;
    const isExplained = name.some((word) => isIn(word)) && !title.some((word) => isIn(word));
    return isCut ? [] : [{ name: name.join(' '), rest: title.join(' '), first, isExplained }];
  });
  const found =
    cuts.find(
      ({ rest, isExplained }) =>
        (isExplained || jobScore(rest) > 1) && isElsewhere(rest, text, all),
    ) ?? cuts.find(({ first, isExplained }) => isExplained && isJobWord(first));
  return found ? [found.name] : [];
}

/** Whether a cell or the beginning of one is this text. */
function isElsewhere(text: string, line: string, all: readonly Line[]): boolean {
  const wanted = plain(text);
  return all.some(({ cells }) =>
    cells.some((cell) => cell.text !== line && isPart(plain(cell.text), wanted)),
  );
}

function isPart(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (at < 0) return false;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + part.length).trimStart();
  return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
}
