/** The links of a company's legal texts below an email to a candidate. */
import { openDictionary } from '#lib/dictionaries.ts';
import { escapeHtml } from '#lib/html.ts';
import { fillTemplate } from '#lib/language.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import type { LegalKind } from '#vocabulary/lists.ts';
import { recruitingLegal } from '#translations';
import type english from '#translations/en/recruiting.json';

const { wordsFor } = openDictionary<(typeof english)['legal']>(recruitingLegal);

/** URLs by kind, as the company gives them. */
export type LegalLinks = Readonly<Partial<Record<LegalKind, string>>>;

/** The links as text and as HTML; empty where there are none. `owner` is named where an email has links of several. */
export function legalFooter(
  links: LegalLinks,
  language: string,
  owner?: string,
): { text: string; html: string } {
  const words = wordsFor(language);
  const given = legalKinds.flatMap((kind) => {
    const url = links[kind];
    const name = owner === undefined ? words[kind] : `${words[kind]} (${owner})`;
    return url === undefined ? [] : [{ name, url }];
  });
  if (given.length === 0) return { text: '', html: '' };
  const anchors = given.map(
    ({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`,
  );
  const lines = given.map(({ name, url }) =>
    fillTemplate(words.labelled, { label: name, text: url }),
  );
  return {
    text: `\n\n${lines.join('\n')}`,
    html: `<p>${anchors.join(' · ')}</p>`,
  };
}
