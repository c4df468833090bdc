/** What is written on the picture of a job: the same as on its page. */
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import type { PictureText } from './picture.ts';

/** Of the files in R2. Another one where pictures are drawn in another way: jobs get theirs when they next change. */
export const PICTURE_VERSION = 1;

const DIGEST_LENGTH = 32;

/** The name tells what the picture shows, so that it can be kept for ever. `digest` is that of `contentOf`. */
export function pictureKey({ hashId }: Pick<ListedJob, 'hashId'>, digest: string): string {
  return `share/${hashId}-${digest.slice(0, DIGEST_LENGTH)}.png`;
}

/** All that the picture depends on. */
export function contentOf(text: PictureText): string {
  const { site, title, employer, pay, place } = text;
  const { hostname, name, language, hue } = site;
  return JSON.stringify([
    PICTURE_VERSION,
    hostname,
    name,
    language,
    hue,
    title,
    employer,
    pay,
    place,
  ]);
}
