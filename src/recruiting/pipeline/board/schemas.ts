/** A board: the stages of a job, with the cards of those who are in them. */
import type { CvBrief } from '#data/tables/documents.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import type { EmailPreview } from '#recruiting/pipeline/applications/schemas/emails.ts';
import type { ApplicationFacts } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { jobUrl } from '#recruiting/jobs/jobs/rules.ts';
import type { ApplicationStatus, JobStatus, StageType } from '#vocabulary/lists.ts';
import { DAYS_LIMIT_DEFAULT, nextStep } from './rules.ts';
import type { NextStep } from './rules.ts';
import type { BoardRows, CardRow, TableRows } from './store/board.ts';

export type BoardJob = {
  id: number;
  hashId: string;
  /** Its page on the career domain. */
  url: string;
  title: string;
  status: JobStatus;
  skills: readonly string[];
};

export type BoardStage = {
  id: number;
  name: string;
  type: StageType;
  daysLimit: number;
  /** Whether it has an email for those who come to it. */
  sendsEmail: boolean;
  /** Applications of the job in this stage that match and are not rejected. */
  count: number;
};

export type BoardCard = {
  id: number;
  candidateId: number;
  stageId: number;
  stageSince: Date;
  updatedAt: Date;
  status: ApplicationStatus;
  source: string;
  /** As the company names it; null until its source is found. */
  sourceName: string | null;
  firstName: string;
  lastName: string;
  isViewed: boolean;
  nextStep: NextStep | null;
  rejectionReasonId: number | null;
  /** When it was rejected or hired; null: it is active. */
  decidedAt: Date | null;
  /** Of the newest CV that was read. */
  cv: CvBrief | null;
};

export type Board = {
  job: BoardJob;
  stages: readonly BoardStage[];
  /** The latest arrival first; one more than a page where there are more. */
  cards: readonly BoardCard[];
  /** A stage is counted to this number; null: the counts are exact. */
  countedMax: number | null;
  /** When the email of the stage goes out, by application; of single cards alone. */
  emailsDue: ReadonlyMap<number, Date>;
  /** Of who was moved just now: the email of the stage, as they would get it or do. */
  stageEmail: EmailPreview | null;
  /** What it can be filtered by; null: it was not read. */
  choices: BoardChoices | null;
};

/** By name. */
export type BoardChoices = Record<'sources' | 'tags', readonly { id: number; name: string }[]>;

export type TableRow = {
  id: number;
  candidateId: number;
  firstName: string;
  lastName: string;
  email: string;
  stageId: number;
  stage: string;
  stageSince: Date;
  status: ApplicationStatus;
  source: string;
  /** As the company names it. */
  sourceName: string | null;
  createdAt: Date;
  isViewed: boolean;
};

export type Table = Pick<Board, 'job' | 'stages'> & {
  choices: BoardChoices;
  page: Page<TableRow>;
  /** What matches is counted to this number; null: the total is exact. */
  countedMax: number | null;
};

export function toBoard({ cards, ...head }: BoardRows): Board {
  return {
    ...toHead(head),
    cards: toCards(cards),
    countedMax: null,
    emailsDue: new Map(),
    stageEmail: null,
    choices: null,
  };
}

export function toChoices(
  sources: ReadonlyMap<number, string>,
  tags: BoardChoices['tags'],
): BoardChoices {
  const named = [...sources].map(([id, name]) => ({ id, name }));
  return { sources: named.toSorted((a, b) => a.name.localeCompare(b.name)), tags };
}

/** The latest arrival first. */
export function toCards(rows: readonly CardRow[]): BoardCard[] {
  return rows
    .map(toCard)
    .toSorted((a, b) => b.stageSince.getTime() - a.stageSince.getTime() || b.id - a.id);
}

export function toTable(
  { head, page, sources, tags }: TableRows,
  paging: Paging,
): Omit<Table, 'countedMax'> {
  const listed = page.rows.map((facts) => ({ id: facts.application.id, facts }));
  return {
    ...toHead(head),
    choices: toChoices(sources, tags),
    page: toPage(listed, page.total, paging, ({ facts }) => toRow(facts, sources)),
  };
}

function toRow(
  { application, candidate, stage }: ApplicationFacts,
  names: ReadonlyMap<number, string>,
): TableRow {
  return {
    id: application.id,
    candidateId: application.candidateId,
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    email: candidate.email,
    stageId: stage.id,
    stage: stage.name,
    stageSince: application.stageSince,
    status: application.status,
    source: application.source,
    sourceName: names.get(application.sourceId ?? 0) ?? null,
    createdAt: application.createdAt,
    isViewed: application.firstViewedAt !== null,
  };
}

function toHead({ job, stages }: Omit<BoardRows, 'cards'>): Pick<Board, 'job' | 'stages'> {
  const skills: string[] = JSON.parse(job.skills);
  return {
    job: {
      id: job.id,
      hashId: job.hash_id,
      url: jobUrl(job.hostname, job.hash_id),
      title: job.title,
      status: job.status,
      skills,
    },
    stages: stages.map(({ id, name, type, days_limit: daysLimit, sends_email: sends, n }) => ({
      id,
      name,
      type,
      daysLimit: daysLimit ?? DAYS_LIMIT_DEFAULT,
      sendsEmail: sends === 1,
      count: n,
    })),
  };
}

function toCard(row: CardRow): BoardCard {
  const cv: CvBrief | null = row.cv_brief === null ? null : JSON.parse(row.cv_brief);
  return {
    id: row.id,
    candidateId: row.candidate_id,
    stageId: row.stage_id,
    stageSince: new Date(row.stage_since),
    updatedAt: new Date(row.updated_at),
    status: row.status,
    source: row.source,
    sourceName: row.source_name,
    firstName: row.first_name,
    lastName: row.last_name,
    isViewed: row.first_viewed_at !== null,
    nextStep: nextStep({
      isViewed: row.first_viewed_at !== null,
      isFeedbackDue: row.is_feedback_due === 1 && row.status === 'active',
    }),
    rejectionReasonId: row.rejection_reason_id,
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at),
    cv,
  };
}
