/** The query of a job for a company's own website. */
import { jobByHash } from '#careers/jobs/store/page.ts';
import { publicSql } from '#data/public-sql.ts';

/** Without similar ones. */
export function boardJob(hashId: string) {
  return jobByHash(hashId, publicSql.raw(`'[]'`));
}
