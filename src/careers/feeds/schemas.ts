/** Builds the jobs of feeds from their rows. */
import { categoryIdOf, toJobCard } from '#careers/layout/schemas.ts';
import type { ListedJob, ListedTexts } from '#careers/locations/rules/filters.ts';
import { closeCutHtml } from '#lib/html.ts';
import type { FeedJob } from './props.ts';
import { TEXT_LENGTH_MAX } from './rules.ts';

export function toFeedJob(job: ListedJob, texts: ListedTexts, language: string): FeedJob {
  return {
    ...toJobCard(job, language),
    category: categoryIdOf(job.categoryId),
    changedAt: texts.changedAt,
    description: whole(texts.description),
    tasks: whole(texts.tasks),
    requirements: whole(texts.requirements),
  };
}

/** The query cuts texts at the maximum length. */
function whole(html: string | null): string | null {
  return html === null || html.length < TEXT_LENGTH_MAX ? html : closeCutHtml(html);
}
