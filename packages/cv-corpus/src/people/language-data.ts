/** The data of one language: words of CVs, and what its people are called, do and know. Lists are written with `|`. */
import type { DateStyle, HeadingKind, LabelKind } from '../words.ts';

/** `a|b|c` */
export type List = string;

export function listOf(list: List): string[] {
  return list.split('|').map((one) => one.trim());
}

export type CountryData = {
  iso2: string;
  /** In the language. */
  name: string;
  /** `Hamburg 20095`, with the region after a comma where addresses have one: `Seattle 98101, WA`. */
  cities: List;
};

export type OccupationData = {
  /** From junior to senior. */
  titles: List;
  employers: List;
  /** One sentence each. `{skill}` names a skill of the occupation. */
  tasks: List;
  /** One sentence about the person. */
  profile: string;
  /** Skills by the label of their group. */
  skills: Readonly<Record<string, List>>;
  /** `degree/area/school`, and `/12` for the usual age at the start where it is not 19. */
  schools: List;
  /** `name/issuer` */
  certificates?: List;
  /** `name: description` */
  projects?: List;
};

export type LanguageData = {
  countries: readonly CountryData[];
  firstNames: List;
  lastNames: List;
  /** `first last`, or `last first` with the given separator. */
  nameOrder: 'first last' | 'last first' | 'last+first';
  streets: List;
  /** `{street} {number}` and `{postal} {city}` in the order of the country. */
  address:
    | 'street number, postal city'
    | 'number street, city, region postal'
    | 'postal city street number';
  occupations: readonly OccupationData[];
  /** Spoken languages: `de:Deutsch`. */
  spoken: List;
  /** The person's own language. */
  native: string;
  nativeWord: List;
  /** From A2 to C2. */
  levels: List;
  interests: List;
  nationality: string;
  referees: List;
  words: {
    title: List;
    headings: Readonly<Record<HeadingKind, List>>;
    labels: Readonly<Record<LabelKind, List>>;
    present: List;
    /** `seit {date}`: another way to write that a job goes on. */
    since: List;
    /** What stands between two dates, where it is no dash. */
    between?: List;
    months: List;
    shortMonths?: List;
    seasons: List;
    /** People write `Spring 2019` in CVs of this language. */
    hasSeasons?: true;
    dateStyles: readonly DateStyle[];
    isRightToLeft?: true;
  };
};
