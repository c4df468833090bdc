/** The schemas of the sign-in log: what was done, tried or refused, by whom and from where. */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { PathId } from '#lib/id-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { securityEventKinds } from '#vocabulary/lists.ts';
import type { SecurityEventKind } from '#vocabulary/lists.ts';

export const SecurityEvent = z
  .object({
    id: z.int(),
    kind: z
      .string()
      .describe(
        'What it is about, such as `sign_in`, `authorization` (a refused token), `form` (a refused form), `password_changed` or `operator`. More kinds may be added.',
      ),
    outcome: z
      .enum(['success', 'failure', 'refused'])
      .describe('`refused`: throttled, or not allowed.'),
    method: z
      .string()
      .nullable()
      .describe(
        'How the user identified: `password`, `totp`, `recovery_code` or `token`. Null if they did not have to.',
      ),
    detail: z
      .string()
      .nullable()
      .describe('The error code of a refusal, or the action of the operator or of an Admin.'),
    user: z
      .object({ id: z.int(), name: z.string(), email: z.string() })
      .nullable()
      .describe('Null if the user is unknown, and for the operator.'),
    client: z
      .object({ client_id: z.string(), name: z.string() })
      .nullable()
      .describe('The OAuth application. Null on the account pages, and if it is unknown.'),
    operator: z
      .string()
      .nullable()
      .describe('The name of the operator who did it at the command line.'),
    address: z
      .string()
      .nullable()
      .describe('The IP address. An IPv6 address is cut to its /48 network after 90 days.'),
    user_agent: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.output<typeof SecurityEvent>;

export const SecurityEventQuery = Paging.extend({
  kind: anyCase(securityEventKinds).optional().describe('Only events of this kind.'),
  user_id: PathId.optional().describe('Only events of the user with this id.'),
});
export type SecurityEventQuery = z.output<typeof SecurityEventQuery>;

type Row = {
  id: number;
  kind: string;
  outcome: SecurityEvent['outcome'];
  method: string | null;
  detail: string | null;
  actor: string | null;
  address: string | null;
  userAgent: string | null;
  createdAt: Date;
  userId: number | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  clientId: string | null;
  clientName: string | null;
};

export function toSecurityEvent(row: Row): SecurityEvent {
  const { id, kind, outcome, method, detail, address, userId, email, clientId, clientName } = row;
  const name = `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim();
  return {
    id,
    kind,
    outcome,
    method,
    detail,
    user: userId === null || email === null ? null : { id: userId, name, email },
    client:
      clientId === null || clientName === null ? null : { client_id: clientId, name: clientName },
    operator: row.actor,
    address,
    user_agent: row.userAgent,
    created_at: timestamp(row.createdAt),
  };
}

export type SecurityEventFilter = {
  kind?: SecurityEventKind | undefined;
  userId?: number | undefined;
};
