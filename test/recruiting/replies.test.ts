/** Replies of candidates: the signed address, what is taken and refused, what is read, and what becomes of it. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { newApplicant, pdf } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import {
  addressOf,
  arrive,
  parseAll,
  rawReply,
  reply,
  rowsOf,
  withReplies,
} from '../support/replies.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';
import { tick } from '../support/ticks.ts';
import { eq } from 'drizzle-orm';
import { mails } from '#data/tables/mails.ts';
import { deleteLeftovers } from '#operator/clean-up/actions.ts';
import { deleteOldReplies } from '#recruiting/pipeline/replies/actions/contents.ts';
import { db, operator } from '../support/operator.ts';
import { REPLY_DOMAIN } from '../support/replies.ts';

async function openApplication() {
  const acme = await openCompany();
  const email = newApplicant();
  const made = await acme.apply({ files: [], email });
  return { acme, made, email, from: { From: `Ada <${email}>` } };
}

async function received(acme: Company) {
  const all = await acme.announced();
  return all.flatMap(({ event, data }) => (event === 'email.received' ? [data] : []));
}

test('an email to a candidate has the address of the application, to which the reply comes', async () => {
  const { acme, made, email, from } = await openApplication();
  await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
    subject: 'When?',
    body: '<p>When can you come?</p>',
  });
  const [row] = await db.select().from(mails).where(eq(mails.applicationId, made.id));
  await deliver([{ id: row?.id }], { ...withSmtp().env, MAIL_REPLY_DOMAIN: REPLY_DOMAIN });
  const [taken] = await mailbox(email);
  const to = taken?.email.replyTo?.[0]?.address ?? '';
  expect(to).toBe(addressOf(acme.id, made.id));
  expect(to.split('@')[0]?.length).toBeLessThanOrEqual(64);

  const raw = rawReply(
    from,
    'On Monday at ten.\r\n\r\nOn Fri, Acme wrote:\r\n> When can you come?\r\n',
  );
  const shown = await reply(acme, made, raw);
  expect(shown).toMatchObject({
    direction: 'received',
    kind: 'reply',
    status: 'received',
    subject: 'Re: Your application',
    from: { name: 'Ada', email },
    is_from_candidate: true,
    read_at: null,
    attachments: [],
  });
  expect(shown.body).toBe(
    '<p>On Monday at ten.</p><blockquote><p>On Fri, Acme wrote:<br>&gt; When can you come?</p></blockquote>',
  );
  const listed = await acme.viewer(
    'GET',
    `/api/emails/index?direction=received&candidate_job_id=${made.id}`,
  );
  expect(listed.body.data).toMatchObject({ data: [{ id: shown.id }], total: 1 });
  const one = await acme.viewer('GET', `/api/emails/show/${shown.id}`);
  expect(one.body.data).toMatchObject({ id: shown.id, body: shown.body });
  expect(await received(acme)).toMatchObject([
    { candidate_job_id: made.id, job_id: made.job.id, email_id: shown.id },
  ]);
});

test('the answer to a reply names it, so that mail programs show both together', async () => {
  const { acme, made, email, from } = await openApplication();
  await reply(acme, made, rawReply({ ...from, 'Message-ID': '<first@people.example>' }));
  await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
    subject: 'Re: Your application',
    body: '<p>Good.</p>',
  });
  const [row] = await db.select().from(mails).where(eq(mails.applicationId, made.id));
  await deliver([{ id: row?.id }], withSmtp().env);
  const [taken] = await mailbox(email);
  expect(taken?.email.inReplyTo).toBe('<first@people.example>');
});

test('an address is known in capitals and with an older key, and refused once a letter is another', async () => {
  const { acme, made } = await openApplication();
  const other = await openApplication();
  const address = addressOf(acme.id, made.id);
  const [local = '', host = ''] = address.split('@');
  const refused = [
    `${local.slice(0, -1)}@${host}`,
    `${local}a@${host}`,
    `${local.slice(0, -1)}${local.endsWith('a') ? 'b' : 'a'}@${host}`,
    `${local}@elsewhere.example`,
    `reply+@${host}`,
    `postmaster@${host}`,
    local,
    '',
    // The application of one company with the signature of another.
    `${addressOf(acme.id, other.made.id).slice(0, 28)}${local.slice(28)}@${host}`,
    addressOf(other.acme.id, made.id),
  ];
  for (const to of refused) {
    // oxlint-disable-next-line no-await-in-loop
    expect([to, await arrive({ to, raw: rawReply() })]).toEqual([
      to,
      expect.stringContaining('5.'),
    ]);
  }
  expect(await arrive({ to: address.toUpperCase(), raw: rawReply() })).toBeNull();
  const SECRET_KEYS = `9:${'new-key-'.repeat(6)},${env.SECRET_KEYS}`;
  expect(addressOf(acme.id, made.id, SECRET_KEYS)).not.toBe(address);
  const rotated = { ...withReplies().env, SECRET_KEYS };
  expect(await arrive({ to: address, raw: rawReply() }, rotated)).toBeNull();
  expect(await rowsOf(made.id)).toHaveLength(2);
});

test('a message that is delivered twice is one, also where the first time ended in the middle', async () => {
  const { acme, made, from } = await openApplication();
  const raw = rawReply(from);
  const to = addressOf(acme.id, made.id);
  const bindings = withReplies();
  const FILES = {
    ...env.FILES,
    put: () => Promise.reject(new Error('The file cannot be written.')),
  } as unknown as R2Bucket;
  await expect(arrive({ to, raw }, { ...bindings.env, FILES })).rejects.toThrow('unavailable');
  expect(await rowsOf(made.id)).toMatchObject([{ kind: null }]);
  expect((await acme.showApplication(made)).emails).toEqual([]);
  expect(await arrive({ to, raw }, bindings.env)).toBeNull();
  await parseAll(bindings);
  expect(await arrive({ to, raw }, bindings.env)).toBeNull();
  await parseAll(bindings);
  expect(await rowsOf(made.id)).toMatchObject([{ kind: 'reply' }]);
});

test('a message without a file is forgotten, as its sender sends it again', async () => {
  const start = Date.now();
  setClock(start);
  const { acme, made } = await openApplication();
  const FILES = {
    ...env.FILES,
    put: () => Promise.reject(new Error('No.')),
  } as unknown as R2Bucket;
  const bindings = withReplies();
  const to = addressOf(acme.id, made.id);
  await expect(arrive({ to, raw: rawReply() }, { ...bindings.env, FILES })).rejects.toThrow(
    'unavailable',
  );
  setClock(start + 6 * MINUTE_MS);
  await tick(Date.now(), bindings.env);
  await parseAll(bindings);
  expect(await rowsOf(made.id)).toEqual([]);
});

test('the sender tries again where the database does not answer', async () => {
  const { acme, made } = await openApplication();
  const DB = watched(env.DB, () => {
    throw d1Error(CONNECTION_LOST);
  });
  const to = addressOf(acme.id, made.id);
  await expect(arrive({ to, raw: rawReply() }, { ...withReplies().env, DB })).rejects.toThrow(
    'unavailable',
  );
  expect(await rowsOf(made.id)).toEqual([]);
});

test('a message is read by the cron where its queue message is lost', async () => {
  const start = Date.now();
  setClock(start);
  const { acme, made, from } = await openApplication();
  const bindings = withReplies();
  await arrive({ to: addressOf(acme.id, made.id), raw: rawReply(from) }, bindings.env);
  bindings.queue.messages.length = 0;
  setClock(start + 6 * MINUTE_MS);
  await tick(Date.now(), bindings.env);
  await parseAll(bindings);
  expect((await acme.showApplication(made)).emails).toMatchObject([{ kind: 'reply' }]);
});

test('an application takes 60 messages an hour, and those of the next hour', async () => {
  const start = Date.now();
  setClock(start);
  const { acme, made } = await openApplication();
  const to = addressOf(acme.id, made.id);
  for (let nth = 0; nth < 60; nth++) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await arrive({ to, raw: rawReply() })).toBeNull();
  }
  expect(await arrive({ to, raw: rawReply() })).toContain('no more messages');
  setClock(start + 61 * MINUTE_MS);
  expect(await arrive({ to, raw: rawReply() })).toBeNull();
});

test('what is larger than 10 MB is refused, whatever it says of its size', async () => {
  const { acme, made } = await openApplication();
  const to = addressOf(acme.id, made.id);
  const raw = rawReply({}, 'a'.repeat(10 * 1024 * 1024));
  expect(await arrive({ to, raw })).toContain('larger than 10 MB');
  expect(await arrive({ to, raw, rawSize: 100 })).toContain('larger than 10 MB');
  expect(await rowsOf(made.id)).toEqual([]);
});

test('a person who was erased gets no more emails, and one who was merged gets them in the other application', async () => {
  const { acme, made } = await openApplication();
  const job = { job_id: made.job.hash_id, files: [] };
  const other = await acme.apply({ ...job, email: newApplicant() });
  const path = `/api/candidates/merge/${made.candidate_id}`;
  await acme.admin('POST', path, { from_candidate_id: other.candidate_id });
  expect(await arrive({ to: addressOf(acme.id, other.id), raw: rawReply() })).toBeNull();
  expect(await rowsOf(made.id)).toHaveLength(1);
  await acme.admin('DELETE', `/api/candidates/erase/${made.candidate_id}`);
  expect(await rowsOf(made.id)).toEqual([]);
  expect(await arrive({ to: addressOf(acme.id, made.id), raw: rawReply() })).toContain('5.7.1');
});

const automatic: Record<string, Record<string, string>> = {
  'Auto-Submitted': { 'Auto-Submitted': 'auto-replied' },
  Precedence: { Precedence: 'bulk' },
  'X-Autoreply': { 'X-Autoreply': 'yes' },
  'a report': { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' },
};

test.each(Object.entries(automatic))(
  'what a machine wrote, by %s, is shown, and nobody is told',
  async (_, headers) => {
    const { acme, made, from } = await openApplication();
    const shown = await reply(acme, made, rawReply({ ...from, ...headers }));
    expect(shown).toMatchObject({ kind: 'automatic' });
    expect(await received(acme)).toEqual([]);
    const outgoing = await db.select().from(mails).where(eq(mails.applicationId, made.id));
    expect(outgoing).toEqual([]);
  },
);

test('an email without a sender in its envelope is of a machine', async () => {
  const { acme, made, from } = await openApplication();
  expect(await reply(acme, made, rawReply(from), '')).toMatchObject({ kind: 'automatic' });
});

test.each([
  ['from somebody else', { From: 'Eve <eve@elsewhere.example>' }],
  ['from two senders', { From: 'Eve <eve@elsewhere.example>', from: 'Ada <ada@people.example>' }],
])('an email %s says so, and changes nothing of the candidate', async (_, headers) => {
  const { acme, made } = await openApplication();
  const before = await acme.showApplication(made);
  expect(await reply(acme, made, rawReply(headers))).toMatchObject({ is_from_candidate: false });
  const after = await acme.showApplication(made);
  expect([after.email, after.first_name]).toEqual([before.email, before.first_name]);
});

/** A message of several parts. */
function multipart(parts: readonly string[]): string {
  return `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
}

function attached(name: string, content: string | Uint8Array, type = 'application/octet-stream') {
  return `Content-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}`;
}

const MIXED = { 'Content-Type': 'multipart/mixed; boundary=b' };

test('documents that come with a reply are kept by what they are, and one is taken as the CV', async () => {
  const { acme, made, from } = await openApplication();
  const body = multipart([
    'Content-Type: text/plain\r\n\r\nMy new CV.',
    attached('cv.exe', pdf('Ada Lovelace')),
    attached('../../photo.pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])),
  ]);
  const shown = await reply(acme, made, rawReply({ ...from, ...MIXED }, body));
  const [cv, photo] = shown.attachments;
  expect(photo).toMatchObject({ document_id: null });
  const documents = (await acme.showApplication(made)).documents;
  expect(documents).toMatchObject([{ id: cv?.document_id, kind: 'other', filename: 'cv.pdf' }]);
  const path = `/api/candidates/use-as-cv/${cv?.document_id}`;
  expect((await acme.viewer('POST', path)).status).toBe(403);
  expect((await acme.recruiter('POST', path)).status).toBe(200);
  expect((await acme.recruiter('POST', path)).status).toBe(200);
  expect((await acme.showApplication(made)).documents).toMatchObject([
    { kind: 'cv', parse_status: 'pending' },
  ]);
  const elsewhere = await openCompany();
  expect((await elsewhere.recruiter('POST', path)).status).toBe(404);
});

test('ten documents of a message are kept', async () => {
  const { acme, made, from } = await openApplication();
  const parts = Array.from({ length: 14 }, (_, at) => attached(`${at}.pdf`, pdf(`Page ${at}`)));
  const shown = await reply(acme, made, rawReply({ ...from, ...MIXED }, multipart(parts)));
  expect(shown.attachments).toHaveLength(10);
});

test('HTML is shown without scripts and pictures where there is no text', async () => {
  const { acme, made, from } = await openApplication();
  const html =
    '<p>Hello <b>there</b><script>alert(1)</script><img src="https://tracker.example/x.gif"></p><blockquote>Before</blockquote>';
  const shown = await reply(acme, made, rawReply({ ...from, 'Content-Type': 'text/html' }, html));
  expect(shown.body).toBe('<p>Hello <b>there</b></p><blockquote>Before</blockquote>');
});

test('the text and the message are deleted 30 days after the decision', async () => {
  const start = Date.now();
  setClock(start);
  const { acme, made, from } = await openApplication();
  const { id } = await reply(acme, made, rawReply(from));
  const rawKey = (await rowsOf(made.id))[0]?.rawKey ?? '';
  expect(await env.FILES.head(rawKey)).not.toBeNull();
  setClock(start + 40 * DAY_MS);
  await tick();
  expect((await acme.showApplication(made)).emails).not.toMatchObject([{ body: null }]);
  await acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`, { send_email: false });
  setClock(start + 70 * DAY_MS);
  await tick();
  await tick();
  expect((await acme.showApplication(made)).emails).toMatchObject([
    { id, subject: 'Re: Your application', body: null, from: null },
  ]);
  expect(await env.FILES.head(rawKey)).toBeNull();
});

