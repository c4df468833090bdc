/** Telling of new jobs, by the clock: whoever is due is looked for once, and written to if there are any. */
import { domainOf } from '#careers/domains/actions.ts';
import { jobUrl } from '#recruiting/jobs/rules.ts';
import { siteOf } from '#careers/landing/actions.ts';
import type { SiteCtx } from '#careers/landing/actions.ts';
import { showCard } from '#careers/landing/schemas.ts';
import { jobsSince } from '#careers/locations/actions.ts';
import type { ListedJob } from '#careers/locations/rules.ts';
import { newsLetter } from '#careers/words/alerts/emails.ts';
import type { PublicCtx } from '#context.ts';
import { assertChanged, sendUnaudited, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { outgoingMail } from '#mail/actions.ts';
import { JOBS_MAX, judgeLast, nextDue, SETTLED_MS } from '../rules.ts';
import { searchOf } from '../schemas.ts';
import { dropMail, dropUnconfirmed, dueAlerts, endAlert, moveOn } from '../store.ts';
import type { DueAlert } from '../store.ts';
import { addressOf } from './subscribe.ts';
import { listPathOf, nameOf, searched } from './searches.ts';
import type { Found } from './searches.ts';
import { tokenFor } from './tokens.ts';

const MAIL_KIND = 'job_alert';

/** A tick: each may be a write, a mail and its message of the queue, of which a tick has 500 with all else it does. */
const TOLD_MAX = 50;
/** Whose jobs are asked for in one round trip, which holds up no reader for long. */
const ASKED_AT_ONCE = 10;
const DROPPED_MAX = 1000;

/**
 * What a tick does not reach the next one does, and so with what goes wrong: of that the errors are
 * answered, as it holds up nobody else.
 */
export async function tellOfJobs(ctx: PublicCtx): Promise<unknown[]> {
  const errors: unknown[] = [];
  const going = QueryPlan.all([dropUnconfirmed(ctx, DROPPED_MAX), dueAlerts(ctx, TOLD_MAX)]);
  const [, due] = await runPlan(ctx, going);
  for (let from = 0; from < due.length; from += ASKED_AT_ONCE) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- One after the other: the store does one thing at a time.
      errors.push(...(await tell(ctx, due.slice(from, from + ASKED_AT_ONCE))));
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

type Judged = { alert: DueAlert; site: SiteCtx; failures: number };

type News = { found: Found; jobs: ListedJob[] };

async function tell(ctx: PublicCtx, alerts: readonly DueAlert[]): Promise<unknown[]> {
  const judged: Judged[] = [];
  const over: DueAlert[] = [];
  for (const alert of alerts) {
    const { mailStatus: status, mailError: error } = alert;
    const failures = judgeLast({ status, error, failures: alert.failures });
    // oxlint-disable-next-line no-await-in-loop -- From memory after the first.
    const site = await domainOf(ctx, alert.domainId);
    if (failures === null || !site) over.push(alert);
    else judged.push({ alert, failures, site: { ...ctx, site } });
  }
  const looked = await runPlan(
    ctx,
    QueryPlan.all(judged.map(({ alert, site }) => newsOf(site, alert))),
  );
  const silent = judged.flatMap((one, index) => {
    const { alert, failures } = one;
    const hasNews = (looked[index]?.jobs.length ?? 0) > 0;
    return hasNews ? [] : [moveOn(ctx, alert, { ...nextOf(ctx, alert), failures })];
  });
  const ended = over.flatMap(({ domainId, id }) => endAlert(ctx, domainId, id).statements);
  await writeUnaudited(ctx, [...silent, ...ended]);
  const errors: unknown[] = [];
  for (const [index, one] of judged.entries()) {
    const news = looked[index];
    if (!news || news.jobs.length === 0) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- Each is a batch of its own: another's race is not its own.
      await ignoreStaleWrite(write(one, news));
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

/** The city and the jobs in one round trip; a place the site has no more has no jobs. */
function newsOf(ctx: SiteCtx, alert: DueAlert): QueryPlan<News | null> {
  const search = searchOf(new URLSearchParams(alert.search));
  if (!search) return QueryPlan.of(null);
  const since = alert.knownUntil?.getTime() ?? ctx.now.getTime();
  const part = { since, until: untilOf(ctx), limit: JOBS_MAX + 1 };
  const wanted = QueryPlan.all([searched(ctx, search), jobsSince(ctx, ctx.site, search, part)]);
  return {
    ...wanted,
    assemble: (results) => {
      const [found, jobs] = wanted.assemble(results);
      return found && { found, jobs };
    },
  };
}

/** The claim stands in the batch of the mail: of two ticks at once one writes it. */
async function write({ alert, site: ctx, failures }: Judged, { found, jobs }: News): Promise<void> {
  const email = addressOf(ctx, alert);
  if (email === null) {
    // Sealed with another key, which may come back.
    await writeUnaudited(ctx, [moveOn(ctx, alert, { ...nextOf(ctx, alert), failures })]);
    return;
  }
  const mail = outgoingMail(
    ctx,
    { to: email, ...letterOf(ctx, alert, found, jobs) },
    {
      kind: MAIL_KIND,
      dedupeKey: `${alert.id} ${alert.dueAt?.getTime() ?? ''}`,
    },
  );
  const next = { ...nextOf(ctx, alert), failures, mailId: mail.id, mailedAt: ctx.now };
  const writes = [
    moveOn(ctx, alert, next),
    assertChanged(ctx),
    ...(alert.mailId === null ? [] : [dropMail(ctx, alert.mailId)]),
  ];
  await sendUnaudited(ctx, { writes, mails: [mail] });
}

function letterOf(ctx: SiteCtx, alert: DueAlert, found: Found, jobs: readonly ListedJob[]) {
  const { hostname, language } = ctx.site;
  const token = encodeURIComponent(tokenFor(ctx, 'alert change', alert.id));
  const told = jobs.slice(0, JOBS_MAX).map((job) => {
    const { title, companyName, cityName, country, pay } = showCard(job, language);
    const place = cityName ?? country?.name ?? null;
    return { title, companyName, place, pay, url: jobUrl(hostname, job.hashId) };
  });
  const letter = newsLetter(siteOf(ctx), {
    search: nameOf(ctx, found),
    jobs: told,
    hasMore: jobs.length > JOBS_MAX,
    listUrl: `https://${hostname}${listPathOf(found.search)}`,
    manageUrl: `https://${hostname}/alerts/manage?token=${token}`,
  });
  return { ...letter, unsubscribeUrl: `https://${hostname}/alerts/end?token=${token}` };
}

function nextOf(ctx: PublicCtx, { dueAt, frequency }: DueAlert) {
  return {
    dueAt: nextDue(dueAt ?? ctx.now, ctx.now, frequency),
    knownUntil: new Date(untilOf(ctx)),
  };
}

function untilOf({ now }: PublicCtx): number {
  return now.getTime() - SETTLED_MS;
}
