/** The settings: what a person sees and changes of their own account. */
import { shown } from '#accounts/layout/render-page.tsx';
import { surroundings } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere } from '#accounts/people/actions.ts';
import { endSessions, listSessions } from '#accounts/sessions/actions.ts';
import { visitorForm, visitorPage } from '#http/account-pages.ts';
import type { DeskPage, VisitorCtx } from '#http/account-pages.ts';
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

export const settings: readonly DeskPage[] = [
  visitorPage(PROFILE, (ctx, { query }) => profile(ctx, query.get('done'))),
  visitorForm(PROFILE, ProfileForm, async (ctx, { body }) => {
    const faults = await rename(ctx, ctx.visitor.userId, body);
    return faults ? profile(ctx, null, body, faults) : done(PROFILE, 'saved');
  }),

  visitorPage(PASSWORD, (ctx, { query }) => password(ctx, query.get('done'))),
  visitorForm(PASSWORD, PasswordForm, async (ctx, { body }) => {
    const changed = await changePassword(ctx, { ...ctx.visitor, userAgent: ctx.userAgent }, body);
    return 'faults' in changed
      ? password(ctx, null, changed.faults)
      : { ...done(PASSWORD, 'password_changed'), session: changed.session };
  }),

  visitorPage(FACTOR, (ctx, { query }) => secondFactor(ctx, query.get('done'))),
  visitorForm(FACTOR, PasswordCheckForm, async (ctx, { body }) =>
    (await beginSecondFactor(ctx, ctx.visitor.userId, body.current_password))
      ? { status: 303, location: FACTOR }
      : secondFactor(ctx, null, { faults: wrongPassword, faultAt: 'start' }),
  ),
  visitorForm(`${FACTOR}/confirm`, CodeForm, async (ctx, { body }) => {
    const codes = await confirmSecondFactor(ctx, ctx.visitor.userId, body.code);
    const wrong = { faults: { code: 'wrong_code' }, faultAt: 'confirm' } as const;
    return codes ? recoveryCodes(ctx, codes) : secondFactor(ctx, null, wrong);
  }),
  visitorForm(`${FACTOR}/cancel`, EmptyForm, async (ctx) => {
    await cancelSecondFactor(ctx, ctx.visitor.userId);
    return { status: 303, location: FACTOR };
  }),
  visitorForm(`${FACTOR}/codes`, PasswordCheckForm, async (ctx, { body }) => {
    const codes = await renewRecoveryCodes(ctx, ctx.visitor.userId, body.current_password);
    return codes
      ? recoveryCodes(ctx, codes)
      : secondFactor(ctx, null, { faults: wrongPassword, faultAt: 'renew' });
  }),
  visitorForm(`${FACTOR}/remove`, PasswordCheckForm, async (ctx, { body }) =>
    (await removeSecondFactor(ctx, ctx.visitor.userId, body.current_password))
      ? done(FACTOR, 'second_factor_removed')
      : secondFactor(ctx, null, { faults: wrongPassword, faultAt: 'remove' }),
  ),

  visitorPage(SESSIONS, (ctx, { query }) => sessionList(ctx, query.get('done'))),
  visitorForm(`${SESSIONS}/end`, EndSessionForm, async (ctx, { body: { id } }) => {
    await endSessions(ctx, ctx.visitor, id);
    return done(SESSIONS, id === null ? 'sessions_ended' : 'session_ended');
  }),
];

const wrongPassword = { current_password: 'wrong_password' } as const;

function done(path: string, what: string) {
  return { status: 303 as const, location: `${path}?done=${what}` };
}

async function frameOf(ctx: VisitorCtx, notice: string | null) {
  return surroundings(ctx, await isAdminAnywhere(ctx, ctx.visitor.userId), notice);
}

async function profile(
  ctx: VisitorCtx,
  notice: string | null,
  typed: { first_name: string; last_name: string } | null = null,
  faults: NamesFaults = {},
) {
  const { email, values, memberships, isAdmin } = await showProfile(ctx, ctx.visitor.userId);
  return shown(typed ? 422 : 200, ProfilePage, {
    language: ctx.language,
    frame: surroundings(ctx, isAdmin, notice),
    form: ctx.formKey(PROFILE),
    values: typed ?? values,
    email,
    memberships,
    faults,
  });
}

async function password(ctx: VisitorCtx, notice: string | null, faults?: PasswordsFaults) {
  return shown(faults ? 422 : 200, PasswordPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    form: ctx.formKey(PASSWORD),
    email: ctx.visitor.email,
    faults: faults ?? {},
  });
}

type FactorFaults = Pick<SecondFactorSettingsPageProps, 'faults' | 'faultAt'>;

async function secondFactor(ctx: VisitorCtx, notice: string | null, wrong?: FactorFaults) {
  return shown(wrong ? 422 : 200, SecondFactorSettingsPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    state: await factorState(ctx),
    ...(wrong ?? { faults: {} }),
  });
}

async function factorState(ctx: VisitorCtx): Promise<SecondFactorSettingsPageProps['state']> {
  const factor = await showSecondFactor(ctx, ctx.visitor);
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

async function recoveryCodes(ctx: VisitorCtx, codes: readonly string[]) {
  const frame = await frameOf(ctx, null);
  return shown(200, RecoveryCodesPage, { language: ctx.language, frame, codes });
}

async function sessionList(ctx: VisitorCtx, notice: string | null) {
  const found = await listSessions(ctx, ctx.visitor.userId);
  return shown(200, SessionsPage, {
    language: ctx.language,
    frame: await frameOf(ctx, notice),
    sessions: found.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceOf(userAgent),
      since: timestamp(createdAt),
      lastSeen: timestamp(lastSeenAt),
      isThis: id === ctx.visitor.sessionId,
    })),
    end: ctx.formKey(`${SESSIONS}/end`),
  });
}
