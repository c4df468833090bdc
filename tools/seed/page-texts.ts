/** What the seed's companies say of themselves on their pages, in the language of their career domain. */
import data from './data/page-texts.json' with { type: 'json' };
import type { BaseLanguage } from './domains.ts';

export type PageTexts = {
  headlines: readonly string[];
  values: readonly string[];
  /** `{company}` is the name. */
  about: { heading: string; html: string };
  /** What the scenes of `drawings.ts` show, in their order. */
  scenes: readonly [string, string, string];
  people: readonly { name: string; role: string; quote: string }[];
  /** Of the picture of a person. */
  portrait: string;
};

export const pageTexts = data as unknown as Readonly<Record<BaseLanguage, PageTexts>>;
