/** An application as a recruiter reviews it: in full, with the text of its CV, its neighbors in the stage, and the person's other applications. */
import type { Ctx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { fieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import type { FieldForm } from '#recruiting/people/custom-fields/actions/form.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { loadParsedCv } from '#recruiting/people/cvs/actions/resume.ts';
import { toTagName } from '#recruiting/people/tags/schemas.ts';
import type { TagName } from '#recruiting/people/tags/schemas.ts';
import type { ApplicationStatus, JobStatus, StageType } from '#vocabulary/lists.ts';
import type { ApplicationDetail } from '../schemas/applications.ts';
import { repliesRead } from '#recruiting/pipeline/replies/actions/shown.ts';
import { isViewedNow, markViewed, reviewRows, tagsBeside } from '../store/beside.ts';
import type { NeighborRow, ReviewStageRow } from '../store/beside.ts';
import { detailPlan, toDetail } from './detail.ts';

export type ApplicationReview = {
  application: ApplicationDetail;
  /** The text that the CV was read from. */
  cvText: string | null;
  /** Of the job. */
  skills: readonly string[];
  jobStatus: JobStatus;
  stages: readonly { id: number; name: string; type: StageType; sendsEmail: boolean }[];
  /** In the stage, the latest arrival first. */
  nextId: number | null;
  previousId: number | null;
  /** Those around it, in this order. */
  before: readonly Neighbor[];
  after: readonly Neighbor[];
  others: readonly {
    id: number;
    hashId: string;
    title: string;
    stage: string;
    status: ApplicationStatus;
    createdAt: Date;
  }[];
  /** Who opened it first; null: nobody has yet. */
  firstView: { at: Date; name: string } | null;
  /** When it came to its stage. */
  stageSince: Date;
  /** Of the application; null until its source is found, or without one. */
  sourceName: string | null;
  /** The last that were scheduled, the latest first. */
  meetings: readonly MeetingOfApplication[];
  /** Those of the person, and those of the company. */
  tags: { own: readonly TagName[]; all: readonly { id: number; name: string }[] };
  /** The fields of applications. */
  custom: FieldForm;
};

export type Neighbor = { id: number; candidateId: number; name: string; isViewed: boolean };

export type MeetingOfApplication = {
  id: number;
  title: string;
  at: Date;
  isOver: boolean;
  isCanceled: boolean;
  /** Null: there is no conference, or not yet. */
  url: string | null;
  createdAt: Date;
};

/** `more` is read in the same round trip. */
export async function reviewApplication<More>(
  ctx: Ctx,
  id: number,
  more: QueryPlan<More>,
): Promise<{ review: ApplicationReview; more: More }> {
  const { detail, beside, tags, custom, read } = await runPlan(
    ctx,
    QueryPlan.all({
      detail: detailPlan(ctx, id),
      beside: reviewRows(ctx, id),
      tags: tagsBeside(ctx, id),
      custom: fieldForm(ctx, 'application', { applicationId: id }),
      read: more,
    }),
  );
  const cv = await loadParsedCv(ctx, detail.application.cv);
  const application = toDetail(ctx, detail, cv?.resume ?? null);
  const tagged = { own: tags.own.map(toTagName), all: tags.all };
  const review = {
    ...toReview(ctx, application, cv?.text ?? null, beside),
    tags: tagged,
    custom,
  };
  return { review, more: read };
}

function toStage({ id, name, type, sendsEmail }: ReviewStageRow) {
  return { id, name, type, sendsEmail: sendsEmail === 1 };
}

function toNeighbor(row: NeighborRow): Neighbor {
  return {
    id: row.id,
    candidateId: row.candidate_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    isViewed: row.is_viewed === 1,
  };
}

function toReview(
  { now }: Ctx,
  application: ApplicationDetail,
  cvText: string | null,
  beside: PlanResult<typeof reviewRows>,
): Omit<ApplicationReview, 'custom' | 'tags'> {
  const { stages, others, job, view, meetings } = beside;
  const before = beside.before.toReversed().map(toNeighbor);
  const after = beside.after.map(toNeighbor);
  const skills: string[] = JSON.parse(job?.skills ?? '[]');
  const at = view?.at ?? null;
  const name = `${view?.first_name ?? ''} ${view?.last_name ?? ''}`.trim();
  return {
    application,
    cvText,
    skills,
    jobStatus: job?.status ?? 'Archived',
    stages: stages.map(toStage),
    nextId: after[0]?.id ?? null,
    previousId: before.at(-1)?.id ?? null,
    before,
    after,
    others: others.map(({ id, hash_id: hashId, title, stage, status, created_at: createdAt }) => ({
      id,
      hashId,
      title,
      stage,
      status,
      createdAt: new Date(createdAt),
    })),
    stageSince: new Date(view?.stage_since ?? application.created_at),
    sourceName: view?.source_name ?? null,
    meetings: meetings.map(({ id, title, starts_at: startsAt, minutes, status, url, ...row }) => ({
      id,
      title,
      at: new Date(startsAt),
      isOver: startsAt + minutes * MINUTE_MS < now.getTime(),
      isCanceled: status === 'canceled',
      url,
      createdAt: new Date(row.created_at),
    })),
    firstView: at === null ? null : { at: new Date(at), name },
  };
}

/**
 * Notes who opened an application first, and returns whether it was this member, now. Nothing else changes, so it is neither audited
 * nor published.
 */
export async function markApplicationViewed(ctx: Ctx, id: number): Promise<boolean> {
  await noteFirstView(ctx, id);
  return runPlan(ctx, isViewedNow(ctx, id));
}

/** The same for those who act on it: they do not ask who was the first. Its replies are read. */
export async function noteFirstView(ctx: Ctx, id: number): Promise<void> {
  await writeUnaudited(ctx, [markViewed(ctx, id), repliesRead(ctx, id)]);
}
