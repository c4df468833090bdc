/** Loads a candidate's own page for its view, and does what its forms ask for. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { formatsFor } from '#careers/words/format.ts';
import { portalWordsFor } from '#careers/words/forms.ts';
import {
  certificateEmail,
  codeEmail,
  linkEmail,
} from '#careers/words/form-emails/portal-emails.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { formStamp, HONEYPOT, stampError } from '#lib/form-stamp.ts';
import type { StampSubject } from '#lib/form-stamp.ts';
import { fillTemplate } from '#lib/language.ts';
import { typedPhone } from '#lib/phone.ts';
import { typedLine } from '#lib/text.ts';
import { ApiError } from '#errors.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { addOwnCv, correctOwn, withdrawOwn } from '#recruiting/people/portal/actions/change.ts';
import { downloadOwn } from '#recruiting/people/portal/actions/download.ts';
import { eraseOwn, sendCode } from '#recruiting/people/portal/actions/erase.ts';
import { sendLinks } from '#recruiting/people/portal/actions/links.ts';
import { findPortal, loadPortal, openPortal } from '#recruiting/people/portal/actions/open.ts';
import type { Portal, PortalView } from '#recruiting/people/portal/actions/open.ts';
import type { DeletePageProps, LinkPageProps, Note, PortalProps } from './props.ts';
import { cvError, findChanges, findErrors, linesOf } from './rules.ts';

const PURPOSE = 'portal link form';
/** Longer texts are cut, but stay long enough to be rejected as too long. */
const READ_LENGTH_MAX = 500;
const LINKS_READ_MAX = 50_000;

type Fields = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, { name: string; bytes: Uint8Array }>>;

type Found<Page> = { is: 'page'; page: Page } | { is: 'elsewhere'; origin: string } | null;

/** Null for a link that works no more. */
export async function loadPage(
  ctx: SiteFormCtx,
  token: string,
  note: string | null,
): Promise<Found<PortalProps>> {
  const found = await findPortal(ctx, token);
  if (found?.is !== 'here') return found && elsewhere(found);
  const page = toPage(ctx, token, await loadPortal(found.portal), { note: toNote(note) });
  return { is: 'page', page };
}

/** The site that the link was sent for, with its own legal texts. */
function elsewhere({ hostname }: { hostname: string }) {
  return { is: 'elsewhere', origin: careerOrigin(hostname) } as const;
}

function toNote(text: string | null): Note | null {
  return text === 'withdrawn' || text === 'corrected' || text === 'uploaded' ? text : null;
}

function toPage(
  ctx: SiteFormCtx,
  token: string,
  { person, links, ...view }: PortalView,
  shown: Partial<Pick<PortalProps, 'note' | 'errors' | 'texts' | 'version'>>,
): PortalProps {
  const stored = {
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    links: links.join('\n'),
  };
  return {
    ...view,
    site: siteOf(ctx),
    token,
    email: person.email,
    texts: stored,
    stored,
    errors: {},
    note: null,
    ...shown,
  };
}

type Done = { is: 'done'; note: Note } | { is: 'wrong'; page: PortalProps } | { is: 'gone' };

export async function withdraw(ctx: SiteFormCtx, token: string, fields: Fields): Promise<Done> {
  const portal = await openPortal(ctx, token);
  if (!portal) return { is: 'gone' };
  const id = Number(fields['application']);
  if (Number.isSafeInteger(id)) await withdrawOwn(portal, id);
  return { is: 'done', note: 'withdrawn' };
}

export async function correct(ctx: SiteFormCtx, token: string, fields: Fields): Promise<Done> {
  const portal = await openPortal(ctx, token);
  if (!portal) return { is: 'gone' };
  const texts = {
    first_name: typedLine(fields['first_name'], READ_LENGTH_MAX),
    last_name: typedLine(fields['last_name'], READ_LENGTH_MAX),
    phone: typedPhone(fields['phone'], READ_LENGTH_MAX),
    links: (fields['links'] ?? '').slice(0, LINKS_READ_MAX),
  };
  const errors = findErrors(texts);
  const { version } = fields;
  if (Object.keys(errors).length > 0) {
    // What was typed still goes with the page that it was typed on.
    return wrong(ctx, token, portal, { texts, errors, ...(version && { version }) });
  }
  const links = linesOf(texts.links);
  const details = { ...texts, phone: texts.phone === '' ? null : texts.phone, links };
  if (await correctOwn(portal, details, version)) return { is: 'done', note: 'corrected' };
  return changed(ctx, token, { ...texts, links: links.join('\n') });
}

/** Somebody has changed the details since the page was opened: shows what was typed beside what is stored now. */
async function changed(
  ctx: SiteFormCtx,
  token: string,
  texts: PortalProps['texts'],
): Promise<Done> {
  const portal = await openPortal(ctx, token);
  if (!portal) return { is: 'gone' };
  const page = toPage(ctx, token, await loadPortal(portal), { texts });
  const errors = findChanges(texts, page.stored);
  // Both have made the same change.
  if (Object.keys(errors).length === 0) return { is: 'done', note: 'corrected' };
  return { is: 'wrong', page: { ...page, errors } };
}

async function wrong(
  ctx: SiteFormCtx,
  token: string,
  portal: Portal,
  shown: Pick<PortalProps, 'errors'> & Partial<Pick<PortalProps, 'texts' | 'version'>>,
): Promise<Done> {
  return { is: 'wrong', page: toPage(ctx, token, await loadPortal(portal), shown) };
}

