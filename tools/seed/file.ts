/** `.dev/seed.json`: what a tool or a person needs to use the seeded service. Development values only. */
import { roles, scopes } from '#access.ts';
import { describeClients } from './clients.ts';
import { SEED_FILE } from '../local/seed-file.ts';
import { writeWhole } from '../local/write-whole.ts';
import { emailOf, openCompanies, passwordOf, tokenOf } from './credentials.ts';
import { domains } from './domains.ts';

export async function writeSeedFile(baseUrl: string): Promise<void> {
  const companies = await Promise.all(
    openCompanies.map(async (company) => [company, await describeCompany(company)] as const),
  );
  const seed = {
    baseUrl,
    careerDomains: domains.filter(({ isTest }) => !isTest).map(({ hostname }) => hostname),
    companies: Object.fromEntries(companies),
    clients: await describeClients(),
  };
  writeWhole(SEED_FILE, `${JSON.stringify(seed, null, 2)}\n`);
}

async function describeCompany(company: string) {
  const tokensOf = async (names: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await tokenOf(company, name)] as const)),
    );
  return {
    subdomain: company,
    users: Object.fromEntries(
      roles.map((role) => [
        role,
        { email: emailOf(company, role), password: passwordOf(company, role) },
      ]),
    ),
    tokens: { ...(await tokensOf(roles)), scopes: await tokensOf(scopes) },
  };
}
