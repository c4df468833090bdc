/** The endpoint of the sign-in log, which is additive to the contract. */
import { get } from '#http/endpoint.ts';
import { pageOf } from '#lib/pagination-schemas.ts';
import { listSecurityEvents } from './actions.ts';
import { SecurityEvent, SecurityEventQuery } from './schemas.ts';

export const securityLog = [
  get(
    '/api/security-events',
    {
      about:
        'List the sign-in log of the company and of its active members, newest first; `total` counts up to 10,000',
      needs: 'audit.read',
      query: SecurityEventQuery,
      returns: pageOf(SecurityEvent),
    },
    (ctx, { query }) => listSecurityEvents(ctx, query),
  ),
];
