/** The alert pages of a career domain: request, confirm, change and end an alert. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALERTS_MAX } from '#careers/alerts/rules.ts';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { wordsFor } from '#careers/words/words.ts';
import { applyWordsFor } from '../support/form-words.ts';
import { jobAlerts } from '#data/tables/job-alerts.ts';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import {
  alertsFor,
  lastMail,
  linkIn,
  newMailbox,
  newWord,
  openAlert,
  openAlertForm,
  post,
  UK,
} from '../support/alerts.ts';
import { readable, see } from '../support/apply-form.ts';
import { newAddress, send, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { placesOf } from '../support/dump.ts';
import { expireRows } from '../support/expiries.ts';
import { db, operator } from '../support/operator.ts';

const GERMAN = 'karriere-de.example';
const ARABIC = 'wazaif-gulf.example';
const english = alertWordsFor('en-GB');

beforeAll(async () => {
  await openDomains();
});

/** Backdates the last mail of an alert, so that the next request is not taken for a double submit. */
async function ageLastMail(word: string): Promise<void> {
  const [alert] = await alertsFor(word);
  await db
    .update(jobAlerts)
    .set({ mailedAt: new Date(Date.now() - 6 * MINUTE_MS) })
    .where(eq(jobAlerts.id, alert?.id ?? 0));
}

describe('GET /', () => {
  test('every list links to the alert form for its own search', async () => {
    for (const [path, query] of [
      ['/', '?q=cook&amp;workplace=Remote'],
      ['/gb', '?country=gb&amp;q=cook&amp;workplace=Remote'],
    ]) {
      const { html } = await see(UK, `${path}?search-key=cook&workplace=Remote&nonce=${newWord()}`);
      expect(html).toContain(`href="/alerts${query}"`);
      expect(html).toContain(wordsFor('en-GB').alertLink);
    }
  });
});

