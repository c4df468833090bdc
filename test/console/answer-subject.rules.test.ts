/** The subject of an answer: one "Re:", whatever mail programs wrote before it. */
import { expect, test } from 'vitest';
import { answerSubject } from '#console/application/rules.ts';

test.each([
  ['Your application', 'Re: Your application'],
  ['Re: Your application', 'Re: Your application'],
  ['RE: AW: Re: Your application', 'Re: Your application'],
  ['AW:Your application', 'Re: Your application'],
  ['Re[2]: Odp: Your application', 'Re: Your application'],
  ['SV: VS: R: Rif: Your application', 'Re: Your application'],
  ['回复：Your application', 'Re: Your application'],
  ['رد: Your application', 'Re: Your application'],
  ['Ref: 7', 'Re: Ref: 7'],
  ['Rearrange: Monday', 'Re: Rearrange: Monday'],
  ['Fwd: Your application', 'Re: Fwd: Your application'],
  ['Re:', 'Re:'],
  ['', 'Re:'],
])('to "%s" is "%s"', (subject, answer) => {
  expect(answerSubject(subject)).toBe(answer);
});
