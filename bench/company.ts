/** Creates a company of any size for the benches: jobs, contracted companies, applications, audit events and webhooks. */
import type { PublicCtx } from '#context.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { insertInBatches } from '../tools/seed/bulk.ts';
import { numbers } from './database.ts';
import { FEW_MAX, EVERY_MS, NEWEST_MS, COMPANIES_MAX, statusOf } from './company-records.ts';
import type { BenchCompany } from './company-records.ts';
import {
  structureRows,
  memberRows,
  jobRows,
  postRows,
  applicationRows,
  meetingRows,
  auditRows,
} from './company-rows.ts';
import { webhookRows } from './webhook-rows.ts';

export type CompanyWanted = {
  domain: string;
  size: number;
  /** The number of the company in its database. */
  nth: number;
  /** Whether people have applied to its jobs. */
  isAppliedTo?: boolean;
};

export async function openBenchCompany(
  ctx: PublicCtx,
  { domain, size, nth, isAppliedTo = true }: CompanyWanted,
): Promise<BenchCompany> {
  const subdomain = `company-${nth}`;
  const email = `admin@${subdomain}.example`;
  const { id } = await createCompany(ctx, { subdomain, name: subdomain, domain, country: 'GB' });
  await createUser(ctx, { company: subdomain, email, role: 'Admin' });
  const { access_token: token } = await createToken(ctx, { company: subdomain, email });

  const begin = ctx.now.getTime() - NEWEST_MS - size * EVERY_MS;
  const createdAtOf = (n: number) => begin + n * EVERY_MS;
  const idOf = (n: number) => firstIdAt(new Date(createdAtOf(n))) + nth;
  const stageOf = (pipeline: number, position: number) => idOf(pipeline) + position * COMPANIES_MAX;
  const few = Math.min(size, FEW_MAX);
  const company = { id, token, size, few, idOf, stageOf, deliveryOf, jobOf };
  const sections = [
    structureRows,
    memberRows,
    jobRows,
    postRows,
    ...(isAppliedTo ? [applicationRows, meetingRows] : []),
    auditRows,
    webhookRows,
  ];
  for (const section of sections) {
    for (const [table, rows] of section(company, createdAtOf, ctx))
      await insertInBatches(ctx, table, rows);
  }
  return company;

  /** A UUID that contains the id. */
  function deliveryOf(n: number): string {
    const digits = String(idOf(n)).padStart(15, '0');
    return `00000000-0000-4000-8${digits.slice(0, 3)}-${digits.slice(3)}`;
  }

  function jobOf(status: JobStatus, n: number): number {
    const matches = numbers(size).filter((job) => statusOf(job, size) === status);
    return idOf(matches[n - 1] ?? 0);
  }
}
