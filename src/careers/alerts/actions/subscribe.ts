/** Loads and submits the alert form. An alert starts only after the owner of the address has confirmed it. */
import { countAttempts } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { subscriptionEmail } from '#careers/words/alerts/emails.ts';
import { sendUnaudited, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, queryPlanOf, runPlan } from '#data/query-plan.ts';
import { runRead } from '#data/read-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { formStamp, stampError } from '#lib/form-stamp.ts';
import type { StampSubject } from '#lib/form-stamp.ts';
import { keyedDigest } from '#lib/signature.ts';
import { EMAIL_LENGTH_MAX } from '#lib/email-address.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { addressKey } from '#mail/rules.ts';
import type { FormPageProps } from '../props.ts';
import { emailError, RESEND_MS_MIN } from '../rules.ts';
import type { Frequency } from '../rules.ts';
import { parseForm, parseSearch, searchFields, searchQuery } from '../schemas.ts';
import type { Search } from '../schemas.ts';
import { alertByKey, deleteMail, insertAlert, renewAlert } from '../store.ts';
import type { Alert } from '../store.ts';
import { resolveSearch, searchListPath, searchText, searchTextWithoutInput } from './searches.ts';
import type { ResolvedSearch } from './searches.ts';
import { alertToken } from './tokens.ts';

const FORM_PURPOSE = 'alert form';
const EMAIL_PURPOSE = sealedColumns.alertAddress.purpose;
const MAIL_KIND = 'job_alert_request';

export async function loadForm(
  ctx: SiteFormCtx,
  query: URLSearchParams,
): Promise<FormPageProps | null> {
  const search = parseSearch(query);
  const resolved = search && (await runRead(ctx, resolveSearch(ctx, search)));
  if (!resolved) return null;
  return toFormPage(ctx, resolved, { stamp: newStamp(ctx, resolved.search) });
}

type SubmitResult =
  | { is: 'taken' }
  | { is: 'wrong'; page: FormPageProps }
  | { is: 'throttled'; page: FormPageProps; waitSeconds: number }
  | { is: 'unknown' };

/** The answer does not reveal whether the address already has alerts. */
export async function submitForm(
  ctx: SiteFormCtx,
  { fields, address }: { fields: Readonly<Record<string, string>>; address: string },
): Promise<SubmitResult> {
  const { search, stamp, isBot, ...input } = parseForm(fields);
  if (!search) return { is: 'unknown' };
  if (isBot) return { is: 'taken' };

  const errors = {
    formError: stampError(ctx.vault, stampSubject(ctx, search), stamp, ctx.now),
    emailError: emailError(input.email),
  };
  if (errors.formError !== null || errors.emailError !== null) {
    const resolved = await runRead(ctx, resolveSearch(ctx, search));
    if (!resolved) return { is: 'unknown' };
    const nextStamp = errors.formError === 'stale' ? newStamp(ctx, search) : stamp;
    return {
      is: 'wrong',
      page: toFormPage(ctx, resolved, { ...input, ...errors, stamp: nextStamp }),
    };
  }

  const emailHash = keyedDigest(ctx.vault, EMAIL_PURPOSE, addressKey(input.email));
  const key = { domainId: ctx.site.id, emailHash, search: searchQuery(search) };
  const attempts: Attempt[] = [
    { budget: 'alert by address', of: address },
    { budget: 'alert by mailbox', of: emailHash },
  ];
  const lookup = QueryPlan.all([
    queryPlanOf(ctx, resolveSearch(ctx, search)),
    alertByKey(ctx, key),
  ]);
  const [waitSeconds, [resolved, existing]] = await runPlan(
    ctx,
    QueryPlan.all([countAttempts(ctx, attempts), lookup]),
  );
  if (!resolved) return { is: 'unknown' };
  if (waitSeconds > 0) {
    const page = toFormPage(ctx, resolved, { ...input, stamp, formError: 'too_many' });
    return { is: 'throttled', waitSeconds, page };
  }
  if (existing) await requestAgain(ctx, resolved, existing, input);
  else await createAlert(ctx, resolved, { ...key, ...input });
  return { is: 'taken' };
}

/** The address of an alert, or null if it was sealed with another key. */
export function openAddress(ctx: SiteFormCtx, { emailSealed }: Pick<Alert, 'emailSealed'>) {
  return ctx.vault.open(EMAIL_PURPOSE, emailSealed);
}

type AlertInput = { email: string; frequency: Frequency };

async function createAlert(
  ctx: SiteFormCtx,
  resolved: ResolvedSearch,
  { email, ...alert }: AlertInput & { domainId: number; emailHash: string; search: string },
): Promise<void> {
  const id = ctx.newId();
  const mail = linkMail(ctx, resolved, { id, email, kind: 'confirm' });
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

/** A confirmed alert stays as it is: its owner gets a link to change it. */
async function requestAgain(
  ctx: SiteFormCtx,
  resolved: ResolvedSearch,
  { id, confirmedAt, mailId, mailedAt }: Alert,
  { email, frequency }: AlertInput,
): Promise<void> {
  const isJustMailed = mailedAt !== null && ctx.now.getTime() - mailedAt.getTime() < RESEND_MS_MIN;
  if (isJustMailed) {
    await writeUnaudited(ctx, renewAlert(ctx, id, { frequency, mailId: null }));
    return;
  }
  const mail = linkMail(ctx, resolved, { id, email, kind: confirmedAt ? 'known' : 'confirm' });
  const writes = [
    ...(mailId === null ? [] : [deleteMail(ctx, mailId)]),
    ...renewAlert(ctx, id, { frequency, mailId: mail.id }),
  ];
  await sendUnaudited(ctx, { writes, mails: [mail] });
}

/** The email with the link to confirm a new alert, or to change a known one. */
function linkMail(
  ctx: SiteFormCtx,
  resolved: ResolvedSearch,
  { id, email, kind }: { id: number; email: string; kind: 'confirm' | 'known' },
) {
  const [path, purpose] =
    kind === 'confirm'
      ? (['/alerts/confirm', 'alert confirmation'] as const)
      : (['/alerts/manage', 'alert change'] as const);
  const url = `${careerOrigin(ctx.site.hostname)}${path}?token=${alertToken(ctx, purpose, id)}`;
  const search = searchTextWithoutInput(ctx, resolved);
  const message = subscriptionEmail(kind, siteOf(ctx), { search, url });
  return outgoingMail(ctx, { to: email, ...message }, { kind: MAIL_KIND });
}

/** A form belongs to one search on one site. */
function stampSubject(ctx: SiteFormCtx, search: Search): StampSubject {
  return { purpose: FORM_PURPOSE, values: [ctx.site.id, searchQuery(search)] };
}

function newStamp(ctx: SiteFormCtx, search: Search): string {
  return formStamp(ctx.vault, stampSubject(ctx, search), ctx.now);
}

function toFormPage(
  ctx: SiteFormCtx,
  resolved: ResolvedSearch,
  input: Pick<FormPageProps, 'stamp'> & Partial<FormPageProps>,
): FormPageProps {
  return {
    site: siteOf(ctx),
    search: searchText(ctx, resolved),
    listUrl: searchListPath(resolved.search),
    hidden: searchFields(resolved.search),
    email: '',
    emailLengthMax: EMAIL_LENGTH_MAX,
    frequency: 'daily',
    emailError: null,
    formError: null,
    ...input,
  };
}
