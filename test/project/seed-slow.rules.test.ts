/** The seed succeeds on a machine that takes longer for it than a change may wait for its commit. */
import { expect, test } from 'vitest';
import { roles, scopes } from '#access.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { openVault } from '#lib/vault.ts';
import { setDomain } from '#operator/domains/actions.ts';
import { seedApplicants } from '../../tools/seed/applicants.ts';
import { seedClients } from '../../tools/seed/clients.ts';
import { inventCompanies } from '../../tools/seed/companies.ts';
import { insertCompanies } from '../../tools/seed/company-rows.ts';
import { openCompanies } from '../../tools/seed/credentials.ts';
import { domains } from '../../tools/seed/domains.ts';
import { insertJobs } from '../../tools/seed/job-rows.ts';
import { inventJobs } from '../../tools/seed/jobs.ts';
import { seedLegalTexts } from '../../tools/seed/legal-texts.ts';
import { seedLife } from '../../tools/seed/life.ts';
import { seedMembers } from '../../tools/seed/members.ts';
import { seedQuestions } from '../../tools/seed/questions.ts';
import { openOperated } from '../support/operated.ts';

const COMPANIES = 60;
const JOBS = 60;
const RANDOM_SEED = 2026;

test('companies, members, applicants and clients are stored with a context of a minute ago', async () => {
  const { sqlite, ctx: present, at } = openOperated({ vault: openVault(`1:${'a'.repeat(40)}`) });
  for (const domain of domains) await setDomain(present, domain);
  const ctx = at(new Date(Date.now() - MINUTE_MS));
  await seedLegalTexts(ctx);
  const companies = inventCompanies(COMPANIES);
  const ids = await insertCompanies(ctx, companies);
  const jobs = inventJobs(JOBS, RANDOM_SEED, companies);
  await insertJobs(ctx, jobs, ids, { seed: RANDOM_SEED, onProgress: () => {} });
  await Promise.all(openCompanies.map((company) => seedMembers(ctx, company)));
  await seedClients(ctx);
  await Promise.all(openCompanies.map((company) => seedApplicants(ctx, company)));
  await Promise.all(openCompanies.map((company) => seedQuestions(ctx, company)));
  await seedLife(ctx, openCompanies[0]);
  const tokens = roles.length + scopes.length;
  const counts = sqlite
    .prepare(
      `select (select count(*) from members) as members,
        (select count(*) from oauth_tokens) as tokens, (select count(*) > 0 from candidates) as people`,
    )
    .get();
  expect(counts).toEqual({
    members: roles.length * openCompanies.length,
    tokens: tokens * openCompanies.length,
    people: 1,
  });
});
