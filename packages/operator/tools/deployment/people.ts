/** The first career domain, company and Admin of a deployment, where they are missing. */
import { findMemberUserId } from '../../../../src/accounts/people/actions.ts';
import { runPlan } from '../../../../src/data/query-plan.ts';
import { emailFault } from '../../../../src/lib/email-address.ts';
import { invalidField } from '../../../../src/errors.ts';
import { createCompany, enterCompany } from '../../../../src/operator/companies/actions.ts';
import { toCountryId, toSubdomain } from '../../../../src/operator/companies/rules.ts';
import { companyBySubdomain, domainByHostname } from '../../../../src/operator/companies/store.ts';
import { setDomain } from '../../../../src/operator/domains/actions.ts';
import { toCountryIds, toSiteLanguage } from '../../../../src/operator/domains/rules.ts';
import { createUser, resetLink } from '../../../../src/operator/users/actions.ts';
import { assertPassword } from '../../../../src/operator/users/rules.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import type { Deployment } from './record.ts';
import type { Step } from './resources.ts';

export type First = {
  domain: { name: string; language: string; countries: string[] } | null;
  company: { subdomain: string; name: string; country: string | undefined } | null;
  /** Without a password, a link to set one is made. */
  admin: { email: string; password: string | undefined } | null;
};

/** Before anything is created: throws where they could not be made at the end. */
export function assertFirst({ domain, company, admin }: First): void {
  if (domain) {
    toSiteLanguage(domain.language);
    toCountryIds(domain.countries);
  }
  if (company) {
    toSubdomain(company.subdomain);
    if (company.country !== undefined) toCountryId(company.country);
  }
  if (!admin) return;
  const fault = emailFault(admin.email.trim());
  if (fault !== null) throw invalidField('admin', fault);
  const names = ['', '', company?.subdomain ?? ''];
  if (admin.password !== undefined) assertPassword(admin.password, { email: admin.email, names });
}

export async function makeFirst(
  ctx: ToolCtx,
  deployment: Deployment,
  { domain, company, admin }: First,
): Promise<{ steps: Step[]; link: string | null }> {
  const steps: Step[] = [];
  const [hostname = ''] = deployment.career_hosts;
  const step = (what: string, isThere: boolean) =>
    steps.push({ what, is: isThere ? 'there' : 'made' });
  if (domain) {
    const existing = await runPlan(ctx, domainByHostname(ctx, hostname));
    if (!existing) await setDomain(ctx, { ...domain, hostname, isTest: deployment.staging });
    step(`career domain ${hostname}`, existing !== undefined);
  }
  if (company) {
    const existing = await runPlan(ctx, companyBySubdomain(ctx, company.subdomain));
    if (!existing) await createCompany(ctx, { ...company, domain: hostname });
    step(`company ${company.subdomain}`, existing !== undefined);
  }
  if (!company || !admin) return { steps, link: null };
  const { subdomain } = company;
  const member = await findMemberUserId(await enterCompany(ctx, subdomain), admin.email);
  step(`Admin ${admin.email}`, member !== null);
  if (member !== null) return { steps, link: null };
  await createUser(ctx, { company: subdomain, role: 'Admin', ...admin });
  if (admin.password !== undefined) return { steps, link: null };
  const { link } = await resetLink(ctx, { company: subdomain, email: admin.email });
  return { steps, link };
}
