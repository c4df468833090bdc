/** The type of a dictionary of a candidate's own page: the keys of English. */
import type { en } from './en.ts';

export type PortalWords = typeof en;
