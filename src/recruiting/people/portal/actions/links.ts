/** Sends new links to the page of a candidate. The answer is the same whether anybody knows the address. */
import { countAttempts } from '#accounts/throttles/actions.ts';
import type { PublicCtx } from '#context.ts';
import { sendUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { emailKey } from '#lib/email-key.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { addressKey } from '#mail/rules.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { portalOf } from '#recruiting/pipeline/messages/words/portal.ts';
import { companiesKnowing, isCompany } from '../store.ts';

/** One email for each company, at most. */
const COMPANIES_MAX = 10;

type Asked = { email: string; address: string; hostname: string; language: string };

/** Answers the seconds to wait if too many were asked for. */
export async function sendLinks(
  ctx: PublicCtx,
  { email, address, hostname, language }: Asked,
  toMessage: (companyName: string) => Pick<WrittenMail, 'subject' | 'text' | 'frame'>,
): Promise<number> {
  const attempts = [
    { budget: 'portal link by address' as const, of: address },
    { budget: 'portal link by mailbox' as const, of: addressKey(email) },
  ];
  const [waitSeconds, known] = await runPlan(
    ctx,
    QueryPlan.all([
      countAttempts(ctx, attempts),
      companiesKnowing(ctx, emailKey(email), COMPANIES_MAX),
    ]),
  );
  if (waitSeconds > 0) return waitSeconds;
  // An unknown address takes the same round trips: its email is not inserted.
  const addressed = known.length > 0 ? known : [{ companyId: 0, companyName: '', email }];
  const mails = addressed.map(({ companyId, companyName, email: onFile }) =>
    outgoingMail(
      ctx,
      { to: onFile, ...toMessage(companyName), ...portalOf(hostname, language) },
      { kind: 'portal_link', companyId, condition: isCompany(companyId) },
    ),
  );
  await sendUnaudited(ctx, { writes: [], mails });
  return 0;
}
