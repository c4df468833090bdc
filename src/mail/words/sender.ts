/** The name that stands in the From of an email, whatever a company or a site calls itself. */
import { fillTemplate } from '#lib/language.ts';
import type { Frame } from '../schemas.ts';
import { frameWords } from './words.ts';

/** Programs that read mail show about so many characters. */
const COMPANY_LENGTH_MAX = 48;
const SITE_LENGTH_MAX = 32;

export type Names = { company: string | null; site: string | null };

/** `Birkenrain Kliniken via Karriere Deutschland`, or the name of the site. Undefined: that of the service. */
export function senderName(
  { from, language }: Pick<Frame, 'from' | 'language'>,
  { company, site }: Names,
): string | undefined {
  const names = {
    company: from === 'company' ? headerName(company ?? '', COMPANY_LENGTH_MAX) : '',
    site: from === 'service' ? '' : headerName(site ?? '', SITE_LENGTH_MAX),
  };
  if (names.company !== '' && names.site !== '') {
    return fillTemplate(frameWords(language).via, names);
  }
  return names.company || names.site || undefined;
}

/**
 * One line without what has a meaning in a header or turns the direction of what follows. An `@` or angle brackets would pass for an
 * address of somebody else.
 */
export function headerName(name: string, lengthMax: number): string {
  const line = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[<>"\\@;]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  if (characters.length <= lengthMax) return line;
  return `${characters
    .slice(0, lengthMax - 1)
    .join('')
    .trimEnd()}…`;
}