describe('GET /alerts', () => {
  test('shows the search as a text, and is neither indexed nor cached', async () => {
    const form = await openAlertForm(
      'country=gb&search-key=head%20cook&key-category=11&workplace=Remote&employment_type=Full-time',
    );
    expect(form.status).toBe(200);
    const text = readable(form.html);
    expect(text).toContain(
      'Jobs in the United Kingdom · “head cook” · Hospitality · Remote · Full-time',
    );
    expect(form.html).toContain('noindex');
    expect(form.headers.get('cache-control')).toBe('no-store');
    expect(form.html).toContain('href="/gb?search-key=head+cook&amp;key-category=11');
    expect(form.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['of the site', '', 'All jobs'],
    ['with nothing to search for', 'search-key=%22', 'All jobs'],
  ])('describes a search %s as all jobs (%j)', async (_, query, text) => {
    expect(readable((await openAlertForm(query)).html)).toContain(text);
  });

  test.each([
    ['country=de'],
    ['country=xx'],
    ['country=GB'],
    ['city=leeds'],
    [`country=gb&city=${newWord()}`],
    ['country=gb&city=%00'],
  ])('answers 404 for a place that the site does not have: %s', async (query) => {
    expect((await see(UK, `/alerts?${query}`)).status).toBe(404);
  });

  test.each([
    [GERMAN, 'de-DE', 'lang="de-DE"'],
    [ARABIC, 'ar', 'dir="rtl"'],
  ])('on %s is in the language %s', async (host, language, attribute) => {
    const words = alertWordsFor(language);
    const form = await openAlertForm('', { host });
    for (const text of [words.heading, words.send, words.frequencies.weekly, attribute]) {
      expect(form.html).toContain(text);
    }
    const refused = await form.submit({ email: 'x', frequency: 'daily' });
    expect(refused.html).toContain(applyWordsFor(language).fieldErrors.not_email);
    expect((await see(host, '/alerts/sent')).html).toContain(words.sent.heading);
  });
});

describe('POST /alerts', () => {
  test('sends a confirmation mail, and the alert does not start before it is confirmed', async () => {
    const word = newWord();
    const email = newMailbox();
    const form = await openAlertForm(`country=gb&search-key=${word}`);
    const sent = await form.submit({ email: ` ${email} `, frequency: 'weekly' });
    expect(sent).toMatchObject({ status: 303, location: '/alerts/sent' });
    expect(sent.headers.get('cache-control')).toBe('no-store');
    const notice = await see(UK, sent.location);
    expect(notice.html).toContain(english.sent.heading);

    const [alert, ...more] = await alertsFor(word);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({
      frequency: 'weekly',
      confirmedAt: null,
      dueAt: null,
      search: `country=gb&search-key=${word}`,
    });
    const mail = await lastMail(word);
    expect(mail.to).toBe(email);
    expect(mail.text).toContain('Jobs in the United Kingdom');
    // Text typed into the form must not be mailed to the address.
    expect(`${mail.subject}${mail.text}`).not.toContain(word);

    // Neither the table nor the outbox contains the address in plain text.
    expect(await placesOf([word])).toEqual(['job_alerts']);
    expect(await placesOf([email])).toEqual([]);
  });

  test.each([
    ['', 'required'],
    ['nobody', 'not_email'],
    [`${'a'.repeat(250)}@people.example`, 'too_long'],
    ['jörg@people.example', 'not_email'],
  ] as const)(
    'rejects the address %j with an error that has the focus: %s',
    async (email, error) => {
      const word = newWord();
      const form = await openAlertForm(`search-key=${word}`);
      const refused = await form.submit({ email, frequency: 'daily' });
      expect(refused.status).toBe(422);
      const text = applyWordsFor('en-GB').fieldErrors[error].replace('{max}', '254');
      expect(refused.html).toContain(`id="email-error">${text}`);
      expect(refused.html).toMatch(/role="alert"[^>]*autofocus.*<a href="#email">/su);
      expect(refused.html).toContain('aria-invalid="true"');
      expect(refused.html).toMatch(/value="daily" checked/u);
      expect(await alertsFor(word)).toEqual([]);
    },
  );

  test('accepts a corrected form at once', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    const refused = await form.submit({ email: 'x' });
    const [, moment = ''] = /name="moment" value="([^"]+)"/u.exec(refused.html) ?? [];
    expect((await form.submit({ email: newMailbox(), moment })).status).toBe(303);
    expect(await alertsFor(word)).toHaveLength(1);
  });

  test('creates one alert and one mail for repeated and concurrent submissions', async () => {
    const word = newWord();
    const email = newMailbox();
    const form = await openAlertForm(`search-key=${word}`);
    const both = await Promise.all([
      form.submit({ email, frequency: 'daily' }),
      form.submit({ email: email.toUpperCase(), frequency: 'daily' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const [first] = await alertsFor(word);
    expect((await form.submit({ email, frequency: 'weekly' })).status).toBe(303);
    const [alert, ...more] = await alertsFor(word);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ mailId: first?.mailId, frequency: 'weekly' });
  });

  test('sends a new mail for a repeated request, and deletes the previous one', async () => {
    const word = newWord();
    const email = newMailbox();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email });
    const [before] = await alertsFor(word);
    await ageLastMail(word);
    await form.submit({ email });
    const [after] = await alertsFor(word);
    expect(after?.id).toBe(before?.id);
    expect(after?.mailId).not.toBe(before?.mailId);
    await expect(readMail(operator(), before?.mailId ?? 0)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('reveals only to the mailbox that an alert exists already', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    await ageLastMail(word);
    const form = await openAlertForm(`search-key=${word}`);
    const sent = await form.submit({ email, frequency: 'weekly' });
    expect(sent).toMatchObject({ status: 303, location: '/alerts/sent' });
    const [alert] = await alertsFor(word);
    expect(alert).toMatchObject({ frequency: 'daily', confirmedAt: expect.any(Date) });
    const mail = await lastMail(word);
    expect(mail.subject).toBe('You already have this alert at Careers UK');
    expect((await see(UK, linkIn(mail, '/alerts/manage').path)).status).toBe(200);
  });

  test('answers a filled honeypot like a success, and writes nothing', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    expect(form.html).toMatch(/<p class="honeypot">.*name="homepage"/su);
    const sent = await form.submit({ email: newMailbox(), homepage: 'https://spam.example' });
    expect(sent).toMatchObject({ status: 303, location: '/alerts/sent' });
    expect(await alertsFor(word)).toEqual([]);
  });

  test.each([
    ['at once', 0, 'too_fast'],
    ['a day later', DAY_MS + 1000, 'stale'],
  ] as const)('returns a form that is submitted %s', async (_, ago, formError) => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`, { ago });
    const refused = await form.submit({ email: newMailbox() });
    expect(refused.status).toBe(422);
    const { formErrors } = applyWordsFor('en-GB');
    expect(readable(refused.html)).toContain(formErrors[formError]);
    expect(await alertsFor(word)).toEqual([]);
  });

  test('returns a form with a stamp of another search, or with a forged one', async () => {
    const word = newWord();
    const form = await openAlertForm('search-key=cook');
    const stamps = [undefined, '', `${form.hidden['moment']}a`, form.hidden['moment']];
    for (const moment of stamps) {
      const refused = await form.submit({ email: newMailbox(), 'search-key': word, moment });
      expect(refused.status).toBe(422);
    }
    expect(await alertsFor(word)).toEqual([]);
  });

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'rejects a form from another origin: %j',
    async (headers) => {
      const word = newWord();
      const form = await openAlertForm(`search-key=${word}`);
      const refused = await form.submit({ email: newMailbox() }, headers);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
      expect(refused.html).toContain(english.refused.heading);
      expect(await alertsFor(word)).toEqual([]);
    },
  );

  test('answers 404 for a place of another site', async () => {
    const form = await openAlertForm('');
    const refused = await form.submit({ email: newMailbox(), country: 'de' });
    expect(refused.status).toBe(404);
  });

  test('escapes hostile text', async () => {
    const hostile = '"><img src=x onerror=1>{max}';
    const form = await openAlertForm(`search-key=${encodeURIComponent(hostile)}`);
    const refused = await form.submit({ email: hostile });
    expect(refused.status).toBe(422);
    for (const { html } of [form, refused]) expect(html).not.toContain('<img');
    expect(refused.html).toContain('&lt;img src=x onerror=1&gt;{max}');
  });

  test('limits requests per mailbox and per network with 429', async () => {
    const email = newMailbox();
    const word = newWord();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) {
      const form = await openAlertForm(`search-key=${word}${time}`);
      const sent = await form.submit({ email });
      statuses.push(sent.status);
      if (sent.status !== 429) continue;
      expect(Number(sent.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(readable(sent.html)).toContain(english.tooMany);
      expect(sent.html).toContain(email);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);

    const address = newAddress();
    const form = await openAlertForm(`search-key=${newWord()}`, { address });
    const answers: number[] = [];
    for (let time = 0; time < 21; time++) {
      answers.push((await form.submit({ email: newMailbox() })).status);
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  }, 30_000);
});

describe('/alerts/confirm', () => {
  test('starts the alert with the button only, and once', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email: newMailbox(), frequency: 'weekly' });
    const { path, token } = linkIn(await lastMail(word), '/alerts/confirm');
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await visit(UK, path, {}, method)).status).toBe(200);
    }
    expect(await alertsFor(word)).toMatchObject([{ confirmedAt: null }]);
    const page = await see(UK, path);
    expect(page.html).toContain(english.confirm.button);
    expect(page.html).toContain(word);
    expect(readable(page.html)).toContain(` · ${english.frequencies.weekly}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).toContain('noindex');

    const before = Date.now();
    const confirmed = await post(UK, '/alerts/confirm', { token });
    expect(confirmed.status).toBe(303);
    expect(confirmed.location).toMatch(/^\/alerts\/confirmed\?token=/u);
    const [alert] = await alertsFor(word);
    expect(alert?.dueAt?.getTime()).toBeGreaterThanOrEqual(before + 7 * DAY_MS);
    const running = await see(UK, confirmed.location);
    expect(running.html).toContain(english.confirmed.heading);
    expect(readable(running.html)).toContain(`“${word}” · ${english.frequencies.weekly}`);
    // Back to the search, and on to changing it.
    expect(running.html).toContain(`href="/?search-key=${word}"`);
    const [, change = ''] = /href="(\/alerts\/manage\?token=[^"]+)"/u.exec(running.html) ?? [];
    const managed = await see(UK, change);
    expect(managed.html).toContain(english.manage.end);
    expect(managed.html).toMatch(/value="weekly" checked/u);
    expect(managed.html).toContain(`href="/?search-key=${word}"`);
    const plain = await see(UK, '/alerts/confirmed?token=1.x');
    expect([plain.status, plain.html.includes('/alerts/manage')]).toEqual([200, false]);

    const again = await post(UK, '/alerts/confirm', { token });
    expect(again.status).toBe(303);
    expect((await alertsFor(word))[0]?.dueAt).toEqual(alert?.dueAt);
    expect((await see(UK, path)).html).toContain(english.confirmed.heading);
  });

  test('deletes an unconfirmed alert with its address and mail after seven days', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email: newMailbox() });
    const { path, token } = linkIn(await lastMail(word), '/alerts/confirm');
    const [alert] = await alertsFor(word);
    setClock(Date.now() + 7 * DAY_MS + MINUTE_MS);
    expect((await see(UK, path)).status).toBe(410);
    expect((await post(UK, '/alerts/confirm', { token })).status).toBe(410);
    await expireRows(operator(new Date()), 'job_alerts');
    expect(await alertsFor(word)).toEqual([]);
    const kept = await db
      .select()
      .from(mails)
      .where(eq(mails.id, alert?.mailId ?? 0));
    expect(kept).toEqual([]);
  });

  test('rejects a token that is forged, of another site, or for another purpose', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email: newMailbox() });
    const { token } = linkIn(await lastMail(word), '/alerts/confirm');
    const [id = '', signature = ''] = token.split('.');
    const forged = ['', id, `${Number(id) + 1}.${signature}`, `${token}a`, `0${token}`, 'a.b'];
    for (const forgedToken of forged) {
      expect((await post(UK, '/alerts/confirm', { token: forgedToken })).status, forgedToken).toBe(
        410,
      );
      expect((await see(UK, `/alerts/confirm?token=${forgedToken}`)).status, forgedToken).toBe(410);
    }
    expect((await post(GERMAN, '/alerts/confirm', { token })).status).toBe(410);
    expect((await see(UK, `/alerts/manage?token=${token}`)).status).toBe(410);
    expect((await post(UK, `/alerts/end?token=${token}`, {})).status).toBe(410);
    expect(await alertsFor(word)).toMatchObject([{ confirmedAt: null }]);
  });

  test('rejects a confirmation beyond the maximum of alerts per address', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    const [alert] = await alertsFor(word);
    const { newId } = operator();
    const others = Array.from({ length: ALERTS_MAX - 1 }, (_, index) => {
      const { id: _id, ...rest } = alert as NonNullable<typeof alert>;
      return { ...rest, id: newId(), search: `search-key=${word}${index}` };
    });
    for (const other of others) await db.insert(jobAlerts).values(other);
    const next = newWord();
    const form = await openAlertForm(`search-key=${next}`);
    await form.submit({ email });
    const { token } = linkIn(await lastMail(next), '/alerts/confirm');
    const full = await post(UK, '/alerts/confirm', { token });
    expect(full.status).toBe(422);
    expect(readable(full.html)).toContain('An address can have 20 alerts.');
    await db.delete(jobAlerts).where(eq(jobAlerts.id, others[0]?.id ?? 0));
    expect((await post(UK, '/alerts/confirm', { token })).status).toBe(303);
  });
});

