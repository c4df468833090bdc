/** The pages of the seed's companies: each has a logo, cover, colour, headline, values, benefits and pictures; one of each domain has people too. */
import { eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { putFiles } from '#data/file-removals.ts';
import type { NewFile } from '#data/file-removals.ts';
import { runBatch } from '#data/query-plan.ts';
import { companies as companyTable } from '#data/tables/companies.ts';
import { companyPictures } from '#data/tables/company-pictures.ts';
import type { Canvas } from '#lib/canvas.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { firstIdAt } from '#lib/ids.ts';
import { toPng } from '#lib/png.ts';
import { DAY_MS } from '#lib/time.ts';
import { pictureKey } from '#recruiting/company/company/rules.ts';
import type { PictureFolder } from '#recruiting/company/company/rules.ts';
import { benefits } from '#vocabulary/lists.ts';
import { chunksOf, insertInBatches } from './bulk.ts';
import type { CompanyIds } from './company-rows.ts';
import { domainOf } from './companies.ts';
import type { Company } from './companies.ts';
import { openCompanies } from './credentials.ts';
import { brandColour, drawCover, drawFace, drawLogo, FACE, SCENE, scenes } from './drawings.ts';
import type { Size } from './drawings.ts';
import { pageTexts } from './page-texts.ts';
import type { PageTexts } from './page-texts.ts';
import { randomFrom, seedOf } from './random.ts';
import { baseLanguageOf } from './titles.ts';

/** Of a larger seed, as many companies have a page of their own as a small one has companies. */
const PAGES_MAX = 60;
const VALUES = 4;
const BENEFITS = 6;
/** Pages that are drawn at a time, while those before are packed. */
const PAGES_AT_A_TIME = 4;
const PAGE_AGE_DAYS = 200;

type Drawn = { file: NewFile; key: string };
type PictureRow = Size & { id: number; companyId: number; key: string; alt: string };

/** What one company gets. */
type Page = {
  id: number;
  columns: Pick<
    typeof companyTable.$inferInsert,
    'logoKey' | 'coverKey' | 'values' | 'benefits' | 'careerPageSettings'
  >;
  files: NewFile[];
  pictures: PictureRow[];
};

export async function seedCompanyPages(
  ctx: PublicCtx,
  companies: readonly Company[],
  ids: ReadonlyMap<string, CompanyIds>,
): Promise<void> {
  const made = new Date(ctx.now.getTime() - PAGE_AGE_DAYS * DAY_MS);
  let next = firstIdAt(made);
  const rich = richOf(companies);
  const pages: Page[] = [];
  for (const chunk of chunksOf(companies.slice(0, PAGES_MAX), PAGES_AT_A_TIME)) {
    const some = chunk.map(async (company) => {
      const id = ids.get(company.subdomain)?.id;
      return id === undefined
        ? []
        : [await pageOf(company, id, rich.has(company.subdomain), () => next++)];
    });
    pages.push(...(await Promise.all(some)).flat());
  }
  await putFiles(
    ctx,
    pages.flatMap(({ files }) => files),
  );
  const stamp = { createdAt: made.getTime(), updatedAt: made.getTime() };
  await insertInBatches(
    ctx,
    companyPictures,
    pages.flatMap(({ pictures }) => pictures.map((picture) => Object.assign(picture, stamp))),
  );
  await runBatch(
    ctx,
    pages.map(({ id, columns }) =>
      ctx.db.update(companyTable).set(columns).where(eq(companyTable.id, id)),
    ),
  );
}

/** The open companies, and the first one of every public domain. */
export function richOf(companies: readonly Company[]): ReadonlySet<string> {
  const shown = companies.filter((company) => !domainOf(company).isTest).toReversed();
  const first = new Map(shown.map(({ domain, subdomain }) => [domain, subdomain]));
  return new Set([...openCompanies, ...first.values()]);
}

/** All that one company gets: equal for equal companies and ids. */
export async function pageOf(
  company: Company,
  id: number,
  isRich: boolean,
  nextId: () => number,
): Promise<Page> {
  const { subdomain } = company;
  const random = randomFrom(seedOf(`page of ${subdomain}`));
  const texts = pageTexts[baseLanguageOf(domainOf(company).language)];
  const store = (folder: PictureFolder, canvas: Canvas) => drawn(folder, canvas, id, nextId());
  const wanted = [...scenesOf(subdomain, texts), ...(isRich ? facesOf(subdomain, texts) : [])];
  const [logo, cover, pictures] = await Promise.all([
    store('logos', drawLogo(subdomain)),
    store('covers', drawCover(subdomain)),
    picturesOf(wanted, id, nextId),
  ]);
  const pictureIds = pictures.map(({ row }) => row.id);
  return {
    id,
    columns: {
      logoKey: logo.key,
      coverKey: cover.key,
      values: random.sample(texts.values, VALUES),
      benefits: random
        .sample(Object.keys(benefits).map(Number), BENEFITS)
        .toSorted((a, b) => a - b),
      careerPageSettings: {
        colour: brandColour(subdomain),
        headline: random.pick(texts.headlines),
        sections: sectionsOf(company, texts, pictureIds),
      },
    },
    files: [logo, cover, ...pictures].map(({ file }) => file),
    pictures: pictures.map(({ row }) => row),
  };
}

function sectionsOf({ name }: Company, texts: PageTexts, pictureIds: readonly number[]): object[] {
  const [first = null, ...others] = pictureIds.slice(0, scenes.length);
  const faces = pictureIds.slice(scenes.length);
  const people = texts.people.map((person, index) =>
    Object.assign({ picture_id: faces[index] ?? null }, person),
  );
  const { heading, html } = texts.about;
  return [
    { kind: 'jobs' },
    { kind: 'text', heading, html: html.replaceAll('{company}', name), picture_id: first },
    { kind: 'values' },
    { kind: 'benefits' },
    ...(faces.length === 0 ? [] : [{ kind: 'people', people }]),
    ...(others.length === 0 ? [] : [{ kind: 'pictures', picture_ids: others }]),
    { kind: 'offices' },
  ];
}

type WantedPicture = { draw: () => Canvas; size: Size; alt: string };

function scenesOf(subdomain: string, texts: PageTexts): WantedPicture[] {
  return scenes.map((draw, index) => ({
    draw: () => draw(subdomain),
    size: SCENE,
    alt: texts.scenes[index] ?? '',
  }));
}

function facesOf(subdomain: string, texts: PageTexts): WantedPicture[] {
  return texts.people.map(({ name }, index) => ({
    draw: () => drawFace(subdomain, index),
    size: FACE,
    alt: texts.portrait.replace('{name}', name),
  }));
}

async function picturesOf(
  wanted: readonly WantedPicture[],
  companyId: number,
  nextId: () => number,
): Promise<(Drawn & { row: PictureRow })[]> {
  // Each is packed while the next one is drawn.
  return Promise.all(
    wanted.map(async ({ draw, size, alt }) => {
      const id = nextId();
      const { key, file } = await drawn('pictures', draw(), companyId, id);
      const { width, height } = size;
      return { key, file, row: { id, companyId, key, alt, width, height } };
    }),
  );
}

/** As an upload would be stored. */
async function drawn(
  folder: PictureFolder,
  canvas: Canvas,
  companyId: number,
  uploadId: number,
): Promise<Drawn> {
  const bytes = await toPng(canvas);
  const digest = await sha256HexOf(bytes);
  const key = pictureKey({ folder, companyId, digest, extension: 'png', uploadId });
  return { key, file: { key, bytes, contentType: 'image/png' } };
}
