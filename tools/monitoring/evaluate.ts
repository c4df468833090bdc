/** Finds the alerts of a deployment that fire now. */
import type { Cloudflare } from '../../packages/operator/tools/deployment/cloudflare.ts';
import type { Deployment } from '../../packages/operator/tools/deployment/record.ts';
import { alerts } from './alerts.ts';
import type { Alert } from './alerts.ts';
import { numberOf } from './dataset.ts';
import type { Ask, Row } from './dataset.ts';
import { examineExpiries } from './expiries.ts';
import type { ExpiryAlert } from './expiries.ts';
import { total } from './objectives.ts';

export type Firing = Pick<Alert, 'id' | 'severity' | 'about'> & {
  /** The route, queue, part or table it is about. */
  name: string | null;
  /** Null: it is a sentence. */
  value: number | null;
};

/** What expires soon, or has expired. */
export async function findExpiring(
  cloudflare: Cloudflare,
  deployment: Deployment,
  now: Date,
): Promise<Firing[]> {
  const expiries = await examineExpiries(cloudflare, deployment, now);
  return expiries.flatMap(({ alert, finding: { level, what } }) =>
    alert === null || level === 'fine' ? [] : [toExpiring(alert, level === 'wrong', what)],
  );
}

function toExpiring(id: ExpiryAlert, isUrgent: boolean, about: string): Firing {
  return { id, severity: isUrgent ? 'page' : 'ticket', about, name: null, value: null };
}

export async function findFiring(ask: Ask): Promise<Firing[]> {
  const found = await Promise.all(alerts.map((alert) => examine(ask, alert)));
  return found.flat();
}

async function examine(ask: Ask, alert: Alert): Promise<Firing[]> {
  const { where, value, by, minutes } = alert;
  const rows = await ask({
    select: { ...(by !== undefined && { what: by }), counted: total, measured: value },
    where,
    seconds: minutes * 60,
    ...(by !== undefined && { groupBy: 'what' }),
  });
  // Without data points there may be no row, and that is what some rules look for.
  const all: (Row | undefined)[] = rows.length === 0 ? [undefined] : rows;
  return all.filter((row) => fires(alert, row)).map((row) => toFiring(alert, row));
}

export function fires({ above, below, atLeast }: Alert, row: Row | undefined): boolean {
  if (numberOf(row, 'counted') < atLeast) return false;
  const value = numberOf(row, 'measured');
  return value > (above ?? Infinity) || value < (below ?? -Infinity);
}

function toFiring({ id, severity, about }: Alert, row: Row | undefined): Firing {
  const { what } = row ?? {};
  const name = typeof what === 'string' ? what : null;
  return { id, severity, about, name, value: numberOf(row, 'measured') };
}

export function lineOfFiring({ id, severity, about, name, value }: Firing): string {
  const which = name === null ? '' : ` [${name}]`;
  const amount =
    value === null ? '' : ` (${value.toLocaleString('en', { maximumFractionDigits: 2 })})`;
  return `${severity.toUpperCase().padEnd(8)}${id}${which}: ${about}${amount}\n        docs/runbooks.md#${id}`;
}
