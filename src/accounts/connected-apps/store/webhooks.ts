/** The queries of the webhooks that applications created, and of those whose application is no longer connected. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertHolds } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { cleanUps } from '#data/tables/clean-ups.ts';
import { companies } from '#data/tables/companies.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { webhooks } from '#data/tables/webhooks.ts';
import { eventNames } from '#events.ts';
import type { EventName } from '#events.ts';
import type { WebhookOwner } from '#vocabulary/events.ts';

/** A webhook with the connection that created it. */
export type CreatedWebhook = {
  id: number;
  name: string;
  url: string;
  events: readonly EventName[];
  companyId: number;
  clientId: number;
  userId: number;
  application: string;
  /** Whether the application is still connected by the same person. A refresh keeps a grant, and a new sign-in adds one. */
  isConnected: boolean;
};

type Row = Omit<CreatedWebhook, 'events' | 'isConnected'> & { events: string; isConnected: number };

/** More than a person's companies have. */
const LISTED_MAX = 500;

const columns = sql`w.id as id, w.name as name, w.url as url, w.company_id as companyId,
  g.client_id as clientId, g.user_id as userId, c.name as application`;

/** Of the grant `g` to the client `c`. */
function isConnected(ctx: PublicCtx): SQL {
  return sql`(c.disabled_at is null and exists (select 1 from ${oauthGrants} as live
    where live.user_id = g.user_id and live.company_id = g.company_id
      and live.client_id = g.client_id and live.revoked_at is null
      and exists (select 1 from ${oauthTokens} as t
        where t.grant_id = live.id and t.expires_at > ${ctx.now.getTime()})))`;
}

const withApplication = sql`cross join ${oauthGrants} as g on g.id = w.grant_id
  cross join ${oauthClients} as c on c.id = g.client_id`;

/** Those of companies that applications of the user created where the user is an Admin. Those of applications end with them. */
export function webhooksOfUser(ctx: PublicCtx, userId: number): QueryPlan<CreatedWebhook[]> {
  return listed(
    ctx,
    sql`from ${members} as m cross join ${webhooks} as w on w.company_id = m.company_id
      ${withApplication}
      where m.user_id = ${userId} and m.status = 'active' and m.role = 'Admin'
        and g.user_id = m.user_id and w.belongs_to = 'company'`,
  );
}

export function webhooksOfCompany(ctx: Ctx): QueryPlan<CreatedWebhook[]> {
  return listed(
    ctx,
    sql`from ${webhooks} as w ${withApplication}
      where w.company_id = ${ctx.tenant.id} and w.belongs_to = 'company'`,
  );
}

function listed(ctx: PublicCtx, from: SQL): QueryPlan<CreatedWebhook[]> {
  const statement = rawStatement<Row>(
    ctx,
    sql`select ${columns}, w.events as events, ${isConnected(ctx)} as isConnected
      ${from} order by w.id limit ${sql.raw(String(LISTED_MAX))}`,
  );
  return queryPlan([statement], ([rows]) => rows.map(toCreatedWebhook));
}

function toCreatedWebhook({ events, isConnected: connected, ...row }: Row): CreatedWebhook {
  return {
    ...row,
    events: eventNames.filter((name) => events.includes(`"${name}"`)),
    isConnected: connected === 1,
  };
}

/** The walk over the webhooks of applications, in the order of their grants. */
const WALK = 'webhooks by grant';
/** Webhooks that a step looks at. A company has fewer, so that a step never ends where it began. */
const LOOKED_AT = 1000;

export type LeftWebhook = Pick<
  CreatedWebhook,
  'id' | 'name' | 'url' | 'companyId' | 'clientId' | 'userId' | 'application'
> & { company: string; belongsTo: WebhookOwner; events: EventName[] };

export type LeftWebhooks = {
  found: LeftWebhook[];
  /** Where the next step begins if this one has handled all that it found. */
  next: number;
  position: number;
};

/**
 * The next webhooks that were left by a connection that has ended, and of which the Admins know nothing. Members of a company that is being
 * closed have no access: theirs are looked at again where the company stays. Those of an application that is disabled wait for it.
 */
export function leftWebhooks(ctx: PublicCtx, limit: number): QueryPlan<LeftWebhooks> {
  const position = sql`coalesce((select position from ${cleanUps} where name = ${WALK}), 0)`;
  const slice = sql`(select * from ${webhooks}
    where grant_id > ${position} and left_notice_at is null
    order by grant_id limit ${sql.raw(String(LOOKED_AT))})`;
  const found = rawStatement<Omit<LeftWebhook, 'events'> & { events: string }>(
    ctx,
    sql`select ${columns}, w.events as events, w.belongs_to as belongsTo, company.name as company from ${slice} as w ${withApplication}
      cross join ${companies} as company on company.id = w.company_id
      where company.closing_at is null and not ${isConnected(ctx)}
        and (w.belongs_to = 'company' or c.disabled_at is null)
      order by w.grant_id, w.id limit ${sql.raw(String(limit))}`,
  );
  const walked = rawStatement<{ n: number; last: number | null; position: number }>(
    ctx,
    sql`select count(*) as n, max(grant_id) as last, ${position} as position from ${slice}`,
  );
  return queryPlan([found, walked], ([rows, [walk]]) => ({
    found: rows.map((row) => ({ ...row, events: JSON.parse(row.events) })),
    // The webhooks of the last grant may be cut off.
    next: walk && walk.n === LOOKED_AT ? (walk.last ?? 1) - 1 : 0,
    position: walk?.position ?? 0,
  }));
}

export function moveWalk(ctx: PublicCtx, position: number): Statement {
  return ctx.db
    .insert(cleanUps)
    .values({ name: WALK, position })
    .onConflictDoUpdate({ target: cleanUps.name, set: { position } });
}

/** Fails the batch if another tick has told of one of them, or one is gone. */
export function markLeft(ctx: Ctx, ids: readonly number[]): Statement[] {
  const among = sql`company_id = ${ctx.tenant.id}
    and id in (select value from json_each(${JSON.stringify(ids)}))`;
  return [
    assertHolds(
      ctx,
      sql`(select count(*) from ${webhooks} where ${among} and left_notice_at is null)
        = ${sql.raw(String(ids.length))}`,
    ),
    rawStatement(
      ctx,
      sql`update ${webhooks} set left_notice_at = ${ctx.now.getTime()} where ${among}`,
    ),
  ];
}
