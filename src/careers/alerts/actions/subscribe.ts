/** Showing the form of an alert, and taking it: nothing starts before whoever has the address says yes. */
import { countAttempts } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import { ageFault } from '#careers/apply/rules.ts';
import { siteOf } from '#careers/landing/actions.ts';
import type { SiteCtx } from '#careers/landing/actions.ts';
import { askingLetter } from '#careers/words/alerts/emails.ts';
import { sendUnaudited, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions.ts';
import { addressKey } from '#mail/rules.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';
import { EMAIL_LENGTH_MAX } from '#lib/text.ts';
import type { FormPageProps } from '../props.ts';
import { ASKED_AGAIN_MS, emailFault } from '../rules.ts';
import type { Frequency } from '../rules.ts';
import { fieldsOf, queryOf, readForm, searchOf } from '../schemas.ts';
import type { Search } from '../schemas.ts';
import { alertOf, askAgain, dropMail, insertAlert } from '../store.ts';
import type { Alert } from '../store.ts';
import { listPathOf, nameOf, searched } from './searches.ts';
import type { Found } from './searches.ts';
import { tokenFor } from './tokens.ts';

const FORM_PURPOSE = 'alert form';
const EMAIL_PURPOSE = 'alert address';
const MAIL_KIND = 'job_alert_request';

export async function gatherForm(
  ctx: SiteCtx,
  query: URLSearchParams,
): Promise<FormPageProps | null> {
  const search = searchOf(query);
  const found = search && (await runPlan(ctx, searched(ctx, search)));
  return found && showForm(ctx, found, { moment: momentOf(ctx, found.search) });
}

type Taken =
  | { is: 'taken' }
  | { is: 'wrong'; page: FormPageProps }
  | { is: 'throttled'; page: FormPageProps; waitSeconds: number }
  | { is: 'unknown' };

/** The answer is the same whether or not the address is known here. */
export async function takeForm(
  ctx: SiteCtx,
  { fields, address }: { fields: Readonly<Record<string, string>>; address: string },
): Promise<Taken> {
  const { search, moment, isTrapped, ...sent } = readForm(fields);
  if (!search) return { is: 'unknown' };
  if (isTrapped) return { is: 'taken' };

  const madeAt = madeAtOf(ctx, search, moment);
  const trouble = madeAt === null ? 'stale' : ageFault(madeAt, ctx.now);
  const fault = emailFault(sent.email);
  if (trouble !== null || fault !== null) {
    const found = await runPlan(ctx, searched(ctx, search));
    if (!found) return { is: 'unknown' };
    const next = trouble === 'stale' ? momentOf(ctx, search) : moment;
    return { is: 'wrong', page: showForm(ctx, found, { ...sent, moment: next, fault, trouble }) };
  }

  const emailHash = emailHashOf(ctx, sent.email);
  const key = { domainId: ctx.site.id, emailHash, search: queryOf(search) };
  const attempts: Attempt[] = [
    { budget: 'alert by address', of: address },
    { budget: 'alert by mailbox', of: emailHash },
  ];
  const looked = QueryPlan.all([searched(ctx, search), alertOf(ctx, key)]);
  const [waitSeconds, [found, known]] = await runPlan(
    ctx,
    QueryPlan.all([countAttempts(ctx, attempts), looked]),
  );
  if (!found) return { is: 'unknown' };
  if (waitSeconds > 0) {
    const page = showForm(ctx, found, { ...sent, moment, trouble: 'too_many' });
    return { is: 'throttled', waitSeconds, page };
  }
  if (known) await askedAgain(ctx, found, known, sent);
  else await asked(ctx, found, { ...key, ...sent });
  return { is: 'taken' };
}

/** The address of an alert; null where it was sealed with another key. */
export function addressOf(ctx: SiteCtx, { emailSealed }: Pick<Alert, 'emailSealed'>) {
  return ctx.vault.open(EMAIL_PURPOSE, emailSealed);
}

type Asked = { email: string; frequency: Frequency };

async function asked(
  ctx: SiteCtx,
  found: Found,
  { email, ...alert }: Asked & { domainId: number; emailHash: string; search: string },
): Promise<void> {
  const id = ctx.newId();
  const mail = asking(ctx, found, { id, email, kind: 'confirm' });
  const row = {
    ...alert,
    id,
    emailSealed: ctx.vault.seal(EMAIL_PURPOSE, email),
    createdAt: ctx.now,
    mailId: mail.id,
    mailedAt: ctx.now,
  };
  await sendUnaudited(ctx, { writes: [insertAlert(ctx, row)], mails: [mail] });
}

/** What runs is changed by its mailbox only: it is sent the link to do so. */
async function askedAgain(
  ctx: SiteCtx,
  found: Found,
  { id, confirmedAt, mailId, mailedAt }: Alert,
  { email, frequency }: Asked,
): Promise<void> {
  const isOnItsWay = mailedAt !== null && ctx.now.getTime() - mailedAt.getTime() < ASKED_AGAIN_MS;
  if (isOnItsWay) {
    await writeUnaudited(ctx, askAgain(ctx, id, { frequency, mailId: null }));
    return;
  }
  const mail = asking(ctx, found, { id, email, kind: confirmedAt ? 'known' : 'confirm' });
  const writes = [
    ...(mailId === null ? [] : [dropMail(ctx, mailId)]),
    ...askAgain(ctx, id, { frequency, mailId: mail.id }),
  ];
  await sendUnaudited(ctx, { writes, mails: [mail] });
}

function asking(
  ctx: SiteCtx,
  found: Found,
  { id, email, kind }: { id: number; email: string; kind: 'confirm' | 'known' },
) {
  const [path, purpose] =
    kind === 'confirm'
      ? (['/alerts/confirm', 'alert confirmation'] as const)
      : (['/alerts/manage', 'alert change'] as const);
  const url = `https://${ctx.site.hostname}${path}?token=${tokenFor(ctx, purpose, id)}`;
  const letter = askingLetter(kind, siteOf(ctx), { search: nameOf(ctx, found, 'untyped'), url });
  return outgoingMail(ctx, { to: email, ...letter }, { kind: MAIL_KIND });
}

function emailHashOf(ctx: SiteCtx, email: string): string {
  return Buffer.from(ctx.vault.mac(EMAIL_PURPOSE, addressKey(email))).toString('base64url');
}

function showForm(
  ctx: SiteCtx,
  found: Found,
  sent: Pick<FormPageProps, 'moment'> & Partial<FormPageProps>,
): FormPageProps {
  return {
    site: siteOf(ctx),
    search: nameOf(ctx, found),
    listUrl: listPathOf(found.search),
    hidden: fieldsOf(found.search),
    email: '',
    emailLengthMax: EMAIL_LENGTH_MAX,
    frequency: 'daily',
    fault: null,
    trouble: null,
    ...sent,
  };
}

function momentOf(ctx: SiteCtx, search: Search): string {
  const time = String(ctx.now.getTime());
  return `${time}.${signatureOf(ctx, search, time)}`;
}

/** When this form was made; null: not by us, or for another search. */
function madeAtOf(ctx: SiteCtx, search: Search, moment: string): Date | null {
  const [, time = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/u.exec(moment) ?? [];
  return isTimingSafeEqual(signatureOf(ctx, search, time), signature)
    ? new Date(Number(time))
    : null;
}

function signatureOf(ctx: SiteCtx, search: Search, time: string): string {
  const signed = JSON.stringify([ctx.site.id, queryOf(search), time]);
  return Buffer.from(ctx.vault.mac(FORM_PURPOSE, signed)).toString('base64url');
}
