/** The account pages of the settings. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { settingsFrameData } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere } from '#accounts/people/actions.ts';
import { requestEmailChange } from '#accounts/email-change/actions.ts';
import { listSignIns } from '#accounts/security-events/actions.ts';
import { endSessions, listSessions } from '#accounts/sessions/actions/sign-in.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { timestamp } from '#lib/time.ts';
import { timezones } from '#lib/timezones.ts';
import {
  beginSecondFactor,
  cancelSecondFactor,
  changePassword,
  confirmSecondFactor,
  removeSecondFactor,
  updateProfile,
  renewRecoveryCodes,
  getProfile,
  getSecondFactor,
} from './actions.ts';
import type { PasswordsFaults, ShownCodes } from './actions.ts';
import { PasswordPage } from './password-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import type { ProfilePageProps } from './profile-page.tsx';
import { RecoveryCodesPage } from './recovery-codes-page.tsx';
import { deviceOf } from './rules.ts';
import { SecondFactorSettingsPage } from './second-factor-settings-page.tsx';
import type { SecondFactorSettingsPageProps } from './second-factor-settings-page.tsx';
import { SessionsPage } from './sessions-page.tsx';
import {
  ChangeEmailForm,
  CodeForm,
  EmptyForm,
  EndSessionForm,
  PasswordCheckForm,
  PasswordForm,
  ProfileForm,
} from './schemas.ts';

const PROFILE = '/settings';
const EMAIL = '/settings/email';
const PASSWORD = '/settings/password';
const FACTOR = '/settings/second-factor';
const SESSIONS = '/settings/sessions';

export const settings: readonly AccountPage[] = [
  signedInPage(PROFILE, (ctx, { query }) => renderProfile(ctx, query.get('done'))),
  signedInForm(PROFILE, ProfileForm, async (ctx, { body }) => {
    const faults = await updateProfile(ctx, ctx.user.userId, body);
    return faults
      ? renderProfile(ctx, null, { values: body, faults })
      : redirectDone(PROFILE, 'saved');
  }),
  signedInForm(EMAIL, ChangeEmailForm, async (ctx, { body }) => {
    const faults = await requestEmailChange(ctx, ctx.user.userId, body);
    return faults
      ? renderProfile(ctx, null, { newEmail: body.email, faults })
      : redirectDone(PROFILE, 'email_link_sent');
  }),

  signedInPage(PASSWORD, (ctx, { query }) => renderPassword(ctx, query.get('done'))),
  signedInForm(PASSWORD, PasswordForm, async (ctx, { body }) => {
    const changed = await changePassword(ctx, { ...ctx.user, userAgent: ctx.userAgent }, body);
    return 'faults' in changed
      ? renderPassword(ctx, null, changed.faults)
      : { ...redirectDone(PASSWORD, 'password_changed'), ...changed };
  }),

  signedInPage(FACTOR, (ctx, { query }) => renderSecondFactor(ctx, query.get('done'))),
  signedInForm(FACTOR, PasswordCheckForm, async (ctx, { body }) =>
    (await beginSecondFactor(ctx, ctx.user.userId, body.current_password))
      ? { status: 303, location: FACTOR }
      : renderSecondFactor(ctx, null, { faults: wrongPassword, faultAt: 'start' }),
  ),
  signedInForm(`${FACTOR}/confirm`, CodeForm, async (ctx, { body }) => {
    const codes = await confirmSecondFactor(ctx, ctx.user.userId, body.code);
    const wrong = { faults: { code: 'wrong_code' }, faultAt: 'confirm' } as const;
    return codes ? renderRecoveryCodes(ctx, codes) : renderSecondFactor(ctx, null, wrong);
  }),
  signedInForm(`${FACTOR}/cancel`, EmptyForm, async (ctx) => {
    await cancelSecondFactor(ctx, ctx.user.userId);
    return { status: 303, location: FACTOR };
  }),
  signedInForm(`${FACTOR}/codes`, PasswordCheckForm, async (ctx, { body }) => {
    const codes = await renewRecoveryCodes(ctx, ctx.user.userId, body.current_password);
    return codes
      ? renderRecoveryCodes(ctx, codes)
      : renderSecondFactor(ctx, null, { faults: wrongPassword, faultAt: 'renew' });
  }),
  signedInForm(`${FACTOR}/remove`, PasswordCheckForm, async (ctx, { body }) =>
    (await removeSecondFactor(ctx, ctx.user.userId, body.current_password))
      ? redirectDone(FACTOR, 'second_factor_removed')
      : renderSecondFactor(ctx, null, { faults: wrongPassword, faultAt: 'remove' }),
  ),

  signedInPage(SESSIONS, (ctx, { query }) => renderSessions(ctx, query.get('done'))),
  signedInForm(`${SESSIONS}/end`, EndSessionForm, async (ctx, { body: { id } }) => {
    await endSessions(ctx, ctx.user, id);
    return redirectDone(SESSIONS, id === null ? 'sessions_ended' : 'session_ended');
  }),
];

const wrongPassword = { current_password: 'wrong_password' } as const;

function redirectDone(path: string, what: string) {
  return { status: 303 as const, location: `${path}?done=${what}` };
}

async function frameOf(ctx: SignedInCtx, notice: string | null) {
  return settingsFrameData(ctx, await isAdminAnywhere(ctx, ctx.user.userId), notice);
}

/** What was typed and refused. */
type RefusedProfile = Pick<ProfilePageProps, 'faults'> &
  Partial<Pick<ProfilePageProps, 'values' | 'newEmail'>>;

