/** The hiring team of a job as the API accepts and answers it, in addition to the contract. */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { hiringParts } from '#vocabulary/hiring-team.ts';
import type { HiringPart } from '#vocabulary/hiring-team.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { TEAM_MAX } from './rules.ts';

export const TeamPlace = z.object({
  user_id: Id.describe('The `user_id` of a member who has accepted the invitation.'),
  part: anyCase(hiringParts).describe('What the member does for the job.'),
});

export const HiringTeamChange = z
  .object({
    members: z
      .array(TeamPlace)
      .max(TEAM_MAX)
      .describe('The whole team. Members who are left out leave it.'),
  })
  .meta({
    id: 'HiringTeamChange',
    example: { members: [{ user_id: 1, part: 'hiring_manager' }] },
  });
export type HiringTeamChange = z.output<typeof HiringTeamChange>;

export const HiringTeam = z
  .object({
    job: z.object({ id: z.int(), hash_id: z.string(), title: z.string() }),
    members: z
      .array(
        z.object({
          user_id: z.int(),
          name: z.string(),
          part: z.enum(hiringParts),
          created_at: z.string().describe('When the member joined the team.'),
        }),
      )
      .describe('Recruiters first, then hiring managers and interviewers, each by name.'),
  })
  .meta({ id: 'HiringTeam' });
export type HiringTeam = z.output<typeof HiringTeam>;

export type TeamJob = {
  id: number;
  hashId: string;
  title: string;
  status: JobStatus;
  publishedAt: Date | null;
};
export type TeamRow = { userId: number; name: string; part: HiringPart; createdAt: Date };

export function toHiringTeam(job: TeamJob, rows: readonly TeamRow[]): HiringTeam {
  const inOrder = rows.toSorted(
    (one, other) =>
      hiringParts.indexOf(one.part) - hiringParts.indexOf(other.part) ||
      one.name.localeCompare(other.name) ||
      one.userId - other.userId,
  );
  return {
    job: { id: job.id, hash_id: job.hashId, title: job.title },
    members: inOrder.map(({ userId, name, part, createdAt }) => ({
      user_id: userId,
      name,
      part,
      created_at: timestamp(createdAt),
    })),
  };
}
