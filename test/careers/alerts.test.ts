/** Asking for an alert, starting, changing and ending it (pages of a career domain). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALERTS_MAX } from '#careers/alerts/rules.ts';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { wordsFor } from '#careers/words/words.ts';
import { jobAlerts } from '#data/tables/job-alerts.ts';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions.ts';
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
  tellAt,
  UK,
} from '../support/alerts.ts';
import { readable, see } from '../support/apply-form.ts';
import { newAddress, send, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { setClock } from '../support/clock.ts';
import { placesOf } from '../support/dump.ts';
import { db, operator } from '../support/operator.ts';

const GERMAN = 'karriere-de.example';
const ARABIC = 'wazaif-gulf.example';
const english = alertWordsFor('en-GB');

beforeAll(async () => {
  await openDomains();
});

/** Makes the last mail of an alert older than two clicks on one button may be apart. */
async function laterOn(word: string): Promise<void> {
  const [alert] = await alertsFor(word);
  await db
    .update(jobAlerts)
    .set({ mailedAt: new Date(Date.now() - 6 * MINUTE_MS) })
    .where(eq(jobAlerts.id, alert?.id ?? 0));
}

describe('GET /', () => {
  test('every list leads to an alert for what it shows', async () => {
    for (const [path, query] of [
      ['/', '?search-key=cook&amp;workplace=Remote'],
      ['/gb', '?country=gb&amp;search-key=cook&amp;workplace=Remote'],
    ]) {
      const { html } = await see(UK, `${path}?search-key=cook&workplace=Remote&nonce=${newWord()}`);
      expect(html).toContain(`href="/alerts${query}"`);
      expect(html).toContain(english.link);
    }
  });
});

describe('GET /alerts', () => {
  test('says the search in words, is no page for search engines and kept nowhere', async () => {
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
  ])('%s', async (_, query, text) => {
    expect(readable((await openAlertForm(query)).html)).toContain(text);
  });

  test.each([
    ['country=de'],
    ['country=xx'],
    ['country=GB'],
    ['city=leeds'],
    [`country=gb&city=${newWord()}`],
    ['country=gb&city=%00'],
  ])('of no place of the site is not found: %s', async (query) => {
    expect((await see(UK, `/alerts?${query}`)).status).toBe(404);
  });

  test.each([
    [GERMAN, 'de-DE', 'lang="de-DE"'],
    [ARABIC, 'ar', 'dir="rtl"'],
  ])('at %s is in its language', async (host, language, attribute) => {
    const words = alertWordsFor(language);
    const form = await openAlertForm('', { host });
    for (const text of [words.heading, words.send, words.frequencies.weekly, attribute]) {
      expect(form.html).toContain(text);
    }
    const refused = await form.submit({ email: 'x', frequency: 'daily' });
    expect(refused.html).toContain(wordsFor(language).application.fieldErrors.not_email);
    expect((await see(host, '/alerts/sent')).html).toContain(words.sent.heading);
  });
});

