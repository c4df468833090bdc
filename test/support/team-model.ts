/** A walk over requests for feedback, feedback, tasks, mentions, reading and a clock that jumps, and what each member may be told of them. */
import type { DatabaseSync } from 'node:sqlite';
import { tenantContext } from '#context.ts';
import type { CallerCtx, PublicCtx } from '#context.ts';
import { scopes } from '#access.ts';
import { ApiError } from '#errors.ts';
import { outsideQuietHours } from '#lib/quiet-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import { clockOf } from '#lib/time-zone.ts';
import { openVault } from '#lib/vault.ts';
import { unsealMail } from '#mail/actions/contents.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { sendDailies } from '#recruiting/company/notifications/actions/daily.ts';
import {
  changeChoices,
  readAllNotifications,
} from '#recruiting/company/notifications/actions/own.ts';
import {
  askForFeedback,
  cancelFeedbackRequest,
} from '#recruiting/interviews/feedback/actions/ask.ts';
import { giveFeedback, listFeedback } from '#recruiting/interviews/feedback/actions/give.ts';
import { remindOfFeedback } from '#recruiting/interviews/feedback/actions/remind.ts';
import { addNote } from '#recruiting/pipeline/applications/actions/write.ts';
import { createTask, setTaskDone } from '#recruiting/pipeline/tasks/actions/tasks.ts';
import { noticeWays } from '#vocabulary/notifications.ts';
import { randomFrom } from '../../tools/seed/random.ts';
import { bareContext } from './bare-context.ts';
import { asD1, openSqlite } from './sqlite-d1.ts';

const APPLICATIONS = 5;
const members = [
  { id: 7, zone: 'UTC' },
  { id: 8, zone: 'Asia/Tokyo' },
  { id: 9, zone: 'America/New_York' },
  { id: 10, zone: 'Australia/Adelaide' },
];
/** The cron looks so often while the clock jumps. */
const TICK_MS = 4 * HOUR_MS;
/** What was written is checked now and then: each check reads all of it. */
const CHECK_EVERY = 5;

type Row = Record<string, number | string | null>;

export class TeamWalk {
  readonly sqlite: DatabaseSync = openSqlite();
  readonly random;
  now = Date.UTC(2027, 0, 4, 10);
  failures = 0;
  private steps = 0;
  private readonly binding = asD1(this.sqlite);
  private readonly vault = openVault('1:a-secret-of-the-model-that-nothing-else-uses');
  private company = 0;
  private stage = 0;
  private anyTime = new Set<number>();

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  private service(): PublicCtx {
    return { ...bareContext(this.binding, new Date(this.now)), vault: this.vault };
  }

  private as(userId: number): CallerCtx {
    const who = {
      userId,
      clientId: 1,
      grantId: null,
      role: 'Admin',
      access: 'all',
      scopes,
    } as const;
    return tenantContext(this.service(), this.company, who);
  }

  rows(text: string): Row[] {
    return this.sqlite.prepare(text).all() as Row[];
  }

  async open(): Promise<void> {
    const at = this.now;
    this.sqlite.exec(
      `insert into career_domains (id, hostname, name, language) values (901, 'd.example', 'D', 'en');`,
    );
    const company = { subdomain: 'acme', name: 'Acme', domain: 'd.example' };
    const { id } = await createCompany(this.service(), company);
    this.company = id;
    const [stage] = this.rows('select id, pipeline_id from stages order by position');
    this.stage = Number(stage?.['id']);
    for (const { id: user, zone } of members) {
      this.sqlite.exec(`insert into users (id, email, email_key, timezone, created_at)
          values (${user}, 'm${user}@acme.example', 'm${user}@acme.example', '${zone}', ${at});
        insert into members (id, company_id, user_id, role, status, access, created_at, updated_at)
          values (${user}, ${id}, ${user}, 'Admin', 'active', 'all', ${at}, ${at})`);
    }
    this.sqlite
      .exec(`insert into jobs (id, company_id, hash_id, title, title_folded, status, status_by_admin, workplace, pipeline_id, created_at, updated_at, published_at)
      values (11, ${id}, 'abc', 'Baker', 'baker', 'Live', 'approved', 'On-site', ${stage?.['pipeline_id']}, ${at}, ${at}, ${at})`);
    for (let n = 1; n <= APPLICATIONS; n++) {
      this.sqlite
        .exec(`insert into candidates (id, company_id, email, email_key, first_name, last_name, created_at, updated_at, active_at)
          values (${100 + n}, ${id}, 'c${n}@people.example', 'c${n}@people.example', 'Ada', 'L${n}', ${at}, ${at}, ${at});
        insert into applications (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at)
          values (${200 + n}, ${id}, ${100 + n}, 11, ${this.stage}, ${at}, 'active', 'x', ${at}, ${at})`);
    }
  }

