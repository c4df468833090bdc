/** What the company may look up: changes, sign-ins, and what candidates asked for. */
import type { FC } from 'hono/jsx';
import type * as z from 'zod';
import type { Permission } from '#access.ts';
import { formScreen, listScreen } from '#console/layout/form-screen.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import type { Page } from '#lib/pagination.ts';
import { listAuditEvents } from '#recruiting/company/audit/actions.ts';
import { AuditQuery } from '#recruiting/company/audit/schemas.ts';
import { listSecurityEvents } from '#recruiting/company/security-events/actions.ts';
import { SecurityEventQuery } from '#recruiting/company/security-events/schemas.ts';
import { finishDataRequest, listDataRequests } from '#recruiting/people/data-requests/actions.ts';
import { AuditPage } from './audit-page.tsx';
import { RequestsPage } from './requests-page.tsx';
import { AUDIT, FINISH_REQUEST, REQUESTS, SIGN_INS } from './rules.ts';
import type { Filters } from './rules.ts';
import { SignInsPage } from './sign-ins-page.tsx';

const ROWS = 50;

type Log<Item, Query extends z.ZodType> = {
  path: string;
  needs: Permission;
  /** Its filters and paging, as the API takes them. */
  query: Query;
  filters: readonly string[];
  list: (ctx: ConsoleCtx, query: z.output<Query>) => Promise<Page<Item>>;
  page: FC<{ list: Page<Item> | null; filters: Filters } & ScreenProps>;
};

/** A log with filters. What the API does not take as one lists nothing, and the page says so. */
function logScreen<Item, Query extends z.ZodType>(log: Log<Item, Query>): ConsoleRoute {
  const filtersOf = (query: URLSearchParams): Filters =>
    Object.fromEntries(
      log.filters.flatMap((name) => {
        const value = query.get(name)?.trim() ?? '';
        return value === '' ? [] : [[name, value]];
      }),
    );
  return formScreen<{ list: Page<Item> | null; filters: Filters }>(log.path, {
    needs: log.needs,
    query: ['page', ...log.filters],
    load: async (ctx, { query }) => {
      const filters = filtersOf(query);
      const asked = { page: String(pageOf(query)), max: String(ROWS), ...filters };
      return { list: await log.list(ctx, await checkedInput(log.query, asked)), filters };
    },
    loadWithout: (_, { query }) => Promise.resolve({ list: null, filters: filtersOf(query) }),
    page: log.page,
  });
}

const requests = listScreen(REQUESTS, {
  needs: 'applicants.erase',
  max: ROWS,
  list: listDataRequests,
  page: RequestsPage,
  notices: (words) => ({ answered: words.logs.answered }),
});
const finish = requests.command({
  path: FINISH_REQUEST,
  needs: 'applicants.erase',
  typesNothing: true,
  run: async (ctx, { params }) => {
    await finishDataRequest(ctx, params.id('request'));
    return { to: REQUESTS, done: 'answered' };
  },
});

export const logs: readonly ConsoleRoute[] = [
  logScreen({
    path: AUDIT,
    needs: 'audit.read',
    query: AuditQuery,
    filters: ['action', 'subject_id'],
    list: listAuditEvents,
    page: AuditPage,
  }),
  logScreen({
    path: SIGN_INS,
    needs: 'audit.read',
    query: SecurityEventQuery,
    filters: ['kind'],
    list: listSecurityEvents,
    page: SignInsPage,
  }),
  requests,
  finish,
];
