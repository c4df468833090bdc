/** The queues and what enqueues again what they have lost, each loaded when it is needed. */
import type { Consumer } from '#http/consumer.ts';
import type { BackgroundServices } from '#platform/background-services.ts';

/** By the last part of the names of the queues in the configuration: the first is the name of the deployment. */
export const consumers: Readonly<Record<string, Consumer>> = {
  webhooks: async (services, batch) =>
    (await import('#integrations/webhooks/consumer.ts')).consumeDeliveries(services, batch),
  mail: async (services, batch) => (await import('#mail/consumer.ts')).consumeMail(services, batch),
  reports: async (services, batch) =>
    (await import('#mail/consumer.ts')).consumeReports(services, batch),
  cvs: async (services, batch) =>
    (await import('#recruiting/people/cvs/consumer.ts')).consumeCvs(services, batch),
  posts: async (services, batch) =>
    (await import('#recruiting/jobs/social/consumer.ts')).consumePosts(services, batch),
  meetings: async (services, batch) =>
    (await import('#recruiting/interviews/meetings/consumer.ts')).consumeMeetings(services, batch),
  replies: async (services, batch) =>
    (await import('#recruiting/pipeline/replies/consumer.ts')).consumeReplies(services, batch),
  summaries: async (services, batch) =>
    (await import('#careers/summaries/consumer.ts')).consumeSummaries(services, batch),
  transfers: async (services, batch) =>
    (await import('#recruiting/transfers/consumer.ts')).consumeTransfers(services, batch),
};

export const polls: readonly ((services: BackgroundServices) => Promise<void>)[] = [
  async (services) => (await import('#integrations/webhooks/consumer.ts')).pollDeliveries(services),
  async (services) => (await import('#recruiting/people/cvs/consumer.ts')).pollCvs(services),
  async (services) =>
    (await import('#recruiting/interviews/meetings/consumer.ts')).pollMeetings(services),
  async (services) => (await import('#recruiting/jobs/social/consumer.ts')).pollPosts(services),
  async (services) => (await import('#recruiting/transfers/consumer.ts')).pollTransfers(services),
  async (services) =>
    (await import('#recruiting/pipeline/replies/consumer.ts')).pollReplies(services),
];
