/** Every account page: complete, escaped, labelled, and posting what the server reads. */

import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { scopes } from '#access.ts';
import { DeveloperApplicationPage } from '#accounts/clients/developer-application-page.tsx';
import { DeveloperApplicationsPage } from '#accounts/clients/developer-applications-page.tsx';
import { ClientSecretPage } from '#accounts/clients/client-secret-page.tsx';
import { ApplicationsPage } from '#accounts/connected-apps/applications-page.tsx';
import { CompanyApplicationsPage } from '#accounts/connected-apps/company-applications-page.tsx';
import { InvitationPage } from '#accounts/invitations/invitation-page.tsx';
import { MessagePage } from '#accounts/layout/message-page.tsx';
import type { MessageName } from '#accounts/layout/message-page.tsx';
import { style } from '#accounts/layout/style.ts';
import { ConsentPage } from '#accounts/oauth/consent-page.tsx';
import type { ConsentPageProps } from '#accounts/oauth/consent-page.tsx';
import { ForgotPage } from '#accounts/recovery/forgot-page.tsx';
import { ResetPage } from '#accounts/recovery/reset-page.tsx';
import { SecondFactorPage } from '#accounts/sessions/second-factor-page.tsx';
import { SignInPage } from '#accounts/sessions/sign-in-page.tsx';
import { DeleteAccountPage } from '#accounts/settings/delete-account-page.tsx';
import { DeleteCompanyPage } from '#accounts/settings/delete-company-page.tsx';
import { PasswordPage } from '#accounts/settings/password-page.tsx';
import { ProfilePage } from '#accounts/settings/profile-page.tsx';
import type { ProfilePageProps } from '#accounts/settings/profile-page.tsx';
import { RecoveryCodesPage } from '#accounts/settings/recovery-codes-page.tsx';
import { SecondFactorSettingsPage } from '#accounts/settings/second-factor-settings-page.tsx';
import { SessionsPage } from '#accounts/settings/sessions-page.tsx';
import { ConfirmEmailPage } from '#accounts/email-change/confirm-email-page.tsx';
import { StartPage } from '#accounts/start/start-page.tsx';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { mailText } from '#accounts/words/emails.ts';
import { fillText, supportedLanguage } from '#accounts/words/languages.ts';
import type { MailKind } from '#accounts/words/mails.ts';
import { AccountChoicePage } from '#recruiting/interviews/connections/account-choice-page.tsx';
import { ConnectedAccountsPage } from '#recruiting/interviews/connections/connected-accounts-page.tsx';
import type { ConnectedAccountsPageProps } from '#recruiting/interviews/connections/connected-accounts-page.tsx';
import { providers } from '#vocabulary/lists.ts';
import { loadAccountWords, readAccountFile } from '../support/account-words.ts';
import { en, enMails } from '../support/english.ts';

type Page = ReturnType<typeof MessagePage>;

beforeAll(() => loadAccountWords('en'));

