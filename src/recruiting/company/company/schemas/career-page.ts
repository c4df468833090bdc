/** The schemas of the career page of a company: its settings, its draft and its pictures. */
import * as z from 'zod';
import type { companyPictures } from '#data/tables/company-pictures.ts';
import { storedHtml } from '#lib/html-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { HTML_LENGTH_MAX } from '#lib/text.ts';
import { SingleLine } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { PEOPLE_MAX, PICTURES_MAX, pictureUrl, SECTIONS_MAX } from '../rules.ts';

const SETTINGS_MAX = 50;
const VALUE_LENGTH_MAX = 2048;
const HEADLINE_LENGTH_MAX = 200;
const HEADING_LENGTH_MAX = 120;
const NAME_LENGTH_MAX = 100;
const QUOTE_LENGTH_MAX = 500;
const TEXT_LENGTH_MAX = 20_000;
const ALT_LENGTH_MAX = 300;

const Colour = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/iu, 'Must be a colour such as #2b4a7d.')
  .transform((hex) => {
    const digits = hex.slice(1).toLowerCase();
    return `#${digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits}`;
  })
  .meta({ type: 'string', pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$' })
  .describe(
    'The colour of the brand. Links and buttons use lighter and darker tones of it, so that every colour can be read in light and dark mode.',
  );

const Headline = SingleLine.max(HEADLINE_LENGTH_MAX).describe('Below the name of the company.');

const heading = SingleLine.max(HEADING_LENGTH_MAX)
  .nullable()
  .optional()
  .describe('Replaces the heading in the language of the career domain.');

const PictureId = Id.describe('The id of an uploaded picture.');

const Html = storedHtml(TEXT_LENGTH_MAX);

const Person = z.object({
  name: SingleLine.min(1).max(NAME_LENGTH_MAX),
  role: SingleLine.max(NAME_LENGTH_MAX).nullable().optional(),
  quote: SingleLine.max(QUOTE_LENGTH_MAX).nullable().optional(),
  picture_id: PictureId.nullable().optional(),
});

const SectionInItsCase = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    heading,
    html: Html.nullable()
      .transform((html) => html ?? '')
      .describe('HTML. Tags that are not allowed are removed.'),
    picture_id: PictureId.nullable().optional(),
  }),
  z.object({ kind: z.literal('values'), heading }),
  z.object({ kind: z.literal('benefits'), heading }),
  z.object({
    kind: z.literal('people'),
    heading,
    people: z.array(Person).min(1).max(PEOPLE_MAX),
  }),
  z.object({
    kind: z.literal('pictures'),
    heading,
    picture_ids: z
      .array(PictureId)
      .max(PICTURES_MAX)
      .optional()
      .describe('Without it, all pictures are shown.'),
  }),
  z.object({ kind: z.literal('offices'), heading }),
  z.object({ kind: z.literal('jobs'), heading }),
]);
/** Its kind in any case. */
const Section = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return value;
  const { kind } = value;
  return typeof kind === 'string' ? { ...value, kind: kind.trim().toLowerCase() } : value;
}, SectionInItsCase);
type Section = z.output<typeof Section>;

/** Those that show what the company has once. */
const SINGLE: ReadonlySet<string> = new Set(['values', 'benefits', 'offices', 'jobs']);

const Sections = z
  .array(Section)
  .max(SECTIONS_MAX)
  .superRefine((sections, issues) => {
    for (const [index, { kind }] of sections.entries()) {
      const isAgain = sections.findIndex((one) => one.kind === kind) < index;
      if (SINGLE.has(kind) && isAgain) {
        issues.addIssue({ code: 'custom', path: [index, 'kind'], message: 'Must be there once.' });
      }
    }
    if (sum(sections, peopleIn) > PEOPLE_MAX) {
      const message = `Must have at most ${PEOPLE_MAX} people in all.`;
      issues.addIssue({ code: 'custom', message });
    }
    if (sum(sections, textIn) > HTML_LENGTH_MAX) {
      const message = `The texts must have at most ${HTML_LENGTH_MAX.toLocaleString('en')} characters in all.`;
      issues.addIssue({ code: 'custom', message });
    }
  })
  .describe(
    'What the page shows below its head, in this order. The jobs come last where no section names them. Without `sections` it shows jobs, values and benefits.',
  );

function sum(sections: readonly Section[], of: (section: Section) => number): number {
  return sections.reduce((total, section) => total + of(section), 0);
}

function peopleIn(section: Section): number {
  return section.kind === 'people' ? section.people.length : 0;
}

function textIn(section: Section): number {
  return section.kind === 'text' ? section.html.length : 0;
}

/** A small value under a name that the company chooses. */
const OwnValue = z.union([z.string().max(VALUE_LENGTH_MAX), z.number(), z.boolean(), z.null()]);

const fields = {
  colour: Colour.nullable().optional(),
  headline: Headline.nullable().optional(),
  sections: Sections.nullable().optional(),
};

/** The settings of the career page, and small values of the company's own beside them. */
export const CareerPageSettings = z
  .object({
    ...fields,
    cover: z
      .string()
      .max(VALUE_LENGTH_MAX)
      .nullable()
      .optional()
      .describe(
        'The URL of the cover, as `update-cover` has set it. Null removes it; without it, the cover stays.',
      ),
  })
  .catchall(OwnValue)
  .superRefine((settings, issues) => {
    const names = Object.keys(settings);
    for (const name of names.filter((one) => !/^[a-z][a-z0-9_]{0,63}$/u.test(one))) {
      const message = 'Must consist of lower-case letters, digits and underscores.';
      issues.addIssue({ code: 'custom', path: [name], message });
    }
    if (names.length > SETTINGS_MAX) {
      issues.addIssue({ code: 'custom', message: `Must have at most ${SETTINGS_MAX} entries.` });
    }
  });
export type CareerPageSettings = z.output<typeof CareerPageSettings>;

/** What is published by `publish-career-page`. Fields that are absent are unset then. */
export const CareerPageDraft = z.object(fields);
export type CareerPageDraft = z.output<typeof CareerPageDraft>;

export type PictureRow = typeof companyPictures.$inferSelect;

const Alt = SingleLine.min(1)
  .max(ALT_LENGTH_MAX)
  .describe('What the picture shows, for people who do not see it.');

export const NewPicture = z.object({ alt: Alt }).meta({ example: { alt: 'Two bakers at work' } });
export type NewPicture = z.output<typeof NewPicture>;

export const PictureChange = NewPicture.partial().meta({
  id: 'PictureChange',
  example: { alt: 'Two bakers at work' },
});
export type PictureChange = z.output<typeof PictureChange>;

export const Picture = z
  .object({
    id: z.int(),
    url: z.string().describe('A new file gets a new URL.'),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Picture' });
export type Picture = z.output<typeof Picture>;

/** Returns the fields of a picture that an update can change. */
export function pictureFields(
  row: Pick<PictureRow, 'key' | 'alt' | 'width' | 'height'>,
  apiOrigin: string,
) {
  return {
    url: pictureUrl(apiOrigin, row.key),
    alt: row.alt,
    width: row.width,
    height: row.height,
  };
}

export function toPicture(row: PictureRow, apiOrigin: string): Picture {
  return {
    id: row.id,
    ...pictureFields(row, apiOrigin),
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}

export const CareerPagePreview = z
  .object({
    url: z.string().describe('The page with the draft, for everybody who has the link.'),
    expires_at: z.string(),
  })
  .meta({ id: 'CareerPagePreview' });
export type CareerPagePreview = z.output<typeof CareerPagePreview>;
