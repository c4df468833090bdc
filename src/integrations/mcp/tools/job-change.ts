/** The tool that publishes, closes or changes a job, once that is confirmed. */
import * as z from 'zod';
import type { Ctx } from '#context.ts';
import { invalidField } from '#errors.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import {
  checkJobChange,
  commitJobChange,
  commitRepublication,
  commitStatus,
  loadJob,
} from '#recruiting/jobs/jobs/actions/jobs.ts';
import { JobChange, toJob } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Job, JobRecord } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { jobStatuses } from '#vocabulary/lists.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { preparingTool } from '../tool.ts';
import { job } from './jobs.ts';

const jobChange = JobChange.extend({
  job_id: job,
  status: anyCase(jobStatuses)
    .optional()
    .describe(
      'Live publishes the job; Closed and Archived take it offline. Cannot be combined with other fields.',
    ),
});

export const prepareJobChange = preparingTool(
  {
    name: 'prepare_job_change',
    title: 'Publish, close or change a public job',
    about:
      'Change the status of a job (Live publishes it), or the fields of a job that is Live. Previews the change; nothing happens until confirm_action. Change status and fields in separate calls.',
    needs: 'jobs.write',
    input: jobChange,
    preview: z.object({
      job: z.object({ id: z.int(), hash_id: z.string(), title: z.string(), status: z.string() }),
      changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
      public_url: z.string().describe('Where people apply while the job is Live.'),
    }),
  },
  {
    load: (ctx, input) => loadJob(ctx, input.job_id, fieldsOf(input)),
    preview(ctx, input, context) {
      const { status: wanted } = input;
      checkJobChange(fieldsOf(input), context);
      const before = toJob(context.before, ctx.now);
      const changes = listChanges(before, wanted, fieldsOf(input));
      const { id, hash_id: hash, title, status, urlJobApplay: url } = before;
      const fields = Object.keys(changes).join(', ');
      return {
        summary:
          wanted === undefined
            ? `Change ${fields} of the job “${title}” (${status}).`
            : `Change the status of the job “${title}” from ${status} to ${wanted}.`,
        preview: { job: { id, hash_id: hash, title, status }, changes, public_url: url },
      };
    },
    async carryOut(ctx, input, context) {
      const { status } = input;
      const after =
        status === undefined
          ? await commitJobChange(ctx, fieldsOf(input), context)
          : await setStatus(ctx, context.before, status);
      return {
        text: `The job “${after.title}” is ${after.status}.`,
        result: { job_id: after.id, hash_id: after.hash_id, status: after.status },
      };
    },
  },
);

/** An expired job was public before, so it is republished. */
function setStatus(ctx: Ctx, before: JobRecord, status: JobStatus): Promise<Job> {
  const isAgain = toJob(before, ctx.now).status === 'Expired' && status === 'Live';
  return isAgain ? commitRepublication(ctx, before.job) : commitStatus(ctx, status, before);
}

/** The fields of the job itself. */
function fieldsOf(input: z.output<typeof jobChange>): JobChange {
  const { job_id: _, status: __, ...fields } = input;
  return fields;
}

function listChanges(before: Job, status: JobStatus | undefined, fields: JobChange) {
  const fieldChanges = Object.entries(fields).filter(([, to]) => to !== undefined);
  if (status !== undefined && fieldChanges.length > 0) {
    throw invalidField(
      'status',
      'Cannot be combined with other fields. Change them in a separate call.',
    );
  }
  const changed = status === undefined ? fieldChanges : [['status', status] as const];
  if (changed.length === 0)
    throw invalidField('status', 'Send a status or at least one field to change.');
  const oldValues = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    changed.map(([name, to]) => [name, { from: oldValues.get(name) ?? null, to }]),
  );
}
