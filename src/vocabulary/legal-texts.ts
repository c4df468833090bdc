/** The legal texts that an application form links: those of the company, and those of the career site. */
import type { LegalKind } from './lists.ts';

export const legalTextOwners = ['company', 'career_site'] as const;

/** A legal text as a form linked it. */
export type LegalText = {
  of: (typeof legalTextOwners)[number];
  kind: LegalKind;
  url: string;
  /** The version of a text that the career site shows itself: when it was set, in milliseconds. NULL: a text elsewhere. */
  version: number | null;
};
