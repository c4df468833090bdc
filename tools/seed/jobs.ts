/** Invents the jobs of the seed from titles, texts, skills and pay: the same jobs for the same count, seed and companies. */
import type {
  AdminStatus,
  benefits,
  employmentTypes,
  JobStatus,
  seniorities,
  Workplace,
} from '../../src/vocabulary/lists.ts';
import type { City, Iso2 } from './cities.ts';
import { domainOf, inventCompanies, officesOf, type Company, type Office } from './companies.ts';
import { domains, type CareerDomain, type Language } from './domains.ts';
import { customaryBenefits, payFor, type Pay } from './pay.ts';
import { randomFrom, weigh, type Random, type Weighted } from './random.ts';
import { skills } from './skills.ts';
import { texts } from './texts.ts';
import { forms, marks, titlesOf, baseLanguageOf, type CategoryId } from './titles.ts';

type EmploymentTypeId = keyof typeof employmentTypes;
type Seniority = (typeof seniorities)[number];

export type InventedJob = {
  /** Subdomain of its company. */
  company: string;
  /** One of the company's offices; null for some remote jobs. */
  city: City | null;
  countryIso2: Iso2;
  title: string;
  /** HTML, as are tasks and requirements. */
  description: string;
  tasks: string;
  requirements: string;
  workplace: Workplace;
  categoryId: CategoryId;
  employmentTypes: readonly EmploymentTypeId[];
  seniority: Seniority;
  skills: string[];
  benefits: (keyof typeof benefits)[];
  pay: Pay | null;
  /** Days since it was published, or last changed if it never was. */
  ageDays: number;
  status: JobStatus;
  adminStatus: AdminStatus;
};

/** The states of jobs, their number per live job, and their ages. */
const states = [
  { status: 'Live', adminStatus: 'approved', share: 1, ageDaysMin: 0, ageDaysMax: 34.9 },
  { status: 'Draft', adminStatus: 'approved', share: 0.12, ageDaysMin: 0, ageDaysMax: 60 },
  { status: 'Expired', adminStatus: 'approved', share: 0.08, ageDaysMin: 35.1, ageDaysMax: 120 },
  { status: 'Live', adminStatus: 'pending', share: 0.05, ageDaysMin: 0, ageDaysMax: 6 },
  { status: 'Closed', adminStatus: 'approved', share: 0.08, ageDaysMin: 2, ageDaysMax: 120 },
  { status: 'Archived', adminStatus: 'approved', share: 0.03, ageDaysMin: 40, ageDaysMax: 300 },
] as const;

/** Above 1, ages lean towards the recent. */
const ageBias = 1.7;

/** `count` live jobs and, spread among them, the shares of the other states: 1.36 jobs per live one. */
export function* inventJobs(
  count: number,
  seed: number,
  companies: readonly Company[] = inventCompanies(60),
): Generator<InventedJob> {
  const random = randomFrom(seed);
  const employers = weighEmployers(companies);
  const counts = states.map(() => 0);
  for (let live = 1; live <= count; live++) {
    for (const [i, state] of states.entries()) {
      const due = Math.floor(live * state.share + 1e-6);
      for (let n = counts[i] ?? 0; n < due; n++) {
        yield inventJob(random.weighted(employers), state, random);
      }
      counts[i] = due;
    }
  }
}

/** A company with all that is the same for each of its jobs. */
type Employer = {
  company: Company;
  domain: CareerDomain;
  offices: Weighted<Office>;
  nameHtml: string;
  aboutHtml: string;
};

const sizeWeights = { small: 1, medium: 3, large: 8 };
/** Below 1, an office in a big city has more jobs than one in a small city, but not by as much as the city is bigger. */
const officeBias = 0.4;
/** Test domains have no share of the market, but a few jobs. */
const testDomainWeight = 0.3;

/** A domain's jobs follow its weight however many companies it has; within it, they follow the companies' sizes. */
function weighEmployers(companies: readonly Company[]) {
  const sums = new Map(domains.map((domain) => [domain.hostname, 0]));
  for (const { domain, size } of companies) {
    sums.set(domain, (sums.get(domain) ?? 0) + sizeWeights[size]);
  }
  const employers = companies.map((company) => ({
    company,
    domain: domainOf(company),
    offices: weigh(officesOf(company), ({ weight }) => weight ** officeBias),
    nameHtml: escapeHtml(company.name),
    aboutHtml: `<p>${escapeHtml(company.description)}</p>`,
  }));
  return weigh(employers, ({ company, domain }) => {
    const share = sizeWeights[company.size] / (sums.get(company.domain) ?? 1);
    return share * (domain.weight || testDomainWeight);
  });
}

function inventJob(
  employer: Employer,
  state: (typeof states)[number],
  random: Random,
): InventedJob {
  const { company, domain } = employer;
  const categoryId = inventCategory(company, random);
  const types = random.weighted(remoteShares[categoryId] > 0.5 ? remoteTypes : onSiteTypes);
  const learning = types.includes(6) || types.includes(7);
  const seniority = learning ? 'Junior' : random.weighted(seniorityShares);
  const title = inventTitle(domain.language, categoryId, seniority, types, random);

  const workplace = inventWorkplace(categoryId, random);
  const office = random.weighted(employer.offices);
  const city = workplace === 'Remote' && random.chance(0.4) ? null : office;

  return {
    company: company.subdomain,
    city,
    countryIso2: office.countryIso2,
    title,
    ...inventTexts(employer, city, title, categoryId, random),
    workplace,
    categoryId,
    employmentTypes: types,
    seniority,
    skills: random.sample(skills[categoryId], random.int(2, 6)),
    benefits: random.sample(customaryBenefits[domain.language], random.int(0, 7)),
    pay: payFor(office.countryIso2, categoryId, random.next, {
      seniority,
      learning,
      partTime: types.includes(2) && !types.includes(1),
      freelance: types.includes(8),
    }),
    ageDays: state.ageDaysMin + (state.ageDaysMax - state.ageDaysMin) * random.next() ** ageBias,
    status: state.status,
    adminStatus: state.adminStatus,
  };
}

