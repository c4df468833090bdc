/** The pictures of a company: their limits, keys and URLs, and where its career page shows them. */
import { ApiError, invalidField } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import type { ImageSize } from '#lib/image.ts';

/** The maximum size of a logo, a cover or a picture (decisions: Sizes). */
export const PICTURE_BYTES_MAX = 5_000_000;

/** The longest side of a picture in pixels. A small file may state a size that takes gigabytes to draw. */
const PICTURE_SIDE_MAX = 4096;

/** More would make the page slow on a phone. */
export const PICTURES_MAX = 12;

/** On the whole page. */
export const PEOPLE_MAX = 20;

export const SECTIONS_MAX = 20;

/** As long as anybody may look at a draft by a link. */
export const PREVIEW_MS = 60 * 60 * 1000;

/** Whether a picture may have this size; an unreadable size (null) may not. */
export function isPictureSize(size: ImageSize | null): size is ImageSize {
  return size !== null && isSide(size.width) && isSide(size.height);
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= PICTURE_SIDE_MAX;
}

/** The folders of R2 that everybody may read. */
export type PictureFolder = 'logos' | 'covers' | 'pictures';

type Upload = {
  folder: PictureFolder;
  companyId: number;
  digest: string;
  extension: string;
  uploadId: number;
};

/**
 * Returns the key of one upload. Each upload has its own URL, so that responses can be cached forever
 * and a deleted file is never referenced again.
 */
export function pictureKey({ folder, companyId, digest, extension, uploadId }: Upload): string {
  return `${folder}/${companyId}/${digest}-${uploadId}.${extension}`;
}

export function isSameFile(key: string | null, digest: string): boolean {
  return key?.includes(`/${digest}-`) ?? false;
}

/** Returns the URL of a picture: the API's host and every career domain serve it. */
export function pictureUrl(origin: string, key: string): string {
  return `${origin}/files/${key}`;
}

type Settings = Record<string, unknown>;

/** Where the sections show pictures: the path of each id, as errors name it. */
export function picturesIn(settings: Settings | null): { path: string; id: number }[] {
  const found: { path: string; id: number }[] = [];
  replacePictures(settings?.['sections'], 'sections', (path, id) => {
    found.push({ path, id });
    return id;
  });
  return found;
}

/** The settings without a picture that is deleted. */
export function withoutPicture(settings: Settings, deleted: number): Settings {
  if (settings['sections'] === undefined) return settings;
  const keep = (_: string, id: number) => (id === deleted ? null : id);
  return { ...settings, sections: replacePictures(settings['sections'], 'sections', keep) };
}

/** Returns the pictures that settings show. Throws 422 where one is none of the company's. */
export function assertOwnPictures(
  shown: Readonly<Record<string, Settings>>,
  own: readonly number[],
): number[] {
  const found = Object.entries(shown).flatMap(([field, settings]) =>
    picturesIn(settings).map(({ path, id }) => ({ path: `${field}.${path}`, id })),
  );
  const errors: FieldErrors = Object.fromEntries(
    found
      .filter(({ id }) => !own.includes(id))
      .map(({ path }) => [path, ['No such picture in this company.']]),
  );
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });
  return [...new Set(found.map(({ id }) => id))];
}

/** A cover can be sent back as it is shown, and is set by its upload. */
export function assertCover(sent: string | undefined, current: unknown): void {
  if (sent !== undefined && sent !== current) {
    throw invalidField(
      'career_page_settings.cover',
      'Must be the URL of the cover as it is, or null. Upload another one by update-cover.',
    );
  }
}

type Replace = (path: string, id: number) => number | null;

/** Replaces each id of a picture; null takes it out. */
function replacePictures(value: unknown, path: string, replace: Replace): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((item, index) => replacePictures(item, `${path}.${index}`, replace));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const at = `${path}.${name}`;
    if (name === 'picture_id' && typeof part === 'number') return [name, replace(at, part)];
    if (name === 'picture_ids' && Array.isArray(part)) {
      const ids: readonly number[] = part;
      const kept = ids.map((id, index) => replace(`${at}.${index}`, id));
      return [name, kept.filter((id) => id !== null)];
    }
    return [name, replacePictures(part, at, replace)];
  });
  return Object.fromEntries(entries) as unknown;
}

/** Returns the path of the page of a company on its career domain. */
export function companyPagePath(subdomain: string): string {
  return `/companies/${subdomain}`;
}

/** Returns its URL. */
export function companyPageUrl(hostname: string, subdomain: string): string {
  return `${careerOrigin(hostname)}${companyPagePath(subdomain)}`;
}
