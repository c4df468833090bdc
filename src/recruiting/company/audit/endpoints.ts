/** The endpoint of the audit log, which is additive to the contract. */
import { get } from '#http/endpoint.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { listAuditEvents } from './actions.ts';
import { AuditEvent, AuditQuery } from './schemas.ts';

export const audit = [
  get(
    '/api/audit-events',
    {
      about: 'List audit events, newest first; `total` counts up to 10,000',
      needs: 'audit.read',
      query: AuditQuery,
      returns: pageOf(AuditEvent),
    },
    (ctx, { query }) => listAuditEvents(ctx, query),
  ),
];
