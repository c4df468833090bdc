/** Sends the alerts that are due: one email per alert with new jobs. Runs every minute. */
import { findDomainById, siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { toJobCard } from '#careers/layout/schemas.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import { newJobsEmail } from '#careers/words/alerts/emails.ts';
import type { PublicCtx } from '#context.ts';
import { assertChanged, sendUnaudited, writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import { countFailures, JOBS_MAX, nextDue, nextRetry, SETTLE_MS } from '../rules.ts';
import { parseSearch } from '../schemas.ts';
import { deleteAlert, deleteMail, dueAlerts, postponeAlert, updateDueAlert } from '../store.ts';
import type { DueAlert } from '../store.ts';
import { jobsSince } from './new-jobs.ts';
import { openAddress } from './subscribe.ts';
import { resolveSearch, searchListPath, searchText } from './searches.ts';
import type { ResolvedSearch } from './searches.ts';
import { alertToken } from './tokens.ts';

const MAIL_KIND = 'job_alert';

/** Per run: each alert may take a write, a mail and a queue message, within the budget of one Worker invocation. */
const ALERTS_PER_RUN = 50;
/** Alerts whose jobs are read in one round trip, so that other readers wait only briefly. */
const ALERTS_PER_BATCH = 10;

/** Returns the errors, one per failed alert. Those are tried again later; alerts beyond the limit are left to the next run. */
export async function sendDueAlerts(ctx: PublicCtx): Promise<unknown[]> {
  const errors: unknown[] = [];
  const due = await runPlan(ctx, dueAlerts(ctx, ALERTS_PER_RUN));
  for (let from = 0; from < due.length; from += ALERTS_PER_BATCH) {
    errors.push(...(await sendBatch(ctx, due.slice(from, from + ALERTS_PER_BATCH))));
  }
  return errors;
}

type ActiveAlert = { alert: DueAlert; site: SiteFormCtx; failures: number };

type NewJobs = { resolved: ResolvedSearch; jobs: ListedJob[] };

/** If the batch fails as a whole, each of its alerts is processed alone, so that only the one at fault waits. */
async function sendBatch(ctx: PublicCtx, alerts: readonly DueAlert[]): Promise<unknown[]> {
  try {
    return await sendTogether(ctx, alerts);
  } catch (error) {
    const [only, ...others] = alerts;
    if (only && others.length === 0) return [error, ...(await postpone(ctx, only))];
    const errors: unknown[] = [];
    for (const alert of alerts) errors.push(...(await sendBatch(ctx, [alert])));
    return errors;
  }
}

/** Counts the failure. After the last attempt the alert waits for its next day, and its jobs are in that email. */
async function postpone(ctx: PublicCtx, alert: DueAlert): Promise<unknown[]> {
  const attempts = alert.attempts + 1;
  const retryAt = nextRetry(ctx.now, attempts);
  const { dueAt } = nextRun(ctx, alert);
  const write = retryAt
    ? postponeAlert(ctx, alert, { attempts, retryAt })
    : updateDueAlert(ctx, alert, { dueAt });
  try {
    await writeUnaudited(ctx, [write]);
    return [];
  } catch (error) {
    return [error];
  }
}

async function sendTogether(ctx: PublicCtx, alerts: readonly DueAlert[]): Promise<unknown[]> {
  const { active, ended } = await splitByStatus(ctx, alerts);
  const plans = await Promise.all(active.map(({ alert, site }) => newJobs(site, alert)));
  const read = await runRead(ctx, ReadPlan.all(plans));
  const tried = await runRead(
    ctx,
    ReadPlan.all(read.map((one) => one?.jobs.tried ?? ReadPlan.of(null))),
  );
  const results = read.map((one, index) => {
    if (!one) return null;
    const { resolved, jobs } = one;
    return { resolved, jobs: tried[index] ?? jobs.jobs };
  });
  const withoutJobs = active.filter((_, index) => (results[index]?.jobs.length ?? 0) === 0);
  await writeUnaudited(ctx, [
    ...withoutJobs.map(({ alert, failures }) =>
      updateDueAlert(ctx, alert, { ...nextRun(ctx, alert), failures }),
    ),
    ...ended.flatMap(({ domainId, id }) => deleteAlert(ctx, domainId, id).statements),
  ]);
  const errors: unknown[] = [];
  for (const [index, recipient] of active.entries()) {
    const result = results[index];
    if (!result || result.jobs.length === 0) continue;
    try {
      // A batch for each alert: one that loses a race must not take others with it.
      await ignoreStaleWrite(sendAlert(recipient, result));
    } catch (error) {
      errors.push(error, ...(await postpone(ctx, recipient.alert)));
    }
  }
  return errors;
}

/** Alerts end when their mailbox rejects them, or when their domain no longer exists. */
async function splitByStatus(ctx: PublicCtx, alerts: readonly DueAlert[]) {
  const active: ActiveAlert[] = [];
  const ended: DueAlert[] = [];
  for (const alert of alerts) {
    const { mailStatus: status, mailError: error } = alert;
    const failures = countFailures({ status, error, failures: alert.failures });
    const site = await findDomainById(ctx, alert.domainId);
    if (failures === null || !site) ended.push(alert);
    else active.push({ alert, failures, site: { ...ctx, site } });
  }
  return { active, ended };
}

/** The place and its new jobs in one round trip; null if the site no longer has the place. */
async function newJobs(ctx: SiteFormCtx, alert: DueAlert) {
  const search = parseSearch(new URLSearchParams(alert.search));
  if (!search) return ReadPlan.of(null);
  const since = alert.knownUntil?.getTime() ?? ctx.now.getTime();
  const range = { since, until: settledUntil(ctx), limit: JOBS_MAX + 1 };
  const jobs = await jobsSince(ctx, ctx.site, search, range);
  const plan = ReadPlan.all([resolveSearch(ctx, search), jobs]);
  return ReadPlan.map(plan, ([resolved, found]) => resolved && { resolved, jobs: found });
}

/** Advances the alert in the same batch as its mail, so that of two concurrent runs only one sends it. */
async function sendAlert(
  { alert, site: ctx, failures }: ActiveAlert,
  { resolved, jobs }: NewJobs,
): Promise<void> {
  const email = openAddress(ctx, alert);
  if (email === null) {
    // The address was sealed with another key, which may be configured again later.
    await writeUnaudited(ctx, [updateDueAlert(ctx, alert, { ...nextRun(ctx, alert), failures })]);
    return;
  }
  const mail = outgoingMail(
    ctx,
    { to: email, ...alertMessage(ctx, alert, resolved, jobs) },
    { kind: MAIL_KIND, dedupeKey: `${alert.id} ${alert.dueAt?.getTime() ?? ''}` },
  );
  const next = { ...nextRun(ctx, alert), failures, mailId: mail.id, mailedAt: ctx.now };
  const writes = [
    updateDueAlert(ctx, alert, next),
    assertChanged(ctx),
    ...(alert.mailId === null ? [] : [deleteMail(ctx, alert.mailId)]),
  ];
  await sendUnaudited(ctx, { writes, mails: [mail] });
}

function alertMessage(
  ctx: SiteFormCtx,
  alert: DueAlert,
  resolved: ResolvedSearch,
  jobs: readonly ListedJob[],
) {
  const { hostname, language } = ctx.site;
  const token = encodeURIComponent(alertToken(ctx, 'alert change', alert.id));
  const listed = jobs.slice(0, JOBS_MAX).map((job) => {
    const { title, companyName, cityName, country, pay } = toJobCard(job, language);
    const place = cityName ?? country?.name ?? null;
    return { title, companyName, place, pay, url: jobUrl(hostname, job.hashId) };
  });
  const message = newJobsEmail(siteOf(ctx), {
    search: searchText(ctx, resolved),
    jobs: listed,
    hasMore: jobs.length > JOBS_MAX,
    listUrl: `${careerOrigin(hostname)}${searchListPath(resolved.search)}`,
    manageUrl: `${careerOrigin(hostname)}/alerts/manage?token=${token}`,
  });
  return { ...message, unsubscribeUrl: `${careerOrigin(hostname)}/alerts/end?token=${token}` };
}

function nextRun(ctx: PublicCtx, { dueAt, frequency }: DueAlert) {
  return {
    dueAt: nextDue(dueAt ?? ctx.now, ctx.now, frequency),
    knownUntil: new Date(settledUntil(ctx)),
  };
}

function settledUntil({ now }: PublicCtx): number {
  return now.getTime() - SETTLE_MS;
}
