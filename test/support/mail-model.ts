/** A walk over random changes, sendings and reports, and what it knows of each email to a candidate: whether and when it may go out. */
import type { DatabaseSync } from 'node:sqlite';
import { tenantContext } from '#context.ts';
import type { BackgroundCtx, Ctx } from '#context.ts';
import { ApiError } from '#errors.ts';
import type { Delivery, EmailMessage } from '#lib/email-message.ts';
import { openVault } from '#lib/vault.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { takeReport } from '#mail/actions/failures.ts';
import { findDue, sendMail } from '#mail/actions/outbox.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { move } from '#recruiting/pipeline/applications/actions/move.ts';
import { reject, undoReject } from '#recruiting/pipeline/applications/actions/reject.ts';
import { undoMove } from '#recruiting/pipeline/applications/actions/undo-move.ts';
import { sendEmail } from '#recruiting/pipeline/applications/actions/write.ts';
import { retryEmail, stopEmail } from '#recruiting/pipeline/emails/actions.ts';
import { bareContext } from './bare-context.ts';
import { ReplyModel } from './reply-model.ts';
import { asD1, openSqlite } from './sqlite-d1.ts';
import { randomFrom } from '../../tools/seed/random.ts';

const APPLICATIONS = 6;
/** What is sent is checked at once; what rests, now and then. */
const CHECK_EVERY = 10;

/** What the model knows of an email that was written. */
type Known = {
  application: number;
  kind: string;
  /** Where the application was when it was written. */
  stageId: number;
  /** It may not go out any more. */
  isOver: boolean;
  dueAt: number;
  /** Messages that a mail server took, by their Message-ID. */
  taken: string[];
  /** How often somebody asked for it: writing it, and sending it again. */
  asked: number;
};

export class Walk {
  readonly sqlite: DatabaseSync = openSqlite();
  readonly random;
  now = Date.UTC(2027, 0, 4, 10);
  readonly known = new Map<number, Known>();
  /** Ids in the queue: messages are lost, arrive late, and twice. */
  queue: number[] = [];
  applications: number[] = [];
  stages: number[] = [];
  /** The last move of each application, which can be undone. */
  readonly moved = new Map<number, { from: number; to: number; at: number }>();
  failures = 0;
  told = 0;
  private readonly binding = asD1(this.sqlite);
  private readonly vault = openVault('1:a-secret-of-the-model-that-nothing-else-uses');
  private company = 0;

  readonly replies: ReplyModel;

  constructor(seed: number) {
    this.random = randomFrom(seed);
    this.replies = new ReplyModel({
      random: this.random,
      background: () => this.background(),
      rows: (text) => this.rows(text),
      company: () => this.company,
    });
  }

  private background(): BackgroundCtx {
    const now = new Date(this.now);
    return {
      ...bareContext(this.binding, now),
      vault: this.vault,
      mail: {
        isSending: true,
        enqueue: async (id: number) => {
          if (!this.random.chance(0.2)) this.queue.push(id);
        },
      },
      sender: {
        domain: 'recruiting.example',
        send: (message: EmailMessage) => this.answer(message),
      },
      ...this.replies.stores(),
    } as unknown as BackgroundCtx;
  }

  private newest = 0;

  private tenant(): Ctx {
    return tenantContext(this.background(), this.company, {
      userId: 7,
      clientId: 1,
    });
  }

  private sending: number | null = null;

  private answer({ messageId }: EmailMessage): Promise<Delivery> {
    if (this.random.chance(0.15)) return Promise.resolve({ is: 'later', code: 'smtp connect' });
    if (this.random.chance(0.1)) {
      return Promise.resolve({ is: 'refused', code: 'smtp recipient 550 5.1.1' });
    }
    const email = this.known.get(this.sending ?? 0);
    if (!email) throw new Error(`An email that nobody wrote: ${this.sending}`);
    if (email.isOver) throw new Error(`Sent after it was over: ${this.sending}, ${email.kind}`);
    if (this.now < email.dueAt) throw new Error(`Sent before it was due: ${this.sending}`);
    email.taken.push(messageId);
    return Promise.resolve({ is: 'sent', messageId });
  }

  rows<Row>(text: string): Row[] {
    return this.sqlite.prepare(text).all() as Row[];
  }