async function renderProfile(ctx: SignedInCtx, notice: string | null, refused?: RefusedProfile) {
  const { email, values, memberships, isAdmin } = await getProfile(ctx, ctx.user.userId);
  return renderPage(refused ? 422 : 200, ProfilePage, {
    language: ctx.language,
    frame: settingsFrameData(ctx, isAdmin, notice),
    form: ctx.formKey(PROFILE),
    values: refused?.values ?? values,
    browserLanguage: ctx.browserLanguage,
    timezones,
    email,
    emailForm: ctx.formKey(EMAIL),
    newEmail: refused?.newEmail ?? '',
    memberships,
    faults: refused?.faults ?? {},
  });
}

async function renderPassword(ctx: SignedInCtx, notice: string | null, faults?: PasswordsFaults) {
  return renderPage(faults ? 422 : 200, PasswordPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    form: ctx.formKey(PASSWORD),
    email: ctx.user.email,
    faults: faults ?? {},
  });
}

type FactorFaults = Pick<SecondFactorSettingsPageProps, 'faults' | 'faultAt'>;

async function renderSecondFactor(ctx: SignedInCtx, notice: string | null, wrong?: FactorFaults) {
  const [frame, state] = await Promise.all([frameOf(ctx, notice), factorState(ctx)]);
  return renderPage(wrong ? 422 : 200, SecondFactorSettingsPage, {
    language: ctx.language,
    frame,
    state,
    ...(wrong ?? { faults: {} }),
  });
}

async function factorState(ctx: SignedInCtx): Promise<SecondFactorSettingsPageProps['state']> {
  const factor = await getSecondFactor(ctx, ctx.user);
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

function renderRecoveryCodes(ctx: SignedInCtx, { codes, isAdmin }: ShownCodes) {
  const frame = settingsFrameData(ctx, isAdmin);
  return renderPage(200, RecoveryCodesPage, { language: ctx.language, frame, codes });
}

async function renderSessions(ctx: SignedInCtx, notice: string | null) {
  const [sessions, signIns] = await Promise.all([
    listSessions(ctx, ctx.user.userId),
    listSignIns(ctx, ctx.user.userId),
  ]);
  return renderPage(200, SessionsPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceOf(userAgent),
      since: timestamp(createdAt),
      lastSeen: timestamp(lastSeenAt),
      isThis: id === ctx.user.sessionId,
    })),
    signIns: signIns.map(({ outcome, userAgent, createdAt, address }) => ({
      outcome,
      device: deviceOf(userAgent ?? ''),
      at: timestamp(createdAt),
      address,
    })),
    end: ctx.formKey(`${SESSIONS}/end`),
  });
}
