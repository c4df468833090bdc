/** Job boards, search engines and networks that the service knows: the `src` of their feeds, their websites, and what they put into `utm_source`. */
import type { sourceKinds } from '#vocabulary/lists.ts';

export type SourceKind = (typeof sourceKinds)[number];

type Board = { key: string; name: string; hosts: readonly string[]; aliases?: readonly string[] };

const boards: readonly Board[] = [
  { key: 'indeed', name: 'Indeed', hosts: ['indeed.com'], aliases: ['indeed.com'] },
  {
    key: 'google',
    name: 'Google',
    hosts: ['google.com'],
    aliases: ['google_jobs_apply', 'google.com'],
  },
  { key: 'linkedin', name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  { key: 'stepstone', name: 'StepStone', hosts: ['stepstone.de'] },
  { key: 'xing', name: 'XING', hosts: ['xing.com'] },
  { key: 'glassdoor', name: 'Glassdoor', hosts: ['glassdoor.com'] },
  { key: 'monster', name: 'Monster', hosts: ['monster.com'] },
  { key: 'jooble', name: 'Jooble', hosts: ['jooble.org'] },
  { key: 'adzuna', name: 'Adzuna', hosts: ['adzuna.com'] },
  { key: 'talent', name: 'Talent.com', hosts: ['talent.com'] },
  { key: 'careerjet', name: 'Careerjet', hosts: ['careerjet.com'] },
  { key: 'jobrapido', name: 'Jobrapido', hosts: ['jobrapido.com'] },
  { key: 'bing', name: 'Bing', hosts: ['bing.com'] },
  { key: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  { key: 'instagram', name: 'Instagram', hosts: ['instagram.com'] },
  { key: 'twitter', name: 'X', hosts: ['x.com', 't.co', 'twitter.com'] },
  { key: 'tiktok', name: 'TikTok', hosts: ['tiktok.com'] },
];

type Known = { key: string; name: string; kind: SourceKind };

function toKnown(board: Board | undefined): Known | null {
  return board ? { key: board.key, name: board.name, kind: 'board' } : null;
}

export function boardByKey(key: string): Known | null {
  return toKnown(boards.find((one) => one.key === key || one.aliases?.includes(key)));
}

/** The board that a file such as `indeed.xml` is for. */
export function boardOfFile(name: string): string | null {
  return boards.find(({ key }) => name === `${key}.xml`)?.key ?? null;
}

/** Also of a country: `de.indeed.com`, `www.google.co.uk`. */
export function boardByHost(host: string): Known | null {
  return toKnown(boards.find(({ hosts }) => hosts.some((one) => isOf(host, one))));
}

function isOf(host: string, board: string): boolean {
  if (host === board || host.endsWith(`.${board}`)) return true;
  const name = board.slice(0, board.indexOf('.'));
  // Short names are names of others in another country.
  return (
    name.length > 4 && new RegExp(`^(?:www\\.)?${name}\\.[a-z]{2}(?:\\.[a-z]{2})?$`, 'u').test(host)
  );
}
