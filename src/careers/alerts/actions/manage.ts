/** What the owner of an alert can do with the links in its emails: confirm, change and end it. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan, queryPlan } from '#data/query-plan.ts';
import { runRead } from '#data/read-plan.ts';
import type { AlertPageProps, ManagePageProps } from '../props.ts';
import { nextDue, SETTLE_MS } from '../rules.ts';
import type { Frequency } from '../rules.ts';
import { parseSearch } from '../schemas.ts';
import { alertById, confirmAlertRow, deleteAlert, updateFrequency } from '../store.ts';
import type { Alert } from '../store.ts';
import { resolveSearch, searchListPath, searchText } from './searches.ts';
import { alertToken, verifyToken } from './tokens.ts';
import type { Purpose } from './tokens.ts';

type Gone = { is: 'gone' };

/** Changes nothing: email scanners follow links, but do not press buttons. */
export async function loadConfirmation(
  ctx: SiteFormCtx,
  token: string,
): Promise<{ is: 'open'; page: AlertPageProps } | { is: 'running' } | Gone> {
  const alert = await findAlert(ctx, 'alert confirmation', token);
  if (!alert) return { is: 'gone' };
  if (alert.confirmedAt) return { is: 'running' };
  return { is: 'open', page: await toAlertPage(ctx, alert, token) };
}

export async function confirmAlert(
  ctx: SiteFormCtx,
  token: string,
): Promise<{ is: 'running'; changeToken: string } | { is: 'full' } | Gone> {
  const id = verifyToken(ctx, 'alert confirmation', token);
  if (id === null) return { is: 'gone' };
  const { id: domainId } = ctx.site;
  const due = { daily: firstDue(ctx, 'daily'), weekly: firstDue(ctx, 'weekly') };
  const knownUntil = new Date(ctx.now.getTime() - SETTLE_MS);
  const confirmation = queryPlan(
    [confirmAlertRow(ctx, domainId, id, { dueAt: due, knownUntil })],
    () => null,
  );
  const [, alert] = await runPlan(ctx, QueryPlan.all([confirmation, alertById(ctx, domainId, id)]));
  if (!alert) return { is: 'gone' };
  return alert.confirmedAt
    ? { is: 'running', changeToken: alertToken(ctx, 'alert change', id) }
    : { is: 'full' };
}

export async function loadAlert(
  ctx: SiteFormCtx,
  token: string,
  isSaved: boolean,
): Promise<{ is: 'open'; page: ManagePageProps } | Gone> {
  const alert = await findAlert(ctx, 'alert change', token);
  if (!alert) return { is: 'gone' };
  return { is: 'open', page: { ...(await toAlertPage(ctx, alert, token)), isSaved } };
}

/** The new period starts now. */
export async function changeFrequency(
  ctx: SiteFormCtx,
  token: string,
  frequency: Frequency,
): Promise<{ is: 'saved' } | Gone> {
  const alert = await findAlert(ctx, 'alert change', token);
  if (!alert) return { is: 'gone' };
  if (alert.frequency !== frequency) {
    const change = { frequency, dueAt: firstDue(ctx, frequency) };
    await writeUnaudited(ctx, [updateFrequency(ctx, ctx.site.id, alert.id, change)]);
  }
  return { is: 'saved' };
}

export async function loadAlertToEnd(
  ctx: SiteFormCtx,
  token: string,
): Promise<{ is: 'open'; page: AlertPageProps } | Gone> {
  const alert = await findAlert(ctx, 'alert change', token);
  return alert ? { is: 'open', page: await toAlertPage(ctx, alert, token) } : { is: 'gone' };
}

/** Also succeeds for an alert that has already ended; `search` is the query of its list, or null then. */
export async function endAlert(
  ctx: SiteFormCtx,
  token: string,
): Promise<{ is: 'ended'; search: string | null } | Gone> {
  const id = verifyToken(ctx, 'alert change', token);
  if (id === null) return { is: 'gone' };
  return { is: 'ended', search: await runPlan(ctx, deleteAlert(ctx, ctx.site.id, id)) };
}

async function findAlert(ctx: SiteFormCtx, purpose: Purpose, token: string): Promise<Alert | null> {
  const id = verifyToken(ctx, purpose, token);
  return id === null ? null : runPlan(ctx, alertById(ctx, ctx.site.id, id));
}

/** The search text is empty if the site no longer has the place. */
async function toAlertPage(ctx: SiteFormCtx, alert: Alert, token: string): Promise<AlertPageProps> {
  const search = parseSearch(new URLSearchParams(alert.search));
  const resolved = search && (await runRead(ctx, resolveSearch(ctx, search)));
  return {
    site: siteOf(ctx),
    token,
    search: resolved ? searchText(ctx, resolved) : '',
    listUrl: resolved ? searchListPath(resolved.search) : null,
    frequency: alert.frequency,
  };
}

function firstDue({ now }: SiteFormCtx, frequency: Frequency): Date {
  return nextDue(now, now, frequency);
}
