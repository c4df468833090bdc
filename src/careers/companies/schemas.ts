/** Builds the props of the pages of companies from their rows. */
import { httpUrl } from '#careers/landing/schemas.ts';
import { keyOf, toCountry } from '#careers/layout/schemas.ts';
import type { BenefitId, Department } from '#careers/layout/props.ts';
import type { MappedOffice } from '#careers/layout/office-map.tsx';
import { textOf } from '#lib/html.ts';
import { benefits } from '#vocabulary/lists.ts';
import type { CompanyDetail, CompanyItem, Picture, Section } from './props.ts';
import { parseSettings } from './rules.ts';
import type { StoredSection } from './rules.ts';
import type { CompanyItemRow, CompanyRow } from './store.ts';

export function toCompanyItem({ subdomain, name, logoKey, jobCount }: CompanyItemRow): CompanyItem {
  return { slug: subdomain, name, logo: filePath(logoKey), jobCount };
}

/** The colour is no part of what the page shows: its styles have it. */
export function colourOf({ settings }: Pick<CompanyRow, 'settings'>): string | null {
  return parseSettings(settings).colour;
}

/** Those that have jobs. */
export function toDepartments(row: Pick<CompanyRow, 'departments'>): Department[] {
  const pairs: [id: number, name: string][] = JSON.parse(row.departments);
  return pairs.map(([id, name]) => ({ id, name }));
}

export function toCompanyDetail(
  row: CompanyRow,
  { slug, language }: { slug: string; language: string },
): CompanyDetail {
  const { headline, sections } = parseSettings(row.settings);
  const parts = {
    values: textsIn(row.values),
    benefits: idsIn(row.benefits)
      .map((id): BenefitId | null => keyOf(benefits, id))
      .filter((id) => id !== null),
    offices: toOffices(row, language),
    pictures: toPictures(row.pictures),
  };
  return {
    slug,
    name: row.name,
    logo: filePath(row.logoKey),
    cover: filePath(row.coverKey),
    headline,
    website: httpUrl(row.website),
    links: JSON.parse(row.legalLinks),
    about: row.description === null ? [] : paragraphs(textOf(row.description)),
    sections: sections.flatMap((section) => toSection(section, parts) ?? []),
  };
}

type Parts = {
  values: readonly string[];
  benefits: readonly BenefitId[];
  offices: readonly MappedOffice[];
  pictures: ReadonlyMap<number, Picture>;
};

/** Null for a section that has nothing to show. */
function toSection(stored: StoredSection, parts: Parts): Section | null {
  const { kind, heading } = stored;
  const pictureOf = (id: number | null) => (id === null ? null : (parts.pictures.get(id) ?? null));
  switch (kind) {
    case 'text':
      return { kind, heading, html: stored.html, picture: pictureOf(stored.pictureId) };
    case 'values':
      return parts.values.length === 0 ? null : { kind, heading, values: parts.values };
    case 'benefits':
      return parts.benefits.length === 0 ? null : { kind, heading, benefits: parts.benefits };
    case 'people': {
      const people = stored.people.map(({ pictureId, ...person }) => ({
        ...person,
        picture: pictureOf(pictureId),
      }));
      return { kind, heading, people };
    }
    case 'pictures': {
      const ids = stored.pictureIds ?? [...parts.pictures.keys()];
      const pictures = ids.map(pictureOf).filter((picture) => picture !== null);
      return pictures.length === 0 ? null : { kind, heading, pictures };
    }
    case 'offices':
      return parts.offices.length === 0 ? null : { kind, heading, offices: parts.offices };
    case 'jobs':
      return { kind, heading };
  }
}

type OfficeParts = [
  id: number,
  name: string,
  street: string | null,
  postalCode: string | null,
  city: string | null,
  countryId: number | null,
  placeId: number | null,
];

type Coordinates = Readonly<Record<string, [lat: number, lon: number]>>;

function toOffices(row: CompanyRow, language: string): MappedOffice[] {
  const coordinates: Coordinates = JSON.parse(row.coordinates);
  const offices: OfficeParts[] = JSON.parse(row.offices);
  return offices.map(([, name, street, postalCode, city, countryId, placeId]): MappedOffice => {
    const at = placeId === null ? undefined : coordinates[placeId];
    const country = countryId === null ? null : toCountry(countryId, language);
    const town = [postalCode, city].filter((part) => part !== null && part !== '').join(' ');
    // Most offices are named after their town.
    const lines = [name === city ? null : name, street, town, country?.name ?? null];
    return {
      label: city ?? name,
      address: [...new Set(lines.filter((line) => line !== null))].filter((line) => line !== ''),
      country: country?.iso2 ?? '',
      at: at ? { lat: at[0], lon: at[1] } : null,
    };
  });
}

type PictureParts = [id: number, key: string, alt: string, width: number, height: number];

function toPictures(text: string): ReadonlyMap<number, Picture> {
  const pictures: PictureParts[] = JSON.parse(text);
  return new Map(
    pictures.map(([id, key, alt, width, height]) => [
      id,
      { path: `/files/${key}`, alt, width, height },
    ]),
  );
}

function filePath(key: string | null): string | null {
  return key === null ? null : `/files/${key}`;
}

function paragraphs(text: string): string[] {
  return text.split(/\n+/u).filter((line) => line !== '');
}

function textsIn(text: string): string[] {
  const texts: string[] = JSON.parse(text);
  return texts;
}

function idsIn(text: string): number[] {
  const ids: number[] = JSON.parse(text);
  return ids;
}
