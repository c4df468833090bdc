/** Rejects applications whose answers a rule rejects, and takes that back where the candidate asks for a person (GDPR, Art. 22). */
import type { Ctx, PublicCtx } from '#context.ts';
import { tenantContext } from '#context.ts';
import { commit } from '#data/commit.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { keyedDigest } from '#lib/signature.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';
import { textIn } from '#recruiting/pipeline/email-templates/rules.ts';
import { appendixOf, rejectionWords } from '#recruiting/pipeline/messages/words/automatic.ts';
import { defaultTemplates } from '#recruiting/pipeline/messages/words/words.ts';
import { pickText } from '#lib/local-text.ts';
import { applyUrl } from '#recruiting/jobs/jobs/rules.ts';
import type { ScreeningReason } from '#vocabulary/questions.ts';
import { AUTOMATIC_DELAY_MINUTES_MIN, REJECTION_KIND, screenedEvent } from '../rules.ts';
import type { JobRow, StageRow } from '../schemas/applications.ts';
import { applicationWithParts, companyContext } from '../store/context.ts';
import { officeOfJob } from '../store/merge-facts.ts';
import { reviewedApplication, siteOfCompany } from '../store/review.ts';
import { insertActivity } from '../store/writes.ts';
import type { Person } from '../store/writes.ts';
import { toUnrejection } from './reject.ts';
import { emailToCandidate } from './write.ts';
import { rejectionDelayOf } from '#recruiting/pipeline/hiring-settings/rules.ts';

const PURPOSE = 'application review';

type Stopped = {
  person: Person;
  job: JobRow;
  stage: Pick<StageRow, 'name'>;
  language: string | null;
  reasons: readonly ScreeningReason[];
};

/** What rejects the application with this id. */
export type AutomaticRejection = (id: number) => { writes: Statement[]; mail: OutgoingMail };

/** Reads what the email says: the reasons, and the link to have a person look at it. It is sent after a day at the earliest. */
export async function prepareRejection(
  caller: Ctx,
  { person, job, stage, language, reasons }: Stopped,
): Promise<AutomaticRejection> {
  // The rule rejects, and not the member whose request brought the answers.
  const ctx = tenantContext(caller, caller.tenant.id);
  const plan = QueryPlan.all({
    about: companyContext(ctx),
    site: siteOfCompany(ctx),
    office: officeOfJob(ctx, job.id),
  });
  const { about, site, office } = await runPlan(ctx, plan);
  const { company, settings, user, texts: written } = about;
  const tag = language ?? company.language;
  const template = textIn(written, 'rejection', tag) ??
    settings?.rejectionTemplate ?? {
      subject: defaultTemplates(tag).rejection.subject,
      body: rejectionWords(tag).body,
    };
  const texts = reasons.flatMap(({ rule, applies }) =>
    applies && rule.effect === 'reject' ? (pickText(rule.reason, [tag, site.language]) ?? []) : [],
  );
  const minutes = Math.max(rejectionDelayOf(settings), AUTOMATIC_DELAY_MINUTES_MIN);
  const dueAt = new Date(ctx.now.getTime() + minutes * MINUTE_MS);
  return (id) => {
    const url = reviewUrl(ctx, { id, hashId: job.hashId, hostname: site.hostname });
    const appendix = appendixOf(tag, texts, url);
    const candidate = { ...person, erasedAt: null };
    const of = { application: { id, language }, candidate, job, stage, company, user };
    const facts = { ...of, office, meeting: null };
    return {
      writes: [
        insertActivity(ctx, { applicationId: id, kind: 'rejected' }),
        insertActivity(ctx, { applicationId: id, kind: 'emailed' }),
      ],
      mail: emailToCandidate(ctx, facts, template, { kind: REJECTION_KIND, dueAt, appendix }),
    };
  };
}

type Reviewed = { id: number; hashId: string; hostname: string };

/** The link of the email. Its token is for this application only, and works as long as the application exists. */
function reviewUrl(ctx: PublicCtx, { id, hashId, hostname }: Reviewed): string {
  return `${applyUrl(hostname, hashId)}/review?token=${id}.${tokenDigest(ctx, id)}`;
}

function tokenDigest(ctx: PublicCtx, id: number): string {
  return keyedDigest(ctx.vault, PURPOSE, String(id));
}

function verifyToken(ctx: PublicCtx, token: string): number | null {
  const [, digits = '', given = ''] = /^([1-9]\d{0,15})\.([\w-]{1,64})$/u.exec(token) ?? [];
  const id = Number(digits);
  return digits !== '' && isTimingSafeEqual(tokenDigest(ctx, id), given) ? id : null;
}

/** `asked`: a person looks at it already, or has decided. Null: there is no such application on this site, or it was erased. */
export type ReviewState = { is: 'open' | 'asked'; job: { hashId: string; title: string } };

/** Changes nothing: email scanners follow links, but do not press buttons. */
export async function findReview(
  ctx: PublicCtx,
  domainId: number,
  token: string,
): Promise<(ReviewState & { companyId: number; companyName: string; id: number }) | null> {
  const id = verifyToken(ctx, token);
  const found = id === null ? undefined : await runPlan(ctx, reviewedApplication(ctx, id));
  if (id === null || !found || found.domainId !== domainId) return null;
  const { companyId, companyName, hashId, title } = found;
  const isOpen = found.status === 'rejected' && found.screening === 'knocked_out';
  return { is: isOpen ? 'open' : 'asked', job: { hashId, title }, companyId, companyName, id };
}

/** Takes the rejection back, with its email if that has not been sent, and flags the application. */
export async function requestReview(
  ctx: PublicCtx,
  domainId: number,
  token: string,
): Promise<Awaited<ReturnType<typeof findReview>>> {
  const review = await findReview(ctx, domainId, token);
  if (review?.is !== 'open') return review;
  const tenant = tenantContext(ctx, review.companyId);
  const facts = await runPlan(tenant, applicationWithParts(tenant, review.id));
  const { application } = facts;
  // Decided since it was looked up.
  if (application.status !== 'rejected' || application.screening !== 'knocked_out') {
    return { ...review, is: 'asked' };
  }
  const { events = [], ...change } = toUnrejection(tenant, facts);
  const screened = screenedEvent(application, {
    outcome: 'flagged',
    reasons: application.screeningReasons ?? [],
  });
  await commit(tenant, {
    ...change,
    audit: { ...change.audit, action: 'application.review' },
    events: [...events, screened],
    answer: QueryPlan.of(null),
  });
  return { ...review, is: 'asked' };
}
