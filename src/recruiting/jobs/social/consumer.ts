/** Publishes posts that queue messages name, and those that polling finds due. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow, pollOf, turnConsumerOf } from '#http/consumer.ts';
import { publishPost, enqueueDuePosts } from './actions/publish.ts';

export const consumePosts = turnConsumerOf('posts', (services, id) =>
  publishPost(contextNow(services), id),
);

export const pollPosts = pollOf(enqueueDuePosts);

/** Enqueues due posts; the cron job runs it every minute. */
export const maintainPosts = (services: BackgroundServices) =>
  enqueueDuePosts(contextNow(services));