const files = { readFile: readAccountFile };
const hostile = `</style><script>alert("O'Hara")</script> $& {company}`;
const form = { token: 'key"1' };
const language = 'en';
const person = {
  name: hostile,
  email: 'ada@analytical.example',
  signOut: { token: 'key-2', next: '/authorize?a=1&b=2' },
};
const frame = { person, isAdmin: true, notice: null, timezone: null };
const deletion = {
  language: 'en',
  frame,
  form,
  cancel: form,
  graceDays: 30,
  hasSecondFactor: true,
};
const deletedCompany = {
  id: 3,
  name: hostile,
  subdomain: 'acme',
  deletesAt: '2026-12-21T14:05:59.000Z',
};
const since = '2026-11-21T14:05:59.000Z';
const connected = {
  clientId: 7,
  companyId: 3,
  name: hostile,
  host: 'apps.example',
  company: hostile,
  scopes,
  since,
  lastUsed: null,
  webhooks: [],
};
const webhook = { id: 5, name: hostile, url: 'https://hr.example.com/?a=1&b="' };
const company = { id: 3, name: hostile, role: 'Admin' } as const;
const built = {
  id: 7,
  clientId: 'oci_1',
  name: hostile,
  kind: 'confidential',
  redirectUris: ['https://app.example/callback?a=<b>'],
  scopes,
  disabledBy: null,
  memberCount: 2,
  lastUsed: since,
} as const;
const builtList = {
  language,
  frame,
  company,
  companies: [company],
  max: 3,
  disable: form,
  enable: form,
};
const builtForm = {
  language,
  frame,
  company,
  form,
  values: { name: hostile, redirectUris: '</textarea><script>\nhttps://app.example/' },
  scopes: scopes.map((scope) => ({ scope, box: `scope.${scope}`, isTicked: scope === 'mcp' })),
};
const secret = { name: hostile, clientId: 'oci_1', secret: 'ocs_1' };
const consent: ConsentPageProps = {
  language,
  form,
  request: 'client_id=7&state=x',
  application: { name: hostile, host: null, redirectHost: 'app.example', isLoopback: false },
  person,
  companies: [company],
  scopes,
  fault: null,
};
const profile: ProfilePageProps = {
  language,
  frame,
  form,
  values: { first_name: 'Ada', last_name: 'Lovelace', language: '', timezone: '' },
  browserLanguage: 'en',
  timezones: ['UTC', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo'],
  email: person.email,
  emailForm: form,
  newEmail: '',
  memberships: [{ company: 'Acme', role: 'Viewer' }],
  faults: {},
};
const secondFactor = { language, frame, faults: {} };
const signIn = {
  language,
  form,
  next: '/settings',
  email: hostile,
  fault: null,
  notice: null,
  application: hostile,
};
const invitation = {
  language,
  form,
  link: 'k3y',
  company: hostile,
  role: 'Recruiter',
  email: 'ada@analytical.example',
  values: { first_name: hostile, last_name: hostile },
  faults: {},
} as const;

const statuses = ['active', 'reauth_required', 'revoked'] as const;
const accounts: ConnectedAccountsPageProps = {
  language,
  frame,
  company,
  companies: [company],
  problem: hostile,
  mayConnect: true,
  connect: form,
  disconnect: form,
  providers: providers.map((provider, at) => ({
    provider,
    name: provider,
    isConfigured: at > 0,
    connections: at > 2 ? [] : statuses.map((status, id) => connectionIn(status, id)),
  })),
};

function connectionIn(status: (typeof statuses)[number], id: number) {
  const people = { person: id === 0 ? 'you' : 'other', mayDisconnect: id < 2 } as const;
  return { id, name: hostile, username: id === 0 ? null : hostile, status, since, ...people };
}

const pages: Readonly<Record<string, Page>> = {
  'connected-accounts': <ConnectedAccountsPage {...accounts} />,
  'connected-accounts-viewer': <ConnectedAccountsPage {...accounts} mayConnect={false} />,
  'connected-accounts-none': (
    <ConnectedAccountsPage
      {...accounts}
      providers={accounts.providers.map((one) => ({
        ...one,
        isConfigured: false,
        connections: [],
      }))}
    />
  ),
  ...Object.fromEntries(
    Object.keys(en.connections.problems).map((problem) => [
      `connected-accounts-${problem}`,
      <ConnectedAccountsPage {...accounts} problem={problem} />,
    ]),
  ),
  'account-choice': (
    <AccountChoicePage
      language={language}
      frame={frame}
      provider="LinkedIn"
      backHref="/settings/connections?company=3"
      attemptId={7}
      companyId={1}
      choose={form}
      accounts={[
        { externalId: '"1"', name: hostile, username: null },
        { externalId: '2', name: 'Acme', username: hostile },
      ]}
    />
  ),
  'sign-in': <SignInPage {...signIn} />,
  'sign-in-alone': <SignInPage {...signIn} application={null} />,
  'sign-in-wrong': <SignInPage {...signIn} fault="wrong" notice="password_set" />,
  'second-factor': (
    <SecondFactorPage language={language} form={form} next="/" ticket="t" fault={null} />
  ),
  'second-factor-wrong': (
    <SecondFactorPage language={language} form={form} next="/" ticket="t" fault="wrong_code" />
  ),
  forgot: (
    <ForgotPage language={language} form={form} email={hostile} isSent={false} fault="not_email" />
  ),
  'forgot-sent': <ForgotPage language={language} form={form} email="" isSent fault={null} />,
  reset: (
    <ResetPage
      language={language}
      form={form}
      link="k3y"
      email={person.email}
      faults={{ password: 'too_short' }}
    />
  ),
  invitation: <InvitationPage {...invitation} isNew={false} />,
  'invitation-new': (
    <InvitationPage
      {...invitation}
      isNew
      faults={{ first_name: 'required', last_name: 'too_long', password: 'common' }}
    />
  ),
  consent: <ConsentPage {...consent} />,
  'consent-choice': (
    <ConsentPage
      {...consent}
      application={{
        name: hostile,
        host: 'apps.example',
        redirectHost: 'localhost',
        isLoopback: true,
      }}
      companies={[company, { id: 4, name: 'Babbage & Sons', role: 'Viewer' }]}
      scopes={['profile', 'jobs:read']}
      fault="no_company_chosen"
    />
  ),
  start: <StartPage language={language} person={undefined} />,
  'start-signed-in': <StartPage language={language} person={person} />,
  'confirm-email': (
    <ConfirmEmailPage
      language={language}
      person={person}
      form={form}
      link="k3y"
      email={person.email}
      newEmail="countess@lovelace.example"
    />
  ),
  profile: (
    <ProfilePage
      {...profile}
      frame={{ ...frame, notice: 'saved' }}
      values={{ first_name: hostile, last_name: '', language: 'de', timezone: 'Asia/Tokyo' }}
      memberships={[{ company: hostile, role: 'Admin' }]}
      faults={{ last_name: 'required' }}
    />
  ),
  'profile-email': <ProfilePage {...profile} newEmail={hostile} faults={{ email: 'not_email' }} />,
  'profile-alone': <ProfilePage {...profile} memberships={[]} />,
  password: (
    <PasswordPage
      language={language}
      frame={frame}
      form={form}
      email={person.email}
      faults={{ current_password: 'wrong_password', new_password: 'unchanged' }}
    />
  ),
  'delete-account': (
    <DeleteAccountPage
      language={language}
      frame={frame}
      form={form}
      email={person.email}
      hasSecondFactor
      onlyAdminOf={[]}
      faults={{ current_password: 'wrong_password', code: 'wrong_code' }}
    />
  ),
  'delete-company': (
    <DeleteCompanyPage
      {...deletion}
      companies={[
        { ...deletedCompany, state: 'open' },
        { ...deletedCompany, id: 4, state: 'closing' },
        { ...deletedCompany, id: 5, state: 'removing' },
      ]}
      faultAt={3}
      faults={{
        subdomain: 'not_subdomain',
        current_password: 'wrong_password',
        code: 'wrong_code',
      }}
    />
  ),
  'delete-company-none': <DeleteCompanyPage {...deletion} companies={[]} faults={{}} />,
  'delete-account-refused': (
    <DeleteAccountPage
      language={language}
      frame={frame}
      form={form}
      email={person.email}
      hasSecondFactor={false}
      onlyAdminOf={[hostile, 'Globex']}
      faults={{}}
    />
  ),
  'second-factor-off': (
    <SecondFactorSettingsPage {...secondFactor} state={{ is: 'off', start: form }} />
  ),
  'second-factor-pending': (
    <SecondFactorSettingsPage
      {...secondFactor}
      state={{
        is: 'pending',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Recruiting:ada%40analytical.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Recruiting',
        confirm: form,
        cancel: form,
      }}
      faults={{ code: 'wrong_code' }}
    />
  ),
  'second-factor-on': (
    <SecondFactorSettingsPage
      {...secondFactor}
      state={{ is: 'on', since, codesLeft: 9, renew: form, remove: form }}
      faults={{ current_password: 'wrong_password' }}
      faultAt="remove"
    />
  ),
  'second-factor-last-code': (
    <SecondFactorSettingsPage
      {...secondFactor}
      state={{ is: 'on', since, codesLeft: 1, renew: form, remove: form }}
    />
  ),
  'recovery-codes': (
    <RecoveryCodesPage language={language} frame={frame} codes={['k3j9-x2mq', 'p0rt-77aa']} />
  ),
  sessions: (
    <SessionsPage
      language={language}
      frame={{ ...frame, notice: 'session_ended' }}
      sessions={[
        { id: 1, device: 'Firefox on Linux', since, lastSeen: since, isThis: true },
        { id: 2, device: hostile, since, lastSeen: since, isThis: false },
        { id: 3, device: '', since, lastSeen: since, isThis: false },
      ]}
      signIns={[
        { outcome: 'success', device: hostile, at: since, address: '192.0.2.1' },
        { outcome: 'failure', device: '', at: since, address: '2001:db8::/48' },
        { outcome: 'refused', device: '', at: since, address: null },
      ]}
      end={form}
    />
  ),
  applications: (
    <ApplicationsPage
      language={language}
      frame={frame}
      applications={[
        connected,
        { ...connected, companyId: 4, company: 'B', lastUsed: since, webhooks: [webhook] },
      ]}
      disconnect={form}
      hasMore
    />
  ),
  'no-applications': (
    <ApplicationsPage
      language={language}
      frame={{ ...frame, isAdmin: false }}
      applications={[]}
      disconnect={form}
      hasMore={false}
    />
  ),
  'company-applications': (
    <CompanyApplicationsPage
      language={language}
      frame={frame}
      company={company}
      companies={[company, { id: 4, name: 'Babbage & Sons' }]}
      applications={[{ ...connected, userId: 9, person, webhooks: [webhook] }]}
      left={[{ ...webhook, application: hostile }]}
      disconnect={form}
      deleteWebhook={form}
      newerHref={null}
      olderHref="?company=3&before=12"
    />
  ),
  'no-company-applications': (
    <CompanyApplicationsPage
      language={language}
      frame={frame}
      company={company}
      companies={[company]}
      applications={[]}
      left={[]}
      disconnect={form}
      deleteWebhook={form}
      newerHref="?company=3"
      olderHref={null}
    />
  ),
  'built-applications': (
    <DeveloperApplicationsPage
      {...builtList}
      companies={[company, { id: 4, name: 'Babbage & Sons' }]}
      applications={[
        built,
        { ...built, id: 8, kind: 'public', disabledBy: 'company', lastUsed: null },
        { ...built, id: 9, disabledBy: 'operator' },
      ]}
    />
  ),
  'no-built-applications': <DeveloperApplicationsPage {...builtList} applications={[]} />,
  'new-application': (
    <DeveloperApplicationPage
      {...builtForm}
      application={null}
      faults={{ name: 'required', redirect_uris: 'not_redirect', scopes: 'no_scope' }}
    />
  ),
  'changed-application': (
    <DeveloperApplicationPage
      {...builtForm}
      application={{ id: 7, name: hostile, rotate: form }}
      faults={{}}
    />
  ),
  'client-secret': (
    <ClientSecretPage
      language={language}
      frame={frame}
      company={company}
      application={secret}
      previousSecret={{ until: since }}
    />
  ),
  'client-secret-at-once': (
    <ClientSecretPage
      language={language}
      frame={frame}
      company={company}
      application={secret}
      previousSecret="ended"
    />
  ),
  ...Object.fromEntries(
    (Object.keys(en.messages) as MessageName[]).map((name) => [
      `message-${name}`,
      <MessagePage language={language} name={name} detail={hostile} link="/settings" />,
    ]),
  ),
};

const boxes = scopes.map((scope) => `scope.${scope}?`).join(' ');

/** The fields that each path reads besides the CSRF token; a question mark marks optional ones. */
const posts: Readonly<Record<string, string>> = {
  '/sign-in': 'email next password',
  '/sign-in/second-factor': 'code next ticket',
  '/sign-out': 'next',
  '/forgot-password': 'email',
  '/reset-password': 'link password',
  '/invitation': 'first_name? last_name? link password?',
  '/authorize': 'company_id decision request',
  '/settings': 'first_name language last_name timezone',
  '/settings/email': 'current_password email',
  '/confirm-email': 'link',
  '/settings/password': 'current_password new_password',
  '/settings/second-factor': 'current_password',
  '/settings/second-factor/confirm': 'code',
  '/settings/second-factor/cancel': '',
  '/settings/delete-account': 'code? current_password',
  '/settings/delete-company': 'code? company_id current_password subdomain',
  '/settings/delete-company/cancel': 'company_id',
  '/settings/second-factor/codes': 'current_password',
  '/settings/second-factor/remove': 'current_password',
  '/settings/sessions/end': 'id',
  '/settings/applications/disconnect': 'client_id company_id webhook_5?',
  '/settings/company-applications/disconnect': 'client_id company_id user_id webhook_5?',
  '/settings/company-applications/delete-webhook': 'company_id webhook_id',
  '/settings/connections/connect': 'company_id provider',
  '/settings/connections/choose': 'account attempt_id company_id',
  '/settings/connections/disconnect': 'company_id id',
  '/settings/built-applications/new': `company_id kind name redirect_uris ${boxes}`,
  '/settings/built-applications/change': `client_id company_id name redirect_uris ${boxes}`,
  '/settings/built-applications/secret': 'client_id company_id old_secret',
  '/settings/built-applications/disable': 'client_id company_id',
  '/settings/built-applications/enable': 'client_id company_id',
};

async function served(page: Page | undefined): Promise<string> {
  if (page === undefined) throw new Error('no such page');
  const answer = await new Hono().get('/', (c) => c.html(page)).request('/');
  return answer.text();
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(
    ([, value]) => value ?? '',
  );
}

function formsIn(html: string): { action: string; html: string }[] {
  return [...html.matchAll(/<form method="post" action="([^"]*)">.*?<\/form>/gs)].map(
    ([whole, action = '']) => ({ action, html: whole }),
  );
}