/** The token that the owner of a confirmed alert gets to change it. */
async function changeToken(word: string, email: string): Promise<string> {
  await ageLastMail(word);
  const form = await openAlertForm(`search-key=${word}`);
  await form.submit({ email });
  return linkIn(await lastMail(word), '/alerts/manage').token;
}

describe('/alerts/manage', () => {
  test('changes the frequency, starting a new period', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    const token = await changeToken(word, email);
    const page = await see(UK, `/alerts/manage?token=${token}`);
    expect(page.html).toMatch(/value="daily" checked/u);
    expect(page.html).toContain(word);
    const saved = await post(UK, '/alerts/manage', { token, frequency: 'weekly' });
    expect(saved.status).toBe(303);
    const savedPage = await see(UK, saved.location);
    expect(savedPage.html).toMatch(/value="weekly" checked/u);
    expect(savedPage.html).toContain(english.manage.saved);
    const [alert] = await alertsFor(word);
    expect(alert?.frequency).toBe('weekly');
    expect(alert?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  });

  test('rejects a forged token with 410', async () => {
    const answer = await post(UK, '/alerts/manage', { token: '1.abc', frequency: 'weekly' });
    expect(answer.status).toBe(410);
  });
});

describe('/alerts/end', () => {
  test('ends the alert with the button only, deletes its address and mail, and links to the form', async () => {
    const word = newWord();
    const { email } = await openAlert(word, { place: 'country=gb&' });
    await ageLastMail(word);
    await (await openAlertForm(`country=gb&search-key=${word}`)).submit({ email });
    const { token } = linkIn(await lastMail(word), '/alerts/manage');
    const path = `/alerts/end?token=${token}`;
    const page = await see(UK, path);
    expect(page.html).toContain(english.end.button);
    expect(page.html).toContain(`action="${path}"`);
    const [alert] = await alertsFor(word);
    expect(alert).toBeDefined();

    const ended = await post(UK, path, {});
    expect(ended.status).toBe(200);
    expect(ended.html).toContain(english.ended.heading);
    expect(ended.html).toContain(`href="/alerts?country=gb&amp;search-key=${word}"`);
    expect(await alertsFor(word)).toEqual([]);
    const kept = await db
      .select()
      .from(mails)
      .where(eq(mails.id, alert?.mailId ?? 0));
    expect(kept).toEqual([]);
    expect((await see(UK, path)).status).toBe(410);
    expect((await post(UK, path, {})).status).toBe(200);
    expect(await placesOf([word, email])).toEqual([]);
  });

  test('ends the alert with one click in a mail program, from any origin (RFC 8058)', async () => {
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ] as const) {
      const word = newWord();
      const { email } = await openAlert(word);
      const token = await changeToken(word, email);
      const response = await send(`https://${UK}/alerts/end?token=${token}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': type,
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await alertsFor(word)).toEqual([]);
    }
  });

  test('rejects a forged token, and keeps the alert', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    const token = await changeToken(word, email);
    for (const forgedToken of ['', `${token}a`, token.replace('.', '1.')]) {
      expect((await post(UK, `/alerts/end?token=${forgedToken}`, {})).status).toBe(410);
    }
    expect((await post(GERMAN, `/alerts/end?token=${token}`, {})).status).toBe(410);
    expect(await alertsFor(word)).toHaveLength(1);
  });
});
