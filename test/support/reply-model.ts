/** Emails that come to the reply addresses of a walk, and what it knows of each: who or what wrote it, and that it is kept once. */
import type { BackgroundCtx } from '#context.ts';
import { replyAddress } from '#lib/reply-address.ts';
import { enqueueOverdueReplies, readReply } from '#recruiting/pipeline/replies/actions/read.ts';
import { receiveEmail } from '#recruiting/pipeline/replies/actions/receive.ts';
import type { randomFrom } from '../../tools/seed/random.ts';

const DOMAIN = 'reply.recruiting.example';
const kinds = ['candidate', 'other', 'automatic', 'report'] as const;
type Kind = (typeof kinds)[number];

type Arrived = { application: number; kind: Kind };

type World = {
  random: ReturnType<typeof randomFrom>;
  background: () => BackgroundCtx;
  rows: <Row>(text: string) => Row[];
  company: () => number;
};

/** The files and the queue of replies: messages of the queue are lost, arrive late and twice, and files cannot be read at times. */
export class ReplyModel {
  /** By Message-ID: those that were taken. */
  readonly arrived = new Map<string, Arrived>();
  private readonly files = new Map<string, Uint8Array>();
  private queue: number[] = [];
  private count = 0;
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** For the context of the walk. */
  stores() {
    const { random } = this.world;
    return {
      replyDomain: DOMAIN,
      enqueueReply: (ids: readonly number[]) => {
        if (!random.chance(0.2)) this.queue.push(...ids);
        return Promise.resolve();
      },
      files: {
        put: (key: string, bytes: Uint8Array) => {
          this.files.set(key, bytes);
          return Promise.resolve();
        },
        get: (key: string) => {
          if (random.chance(0.1)) return Promise.reject(new Error('The files do not answer.'));
          const bytes = this.files.get(key);
          return Promise.resolve(
            bytes ? { body: new Blob([new Uint8Array(bytes)]).stream() } : null,
          );
        },
      },
    };
  }

  /** `returned`: the Message-ID of an email about the application. */
  async arrive(application: number, returned: string | undefined): Promise<void> {
    const { random, background } = this.world;
    const kind = random.pick(returned === undefined ? kinds.slice(0, 3) : kinds);
    const messageId = `<reply-${this.count++}@people.example>`;
    const raw = rawOf(kind, messageId, { application, returned: returned ?? '' });
    for (const _ of random.chance(0.3) ? [1, 2] : [1]) {
      const ctx = background();
      const to = replyAddress(
        ctx.vault,
        { companyId: this.world.company(), applicationId: application },
        DOMAIN,
      );
      const bytes = Buffer.from(raw);
      const refusal = await receiveEmail(ctx, {
        from: kind === 'report' ? '' : 'ada@people.example',
        to: random.chance(0.3) ? to.toUpperCase() : to,
        headers: { get: (name) => (name === 'message-id' ? messageId : null) },
        raw: new Blob([bytes]).stream(),
        rawSize: bytes.byteLength,
      });
      if (refusal === null) this.arrived.set(messageId, { application, kind });
    }
  }

  /** An address of nobody is refused, and nothing is kept. */
  async forge(application: number): Promise<void> {
    const ctx = this.world.background();
    const to = replyAddress(
      ctx.vault,
      { companyId: this.world.company() + 1, applicationId: application },
      DOMAIN,
    );
    const raw = Buffer.from(
      rawOf('candidate', '<forged@people.example>', { application, returned: '' }),
    );
    const refusal = await receiveEmail(ctx, {
      from: 'ada@people.example',
      to,
      headers: { get: () => null },
      raw: new Blob([raw]).stream(),
      rawSize: raw.byteLength,
    });
    if (refusal === null) throw new Error('Took an email to an address of nobody');
  }

  /** Reads what the queue hands over, and at times what was lost on the way. */
  async read(): Promise<void> {
    const { random, background } = this.world;
    if (random.chance(0.3)) await enqueueOverdueReplies(background());
    for (const id of this.queue.splice(0, 3)) {
      for (const _ of random.chance(0.2) ? [1, 2] : [1]) {
        // Files that do not answer: it is due again once its lease has ended.
        await readReply(background(), id).catch((error: unknown) => {
          if (!(error instanceof Error && error.message.startsWith('The files'))) throw error;
        });
      }
    }
  }

  /** Each is kept once, as what it is, and who subscribes was told of those that people wrote. */
  check(isEnd: boolean): void {
    type Row = {
      messageId: string;
      application: number;
      kind: string;
      isTheirs: number;
      told: number;
    };
    const rows = this.world
      .rows<Row>(`select message_id as messageId, application_id as application, kind,
        is_from_candidate as isTheirs, (select count(*) from events e where e.name = 'email.received'
          and json_extract(e.body, '$.data.email_id') = r.id) as told
      from received_emails r where kind is not null`);
    const seen = new Set<string>();
    for (const { messageId, application, kind, isTheirs, told } of rows) {
      const known = this.arrived.get(messageId);
      if (!known) throw new Error(`Kept, but was never taken: ${messageId}`);
      if (seen.has(messageId)) throw new Error(`Kept twice: ${messageId}`);
      seen.add(messageId);
      const isMachine = known.kind === 'automatic' || known.kind === 'report';
      const is = [application, kind, isTheirs, told].join(' ');
      const expected = [
        known.application,
        isMachine ? 'automatic' : 'reply',
        Number(known.kind === 'candidate' || known.kind === 'automatic'),
        Number(!isMachine),
      ].join(' ');
      if (is !== expected) throw new Error(`Is ${is} in place of ${expected}: ${messageId}`);
    }
    if (isEnd && seen.size !== this.arrived.size) {
      throw new Error(`${this.arrived.size - seen.size} of ${this.arrived.size} replies are lost`);
    }
  }

  /** Nothing fails any more. */
  async finish(): Promise<void> {
    for (let round = 0; round < 40; round++) await this.read();
  }
}

function rawOf(
  kind: Kind,
  messageId: string,
  { application, returned }: { application: number; returned: string },
): string {
  const from =
    kind === 'other' || kind === 'report'
      ? 'bo@other.example'
      : `c${application - 200}@people.example`;
  const head = [`From: <${from}>`, 'Subject: Re: Baker', `Message-ID: ${messageId}`];
  if (kind !== 'report') {
    const marks = kind === 'automatic' ? ['Auto-Submitted: auto-replied'] : [];
    return [...head, ...marks, '', 'Yes.', ''].join('\r\n');
  }
  return [
    ...head,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    '',
    'It came back.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.people.example',
    '',
    `Final-Recipient: rfc822; c@people.example`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${returned}`,
    '',
    '--b--',
    '',
  ].join('\r\n');
}
