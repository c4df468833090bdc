/** What feeds are shown of a job, from its rows. */
import { toJobCard } from '#careers/layout/schemas.ts';
import type { ListedJob, ListedTexts } from '#careers/locations/rules.ts';
import { cleanHtml } from '#lib/html.ts';
import { categories } from '#vocabulary.ts';
import type { CategoryId } from '#careers/layout/props.ts';
import type { FeedJob } from './props.ts';
import { TEXT_LENGTH_MAX } from './rules.ts';

export function showFeedJob(job: ListedJob, texts: ListedTexts, language: string): FeedJob {
  return {
    ...toJobCard(job, language),
    category: categoryOf(job.categoryId),
    changedAt: texts.changedAt,
    description: whole(texts.description),
    tasks: whole(texts.tasks),
    requirements: whole(texts.requirements),
  };
}

/** What was cut off in the middle of an element is closed again. */
function whole(html: string | null): string | null {
  return html === null || html.length < TEXT_LENGTH_MAX
    ? html
    : cleanHtml(html.replace(/<[^<>]*$/u, ''));
}

function categoryOf(id: number | null): CategoryId | null {
  return id !== null && isCategory(id) ? id : null;
}

function isCategory(id: number): id is CategoryId {
  return id in categories;
}
