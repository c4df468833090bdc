/** The type of a dictionary of the application form: the keys of English. */

import type { en } from './en.ts';

export type ApplyWords = typeof en;
