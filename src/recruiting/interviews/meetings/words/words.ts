/** What candidates and interviewers read in emails and on the join page, in the language of the company's career domain. */
import { openDictionary } from '#lib/dictionaries.ts';
import { recruitingMeetings } from '#translations';
import type english from '#translations/en/recruiting.json';

export const { wordsFor } = openDictionary<(typeof english)['meetings']>(recruitingMeetings);