  async open(): Promise<void> {
    const at = this.now;
    this.sqlite
      .exec(`insert into career_domains (id, hostname, name, language) values (901, 'd.example', 'D', 'en');
      insert into users (id, email, email_key, created_at) values (7, 'bo@acme.example', 'bo@acme.example', ${at});`);
    const { id } = await createCompany(this.background(), {
      subdomain: 'acme',
      name: 'Acme',
      domain: 'd.example',
    });
    this.company = id;
    const [pipeline] = this.rows<{ id: number }>('select id from pipelines');
    this.stages = this.rows<{ id: number }>(
      `select id from stages where type <> 'hired' order by position`,
    ).map((row) => row.id);
    this.sqlite
      .exec(`insert into jobs (id, company_id, hash_id, title, title_folded, status, status_by_admin, workplace, pipeline_id, created_at, updated_at, published_at)
      values (11, ${id}, 'abc', 'Baker', 'baker', 'Live', 'approved', 'On-site', ${pipeline?.id ?? 0}, ${at}, ${at}, ${at})`);
    for (let n = 1; n <= APPLICATIONS; n++) {
      this.sqlite
        .exec(`insert into candidates (id, company_id, email, email_key, first_name, last_name, created_at, updated_at, active_at)
          values (${100 + n}, ${id}, 'c${n}@people.example', 'c${n}@people.example', 'Ada', 'L${n}', ${at}, ${at}, ${at});
        insert into applications (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at)
          values (${200 + n}, ${id}, ${100 + n}, 11, ${this.stages[0] ?? 0}, ${at}, 'active', 'x', ${at}, ${at});
        insert into activities (id, company_id, application_id, kind, to_stage, created_at)
          values (${300 + n}, ${id}, ${200 + n}, 'applied', json_object('id', ${this.stages[0] ?? 0}, 'name', 'New'), ${at})`);
      this.applications.push(200 + n);
    }
  }

  private state(id: number): { stageId: number; status: string } {
    const [row] = this.rows<{ stageId: number; status: string }>(
      `select stage_id as stageId, status from applications where id = ${id}`,
    );
    if (!row) throw new Error('No application.');
    return row;
  }

  private assert(holds: boolean, otherwise: string): void {
    if (!holds) throw new Error(otherwise);
  }

  /** What the change has written is known from here on. */
  private learn(): void {
    for (const row of this.rows<{ id: number; application: number; kind: string; due: number }>(
      `select id, application_id as application, kind, next_attempt_at as due from mails where id > ${this.newest}`,
    )) {
      if (this.known.has(row.id)) continue;
      const { application, kind, due: dueAt } = row;
      this.newest = Math.max(this.newest, row.id);
      const { stageId } = this.state(application);
      this.known.set(row.id, {
        application,
        kind,
        stageId,
        dueAt,
        isOver: false,
        taken: [],
        asked: 1,
      });
    }
  }

  /** Emails of this kind that are not due are over; one that was due may be on its way. */
  private end(application: number, kind: string, isAll = false): void {
    type Row = { id: number; status: string; due: number | null };
    for (const { id, status, due } of this.rows<Row>(
      `select id, status, next_attempt_at as due from mails
        where application_id = ${application} and kind = '${kind}'`,
    )) {
      const email = this.known.get(id);
      if (!email) continue;
      if (status === 'canceled') email.isOver = true;
      if (status === 'queued' && (isAll || (due ?? 0) > this.now)) {
        throw new Error(`Still waits: ${id}, ${kind}`);
      }
    }
  }

  private async act(application: number): Promise<void> {
    const before = this.state(application);
    const ctx = this.tenant();
    const what = this.random.pick(['move', 'move', 'undo', 'reject', 'unreject', 'write'] as const);
    const email = this.random.chance(0.7)
      ? { ...(this.random.chance(0.3) && { delay_minutes: this.random.int(0, 89) }) }
      : undefined;
    if (what === 'move') {
      const to = this.random.pick(this.stages);
      await move(ctx, application, { stage_id: to, ...(email && { email }) });
      this.moved.set(application, { from: before.stageId, to, at: this.now });
      if (before.stageId !== to) this.leave(application);
    }
    if (what === 'undo') {
      const last = this.moved.get(application);
      if (!last || last.from === last.to) return;
      await undoMove(ctx, application, { from: last.to, to: last.from });
      this.moved.delete(application);
      this.leave(application);
    }
    if (what === 'reject') {
      await reject(ctx, application, {
        send_email: email !== undefined,
        ...(email && { email }),
      });
      this.leave(application);
    }
    if (what === 'unreject') {
      await undoReject(ctx, application);
      this.end(application, 'rejection', true);
    }
    if (what === 'write') await sendEmail(ctx, application, { subject: 'Hi', body: '<p>Hi</p>' });
    this.learn();
  }

  /** Emails that were written before this moment and were of the stage that is left. */
  private leave(application: number): void {
    const known = [...this.known.values()].some((email) => email.application === application);
    if (known) this.end(application, 'stage');
  }

