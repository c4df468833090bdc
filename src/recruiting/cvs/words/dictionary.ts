/** The type of a dictionary of CVs: what the confirmation of an application says about a CV that could not be read. */
import type { UnreadStatus } from '#vocabulary.ts';

export type Words = Readonly<Record<UnreadStatus, string>>;