export async function addCv(
  ctx: SiteFormCtx,
  token: string,
  { file_cv: file }: Files,
): Promise<Done> {
  const portal = await openPortal(ctx, token);
  if (!portal) return { is: 'gone' };
  const error = cvError(file);
  if (error || !file) {
    return wrong(ctx, token, portal, { errors: { file_cv: error ?? 'empty_file' } });
  }
  try {
    await addOwnCv(portal, file);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'invalid_input') throw cause;
    return wrong(ctx, token, portal, { errors: { file_cv: 'too_many' } });
  }
  return { is: 'done', note: 'uploaded' };
}

export async function download(
  ctx: SiteFormCtx,
  token: string,
): Promise<ReadableStream<Uint8Array> | null> {
  const portal = await openPortal(ctx, token);
  return portal && downloadOwn(portal);
}

export async function loadDeletePage(
  ctx: SiteFormCtx,
  token: string,
  isSent: boolean,
): Promise<Found<DeletePageProps>> {
  const found = await findPortal(ctx, token);
  if (found?.is !== 'here') return found && elsewhere(found);
  return { is: 'page', page: await toDeletePage(ctx, token, found.portal, { isSent }) };
}

async function toDeletePage(
  ctx: SiteFormCtx,
  token: string,
  portal: Portal,
  shown: { isSent: boolean; error?: DeletePageProps['error'] },
): Promise<DeletePageProps> {
  const { person, companyName } = await loadPortal(portal);
  return { site: siteOf(ctx), token, companyName, email: person.email, error: null, ...shown };
}

type Sent =
  | { is: 'sent' }
  | { is: 'throttled'; page: DeletePageProps; waitSeconds: number }
  | { is: 'gone' };

export async function requestCode(ctx: SiteFormCtx, token: string): Promise<Sent> {
  const portal = await openPortal(ctx, token);
  if (!portal) return { is: 'gone' };
  const site = siteOf(ctx);
  const waitSeconds = await sendCode(portal, (code, company) => codeEmail(site, { code, company }));
  if (waitSeconds === 0) return { is: 'sent' };
  const page = await toDeletePage(ctx, token, portal, { isSent: true, error: 'too_many' });
  return { is: 'throttled', page, waitSeconds };
}

type Erased =
  | { is: 'erased' }
  | { is: 'held'; heading: string; text: string }
  | { is: 'wrong'; page: DeletePageProps }
  | { is: 'throttled'; page: DeletePageProps; waitSeconds: number }
  | { is: 'gone' };

export async function erase(ctx: SiteFormCtx, token: string, fields: Fields): Promise<Erased> {
  const portal = await openPortal(ctx, token);
  if (!portal) return { is: 'gone' };
  const site = siteOf(ctx);
  const result = await eraseOwn(portal, fields['code'] ?? '', (erasure, company) =>
    certificateEmail(site, { ...erasure, company }),
  );
  if (result.is === 'erased') return result;
  if (result.is === 'held') {
    const { heading, text } = wordsOf(ctx).held;
    const date = formatsFor(site.language).date(result.dueAt);
    return { is: 'held', heading, text: fillTemplate(text, { date }) };
  }
  const error = result.is === 'wrong' ? 'wrong' : 'too_many';
  const page = await toDeletePage(ctx, token, portal, { isSent: true, error });
  return { ...result, page };
}

export function loadLinkPage(ctx: SiteFormCtx, isGone: boolean): LinkPageProps {
  return { site: siteOf(ctx), stamp: newStamp(ctx), email: '', isGone, error: null };
}

type LinkResult =
  | { is: 'taken' }
  | { is: 'wrong'; page: LinkPageProps }
  | { is: 'throttled'; page: LinkPageProps; waitSeconds: number };

export async function submitLink(
  ctx: SiteFormCtx,
  { fields, address }: { fields: Fields; address: string },
): Promise<LinkResult> {
  if ((fields[HONEYPOT] ?? '') !== '') return { is: 'taken' };
  const email = typedLine(fields['email'], READ_LENGTH_MAX);
  const stamp = fields['moment'] ?? '';
  const stampFault = stampError(ctx.vault, stampSubject(ctx), stamp, ctx.now);
  const error = isEmailAddress(email) ? stampFault : ('not_email' as const);
  const page: LinkPageProps = {
    ...loadLinkPage(ctx, false),
    email,
    ...(stampFault !== 'stale' && { stamp }),
    error,
  };
  if (error) return { is: 'wrong', page };
  const site = siteOf(ctx);
  const waitSeconds = await sendLinks(ctx, { email, address, ...site }, (company) =>
    linkEmail(site, { company }),
  );
  if (waitSeconds === 0) return { is: 'taken' };
  return { is: 'throttled', page: { ...page, error: 'too_many' }, waitSeconds };
}

function stampSubject(ctx: SiteFormCtx): StampSubject {
  return { purpose: PURPOSE, values: [ctx.site.id] };
}

function newStamp(ctx: SiteFormCtx): string {
  return formStamp(ctx.vault, stampSubject(ctx), ctx.now);
}

/** The words of the page in the language of the site. */
export function wordsOf(ctx: SiteFormCtx) {
  return portalWordsFor(ctx.site.language);
}
