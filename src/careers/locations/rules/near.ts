/** What a list is around: a town, a point or the city of a page. */
import { findCountry } from '#lib/countries.ts';
import { slug } from '#lib/fold.ts';
import { parsePoint, RADIUS_DEFAULT, ringsOf } from '#lib/geo.ts';
import type { Point, Radius } from '#lib/geo.ts';
import type { Workplace } from '#vocabulary/lists.ts';

/** A town as it is asked for: one of these slugs, the first before others, and what tells towns of one name apart. */
export type Town = {
  slugs: readonly string[];
  countryId?: number | undefined;
  /** The code or the name of a subdivision. */
  state?: string | undefined;
  /** Of a postal code its beginnings, the longest first: the place of an office that has one. */
  codes?: readonly string[];
};

/** The city of a page. */
export type CityPath = { countryId: number; pathSlug: string };

/** Jobs within so many kilometers. */
export type Near = { center: Town | Point | CityPath; km: Radius; withRemote: boolean };

/** The center of a search by distance, as it was found; without a name it is a point. */
export type NearPlace = {
  name: string | null;
  stateName: string | null;
  countryId: number | null;
  /** Null of a city whose coordinates are not known. */
  lat: number | null;
  lon: number | null;
};

/** More names than these are a text. */
const WHERE_PARTS_MAX = 4;

/** What someone typed for a place: a point, or a town such as `Springfield`, `Springfield, IL` and `Görlitz, Germany`. Null for neither. */
function centerOf(text: string): Town | Point | null {
  const point = parsePoint(text);
  if (point) return point;
  const [name = '', ...rest] = text.split(',', WHERE_PARTS_MAX).map((part) => part.trim());
  // A town with its quarter is the town, where no town has the whole name.
  const [, town = ''] = /^(.{3,}?\p{L})[ -]+[^ -]+$/u.exec(name) ?? [];
  const slugs = [...new Set([slug(text), slug(name), slug(town)])];
  const countryId = rest.map((part) => findCountry(part)).find((id) => id !== null);
  // `IL` is Illinois and Israel.
  const state = rest.find((part) => part !== '');
  const sought = {
    slugs: slugs.filter((one) => one !== ''),
    countryId,
    state,
    codes: codesOf(name),
  };
  return sought.slugs.length === 0 ? null : sought;
}

/** The beginnings of a postal code, as areas have them; none of what is no code. */
function codesOf(text: string): string[] {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s〒-]/gu, '');
  const isCode = /^(?=.*\d)[A-Z\d]{3,10}$/u.test(code);
  return isCode
    ? Array.from({ length: code.length - 1 }, (_, cut) => code.slice(0, code.length - cut))
    : [];
}

type Asked = {
  where?: string | undefined;
  radius?: Radius | undefined;
  withRemote?: boolean | undefined;
  workplaces?: readonly Workplace[] | undefined;
};

/**
 * What a list is around: the place that was typed, or by a radius alone the city of its page. Null for a text that names no place.
 */
export function nearOf(asked: Asked, city?: CityPath): Near | null | undefined {
  const { where, radius } = asked;
  const center = where === undefined ? radius && city : centerOf(where);
  if (!center) return where === undefined ? undefined : null;
  return { center, ...circleOf(asked) };
}

/** Remote jobs are asked for by name, or by the filter of workplaces. */
function circleOf({ radius, withRemote, workplaces = [] }: Asked): Pick<Near, 'km' | 'withRemote'> {
  const isRemote = withRemote === true || workplaces.includes('Remote');
  return { km: radius ?? RADIUS_DEFAULT, withRemote: isRemote };
}

/** The parts of a list by distance: its rings, and then the remote jobs. */
export function ringCount(asked: Asked): number {
  const { km, withRemote } = circleOf(asked);
  return ringsOf(km).length + (withRemote ? 1 : 0);
}
