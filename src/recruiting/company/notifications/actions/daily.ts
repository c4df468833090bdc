/** The daily email of a member: what they were not told of yet, and new applications for their jobs. It names no candidate. */
import { membersToMail } from '#accounts/people/actions.ts';
import type { Addressee } from '#accounts/people/store.ts';
import { dailyLabels, mailText } from '#accounts/words/emails.ts';
import { atPresent, tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { assertChanged, sendUnaudited } from '#data/commit.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { assignedContext } from '#data/sights.ts';
import { nextDaily } from '#lib/quiet-hours.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import type { ToldKind } from '#vocabulary/notifications.ts';
import { wayOf } from '../rules.ts';
import {
  dueDailies,
  NEW_MAX,
  newApplications,
  putDaily,
  endWaiting,
  waitingNotices,
} from '../store/daily.ts';
import type { DueDaily } from '../store/daily.ts';

/** In a minute; the next one continues. */
const DAILIES_MAX = 100;

export async function sendDailies(ctx: PublicCtx): Promise<void> {
  for (const due of await runPlan(ctx, dueDailies(ctx, DAILIES_MAX))) {
    // oxlint-disable-next-line no-await-in-loop -- One member after the other; no request waits for it.
    await ignoreStaleWrite(sendDaily(ctx, due));
  }
}

/** The context of the member: what they see no more is told no more. */
function memberContext(
  service: PublicCtx,
  { company_id: companyId, user_id: userId, access }: DueDaily,
): Ctx {
  const ctx = tenantContext(atPresent(service), companyId, { userId, clientId: null });
  return access === 'all' ? ctx : assignedContext(ctx, userId);
}

async function sendDaily(service: PublicCtx, due: DueDaily): Promise<void> {
  const ctx = memberContext(service, due);
  const since = new Date(due.told_until ?? ctx.now);
  const { members, waiting, applications } = await runPlan(
    ctx,
    QueryPlan.all({
      members: membersToMail(ctx, due.access === null ? [] : [due.user_id]),
      waiting: waitingNotices(ctx),
      applications: newApplications(ctx, since),
    }),
  );
  const [member] = members;
  const isFirst = due.daily_at === 0;
  const at = nextDaily(ctx.now, {
    timezone: member?.timezone ?? 'UTC',
    isAnyTime: member?.choices.isAnyTime ?? false,
  });
  // What was chosen since it was written counts.
  const isWanted = ({ kind }: { kind: ToldKind }) =>
    member !== undefined && wayOf(member.choices.kinds, kind) !== 'none';
  const wanted = waiting.filter(isWanted);
  const isNews = isWanted({ kind: 'application' });
  const lines = isFirst
    ? []
    : linesOf({ waiting: wanted, applications: isNews ? applications : [] });
  await sendUnaudited(ctx, {
    writes: [
      ...(isFirst ? [] : [endWaiting(ctx, { ended: idsOf(waiting), told: idsOf(wanted) })]),
      putDaily(ctx, due, { at, toldUntil: ctx.now }),
      assertChanged(ctx),
    ],
    mails: member && lines.length > 0 ? [await dailyEmail(ctx, member, { due, told: lines })] : [],
  });
}

type Line = { job: string | null; kind: ToldKind; count: string };
type Found = {
  waiting: readonly { job: string | null; kind: ToldKind; n: number }[];
  applications: readonly { job: string; n: number }[];
};

function idsOf(waiting: readonly { ids: string }[]): number[] {
  return waiting.flatMap(({ ids }): number[] => JSON.parse(ids));
}

function linesOf({ waiting, applications }: Found): Line[] {
  const all = [
    ...applications.map((one) => ({ ...one, kind: 'application' as const })),
    ...waiting,
  ];
  return all.map(({ job, kind, n }) => ({
    job,
    kind,
    count: n >= NEW_MAX ? `${NEW_MAX}+` : String(n),
  }));
}

async function dailyEmail(
  ctx: Ctx,
  { userId, language, company, subdomain }: Addressee,
  { due, told }: { due: DueDaily; told: readonly Line[] },
) {
  const labels = await dailyLabels(ctx, language);
  const jobs = [...Map.groupBy(told, ({ job }) => job)].map(([job, lines]) =>
    [
      ...(job === null ? [] : [job]),
      ...lines.map(({ kind, count }) => `• ${labels[kind]}: ${count}`),
    ].join('\n'),
  );
  const text = await mailText(ctx, language, 'daily', {
    company,
    body: jobs.join('\n\n'),
    link: `${ctx.apiOrigin}/console/${subdomain}/notifications`,
  });
  return outgoingMail(
    ctx,
    { to: null, ...text },
    {
      kind: 'daily',
      userId,
      companyId: ctx.tenant.id,
      dedupeKey: `${userId} ${due.daily_at}`,
    },
  );
}
