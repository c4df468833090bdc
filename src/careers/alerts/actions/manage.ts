/** What whoever gets an alert decides: to start, to change and to end it. */
import { siteOf } from '#careers/landing/actions.ts';
import type { SiteCtx } from '#careers/landing/actions.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan, queryPlan } from '#data/query-plan.ts';
import type { DecisionProps, ManagePageProps } from '../props.ts';
import { nextDue, SETTLED_MS } from '../rules.ts';
import type { Frequency } from '../rules.ts';
import { searchOf } from '../schemas.ts';
import { alertById, changeFrequency, confirm, endAlert } from '../store.ts';
import type { Alert } from '../store.ts';
import { nameOf, searched } from './searches.ts';
import { idIn } from './tokens.ts';
import type { Purpose } from './tokens.ts';

type Gone = { is: 'gone' };

/** Looks only: what looks through mail presses no button. */
export async function gatherConfirm(
  ctx: SiteCtx,
  token: string,
): Promise<{ is: 'open'; page: DecisionProps } | { is: 'running' } | Gone> {
  const alert = await find(ctx, 'alert confirmation', token);
  if (!alert) return { is: 'gone' };
  if (alert.confirmedAt) return { is: 'running' };
  return { is: 'open', page: await showDecision(ctx, alert, token) };
}

export async function takeConfirm(
  ctx: SiteCtx,
  token: string,
): Promise<{ is: 'running' } | { is: 'full' } | Gone> {
  const id = idIn(ctx, 'alert confirmation', token);
  if (id === null) return { is: 'gone' };
  const { id: domainId } = ctx.site;
  const due = { daily: dueFrom(ctx, 'daily'), weekly: dueFrom(ctx, 'weekly') };
  const knownUntil = new Date(ctx.now.getTime() - SETTLED_MS);
  const confirming = queryPlan(
    [confirm(ctx, domainId, id, { dueAt: due, knownUntil })],
    () => null,
  );
  const [, alert] = await runPlan(ctx, QueryPlan.all([confirming, alertById(ctx, domainId, id)]));
  if (!alert) return { is: 'gone' };
  return alert.confirmedAt ? { is: 'running' } : { is: 'full' };
}

export async function gatherManage(
  ctx: SiteCtx,
  token: string,
  isSaved: boolean,
): Promise<{ is: 'open'; page: ManagePageProps } | Gone> {
  const alert = await find(ctx, 'alert change', token);
  if (!alert) return { is: 'gone' };
  const { frequency } = alert;
  return { is: 'open', page: { ...(await showDecision(ctx, alert, token)), frequency, isSaved } };
}

/** Counted from now: whoever asks for less is not written to tomorrow. */
export async function takeFrequency(
  ctx: SiteCtx,
  token: string,
  frequency: Frequency,
): Promise<{ is: 'saved' } | Gone> {
  const alert = await find(ctx, 'alert change', token);
  if (!alert) return { is: 'gone' };
  if (alert.frequency !== frequency) {
    const change = { frequency, dueAt: dueFrom(ctx, frequency) };
    await writeUnaudited(ctx, [changeFrequency(ctx, ctx.site.id, alert.id, change)]);
  }
  return { is: 'saved' };
}

export async function gatherEnd(
  ctx: SiteCtx,
  token: string,
): Promise<{ is: 'open'; page: DecisionProps } | Gone> {
  const alert = await find(ctx, 'alert change', token);
  return alert ? { is: 'open', page: await showDecision(ctx, alert, token) } : { is: 'gone' };
}

/** What has ended already is ended once more. `search`: the query of its list, where it was still there. */
export async function takeEnd(
  ctx: SiteCtx,
  token: string,
): Promise<{ is: 'ended'; search: string | null } | Gone> {
  const id = idIn(ctx, 'alert change', token);
  if (id === null) return { is: 'gone' };
  return { is: 'ended', search: await runPlan(ctx, endAlert(ctx, ctx.site.id, id)) };
}

async function find(ctx: SiteCtx, purpose: Purpose, token: string): Promise<Alert | null> {
  const id = idIn(ctx, purpose, token);
  return id === null ? null : runPlan(ctx, alertById(ctx, ctx.site.id, id));
}

/** A place that the site has no more is not named. */
async function showDecision(ctx: SiteCtx, alert: Alert, token: string): Promise<DecisionProps> {
  const search = searchOf(new URLSearchParams(alert.search));
  const found = search && (await runPlan(ctx, searched(ctx, search)));
  return { site: siteOf(ctx), token, search: found ? nameOf(ctx, found) : '' };
}

function dueFrom({ now }: SiteCtx, frequency: Frequency): Date {
  return nextDue(now, now, frequency);
}
