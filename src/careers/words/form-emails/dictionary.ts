/** The type of a dictionary of the emails that forms send: the keys of English. */
import type { en } from './en.ts';

export type FormEmailWords = typeof en;
