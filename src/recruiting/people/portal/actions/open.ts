/** Opens the page of a candidate by the token of their email, and loads what it shows. */
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isSecret } from '#lib/token.ts';
import { documentUrl } from '#recruiting/pipeline/applications/actions/documents.ts';
import { toMeeting } from '#recruiting/interviews/meetings/schemas.ts';
import { shownStatus } from '../rules.ts';
import { portalFacts, tokenRow } from '../store.ts';
import type { TokenRow } from '../store.ts';

/** A candidate on their page, who acts for themself: the audit log names no member. */
export type Portal = { ctx: Ctx; person: TokenRow };

/** 64 bits: nobody gains by two that are alike. */
const VERSION_LENGTH = 16;

type Opened = { is: 'here'; portal: Portal } | { is: 'elsewhere'; hostname: string };

/** Null for a token that nobody has, or no longer. Malformed ones are not looked up. `elsewhere`: it was sent for another site. */
export async function findPortal(
  ctx: PublicCtx & { site: { hostname: string } },
  token: string,
): Promise<Opened | null> {
  if (!isSecret(token)) return null;
  const person = await runPlan(ctx, tokenRow(ctx, await sha256Hex(token)));
  if (!person) return null;
  const { hostname, companyId } = person;
  if (hostname !== null && hostname !== ctx.site.hostname) return { is: 'elsewhere', hostname };
  return { is: 'here', portal: { ctx: tenantContext(ctx, companyId), person } };
}

/** For the forms of the page, which are posted to its own site. */
export async function openPortal(
  ctx: PublicCtx & { site: { hostname: string } },
  token: string,
): Promise<Portal | null> {
  const found = await findPortal(ctx, token);
  return found?.is === 'here' ? found.portal : null;
}

export type PortalView = Awaited<ReturnType<typeof loadPortal>>;

export async function loadPortal({ ctx, person: of }: Portal) {
  const { person, company, ...facts } = await runPlan(ctx, portalFacts(ctx, of));
  const { firstName, lastName, email, phone, isHeld } = person;
  const standing = { now: ctx.now, delayMinutes: company.delayMinutes };
  return {
    companyName: company.name,
    person: { firstName, lastName, email, phone: phone ?? '', isHeld },
    links: of.links.map(({ url }) => url),
    version: await versionOf(of),
    applications: facts.applications.map(({ id, title, label, createdAt, ...row }) => {
      const status = shownStatus(row, standing);
      const appliedAt = new Date(createdAt);
      return { id, title, label, appliedAt, status, mayWithdraw: status === 'active' };
    }),
    meetings: facts.meetings
      .filter(({ status }) => status === 'scheduled')
      .map((row) => {
        const {
          title,
          start_time: startsAt,
          timezone,
          meeting_url: url,
        } = toMeeting(row, ctx.apiOrigin);
        return { title, startsAt: new Date(startsAt), timezone, url };
      }),
    documents: facts.documents.map((row) => ({
      filename: row.filename,
      addedAt: row.createdAt,
      url: documentUrl(ctx, row),
    })),
  };
}

/**
 * Stands for the details that the page has shown. The time of the last change would not do: it changes with documents and custom
 * fields, too.
 */
export async function versionOf({ firstName, lastName, phone, links }: TokenRow): Promise<string> {
  const hash = await sha256Hex(JSON.stringify([firstName, lastName, phone, links]));
  return hash.slice(0, VERSION_LENGTH);
}
