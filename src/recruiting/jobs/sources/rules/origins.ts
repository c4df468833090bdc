/** Which source an application has: of a link, a board, a campaign, another website, the career site itself, or what the API says. */
import { ApiError } from '#errors.ts';
import { nameKey } from '#lib/name-key.ts';
import { boardByHost, boardByKey } from './boards.ts';
import type { SourceKind } from './boards.ts';

/** More are too many for a report. What is sent beyond that stays a text of the application. */
export const SOURCES_MAX = 200;
export const sourceLimit = {
  max: SOURCES_MAX,
  field: 'sources',
  text: `A company can have at most ${SOURCES_MAX} sources.`,
};

/** What the form of a career site knows of where somebody comes from. */
export type Origin = {
  /** The token of a tracking link, or the key of a board. */
  src: string | null;
  /** By the names that `utmKeys` lists. */
  utm: Readonly<Record<string, string>>;
  /** The website whose link led to the form. */
  referrerHost: string | null;
};

export const noOrigin: Origin = { src: null, utm: {}, referrerHost: null };

/** A source by the key that applications call it. */
export type Wanted = { key: string; name: string; kind: SourceKind };

/** Sources that every company has once an application has them, by what applications say. */
const builtIn = {
  career_page: { name: 'Career page', kind: 'inbound' },
  api: { name: 'API', kind: 'inbound' },
  assigned: { name: 'Assigned by a member', kind: 'internal' },
  campaign: { name: 'Campaign', kind: 'inbound' },
  website: { name: 'Other website', kind: 'inbound' },
} as const satisfies Record<string, Omit<Wanted, 'key'>>;

/** What a text names that a member or a program has sent. */
export function wantedByText(text: string): Wanted {
  const key = nameKey(text);
  const known = new Map<string, Omit<Wanted, 'key'>>(Object.entries(builtIn)).get(key);
  return { key, ...(known ?? boardByKey(key) ?? { name: text, kind: 'inbound' }) };
}

/**
 * What may be the source of an application that was sent on a career site, the best first. Only names of a closed list are
 * created: a stranger's `utm_source` counts if the company has a source of that name.
 */
export function wantedByOrigin({ src, utm, referrerHost }: Origin): {
  wanted: Wanted[];
  /** Keys that must be there already, before the wanted ones of the same place. */
  named: string | null;
} {
  const board = src === null ? null : boardByKey(src);
  const campaign = utm['utm_source'];
  const ofCampaign = campaign === undefined ? null : boardByKey(nameKey(campaign));
  const ofHost = referrerHost === null ? null : boardByHost(referrerHost);
  const wanted = [
    ...(board ? [board] : []),
    ...(ofCampaign ? [ofCampaign] : []),
    ...(Object.keys(utm).length > 0 ? [keyed('campaign')] : []),
    ...(ofHost ? [ofHost] : []),
    ...(referrerHost === null ? [] : [keyed('website')]),
    keyed('career_page'),
  ];
  return { wanted, named: board || campaign === undefined ? null : nameKey(campaign) };
}

function keyed(key: keyof typeof builtIn): Wanted {
  return { key, ...builtIn[key] };
}

type Known = { id: number; name: string; key: string; nameKey: string };

/** The source of an application: one of the company, or one that is to be created. */
export type Chosen = { text: string } & ({ id: number } | { create: Wanted });

export function chooseByText(text: string, known: readonly Known[]): Chosen {
  const wanted = wantedByText(text);
  const found = findKnown(known, wanted.key);
  return found ? { text, id: found.id } : { text, create: wanted };
}

/** A link counts before all else. */
export function chooseByOrigin(
  origin: Origin,
  known: readonly Known[],
  link: Pick<Known, 'id' | 'name'> | undefined,
): Chosen {
  if (link) return { text: link.name, id: link.id };
  const { wanted, named } = wantedByOrigin(origin);
  const own = named === null ? undefined : findKnown(known, named);
  if (own) return { text: own.name, id: own.id };
  const [first = keyed('career_page')] = wanted;
  const found = findKnown(known, first.key);
  const text = first.key === 'career_page' ? first.key : (found?.name ?? first.name);
  return found ? { text, id: found.id } : { text, create: first };
}

/** By its name, else by what applications call it. */
function findKnown(known: readonly Known[], key: string): Known | undefined {
  return known.find((one) => one.nameKey === key) ?? known.find((one) => one.key === key);
}

/** The keys by which the sources of an application are looked up. */
export function keysOf(text: string | null, origin: Origin = noOrigin): string[] {
  if (text !== null) return [wantedByText(text).key];
  const { wanted, named } = wantedByOrigin(origin);
  return [...wanted.map(({ key }) => key), ...(named === null ? [] : [named])];
}

/** `same` is another source with this name, in any case of its letters. */
export function assertNewName(same: { id: number } | undefined): void {
  if (!same) return;
  throw new ApiError('duplicate', {
    errors: { name: ['Another source has this name.'] },
    related: { type: 'source', id: same.id },
    extra: { id: same.id },
  });
}

export function assertUnused(isUsed: boolean): void {
  if (isUsed) throw new ApiError('in_use');
}
