/** The parts of the cron, by the names under which their last run is kept. */

export const cronParts = [
  'parked_applications',
  'job_expiry',
  'job_alerts',
  'share_pictures',
  'search_engines',
  'due_mails',
  'mails',
  'webhooks',
  'left_webhooks',
  'files',
  'posts',
  'meetings',
  'feedback',
  'notifications',
  'transfers',
  'application_search',
  'job_search',
  'places',
  'sources',
  'people_search',
  'full_text',
  'duplicates',
  'candidates',
  'company_deletions',
  'clean_ups',
  'erased_people',
  'backup',
  'file_backup',
  'watch',
  'backlog',
  'database_size',
] as const;
export type CronPart = (typeof cronParts)[number];

/** A part that ran. */
export type PartRun = {
  part: string;
  milliseconds: number;
  /** Of the failure; absent where it succeeded. */
  error?: unknown;
};

/** The parts that are missing among `parts`, or failed when they ran last. */
export function findOverdue(
  parts: Readonly<Record<string, { ok_at?: number; error?: string }>>,
  since: number,
): { part: CronPart; okAt: number | null; error: string | null }[] {
  return cronParts
    .map((part) => ({
      part,
      okAt: parts[part]?.ok_at ?? null,
      error: parts[part]?.error ?? null,
    }))
    .filter(({ okAt }) => okAt === null || okAt < since);
}
