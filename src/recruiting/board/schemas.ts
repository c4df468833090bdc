/** A board: the stages of a job, with the cards of those who are in them. */
import type { CvBrief } from '#data/tables/documents.ts';
import type { ApplicationStatus, JobStatus, StageType } from '#vocabulary.ts';
import { DAYS_LIMIT_DEFAULT } from './rules.ts';
import type { BoardRows, CardRow } from './store.ts';

export type BoardJob = {
  id: number;
  hashId: string;
  title: string;
  status: JobStatus;
  skills: readonly string[];
};

export type BoardStage = {
  id: number;
  name: string;
  type: StageType;
  daysLimit: number;
  /** Applications of the job in this stage that are not rejected. */
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
  firstName: string;
  lastName: string;
  isViewed: boolean;
  /** Of the newest CV that was read. */
  cv: CvBrief | null;
};

export type Board = {
  job: BoardJob;
  stages: readonly BoardStage[];
  /** The latest arrival first; one more than a page where there are more. */
  cards: readonly BoardCard[];
};

export function toBoard({ job, stages, cards }: BoardRows): Board {
  const skills: string[] = JSON.parse(job.skills);
  return {
    job: {
      id: job.id,
      hashId: job.hash_id,
      title: job.title,
      status: job.status,
      skills,
    },
    stages: stages.map(({ id, name, type, days_limit: daysLimit, n }) => ({
      id,
      name,
      type,
      daysLimit: daysLimit ?? DAYS_LIMIT_DEFAULT,
      count: n,
    })),
    cards: cards
      .map(toCard)
      .toSorted((a, b) => b.stageSince.getTime() - a.stageSince.getTime() || b.id - a.id),
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
    firstName: row.first_name,
    lastName: row.last_name,
    isViewed: row.first_viewed_at !== null,
    cv,
  };
}
