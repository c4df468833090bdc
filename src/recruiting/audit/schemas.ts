/** An entry of the audit log on the wire: who did what, by which application, and what it was before and after. */
import * as z from 'zod';
import type { Changes } from '#data/changes.ts';
import { PathId } from '#lib/ids.ts';
import { Paging } from '#lib/pagination.ts';
import { timestamp } from '#lib/time.ts';

export const AuditEvent = z
  .object({
    id: z.int(),
    action: z.string().describe('As `job.update`: which kind of record, and what was done.'),
    subject_id: z.int().describe('The record it was done to.'),
    user: z
      .object({ id: z.int(), name: z.string(), email: z.string() })
      .nullable()
      .describe('Null: the operator, or the service itself.'),
    client: z
      .object({ client_id: z.string(), name: z.string() })
      .nullable()
      .describe('The application it was done by; null: at our own pages.'),
    tool: z
      .string()
      .nullable()
      .describe('The tool of `/mcp` an agent called for it; null: it was done otherwise.'),
    changes: z
      .record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))
      .describe(
        'By field, as the record spells them: from null it was made with it, to null it went with it. Long texts are cut.',
      ),
    created_at: z.string(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.output<typeof AuditEvent>;

const ACTION_LENGTH_MAX = 64;

export const AuditQuery = Paging.extend({
  action: z.string().max(ACTION_LENGTH_MAX).optional().describe('Only this action.'),
  subject_id: PathId.optional().describe('Only what was done to this record.'),
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

export function showAuditEvent(row: Row): AuditEvent {
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
