/** Names the pages of the legal texts of a career domain. */
import type { LegalKind } from '#vocabulary/lists.ts';

/** A link in the footer of every page of the domain. */
export type LegalLink = { kind: LegalKind; url: string };
