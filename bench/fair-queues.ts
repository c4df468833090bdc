/** The queues of `queues-fair.ts`: what waits of the company with the surplus, what the other company does meanwhile, and when it is done. */
import { readFileSync } from 'node:fs';
import type { PublicCtx } from '#context.ts';
import { connections } from '#data/tables/connections.ts';
import { documents } from '#data/tables/documents.ts';
import { meetings } from '#data/tables/meetings.ts';
import { posts } from '#data/tables/posts.ts';
import { DAY_MS } from '#lib/time.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import type { ConferenceProvider, Platform } from '#vocabulary/lists.ts';
import { sealTokens } from '#recruiting/interviews/connections/actions/sealing.ts';
import type { Caller } from './receivers.ts';

export type Company = { id: number; userId: number };
type Row = { id: number; row: Parameters<PublicCtx['db']['batch']>[0][number] };

export type Calm = Caller & {
  /** Of a connected account, by provider. */
  connections: Readonly<Record<string, number>>;
  application: number;
  apply: (file: Uint8Array) => Promise<unknown>;
};

export type FairQueue = {
  name: string;
  binding: string;
  table: string;
  /** The condition of rows of a company that are done. */
  done: string;
  /** What the other company does in a second. */
  perSecond: number;
  /** One row that is due. */
  rowOf: (ctx: PublicCtx, company: Company, accountAt: (provider: string) => number) => Row;
  act: (calm: Calm, nth: number) => Promise<unknown>;
};

/** A file that all waiting CVs have. */
export const cv = {
  key: 'uploads/bench-cv',
  bytes: new Uint8Array(readFileSync('packages/cv-reader/test/fixtures/d01-en-onecol.pdf')),
};

const SECOND = 1000;

/** Long ago enough for a surplus to be due before what the other company does. */
const dueOf = ({ now }: PublicCtx) => new Date(now.getTime() - SECOND);

export const queues: readonly FairQueue[] = [
  {
    name: 'emails',
    binding: 'MAIL',
    table: 'mails',
    done: "status = 'sent'",
    perSecond: 5,
    rowOf: (ctx, { id: companyId }) => {
      const frame = { language: 'en', from: 'company' } as const;
      const mail = { to: 'ada@people.example', subject: 'Hello', text: 'Hello Ada.\n', frame };
      return outgoingMail(ctx, mail, { kind: 'bench', companyId });
    },
    act: ({ call, application }) =>
      call('POST', `/api/candidate-job/send-email/${application}`, {
        subject: 'Your application',
        body: '<p>We will call you.</p>',
      }),
  },
  {
    name: 'meetings',
    binding: 'MEETINGS',
    table: 'meetings',
    done: "conference_status = 'ready'",
    perSecond: 5,
    rowOf: (ctx, { id: companyId, userId }) => {
      const id = ctx.newId();
      const values = {
        id,
        companyId,
        userId,
        hash: crypto.randomUUID(),
        title: 'Interview',
        type: 'zoom',
        startsAt: new Date(ctx.now.getTime() + DAY_MS),
        durationMinutes: 30,
        timezone: 'UTC',
        conferenceStatus: 'pending',
        dueAt: dueOf(ctx),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      } as const;
      return { id, row: ctx.db.insert(meetings).values(values) };
    },
    act: ({ call }, nth) =>
      call('POST', '/api/meet/store', {
        title: `Interview ${nth}`,
        type: 'zoom',
        start_time: new Date(Date.now() + 2 * DAY_MS).toISOString(),
      }),
  },
  {
    name: 'posts',
    binding: 'POSTS',
    table: 'posts',
    done: "status = 'published'",
    perSecond: 5,
    rowOf: (ctx, { id: companyId }, accountAt) => {
      const id = ctx.newId();
      const values = {
        id,
        companyId,
        connectionId: accountAt('linkedin'),
        platform: 'linkedin',
        text: 'We are hiring.',
        status: 'scheduled',
        dateShared: dueOf(ctx),
        dueAt: dueOf(ctx),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      } as const;
      return { id, row: ctx.db.insert(posts).values(values) };
    },
    act: ({ call, connections: of }, nth) =>
      call('POST', '/api/posts/store', {
        text: `We are hiring ${nth}.`,
        social_account_id: of['linkedin'],
        platform: 'linkedin',
        date_shared: new Date(Date.now() - SECOND).toISOString(),
      }),
  },
  {
    name: 'CVs',
    binding: 'CVS',
    table: 'documents',
    done: "parse_status = 'parsed'",
    // One takes a tenth of a second to read, and those of a surplus come between.
    perSecond: 1,
    rowOf: (ctx, { id: companyId }) => {
      const id = ctx.newId();
      const values = {
        id,
        companyId,
        candidateId: 1,
        applicationId: 1,
        kind: 'cv',
        filename: 'cv.pdf',
        key: cv.key,
        contentType: 'application/pdf',
        byteCount: cv.bytes.length,
        parseStatus: 'pending',
        parseDueAt: dueOf(ctx),
        createdAt: ctx.now,
      } as const;
      return { id, row: ctx.db.insert(documents).values(values) };
    },
    act: ({ apply }) => apply(cv.bytes),
  },
];

/** An account with tokens for a year. */
export function connectionRow(
  ctx: PublicCtx,
  { id: companyId, userId }: Company,
  provider: ConferenceProvider | Platform,
): Row {
  const id = ctx.newId();
  const owner = { companyId, provider, externalId: `x${id}` };
  const values = {
    ...owner,
    id,
    userId,
    grantorId: owner.externalId,
    name: 'Grace Hopper',
    sealedTokens: sealTokens(ctx, owner, { access: 'a-token', refresh: null, grantor: null }),
    scopes: [],
    expiresAt: new Date(ctx.now.getTime() + 365 * DAY_MS),
    connectedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  return { id, row: ctx.db.insert(connections).values(values) };
}