function sentence(text: string): string {
  return text.replaceAll("'", '&#39;').replaceAll('"', '&quot;');
}

describe.each(Object.keys(pages))('%s', (name) => {
  test('is a complete document and escapes its values', async () => {
    const html = await served(pages[name]);
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    expect(html).toMatch(/<title>[^<]+ \| Recruiting<\/title>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<style>${style}</style>`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+="|="undefined"|\[object|NaN|Invalid Date/);
    // Only the placeholder in the hostile name remains.
    expect(html.replace(style, '').replaceAll('{company}', '')).not.toMatch(/\{\w+\}/);
  });

  test('labels every field, and has no id twice', async () => {
    const html = await served(pages[name]);
    const ids = attributes(html, 'id');
    expect(ids).toEqual([...new Set(ids)]);
    for (const reference of [
      ...attributes(html, 'for'),
      ...attributes(html, 'aria-describedby').flatMap((list) => list.split(' ')),
      ...attributes(html, 'href').flatMap((href) => (href.startsWith('#') ? href.slice(1) : [])),
    ]) {
      expect(ids).toContain(reference);
    }
    const unwrapped = html.replaceAll(/<label(?! for)[^>]*>.*?<\/label>/gs, '');
    for (const [input] of unwrapped.matchAll(/<input(?! type="hidden")[^>]*>/g)) {
      expect(attributes(html, 'for')).toContain(attributes(input, 'id')[0]);
    }
    for (const [select] of html.matchAll(/<select[^>]*>/g)) {
      expect(attributes(html, 'for')).toContain(attributes(select, 'id')[0]);
    }
    expect(html.match(/ autofocus/g)?.length ?? 0).toBeLessThan(2);
  });

  test('posts to a known path with its CSRF token', async () => {
    const forms = formsIn(await served(pages[name]));
    for (const { action, html } of forms) {
      expect(html).toMatch(/<input type="hidden" name="form_token" value="key(&quot;1|-2)"\/>/);
      const sent = attributes(html, 'name').filter((field) => field !== 'form_token');
      const read = posts[action]?.split(' ').filter((field) => field !== '') ?? ['nothing'];
      expect(
        read.filter((field) => !field.endsWith('?') && !sent.includes(field)),
        action,
      ).toEqual([]);
      expect(sent.filter((field) => !read.some((one) => one.replace('?', '') === field))).toEqual(
        [],
      );
    }
  });
});

test('every path is posted to by some page', async () => {
  const all = await Promise.all(Object.values(pages).map(served));
  const actions = all.flatMap((html) => formsIn(html).map(({ action }) => action));
  expect(new Set(actions)).toEqual(new Set(Object.keys(posts)));
});

test('every text of the dictionary is on some page', async () => {
  const all = (await Promise.all(Object.values(pages).map(served))).join('');
  const elsewhere = textsOf([enMails, en.faults, en.settings.notices, en.signIn.notices]);
  const pieces = textsOf(en)
    .filter((text) => !elsewhere.includes(text))
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((text) => sentence(text.trim()));
  expect(pieces.filter((piece) => !all.includes(piece))).toEqual([]);
});

function textsOf(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) =>
    typeof word === 'string' ? [word] : textsOf(word as object),
  );
}

describe('a field with an error', () => {
  test('a field with an error shows it at the field and at the top, and has the focus', async () => {
    const html = await served(pages['reset']);
    expect(html).toContain('role="alert"');
    expect(html).toContain('<a href="#password">New password: This is too short. Use at least 12');
    const [input = ''] = /<input type="password"[^>]*>/.exec(html) ?? [];
    expect(input).toContain('autofocus');
    expect(input).toContain('aria-invalid="true" aria-describedby="password-hint password-fault"');
    expect(input).not.toContain('value');
  });

  test.each(Object.keys(en.faults) as (keyof typeof en.faults)[])(
    '%s has a text',
    async (fault) => {
      const html = await served(
        <PasswordPage
          language={language}
          frame={frame}
          form={form}
          email=""
          faults={{ new_password: fault }}
        />,
      );
      const text = fillText(en.faults[fault], { min: 12, max: 256 });
      expect(html.split(text)).toHaveLength(3);
    },
  );
});

describe('consent', () => {
  test('the consent page asks for a company only where there are several, with none selected', async () => {
    const one = await served(pages['consent']);
    expect(one).toContain('<input type="hidden" name="company_id" value="3"/>');
    expect(one).not.toContain('type="radio"');
    const several = await served(pages['consent-choice']);
    expect(several.match(/type="radio"/g)).toHaveLength(2);
    expect(several).not.toContain('checked');
    expect(several).not.toContain('type="hidden" name="company_id"');
    expect(several).toMatch(/value="deny" formnovalidate/);
  });

  test('the consent page lists every scope, and for an Admin what combined scopes allow', async () => {
    const html = await served(pages['consent']);
    for (const text of [...textsOf(en.scopes), ...textsOf(en.adminPowers)]) {
      expect(html).toContain(text);
    }
    const viewer = await served(
      <ConsentPage {...consent} companies={[{ ...company, role: 'Recruiter' }]} />,
    );
    expect(viewer).not.toContain(en.consent.adminPowers);
    const narrow = await served(<ConsentPage {...consent} scopes={['mcp']} />);
    expect(narrow).toContain(en.consent.broad);
    expect(narrow).not.toContain('<ul');
  });

  test('the consent page names the host of the redirect', async () => {
    expect(await served(pages['consent'])).toContain('<bdi>app.example</bdi>');
    expect(await served(pages['consent-choice'])).toContain(en.consent.nextLoopback);
  });
});

describe('settings', () => {
  test('the settings mark the current section, and show Admins more sections', async () => {
    const html = await served(pages['password']);
    expect(html).toContain('<a href="/settings/password" aria-current="page">');
    expect(html).toContain('/settings/company-applications');
    expect(await served(pages['no-applications'])).not.toContain('/settings/company-applications');
  });

  test('the sections are a closed menu on narrow screens, which needs no script', async () => {
    const html = await served(pages['password']);
    expect(html).toMatch(/<nav class="sections"[^>]*><details><summary>Settings<\/summary><ul>/u);
  });

  test('providers are cards in two groups, and those without configuration are named in one sentence', async () => {
    const html = await served(pages['connected-accounts']);
    expect(html.match(/<section aria-labelledby="group-/g)).toHaveLength(2);
    expect(html.match(/<li class="provider">/g)).toHaveLength(providers.length);
    const none = await served(pages['connected-accounts-none']);
    expect(none).not.toContain('class="provider"');
    expect(none.match(/set them up: /g)).toHaveLength(1);
    for (const provider of providers) expect(none).toContain(provider);
  });

  test('names are asked for in the order of the language', async () => {
    const order = async (tag: string) => {
      const html = await served(<ProfilePage {...profile} language={tag} />);
      return html.indexOf('name="first_name"') < html.indexOf('name="last_name"');
    };
    expect([await order('en'), await order('ja')]).toEqual([true, false]);
  });

  test('the settings show the two-factor secret as a QR code and as text', async () => {
    const html = await served(pages['second-factor-pending']);
    expect(html).toMatch(/<svg class="qr" role="img" aria-label="[^"]+" viewBox="0 0 (\d+) \1">/);
    expect(html).toContain('JBSW Y3DP EHPK 3PXP');
  });

  test('the settings show an error at the form it belongs to', async () => {
    const html = await served(pages['second-factor-on']);
    expect(html).toContain('id="remove-password-fault"');
    expect(html).not.toContain('id="renew-password-fault"');
  });

  test('buttons of list rows have different accessible names', async () => {
    const html = await served(pages['applications']);
    const names = [...html.matchAll(/<button[^>]*>(Disconnect.*?)<\/button>/g)].map(([, n]) => n);
    expect(new Set(names).size).toBe(2);
  });
});

describe('the dictionary', () => {
  test('timestamps are written in UTC where there is no time zone', () => {
    const locale = { language: 'en', timezone: null };
    expect(formatTimestamp(locale, '2026-11-21T14:05:59Z')).toMatch(
      /^21 November 2026(?: at|,) 14:05 UTC$/u,
    );
    expect(formatTimestamp(locale, '2026-01-02T00:05:00+01:00')).toMatch(
      /^1 January 2026(?: at|,) 23:05 UTC$/u,
    );
  });

  test('pages are in English where there is no dictionary, and their lang says so', () => {
    expect(supportedLanguage('en-US')).toBe('en');
    expect(supportedLanguage('ar-EG')).toBe('ar');
    expect(supportedLanguage('zh')).toBe('en');
    expect(supportedLanguage('not a tag')).toBe('en');
  });

  test('fillText replaces known placeholders with any value', () => {
    expect(fillText('{a} {b} {c}', { a: '$&', b: '{a}' })).toBe('$& {a} {c}');
  });

  test.each(Object.keys(enMails) as MailKind[])(
    '%s has no unfilled placeholder in its email',
    async (kind) => {
      const link = 'https://accounts.example/link?k=$1';
      const { subject, text } = await mailText(files, 'en', kind, {
        link,
        company: 'A\r\nB',
        application: 'A\r\nB',
        account: 'A\r\nB',
        provider: 'Zoom',
        email: 'ada@analytical.example',
        webhook: 'A\r\nB',
        url: link,
        id: 7,
        body: '',
        count: 2,
        moment: since,
        hours: 1,
        days: 7,
        job: 'A\r\nB',
        person: 'A\r\nB',
      });
      expect(`${subject}${text}`).not.toMatch(/[{}]/);
      expect(subject).not.toMatch(/[\r\n]/);
    },
  );

  test('an email states how long its link is valid', async () => {
    const link = 'https://accounts.example/link?k=$1';
    const { text } = await mailText(files, 'en', 'reset_password', { link, hours: 1 });
    expect(text).toContain(`\n\n${link}\n`);
    expect(text).toContain('valid for 1 hour ');
    const invited = await mailText(files, 'en', 'invitation', { link, days: 7 });
    expect(invited.text).toContain('valid for 7 days ');
  });
});