  private member() {
    return this.random.pick(members).id;
  }

  private async act(): Promise<void> {
    const [own, other] = [this.member(), this.member()];
    const ctx = this.as(own);
    const id = 200 + this.random.int(1, APPLICATIONS);
    const about = { candidate_job_id: id };
    const what = this.random.pick([
      'ask',
      'ask',
      'give',
      'give',
      'cancel',
      'mention',
      'task',
      'done',
      'read',
      'choose',
    ] as const);
    if (what === 'ask') await askForFeedback(ctx, { ...about, user_ids: [other] });
    if (what === 'give') {
      const rating = this.random.pick(['yes', 'no'] as const);
      const mentions = this.random.chance(0.3) ? [other] : [];
      const words = { rating, text: `${this.random.int(0, 9)}`, scores: null, mentions };
      await giveFeedback(
        ctx,
        { applicationId: id, ...words },
        { submits: this.random.chance(0.7) },
      );
    }
    if (what === 'cancel') {
      const [open] = this.rows(`select id from feedback_requests
        where done_at is null and canceled_at is null and user_id <> ${own} order by id limit 1`);
      if (open) await cancelFeedbackRequest(ctx, Number(open['id']));
    }
    if (what === 'mention') await addNote(ctx, id, { note: 'Look.', mentions: [other] });
    if (what === 'task') await createTask(ctx, { ...about, title: 'Call', user_id: other });
    if (what === 'done') {
      const [open] = this.rows(`select id from tasks where done_at is null order by id limit 1`);
      if (open) await setTaskDone(ctx, Number(open['id']), true);
    }
    if (what === 'read') await readAllNotifications(ctx);
    if (what === 'choose' && this.random.chance(0.3)) {
      const mention = this.random.pick(noticeWays);
      const isAnyTime = this.random.chance(0.2);
      await changeChoices(ctx, { kinds: { mention }, any_time: isAnyTime });
      if (isAnyTime) this.anyTime.add(own);
    }
  }

  private assert(holds: boolean, otherwise: string): void {
    if (!holds) throw new Error(`${otherwise} at ${new Date(this.now).toISOString()}`);
  }

  private async jump(): Promise<void> {
    const to = this.now + this.random.pick([MINUTE_MS, 8 * MINUTE_MS, 5 * HOUR_MS, 2 * DAY_MS]);
    while (this.now < to) {
      this.now = Math.min(to, this.now + TICK_MS);
      // oxlint-disable-next-line no-await-in-loop -- The cron of one minute after that of another.
      await sendDailies(this.service());
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await remindOfFeedback(this.service());
    }
  }

  async step(): Promise<void> {
    this.now += MINUTE_MS;
    if (this.random.chance(0.25)) await this.jump();
    try {
      await this.act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failures++;
    }
    if (++this.steps % CHECK_EVERY === 0) await this.check();
  }

  private async check(): Promise<void> {
    this.checkOwn();
    this.checkReminders();
    this.checkQuiet();
    this.checkDailies();
    await this.checkBlind();
  }