describe('POST /alerts', () => {
  test('writes to the address, and nothing starts before it is confirmed there', async () => {
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
    // What anybody types goes to nobody's mailbox.
    expect(`${mail.subject}${mail.text}`).not.toContain(word);

    // Neither the table nor the outbox says whose it is.
    expect(await placesOf([word])).toEqual(['job_alerts']);
    expect(await placesOf([email])).toEqual([]);
  });

  test.each([
    ['', 'required'],
    ['nobody', 'not_email'],
    [`${'a'.repeat(250)}@people.example`, 'too_long'],
    ['jörg@people.example', 'not_email'],
  ] as const)('the address %j is told to be wrong, with the focus on why', async (email, fault) => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    const refused = await form.submit({ email, frequency: 'daily' });
    expect(refused.status).toBe(422);
    const text = wordsFor('en-GB').application.fieldErrors[fault].replace('{max}', '254');
    expect(refused.html).toContain(`id="email-error">${text}`);
    expect(refused.html).toMatch(/role="alert"[^>]*autofocus.*<a href="#email">/su);
    expect(refused.html).toContain('aria-invalid="true"');
    expect(refused.html).toMatch(/value="daily" checked/u);
    expect(await alertsFor(word)).toEqual([]);
  });

  test('a slip that was mended is taken at once', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    const refused = await form.submit({ email: 'x' });
    const [, moment = ''] = /name="moment" value="([^"]+)"/u.exec(refused.html) ?? [];
    expect((await form.submit({ email: newMailbox(), moment })).status).toBe(303);
    expect(await alertsFor(word)).toHaveLength(1);
  });

  test('sent twice, or two at once, is one alert and one mail', async () => {
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

  test('for what was asked for before writes again, and the mail before is forgotten', async () => {
    const word = newWord();
    const email = newMailbox();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email });
    const [before] = await alertsFor(word);
    await laterOn(word);
    await form.submit({ email });
    const [after] = await alertsFor(word);
    expect(after?.id).toBe(before?.id);
    expect(after?.mailId).not.toBe(before?.mailId);
    await expect(readMail(operator(), before?.mailId ?? 0)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('for what runs already tells only the mailbox so', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    await laterOn(word);
    const form = await openAlertForm(`search-key=${word}`);
    const sent = await form.submit({ email, frequency: 'weekly' });
    expect(sent).toMatchObject({ status: 303, location: '/alerts/sent' });
    const [alert] = await alertsFor(word);
    expect(alert).toMatchObject({ frequency: 'daily', confirmedAt: expect.any(Date) });
    const mail = await lastMail(word);
    expect(mail.subject).toBe('You already have this alert at Careers UK');
    expect((await see(UK, linkIn(mail, '/alerts/manage').path)).status).toBe(200);
  });

  test('a filled trap is thanked, and nothing is written', async () => {
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
  ] as const)('sent %s comes back', async (_, ago, trouble) => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`, { ago });
    const refused = await form.submit({ email: newMailbox() });
    expect(refused.status).toBe(422);
    const { formErrors } = wordsFor('en-GB').application;
    expect(readable(refused.html)).toContain(formErrors[trouble]);
    expect(await alertsFor(word)).toEqual([]);
  });

  test('a form of another search, or of none of ours, comes back', async () => {
    const word = newWord();
    const form = await openAlertForm('search-key=cook');
    const moments = [undefined, '', `${form.hidden['moment']}a`, form.hidden['moment']];
    for (const moment of moments) {
      const refused = await form.submit({ email: newMailbox(), 'search-key': word, moment });
      expect(refused.status).toBe(422);
    }
    expect(await alertsFor(word)).toEqual([]);
  });

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'from elsewhere is refused: %j',
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

  test('of a place of another site is not found', async () => {
    const form = await openAlertForm('');
    const refused = await form.submit({ email: newMailbox(), country: 'de' });
    expect(refused.status).toBe(404);
  });

  test('hostile text comes back as text', async () => {
    const hostile = '"><img src=x onerror=1>{max}';
    const form = await openAlertForm(`search-key=${encodeURIComponent(hostile)}`);
    const refused = await form.submit({ email: hostile });
    expect(refused.status).toBe(422);
    for (const { html } of [form, refused]) expect(html).not.toContain('<img');
    expect(refused.html).toContain('&lt;img src=x onerror=1&gt;{max}');
  });

  test('too many for one mailbox, or from one network, have to wait', async () => {
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
  test('looking starts nothing; the button does, once and for all', async () => {
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
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).toContain('noindex');

    const before = Date.now();
    const confirmed = await post(UK, '/alerts/confirm', { token });
    expect(confirmed).toMatchObject({ status: 303, location: '/alerts/confirmed' });
    const [alert] = await alertsFor(word);
    expect(alert?.dueAt?.getTime()).toBeGreaterThanOrEqual(before + 7 * DAY_MS);
    expect((await see(UK, confirmed.location)).html).toContain(english.confirmed.heading);

    const again = await post(UK, '/alerts/confirm', { token });
    expect(again.status).toBe(303);
    expect((await alertsFor(word))[0]?.dueAt).toEqual(alert?.dueAt);
    expect((await see(UK, path)).html).toContain(english.confirmed.heading);
  });

  test('after seven days the link is over, and the alert, its address and its mail are gone', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email: newMailbox() });
    const { path, token } = linkIn(await lastMail(word), '/alerts/confirm');
    const [alert] = await alertsFor(word);
    setClock(Date.now() + 7 * DAY_MS + MINUTE_MS);
    expect((await see(UK, path)).status).toBe(410);
    expect((await post(UK, '/alerts/confirm', { token })).status).toBe(410);
    await tellAt(Date.now());
    expect(await alertsFor(word)).toEqual([]);
    const kept = await db
      .select()
      .from(mails)
      .where(eq(mails.id, alert?.mailId ?? 0));
    expect(kept).toEqual([]);
  });

  test('a link that is not ours, of another site or for something else does nothing', async () => {
    const word = newWord();
    const form = await openAlertForm(`search-key=${word}`);
    await form.submit({ email: newMailbox() });
    const { token } = linkIn(await lastMail(word), '/alerts/confirm');
    const [id = '', signature = ''] = token.split('.');
    const forged = ['', id, `${Number(id) + 1}.${signature}`, `${token}a`, `0${token}`, 'a.b'];
    for (const given of forged) {
      expect((await post(UK, '/alerts/confirm', { token: given })).status, given).toBe(410);
      expect((await see(UK, `/alerts/confirm?token=${given}`)).status, given).toBe(410);
    }
    expect((await post(GERMAN, '/alerts/confirm', { token })).status).toBe(410);
    expect((await see(UK, `/alerts/manage?token=${token}`)).status).toBe(410);
    expect((await post(UK, `/alerts/end?token=${token}`, {})).status).toBe(410);
    expect(await alertsFor(word)).toMatchObject([{ confirmedAt: null }]);
  });

  test('an address has so many alerts and no more', async () => {
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

/** What the mailbox of a running alert is given to change it by. */
async function changeToken(word: string, email: string): Promise<string> {
  await laterOn(word);
  const form = await openAlertForm(`search-key=${word}`);
  await form.submit({ email });
  return linkIn(await lastMail(word), '/alerts/manage').token;
}

describe('/alerts/manage', () => {
  test('changes how often, counted from now', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    const token = await changeToken(word, email);
    const page = await see(UK, `/alerts/manage?token=${token}`);
    expect(page.html).toMatch(/value="daily" checked/u);
    expect(page.html).toContain(word);
    const saved = await post(UK, '/alerts/manage', { token, frequency: 'weekly' });
    expect(saved.status).toBe(303);
    const shown = await see(UK, saved.location);
    expect(shown.html).toMatch(/value="weekly" checked/u);
    expect(shown.html).toContain(english.manage.saved);
    const [alert] = await alertsFor(word);
    expect(alert?.frequency).toBe('weekly');
    expect(alert?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  });

  test('a foreign link changes nothing', async () => {
    const answer = await post(UK, '/alerts/manage', { token: '1.abc', frequency: 'weekly' });
    expect(answer.status).toBe(410);
  });
});

describe('/alerts/end', () => {
  test('looking ends nothing; the button deletes alert, address and mail, and leads back', async () => {
    const word = newWord();
    const { email } = await openAlert(word, { place: 'country=gb&' });
    await laterOn(word);
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

  test('one click of a mail program does, from anywhere and without cookies (RFC 8058)', async () => {
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

  test('a link that is not ours ends nothing', async () => {
    const word = newWord();
    const { email } = await openAlert(word);
    const token = await changeToken(word, email);
    for (const given of ['', `${token}a`, token.replace('.', '1.')]) {
      expect((await post(UK, `/alerts/end?token=${given}`, {})).status).toBe(410);
    }
    expect((await post(GERMAN, `/alerts/end?token=${token}`, {})).status).toBe(410);
    expect(await alertsFor(word)).toHaveLength(1);
  });
});
