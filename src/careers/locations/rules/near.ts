/** What a list is around: a town, a point or the city of a page. */
import type { Region } from '#careers/queries/rules/lexicon.ts';
import { findCountry } from '#lib/countries.ts';
import { slug } from '#lib/fold.ts';
import { parsePoint, RADIUS_DEFAULT, ringsOf } from '#lib/geo.ts';
import type { Point, Radius } from '#lib/geo.ts';
import { partsOf } from '#lib/spelling.ts';
import type { Workplace } from '#vocabulary/lists.ts';

/** A town as it is asked for: one of these slugs, the first before others, and what tells towns of one name apart. */
export type Town = {
  slugs: readonly string[];
  /** A part of what was typed may be a town of so many people: that of a quarter, or beside a postal code. */
  parts?: readonly string[];
  partPopulation?: number;
  /** Before towns of its name that are no cities. */
  region?: Region | undefined;
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
function centerOf(
  text: string,
  { region, slugs }: Pick<Asked, 'region' | 'slugs'>,
): Town | Point | null {
  const point = parsePoint(text);
  if (point) return point;
  const [name = '', ...rest] = text.split(',', WHERE_PARTS_MAX).map((part) => part.trim());
  const words = wordsOf(name);
  const codes = words.filter((word) => hasDigit.test(word));
  const plain = words.filter((word) => !hasDigit.test(word));
  const whole = [text, name, plain.join(' ')].flatMap(slugsOfPlace);
  const parts = [...partsOfName(plain, codes.length > 0), ...rest].flatMap(slugsOfPlace);
  const countryId = rest.map((part) => findCountry(part)).find((id) => id !== null);
  // `IL` is Illinois and Israel.
  const state = rest.find((part) => part !== '');
  const sought = {
    slugs: slugs ?? [...new Set(whole)].slice(0, SLUGS_MAX),
    parts: [...new Set(parts)].filter((one) => isPart(one, slugs ? 4 : 3)).slice(0, SLUGS_MAX),
    // What is spelled like the whole name is meant rather than a small town that is a part of it.
    partPopulation: slugs ? POPULATION_MIN : CITY_POPULATION_MIN,
    region,
    countryId,
    state,
    codes: codesOf(name).length > 0 ? codesOf(name) : codesOf(codes.join('')),
  };
  return sought.slugs.length + sought.parts.length === 0 ? null : sought;
}

const hasDigit = /\d/u;
const SLUGS_MAX = 6;

/** San and New are no towns, but Ulm is one. */
function isPart(name: string, lettersMin: number): boolean {
  return name.length >= lettersMin || !/^[a-z]/u.test(name);
}

/** The words of the name of a place: its hyphens stand between words. */
function wordsOf(name: string): string[] {
  return name.split(/[\s()/–-]+/u).filter((word) => word !== '');
}

/** The beginnings of a name, the longest first: a town with its quarter is the town. Beside a postal code its ends as well. */
function partsOfName(words: readonly string[], withEnds: boolean): string[] {
  return words.slice(1).flatMap((_, cut) => {
    const length = words.length - 1 - cut;
    const start = words.slice(0, length).join(' ');
    return withEnds ? [start, words.slice(-length).join(' ')] : [start];
  });
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
  /** That `where` names. */
  region?: Region | undefined;
  /** Of towns that `where` may have meant. */
  slugs?: readonly string[] | undefined;
};

/**
 * What a list is around: the place that was typed, or by a radius alone the city of its page. Null for a text that names no place.
 */
export function nearOf(asked: Asked, city?: CityPath): Near | null | undefined {
  const { where, radius } = asked;
  const center = where === undefined ? radius && city : centerOf(where, asked);
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

/** A place that is not marked as one, or part of a name, has as many people. */
export const POPULATION_MIN = 15_000;
/** A town of as many is rather meant than a region of its name. */
export const CITY_POPULATION_MIN = 100_000;

const arabic = /^\p{Script=Arabic}/u;
const han = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u;

/** What a text may be as a place, the likeliest first. */
export function slugsOfPlace(text: string): string[] {
  const own = slug(text);
  if (own === '') return [];
  if (han.test(own)) return [...new Set([own, own.replace(/(?<=..)[市区町村県府都]$/u, '')])];
  if (arabic.test(own)) return [...new Set([own, ...arabicSpellings(own)])];
  return [own];
}

/** ة and ه, the seats of the hamza, and the preposition that is written with the word. */
function arabicSpellings(name: string): string[] {
  const plain = name.replace(/^ب(?=.{3})/u, '');
  return [name, plain].flatMap((one) => [
    one,
    one.replace(/ه$/u, 'ة'),
    one.replace(/ة$/u, 'ه'),
    one.replace(/^ا/u, 'أ'),
    one.replace(/^[أإآ]/u, 'ا'),
    one.replace(/ى$/u, 'ي'),
  ]);
}

/** A name of more words is no town. */
const WORDS_MAX = 3;

/** Those of a town, as its slug has them. */
export function wordsOfPlace(text: string): string[] {
  const [name = ''] = text.split(',');
  const words = slug(name).split('-');
  return words.length > WORDS_MAX ? [] : words;
}

/** By which words of jobs that are like those of a name are found. */
export function partsOfPlace(text: string): string[] {
  return wordsOfPlace(text).flatMap(partsOf);
}