  private checkOwn(): void {
    const own = this.rows('select id from notifications where user_id = actor_id');
    this.assert(own.length === 0, 'Somebody was told of what they did');
    const answered = this
      .rows(`select n.id from notifications n join feedback_requests r on r.id = n.subject_id
      where n.kind = 'feedback_request' and n.read_at is null and (r.done_at is not null or r.canceled_at is not null)`);
    this.assert(answered.length === 0, 'Somebody is told of a request that is over');
    const lost = this.rows(`select d.user_id from notifications n left join notification_choices d
      on d.user_id = n.user_id and d.company_id = n.company_id where n.is_daily = 1 and d.daily_at is null`);
    this.assert(lost.length === 0, 'No daily email will tell of it');
  }

  private checkReminders(): void {
    const often = this.rows(`select id from feedback_requests where reminders > 2
      or remind_at is not null and (done_at is not null or canceled_at is not null)`);
    this.assert(often.length === 0, 'Reminded too often, or of what is over');
    const twice = this
      .rows(`select user_id from feedback_requests where done_at is null and canceled_at is null
      group by user_id, application_id, stage_id having count(*) > 1`);
    this.assert(twice.length === 0, 'Asked twice');
  }

  /** Every email but the daily one, which has an hour of its own, goes out where it is neither evening nor weekend. */
  private checkQuiet(): void {
    for (const { user_id: user, due, kind } of this.rows(
      `select user_id, next_attempt_at as due, kind from mails where kind <> 'meeting'`,
    )) {
      const member = members.find(({ id }) => id === user);
      if (!member || this.anyTime.has(member.id)) continue;
      const at = new Date(Number(due));
      const isQuiet = outsideQuietHours(at, member.zone).getTime() !== at.getTime();
      this.assert(!isQuiet, `An email (${kind}) in the quiet hours of ${member.id}`);
    }
  }

  /** What the daily emails of a member count is what was told so, each once. */
  private checkDailies(): void {
    for (const { id, zone } of members) {
      const emails = this.rows(`select id, sealed, created_at as at, null as address from mails
        where kind = 'daily' and user_id = ${id}`);
      let counted = 0;
      const days = new Set<string>();
      for (const row of emails) {
        const mail = unsealMail(this.service(), row as never);
        for (const [, n] of mail?.text.matchAll(/^• [^:]+: (\d+)$/gmu) ?? []) counted += Number(n);
        days.add(new Date(clockOf(zone)(Number(row['at']))).toISOString().slice(0, 10));
      }
      this.assert(days.size === emails.length, 'Two daily emails of one day');
      const alone = `select 1 from mails m where m.user_id = n.user_id and m.kind in ('mention', 'feedback_request')
        and (m.dedupe_key like '%:' || n.subject_id || ' ' || n.user_id or m.dedupe_key like '%:' || n.subject_id)`;
      const [told] = this.rows(`select count(*) as n from notifications n where n.user_id = ${id}
        and n.mailed_at is not null and not exists (${alone})`);
      const [taken] = this.rows(`select count(*) as n from notifications n where n.user_id = ${id}
        and n.is_daily = 1 and n.mailed_at is not null`);
      // What was taken back after it was told is gone.
      this.assert(Number(told?.['n']) <= counted, `Told of ${told?.['n']}, counted ${counted}`);
      this.assert(Number(taken?.['n']) === 0, 'Told, and waiting again');
    }
  }

  /** Who is asked sees nothing of others on that stage. */
  private async checkBlind(): Promise<void> {
    const userId = this.member();
    const { data } = await listFeedback(this.as(userId), { page: 1, max: 100 });
    const asked = new Set(
      this.rows(`select application_id as id from feedback_requests
        where user_id = ${userId} and done_at is null and canceled_at is null`).map(({ id }) => id),
    );
    const seen = data.filter(({ author }) => author?.id !== userId);
    this.assert(
      seen.every((one) => one.status === 'submitted' && !asked.has(one.candidate_job_id)),
      'Seen before it may be',
    );
  }
}
