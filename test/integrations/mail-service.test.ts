/** Mail of the whole service as it listens: from a form through its queue to a mail server that asks for TLS and a password. */
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { en } from '#accounts/words/en.ts';
import { newSecret } from '#kit/token.ts';
import { openBrowser } from '../clients/support/browser.ts';
import type { Service } from '../clients/support/service.ts';
import { CERTIFICATE, listen, mailServer, taken } from '../support/smtp-server.ts';

/** Starting the service takes some seconds, sending a mail a moment. */
const START_MS = 60_000;
const ARRIVAL_MS = 10_000;

let service: Service;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  // Whoever starts the platform is told whom to trust before it is loaded.
  vi.stubEnv('NODE_EXTRA_CA_CERTS', CERTIFICATE);
  const { openService } = await import('../clients/support/service.ts');
  const mail = mailServer({ authMethods: ['PLAIN'] });
  const port = await listen(mail.server);
  const opened = await openService({
    MAIL_TRANSPORT: { type: 'plain_text', value: 'smtp' },
    SMTP_HOST: { type: 'plain_text', value: '127.0.0.1' },
    SMTP_PORT: { type: 'plain_text', value: String(port) },
    SMTP_SECURE: { type: 'plain_text', value: 'starttls' },
    SMTP_USER: { type: 'plain_text', value: 'ada' },
    SMTP_PASSWORD: { type: 'secret_text', value: 'right' },
  });
  ({ service } = opened);
  stop = async () => {
    await opened.stop();
    mail.close();
  };
}, START_MS);

afterAll(() => stop());

/** The mails to this address, once there are so many. */
async function arrived(to: string, count: number) {
  const found = () => taken.filter((one) => one.to.includes(to));
  await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(count), ARRIVAL_MS);
  return Promise.all(
    found().map(async ({ user, isSecure, raw }) => {
      return { user, isSecure, email: await PostalMime.parse(raw) };
    }),
  );
}

test('a forgotten password is set by what arrives in the mail', async () => {
  const { email } = service.admin;
  const browser = openBrowser(service.origin);
  const asked = await browser.open('/forgot-password');
  // Nobody has this address, and nobody is written to.
  await browser.submit(asked, '/forgot-password', { email: `nobody-${email}` });
  await browser.submit(asked, '/forgot-password', { email });
  const [mail] = await arrived(email, 1);
  expect(mail).toMatchObject({ user: 'ada', isSecure: true });
  const [link = ''] = /^http:\S+$/mu.exec(mail?.email.text ?? '') ?? [];
  expect(new URL(link).origin).toBe(service.origin);

  const password = newSecret();
  await browser.submit(await browser.open(link), '/reset-password', { password });
  const [, notice] = await arrived(email, 2);
  expect(notice?.email.subject).toBe(en.mails.password_changed.subject);
  const page = await browser.submit(await browser.open('/sign-in'), '/sign-in', {
    email,
    password,
  });
  expect(page.url.pathname).toBe('/settings');
  expect(taken.map(({ to }) => to)).toEqual([[email], [email]]);
});
