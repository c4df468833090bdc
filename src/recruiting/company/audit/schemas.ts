/** The schemas of audit events: who changed what through which application, with the values before and after. */
import * as z from 'zod';
import type { Changes } from '#data/changes.ts';
import { PathId } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { timestamp } from '#lib/time.ts';

export const AuditEvent = z
  .object({
    id: z.int(),
    action: z
      .string()
      .describe('The kind of record and what was done to it, such as `job.update`.'),
    subject_id: z.int().describe('The id of the record.'),
    user: z
      .object({ id: z.int(), name: z.string(), email: z.string() })
      .nullable()
      .describe('Null if the operator or the service did it.'),
    client: z
      .object({ client_id: z.string(), name: z.string() })
      .nullable()
      .describe(
        'The OAuth application that made the change. Null if it was made in the account pages.',
      ),
    tool: z
      .string()
      .nullable()
      .describe('The `/mcp` tool that an agent called. Null if no tool was used.'),
    changes: z
      .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
      .describe(
        'Changes by field of the record. `from` is null if the record was created, `to` is null if it was deleted. Long texts are truncated.',
      ),
    created_at: z.string(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.output<typeof AuditEvent>;

const ACTION_LENGTH_MAX = 64;

export const AuditQuery = Paging.extend({
  action: z.string().max(ACTION_LENGTH_MAX).optional().describe('Only events with this action.'),
  subject_id: PathId.optional().describe('Only events of the record with this id.'),
});
export type AuditQuery = z.output<typeof AuditQuery>;

type Row = {
  id: number;
  action: string;
  subjectId: number;
  changes: Changes;
  createdAt: Date;
  userId: number | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  clientId: string | null;
  clientName: string | null;
  tool: string | null;
};

export function toAuditEvent(row: Row): AuditEvent {
  const { userId, email, clientId, clientName } = row;
  return {
    id: row.id,
    action: row.action,
    subject_id: row.subjectId,
    user:
      userId === null || email === null
        ? null
        : { id: userId, name: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(), email },
    client:
      clientId === null || clientName === null ? null : { client_id: clientId, name: clientName },
    tool: row.tool,
    changes: row.changes,
    created_at: timestamp(row.createdAt),
  };
}