/** Mostly the company's own industries, the main one first; sometimes a category that every company needs. */
function inventCategory({ industries }: Company, random: Random): CategoryId {
  const main = industries[0];
  if (main !== undefined && random.chance(0.45)) return main;
  return random.chance(0.8) ? random.pick(industries) : random.pick(everywhere);
}

const everywhere: readonly CategoryId[] = [1, 2, 5, 6, 12, 13, 14, 17, 18, 20, 22, 24];

/** How much of a category's work can be done remotely, 0 to 1. */
const remoteShares: Record<CategoryId, number> = {
  1: 0.8,
  2: 0.6,
  3: 0,
  4: 0,
  5: 0.6,
  6: 0.9,
  7: 0.15,
  8: 0.1,
  9: 0.6,
  10: 0,
  11: 0,
  12: 0.8,
  13: 1,
  14: 0.8,
  15: 0.1,
  16: 0,
  17: 0.9,
  18: 0.8,
  19: 0.6,
  20: 0.4,
  21: 0,
  22: 0.6,
  23: 0.4,
  24: 0,
  25: 0.15,
  26: 0,
  27: 0,
};

function inventWorkplace(categoryId: CategoryId, random: Random): Workplace {
  const share = remoteShares[categoryId];
  const draw = random.next();
  if (draw < share * 0.25) return 'Remote';
  return draw < share * 0.7 ? 'Hybrid' : 'On-site';
}

const remoteTypes = weighTypes([
  [[1, 3], 52],
  [[1], 18],
  [[2, 3], 8],
  [[1, 2], 5],
  [[1, 4], 4],
  [[5], 4],
  [[8], 3],
  [[6], 4],
  [[7], 2],
]);
const onSiteTypes = weighTypes([
  [[1, 3], 42],
  [[1], 16],
  [[2], 12],
  [[2, 3], 8],
  [[1, 2], 8],
  [[1, 4], 6],
  [[5], 2],
  [[6], 1],
  [[7], 5],
]);

function weighTypes(rows: readonly (readonly [readonly EmploymentTypeId[], number])[]) {
  const sums = weigh(rows, ([, share]) => share).sums;
  return { list: rows.map(([types]) => types), sums };
}

const seniorityShares = weigh<Seniority>(
  ['Junior', 'Mid-level', 'Senior', 'Lead', 'Executive'],
  (seniority) => ({ Junior: 18, 'Mid-level': 48, Senior: 22, Lead: 10, Executive: 2 })[seniority],
);

function inventTitle(
  language: Language,
  categoryId: CategoryId,
  seniority: Seniority,
  types: readonly EmploymentTypeId[],
  random: Random,
): string {
  const [leader, ...others] = titlesOf(language, categoryId);
  const mark = random.pick(marks[language]);
  if (seniority === 'Lead' || seniority === 'Executive') return leader + mark;

  const role = random.pick(others);
  const form = formOf(categoryId, seniority, types, random);
  if (form === undefined) return role + mark;
  const markIsOptional = marks[language].includes('');
  return forms[baseLanguageOf(language)][form].replace('{}', role) + (markIsOptional ? '' : mark);
}

/** Titles always name learners, levels of experience only for remote categories, and not always. */
function formOf(
  categoryId: CategoryId,
  seniority: Seniority,
  types: readonly EmploymentTypeId[],
  random: Random,
): keyof (typeof forms)['en'] | undefined {
  if (types.includes(6)) return 'intern';
  if (types.includes(7)) return 'apprentice';
  if (remoteShares[categoryId] <= 0.5 || random.chance(0.3)) return undefined;
  if (seniority === 'Mid-level') return undefined;
  return seniority === 'Senior' ? 'senior' : 'junior';
}

function inventTexts(
  { domain, nameHtml, aboutHtml }: Employer,
  city: City | null,
  title: string,
  categoryId: CategoryId,
  random: Random,
) {
  const phrases = texts[baseLanguageOf(domain.language)];
  const [task1, task2, requirement] = phrases.byCategory[categoryId] ?? [];
  const intro = random
    .pick(city === null ? phrases.remoteIntros : phrases.intros)
    .replaceAll(/\{(company|city|title)\}/g, (_, name) =>
      name === 'company' ? nameHtml : escapeHtml(name === 'city' ? (city?.name ?? '') : title),
    );
  return {
    description: `<p>${intro}</p>${aboutHtml}<p>${random.pick(phrases.offers)}</p>`,
    tasks: listOf([task1, task2, ...random.sample(phrases.tasks, random.int(5, 7))]),
    requirements: listOf([requirement, ...random.sample(phrases.requirements, random.int(5, 7))]),
  };
}

/** A bullet list; lines of the texts are HTML already. */
function listOf(lines: readonly (string | undefined)[]): string {
  let items = '';
  for (const line of lines) if (line !== undefined) items += `<li>${line}</li>`;
  return `<ul>${items}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