  private async onEmail(): Promise<void> {
    const ids = [...this.known.keys()];
    if (ids.length === 0) return;
    const id = this.random.pick(ids);
    const email = this.known.get(id);
    if (!email) return;
    const what = this.random.pick(['stop', 'retry', 'returned', 'returned late'] as const);
    if (what === 'stop') {
      await stopEmail(this.tenant(), id);
      email.isOver = true;
    }
    if (what === 'retry') {
      await retryEmail(this.tenant(), id);
      email.asked++;
      email.dueAt = this.now;
      this.assert(this.isStillMeant(email), 'Sent again, but it is over');
    }
    if (what.startsWith('returned')) {
      const messageId = what === 'returned' ? email.taken.at(-1) : email.taken[0];
      if (messageId === undefined) return;
      const type = 'cf.email.sending.message.bounced';
      const payload = {
        messageId,
        recipient: null,
        delivery: { smtpEnhancedStatusCode: '5.1.1', smtpStatusCode: null },
      };
      this.assert(await takeReport(this.background(), { type, payload }), 'Is not known');
    }
  }

  /** An email about a decision is sent again only while the decision stands. */
  private isStillMeant({ application, kind, stageId }: Known): boolean {
    if (kind === 'message') return true;
    const { status, stageId: at } = this.state(application);
    return kind === 'rejection' ? status === 'rejected' : status !== 'rejected' && at === stageId;
  }

  private async send(id: number): Promise<void> {
    this.sending = id;
    await sendMail(this.background(), id);
    this.sending = null;
  }

  private async work(): Promise<void> {
    if (this.random.chance(0.5)) {
      for (const id of await findDue(this.background(), 100)) await this.send(id);
      return;
    }
    const messages = this.queue.splice(0, 3);
    for (const id of messages) {
      await this.send(id);
      if (this.random.chance(0.2)) await this.send(id);
    }
  }

  /** An email that comes in changes no application and is not answered. */
  private async onReply(application: number): Promise<void> {
    const before = this.whatIsTold(application);
    const taken = [...this.known.values()].findLast((email) => email.application === application);
    if (this.random.chance(0.05)) await this.replies.forge(application);
    else if (this.random.chance(0.6)) await this.replies.arrive(application, taken?.taken.at(-1));
    else await this.replies.read();
    this.assert(before === this.whatIsTold(application), 'A reply changed or answered something');
  }

  private whatIsTold(application: number): string {
    const [mails] = this.rows<{ n: number }>('select count(*) as n from mails');
    return JSON.stringify([this.state(application), mails?.n]);
  }

  async step(): Promise<void> {
    this.now += this.random.pick([0, SECOND_MS, 20 * SECOND_MS, MINUTE_MS, 7 * MINUTE_MS, HOUR_MS]);
    if (this.random.chance(0.01)) this.now += 2 * DAY_MS;
    try {
      const kind = this.random.int(0, 11);
      if (kind >= 10) await this.onReply(this.random.pick(this.applications));
      else if (kind < 4) await this.act(this.random.pick(this.applications));
      else if (kind < 6) await this.onEmail();
      else await this.work();
    } catch (error) {
      // A change that is refused writes nothing.
      if (!(error instanceof ApiError)) throw error;
      this.failures++;
    }
    if (this.random.chance(1 / CHECK_EVERY)) this.check();
  }

  /** Nothing twice, nothing lost. */
  private check(isEnd = false): void {
    this.replies.check(isEnd);
    type Row = {
      id: number;
      status: string;
      due: number | null;
      attempts: number;
      sent: number | null;
    };
    for (const { id, status, due } of this.rows<Row>(
      'select id, status, next_attempt_at as due from mails',
    )) {
      const email = this.known.get(id);
      if (!email) continue;
      if (email.taken.length > email.asked) throw new Error(`Sent twice: ${id}`);
      if ((status === 'queued') !== (due !== null)) throw new Error(`Is lost: ${id}, ${status}`);
      if (status === 'sent' && email.taken.length === 0) throw new Error(`Never sent: ${id}`);
      if (status === 'canceled') email.isOver = true;
      if (email.isOver && status !== 'canceled') throw new Error(`Is ${status}, and over: ${id}`);
    }
  }

  /** All that still waits has ended after some days, and each failure was told of. */
  async finish(): Promise<Record<string, number>> {
    for (let day = 0; day < 4; day++) {
      this.now += 25 * HOUR_MS;
      await this.replies.finish();
      for (const id of await findDue(this.background(), 1000)) await this.send(id);
    }
    this.check(true);
    const states = this.rows<{ status: string; n: number }>(
      'select status, count(*) as n from mails group by status',
    );
    const counts = Object.fromEntries(states.map(({ status, n }) => [status, n]));
    this.assert(!counts['queued'] && !counts['sending'], 'Waits for ever');
    const [untold] = this.rows<{
      n: number;
    }>(`select count(*) as n from mails m where status = 'failed'
      and not exists (select 1 from events e where e.name = 'email.failed' and json_extract(e.body, '$.data.email_id') = m.id)`);
    this.assert(untold?.n === 0, 'Nobody was told');
    return counts;
  }
}
