/** The settings: what a person sees and changes of their own account. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { surroundings } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere } from '#accounts/people/actions.ts';
import { endSessions, listSessions } from '#accounts/sessions/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { timestamp } from '#lib/time.ts';
import {
  beginSecondFactor,
  cancelSecondFactor,
  changePassword,
  confirmSecondFactor,
  removeSecondFactor,
  rename,
  renewRecoveryCodes,
  showProfile,
  showSecondFactor,
} from './actions.ts';
import type { NamesFaults, PasswordsFaults } from './actions.ts';
import { PasswordPage } from './password-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { RecoveryCodesPage } from './recovery-codes-page.tsx';
import { deviceOf } from './rules.ts';
import { SecondFactorSettingsPage } from './second-factor-settings-page.tsx';
import type { SecondFactorSettingsPageProps } from './second-factor-settings-page.tsx';
import { SessionsPage } from './sessions-page.tsx';
import {
  CodeForm,
  EmptyForm,
  EndSessionForm,
  PasswordCheckForm,
  PasswordForm,
  ProfileForm,
} from './schemas.ts';

const PROFILE = '/settings';
const PASSWORD = '/settings/password';
const FACTOR = '/settings/second-factor';
const SESSIONS = '/settings/sessions';

export const settings: readonly AccountPage[] = [
  signedInPage(PROFILE, (ctx, { query }) => profile(ctx, query.get('done'))),
  signedInForm(PROFILE, ProfileForm, async (ctx, { body }) => {
    const faults = await rename(ctx, ctx.user.userId, body);
    return faults ? profile(ctx, null, body, faults) : done(PROFILE, 'saved');
  }),

  signedInPage(PASSWORD, (ctx, { query }) => password(ctx, query.get('done'))),
  signedInForm(PASSWORD, PasswordForm, async (ctx, { body }) => {
    const changed = await changePassword(ctx, { ...ctx.user, userAgent: ctx.userAgent }, body);
    return 'faults' in changed
      ? password(ctx, null, changed.faults)
      : { ...done(PASSWORD, 'password_changed'), session: changed.session };
  }),

  signedInPage(FACTOR, (ctx, { query }) => secondFactor(ctx, query.get('done'))),
  signedInForm(FACTOR, PasswordCheckForm, async (ctx, { body }) =>
    (await beginSecondFactor(ctx, ctx.user.userId, body.current_password))
      ? { status: 303, location: FACTOR }
      : secondFactor(ctx, null, { faults: wrongPassword, faultAt: 'start' }),
  ),
  signedInForm(`${FACTOR}/confirm`, CodeForm, async (ctx, { body }) => {
    const codes = await confirmSecondFactor(ctx, ctx.user.userId, body.code);
    const wrong = { faults: { code: 'wrong_code' }, faultAt: 'confirm' } as const;
    return codes ? recoveryCodes(ctx, codes) : secondFactor(ctx, null, wrong);
  }),
  signedInForm(`${FACTOR}/cancel`, EmptyForm, async (ctx) => {
    await cancelSecondFactor(ctx, ctx.user.userId);
    return { status: 303, location: FACTOR };
  }),
  signedInForm(`${FACTOR}/codes`, PasswordCheckForm, async (ctx, { body }) => {
    const codes = await renewRecoveryCodes(ctx, ctx.user.userId, body.current_password);
    return codes
      ? recoveryCodes(ctx, codes)
      : secondFactor(ctx, null, { faults: wrongPassword, faultAt: 'renew' });
  }),
  signedInForm(`${FACTOR}/remove`, PasswordCheckForm, async (ctx, { body }) =>
    (await removeSecondFactor(ctx, ctx.user.userId, body.current_password))
      ? done(FACTOR, 'second_factor_removed')
      : secondFactor(ctx, null, { faults: wrongPassword, faultAt: 'remove' }),
  ),

  signedInPage(SESSIONS, (ctx, { query }) => sessionList(ctx, query.get('done'))),
  signedInForm(`${SESSIONS}/end`, EndSessionForm, async (ctx, { body: { id } }) => {
    await endSessions(ctx, ctx.user, id);
    return done(SESSIONS, id === null ? 'sessions_ended' : 'session_ended');
  }),
];

const wrongPassword = { current_password: 'wrong_password' } as const;

function done(path: string, what: string) {
  return { status: 303 as const, location: `${path}?done=${what}` };
}

async function frameOf(ctx: SignedInCtx, notice: string | null) {
  return surroundings(ctx, await isAdminAnywhere(ctx, ctx.user.userId), notice);
}

async function profile(
  ctx: SignedInCtx,
  notice: string | null,
  typed: { first_name: string; last_name: string } | null = null,
  faults: NamesFaults = {},
) {
  const { email, values, memberships, isAdmin } = await showProfile(ctx, ctx.user.userId);
  return renderPage(typed ? 422 : 200, ProfilePage, {
    language: ctx.language,
    frame: surroundings(ctx, isAdmin, notice),
    form: ctx.formKey(PROFILE),
    values: typed ?? values,
    email,
    memberships,
    faults,
  });
}

async function password(ctx: SignedInCtx, notice: string | null, faults?: PasswordsFaults) {
  return renderPage(faults ? 422 : 200, PasswordPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    form: ctx.formKey(PASSWORD),
    email: ctx.user.email,
    faults: faults ?? {},
  });
}

type FactorFaults = Pick<SecondFactorSettingsPageProps, 'faults' | 'faultAt'>;

async function secondFactor(ctx: SignedInCtx, notice: string | null, wrong?: FactorFaults) {
  return renderPage(wrong ? 422 : 200, SecondFactorSettingsPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    state: await factorState(ctx),
    ...(wrong ?? { faults: {} }),
  });
}

async function factorState(ctx: SignedInCtx): Promise<SecondFactorSettingsPageProps['state']> {
  const factor = await showSecondFactor(ctx, ctx.user);
  const key = (verb: string) => ctx.formKey(`${FACTOR}${verb}`);
  switch (factor.is) {
    case 'off':
      return { is: 'off', start: key('') };
    case 'pending':
      return { ...factor, confirm: key('/confirm'), cancel: key('/cancel') };
    case 'on': {
      const since = timestamp(factor.since);
      return { ...factor, since, renew: key('/codes'), remove: key('/remove') };
    }
  }
}

async function recoveryCodes(ctx: SignedInCtx, codes: readonly string[]) {
  const frame = await frameOf(ctx, null);
  return renderPage(200, RecoveryCodesPage, { language: ctx.language, frame, codes });
}

async function sessionList(ctx: SignedInCtx, notice: string | null) {
  const found = await listSessions(ctx, ctx.user.userId);
  return renderPage(200, SessionsPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    sessions: found.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceOf(userAgent),
      since: timestamp(createdAt),
      lastSeen: timestamp(lastSeenAt),
      isThis: id === ctx.user.sessionId,
    })),
    end: ctx.formKey(`${SESSIONS}/end`),
  });
}
