/** Prints `src/lib/common-passwords.ts`: the most used passwords of public breaches that could pass the length, and the words others are made of. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH_MIN } from '#lib/password.ts';

/** So many of the ranked list are looked for inside a password too. */
const RANKED = 3000;
const RANKED_LENGTH_MIN = 4;
const LINE_LENGTH = 96;

const all = dictionary['passwords-common'].map(String).filter((one) => /^[\x21-\x7e]+$/u.test(one));
const ranked = all.slice(0, RANKED).filter(({ length }) => length >= RANKED_LENGTH_MIN);
const long = all.filter(({ length }) => length >= PASSWORD_LENGTH_MIN);
// Sorted, they compress better.
const words = [...new Set([...ranked, ...long])].filter((one) => !/[`\\$]/u.test(one)).toSorted();

const lines: string[] = [];
for (const word of words) {
  const last = lines.at(-1);
  const isFull = last === undefined || last.length + word.length >= LINE_LENGTH;
  lines.splice(isFull ? lines.length : -1, 1, isFull ? word : `${last} ${word}`);
}

process.stdout
  .write(`/** Passwords too many people have; printed by \`tools/generate-common-passwords.ts\`. */
export const commonPasswords = \`
${lines.join('\n')}
\`;
`);
