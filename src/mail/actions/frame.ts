/** Puts an email into its frame: with the names, the mark and the legal texts of who sends it, as they are when it is sent. */
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { careerOrigin, legalPath } from '#lib/career-origin.ts';
import { hexOf, hueDegrees } from '#lib/colour.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { frameOf } from '#mail/rules.ts';
import type { Mail } from '#mail/schemas.ts';
import { frameFacts } from '#mail/store/frame.ts';
import type { FrameFacts } from '#mail/store/frame.ts';
import { frameHtml, frameText } from '#mail/words/frame.ts';
import type { Framed, Named } from '#mail/words/frame.ts';
import { senderName } from '#mail/words/sender.ts';

/** The service, as it names itself in emails about accounts. */
const SERVICE = { name: 'Recruiting', colour: '#2b4a7d' };

/** The formats that programs which read mail show. */
const SHOWN_PICTURE = /\.(?:png|jpe?g|gif)$/iu;

export type FramedMail = { from: string | undefined; text: string; html: string };

/** What may stand in a stylesheet. */
const COLOUR = /^#[\da-f]{6}$/u;

type Row = { companyId: number | null };

/** Reads nothing for an email of the service itself. */
export function factsFor(ctx: PublicCtx, mail: Mail, { companyId }: Row): QueryPlan<FrameFacts> {
  const { from, site } = frameOf(mail, { companyId });
  if (from === 'service') return QueryPlan.of({ company: null, site: null });
  const named = from === 'company' ? companyId : null;
  return frameFacts(ctx, { companyId: named, hostname: site ?? null });
}

export function framedMail(
  ctx: Pick<PublicCtx, 'apiOrigin'>,
  mail: Mail,
  facts: FrameFacts,
  portalUrl: string | null,
): FramedMail {
  const { company, site } = facts;
  const frame = frameOf(mail, { companyId: company ? 1 : null });
  const content = { ...mail, frame, isAnswered: mail.replyTo !== undefined };
  const around = { ...surroundings(ctx, facts), portalUrl };
  return {
    from: senderName(frame, { company: company?.name ?? null, site: site?.name ?? null }),
    text: frameText(content, around),
    // An earlier version stored whole documents.
    html: mail.html?.startsWith('<!doctype') ? mail.html : frameHtml(content, around),
  };
}

function surroundings(
  { apiOrigin }: Pick<PublicCtx, 'apiOrigin'>,
  { company, site }: FrameFacts,
): Omit<Framed, 'portalUrl'> {
  const key = company?.logoKey ?? '';
  const named = [...(company ? [ofCompany(company)] : []), ...(site ? [ofSite(site)] : [])];
  return {
    heading: company?.name ?? site?.name ?? SERVICE.name,
    mark: SHOWN_PICTURE.test(key) ? `${apiOrigin}/files/${key}` : null,
    colour: COLOUR.test(company?.colour ?? '') ? (company?.colour ?? '') : colourOf(site),
    named: named.length > 0 ? named : [{ name: SERVICE.name, address: null, legal: {} }],
  };
}

/** The band of the pages of the site. */
function colourOf(site: FrameFacts['site']): string {
  return site ? hexOf(0.38, 0.095, hueDegrees(site.hue)) : SERVICE.colour;
}

function ofCompany({ name, address, legalLinks }: NonNullable<FrameFacts['company']>): Named {
  const line = address?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  return { name, address: line === '' ? null : line, legal: legalLinks };
}

function ofSite({ name, hostname, legal }: NonNullable<FrameFacts['site']>): Named {
  const urls = legalKinds.flatMap((kind) => {
    const url = legal[kind];
    return url === undefined
      ? []
      : [[kind, new URL(url === '' ? legalPath(kind) : url, careerOrigin(hostname)).href]];
  });
  return { name, address: null, legal: Object.fromEntries(urls) };
}