test('a message is read once the files answer again, however long they were away', async () => {
  const start = Date.now();
  setClock(start);
  const { acme, made, from } = await openApplication();
  const bindings = withReplies();
  await arrive({ to: addressOf(acme.id, made.id), raw: rawReply(from) }, bindings.env);
  const [message] = bindings.queue.messages.splice(0);
  const FILES = {
    ...env.FILES,
    get: () => Promise.reject(new Error('No.')),
  } as unknown as R2Bucket;
  for (let nth = 0; nth < 5; nth++) {
    bindings.queue.messages.push({ body: message?.body, delaySeconds: 0 });
    // oxlint-disable-next-line no-await-in-loop
    await parseAll({ ...bindings, env: { ...bindings.env, FILES } });
    setClock(start + (nth + 1) * 6 * MINUTE_MS);
  }
  bindings.queue.messages.push({ body: message?.body, delaySeconds: 0 });
  await parseAll(bindings);
  expect((await acme.showApplication(made)).emails).toMatchObject([{ kind: 'reply' }]);
});

test('a received email is deleted a year after it came, unless its application is open', async () => {
  const { acme, made, from } = await openApplication();
  await reply(acme, made, rawReply(from));
  const inDays = (days: number) => {
    const now = new Date(Date.now() + days * DAY_MS);
    return deleteLeftovers({ ...operator(), now });
  };
  expect(await inDays(400)).toEqual([]);
  expect(await rowsOf(made.id)).toHaveLength(1);
  await acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`, { send_email: false });
  await deleteOldReplies({ ...operator(), now: new Date(Date.now() + 31 * DAY_MS) });
  await inDays(364);
  expect(await rowsOf(made.id)).toMatchObject([{ rawKey: null }]);
  await inDays(366);
  expect(await rowsOf(made.id)).toEqual([]);
});

const machines = {
  'that say what they are': { 'Auto-Submitted': 'auto-replied' },
  'that pass for people': {},
};

test.each(Object.entries(machines))(
  'two machines %s, the mailbox of a candidate and that of a member, end after one round',
  async (_, marks) => {
    const { acme, made, email, from } = await openApplication();
    const member = 'Bo <bo@other.example>';
    const settings = { ...withSmtp().env, MAIL_REPLY_DOMAIN: REPLY_DOMAIN };
    await acme.recruiter('POST', `/api/candidate-job/send-email/${made.id}`, {
      subject: 'When?',
      body: '<p>When can you come?</p>',
    });
    const written = () =>
      db.select({ id: mails.id }).from(mails).where(eq(mails.applicationId, made.id));
    const rounds: number[] = [];
    let answered = 0;
    for (let round = 0; round < 4; round++) {
      await deliver(await written(), settings);
      const all = await mailbox(email);
      rounds.push(all.length - answered);
      // Each of them answers everything that it has got, and the member's what the other wrote.
      for (const { email: got } of all.slice(answered)) {
        const to = got.replyTo?.[0]?.address ?? '';
        const bindings = withReplies();
        for (const sender of [from.From, member]) {
          const raw = rawReply({ From: sender, ...marks }, 'I am away until Monday.');
          expect(await arrive({ to, raw }, bindings.env)).toBeNull();
        }
        await parseAll(bindings);
      }
      answered = all.length;
    }
    expect(rounds).toEqual([1, 0, 0, 0]);
    const { emails } = await acme.showApplication(made);
    expect(emails.filter(({ direction }) => direction === 'received')).toHaveLength(2);
    expect(await written()).toHaveLength(1);
  },
);
