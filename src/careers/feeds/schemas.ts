/** Builds the jobs of feeds from their rows. */
import { categoryIdOf, toJobCard } from '#careers/layout/schemas.ts';
import type { ListedJob, ListedTexts } from '#careers/locations/rules.ts';
import { cleanHtml } from '#lib/html.ts';
import type { FeedJob } from './props.ts';
import { TEXT_LENGTH_MAX } from './rules.ts';

export function toFeedJob(job: ListedJob, texts: ListedTexts, language: string): FeedJob {
  return {
    ...toJobCard(job, language),
    category: categoryIdOf(job.categoryId),
    changedAt: texts.changedAt,
    description: closeElements(texts.description),
    tasks: closeElements(texts.tasks),
    requirements: closeElements(texts.requirements),
  };
}

/** Repairs HTML that the query cut at the maximum length. */
function closeElements(html: string | null): string | null {
  return html === null || html.length < TEXT_LENGTH_MAX
    ? html
    : cleanHtml(html.replace(/<[^<>]*$/u, ''));
}
