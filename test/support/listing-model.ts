/**
 * A model of the public listing in plain objects. It receives the same random changes as the database and computes every
 * answer from scratch. An error with the seed and the step is thrown if the two differ.
 */
import { ageOut } from '#careers/expiry/actions.ts';
import { indexJobs } from '#recruiting/jobs/job-search/actions.ts';
import { listJobs as listOwnJobs } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { JobQuery } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { listCities, listCountries, listJobs } from '#careers/locations/actions/lists.ts';
import { LISTED_DAYS } from '#recruiting/jobs/jobs/rules.ts';
import { CitiesQuery, CountriesQuery, JobsQuery } from '#careers/locations/schemas/queries.ts';
import type { CentralJob } from '#careers/answers/schemas.ts';
import { cityCounts, domainCounts, jobTotal } from '#careers/locations/store/counts.ts';
import { jobPageRows } from '#careers/landing/store.ts';
import { jobPage } from '#careers/locations/store/jobs.ts';
import { bareContext } from './bare-context.ts';
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { runRead } from '#data/read-plan.ts';
import { countryById, countryName } from '#lib/countries.ts';
import { fold, indexText, slug } from '#lib/fold.ts';
import {
  cellOf,
  EARTH_KM,
  parsePoint,
  pointText,
  radii,
  RADIUS_DEFAULT,
  ringsOf,
} from '#lib/geo.ts';
import type { Point } from '#lib/geo.ts';
import { payAmounts, paySteps } from '#lib/pay-steps.ts';
import { locatePlaces } from '#recruiting/jobs/places/actions.ts';
import { formsText } from '#lib/search-forms.ts';
import { skillsText } from '#lib/search-words.ts';
import { DAY_MS, timestamp } from '#lib/time.ts';
import {
  adminStatuses,
  employmentTypes,
  jobStatuses,
  payPeriods,
  workplaces,
} from '#vocabulary/lists.ts';
import type { AdminStatus, JobStatus, PayPeriod, Workplace } from '#vocabulary/lists.ts';
import { jobsSince } from '#careers/alerts/actions/new-jobs.ts';
import { randomFrom } from '../../tools/seed/random.ts';
import { anyTypedSearch, foundByTyped } from './typed-model.ts';

type Domain = { id: number; hostname: string; isTest: boolean };
type Company = {
  id: number;
  domain: Domain;
  countryId: number | null;
  isTest: boolean;
  name: string;
  /** As it is written for the search; null: the cron has yet to do so. */
  nameIndexed: string | null;
  logoKey: string | null;
  website: string | null;
  description: string | null;
};
type Place = {
  id: number;
  countryId: number;
  stateName: string | null;
  name: string;
  pathSlug: string;
  point: Point | null;
};
type Office = {
  id: number;
  company: Company;
  countryId: number | null;
  place: Place | null;
  address: string | null;
  zipcode: string | null;
};
type Department = { id: number; company: Company; name: string };
type Pay = {
  currency: string | null;
  min: number | null;
  max: number | null;
  period: PayPeriod | null;
};
type Texts = { description: string | null; tasks: string | null; requirements: string | null };
type Job = {
  id: number;
  company: Company;
  office: Office | null;
  department: Department | null;
  title: string;
  /** The texts for the search; null: the cron has yet to write them. */
  forms: string | null;
  skillsIndexed: string | null;
  status: JobStatus;
  statusByAdmin: AdminStatus;
  workplace: Workplace;
  categoryId: number | null;
  mask: number;
  seniority: string | null;
  occupationCode: string | null;
  pay: Pay;
  skills: string[];
  texts: Texts | null;
  publishedAt: number | null;
  updatedAt: number;
  /** Of the listing: the publication it is listed for, and when it came if that was later. */
  listing: { publishedAt: number; shownAt: number | null } | null;
  hasPage: boolean;
};
/** Columns of `jobs` that a step sets. */
type Columns = Record<string, string | number | null>;

export type Walk = {
  seed: number;
  steps: number;
  /** Queries after each step. */
  questionsPerStep: number;
  /** Runs all queries after this many steps. */
  recountEvery: number;
  /** The database has no other data, so queries across all domains are compared too. */
  isAlone: boolean;
  /** The words that searches are read with; without it none are asked as people type them. */
  readFile?: PublicCtx['readFile'];
};

const jobsMax = 130;
const titleWords = [
  'Nurse',
  'Night',
  'Senior',
  'Zürich',
  'C++',
  'Developer',
  'Nursery',
  '東京都',
  '看護師',
  'Krankenpfleger (m/w/d)',
  'Altenpflegerin',
];
/** For each word of a search the words of titles that have it as it is written, and those that have it in another form. */
const meanings: Record<string, { written: string[]; forms?: string[] }[]> = {
  nurse: [{ written: ['Nurse', 'Nursery'] }],
  NURS: [{ written: ['Nurse', 'Nursery'] }],
  nurs: [{ written: ['Nurse', 'Nursery'] }],
  nurses: [{ written: [], forms: ['Nurse', 'Nursery'] }],
  zurich: [{ written: ['Zürich'] }],
  Zuerich: [{ written: ['Zürich'] }],
  c: [{ written: [] }],
  'c++': [{ written: ['C++'] }],
  'night nur': [{ written: ['Night'] }, { written: ['Nurse', 'Nursery'] }],
  'nights nurse': [{ written: [], forms: ['Night'] }, { written: ['Nurse', 'Nursery'] }],
  dev: [{ written: ['Developer'] }],
  'developers*in': [{ written: [], forms: ['Developer'] }],
  京都: [{ written: ['東京都'] }],
  師: [{ written: ['看護師'] }],
  zz: [{ written: [] }],
  'senior ': [{ written: ['Senior'] }],
  pfleger: [{ written: [], forms: ['Krankenpfleger (m/w/d)', 'Altenpflegerin'] }],
  pfleg: [{ written: [], forms: ['Krankenpfleger (m/w/d)', 'Altenpflegerin'] }],
  'Krankenpflegerin (m/w/d)': [{ written: [], forms: ['Krankenpfleger (m/w/d)'] }],
  alten: [{ written: ['Altenpflegerin'] }],
  'senior pflegerin': [
    { written: ['Senior'] },
    { written: [], forms: ['Krankenpfleger (m/w/d)', 'Altenpflegerin'] },
  ],
};
const queries = Object.keys(meanings);
/** For each word of a search of all fields where it is found beside titles. Misspelt ones are corrected by those of a job. */
const fieldQueries: Record<
  string,
  { title?: string; skill?: string; city?: string; corrects?: string }[]
> = {
  welding: [{ skill: 'Welding' }],
  weldng: [{ skill: 'Welding', corrects: 'welding' }],
  koln: [{ city: 'Köln' }],
  springfeild: [{ city: 'Springfield', corrects: 'springfield' }],
  'senior koln': [{ title: 'Senior' }, { city: 'Köln' }],
  'developer weldin': [{ title: 'Developer' }, { skill: 'Welding' }],
  'wleding lyon': [{ skill: 'Welding', corrects: 'welding' }, { city: 'Lyon' }],
  東京: [{ title: '東京都', city: '東京' }],
};
const countryIds = [276, 250, 840];
/** In which pay is asked for; others are not. */
const currencies: Record<string, string> = { DE: 'EUR', FR: 'EUR', US: 'USD' };
/** What a year in full time has of a period. */
const perYear: Record<PayPeriod, number> = {
  hourly: 2080,
  daily: 260,
  weekly: 52,
  monthly: 12,
  yearly: 1,
};
/** All but `listed_at`, which no model of time can know. */
const listedColumns = `job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms, workplace,
  seniority, occupation_code, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period, skills, skills_indexed, benefits, street,
  postal_code, department_id, department, published_at, updated_at, shown_at, description, tasks, requirements, is_placed`;
/** A job that comes on the listing later than this after its publication is shown as new then. */
const lateMs = 60_000;
const cityNames = ['Springfield', 'Zürich', 'Köln', 'Lyon', '東京', 'Saint-Denis'];

/** Returns the number of distinct answers that were compared. Throws at the first difference. */
export async function walkListing(binding: D1Database, walk: Walk): Promise<number> {
  const world = await World.open(binding, walk);
  try {
    for (world.step = 1; world.step <= walk.steps; world.step++) {
      await world.live();
      world.relist();
      for (let i = 0; i < walk.questionsPerStep; i++) await world.ask();
      if (world.step % walk.recountEvery === 0) await world.askEverything();
    }
    await world.askEverything();
  } catch (error) {
    const where = `seed ${walk.seed}, step ${world.step}, after: ${world.history.join(' | ')}`;
    throw new Error(`The listing differs (${where})`, { cause: error });
  } finally {
    await world.leave();
  }
  return world.compared;
}

class World {
  step = 0;
  compared = 0;
  /** The most recent steps, for the error message. */
  history: string[] = [];
  private now = Date.UTC(2026, 10, 20, 12);
  private nextJobId: number;
  private readonly base: number;
  private readonly random;
  private readonly binding: D1Database;
  private readonly isAlone: boolean;
  private readonly readFile: PublicCtx['readFile'] | undefined;
  /** Unique names among other data; one city of each country has no state. */
  private readonly cityNames: readonly string[];
  private domains: Domain[] = [];
  private companies: Company[] = [];
  private places: Place[] = [];
  private offices: Office[] = [];
  private departments: Department[] = [];
  private jobs: Job[] = [];

  private constructor(binding: D1Database, walk: Walk) {
    this.binding = binding;
    this.isAlone = walk.isAlone;
    this.readFile = walk.readFile;
    this.random = randomFrom(walk.seed);
    this.base = walk.isAlone ? 0 : 9_000_000 + walk.seed * 1_000;
    this.cityNames = walk.isAlone ? cityNames : cityNames.map((name) => `${name} ${this.base}`);
    this.nextJobId = this.base * 1_000 + 1;
  }

  static async open(binding: D1Database, walk: Walk): Promise<World> {
    const world = new World(binding, walk);
    await world.settle();
    return world;
  }

  private async settle(): Promise<void> {
    const at = this.now;
    for (let n = 1; n <= 4; n++) {
      const domain = { id: this.base + n, hostname: `d${this.base + n}.example`, isTest: n === 4 };
      this.domains.push(domain);
      await this.write(
        'insert into career_domains (id, hostname, name, language, is_test) values (?, ?, ?, ?, ?)',
        [domain.id, domain.hostname, domain.hostname, 'en', Number(domain.isTest)],
      );
    }
    // All words are known from the beginning: which of them are in the scope is another question.
    const words = JSON.stringify(['welding', 'springfield', 'lyon', 'koln', 'nurse', 'senior']);
    await this.write('insert or ignore into search_words (word) select value from json_each(?)', [
      words,
    ]);
    const known = new Set<string>();
    for (let n = 1; n <= 14; n++) {
      const countryId = this.random.pick(countryIds);
      const name = this.random.pick(this.cityNames);
      const stateName = this.random.chance(0.7) ? `State ${n}` : null;
      const key = `${countryId} ${slug(name)} ${stateName ?? ''}`;
      if (known.has(key)) continue;
      known.add(key);
      const pathSlug = `${slug(name)}-${n}`;
      const point = this.anyPoint();
      const place = { id: this.base + n, countryId, stateName, name, pathSlug, point };
      this.places.push(place);
      await this.write(
        `insert into places (id, country_id, state_id, slug, path_slug, name, name_indexed, state_name,
           lat, lon, cell, town_sought_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
        [
          place.id,
          countryId,
          stateName ? this.base + n : 0,
          slug(name),
          pathSlug,
          name,
          indexText(name),
          stateName,
          ...pointColumns(point),
        ],
      );
    }
    for (let n = 1; n <= 8; n++) {
      const company = {
        id: this.base + n,
        domain: this.random.pick(this.domains),
        countryId: this.random.chance(0.7) ? this.random.pick(countryIds) : null,
        isTest: n === 8,
        name: `Company ${n}`,
        nameIndexed: null,
        logoKey: this.anyLogo(this.base + n),
        website: this.anyText('https://site'),
        description: null,
      };
      this.companies.push(company);
      await this.write(
        `insert into companies (id, subdomain, name, career_domain_id, country_id, is_test, logo_key, website, created_at, updated_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          company.id,
          `c${company.id}`,
          company.name,
          company.domain.id,
          company.countryId,
          Number(company.isTest),
          company.logoKey,
          company.website,
          at,
          at,
        ],
      );
      for (const m of [1, 2]) {
        const department = { id: company.id * 10 + m, company, name: `Department ${m}` };
        this.departments.push(department);
        await this.write(
          `insert into departments (id, company_id, name, name_key, position, created_at, updated_at)
           values (?, ?, ?, ?, ?, ?, ?)`,
          [department.id, company.id, department.name, department.name, m, at, at],
        );
      }
      for (let m = 1; m <= 3; m++) {
        const streets = { address: this.anyText('Street'), zipcode: this.anyText('Z') };
        const office = { id: company.id * 10 + m, company, ...this.anyAddress(), ...streets };
        this.offices.push(office);
        await this.write(
          `insert into offices (id, company_id, name, country_id, place_id, address, zipcode, created_at, updated_at)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            office.id,
            company.id,
            `Office ${m}`,
            office.countryId,
            office.place?.id ?? null,
            office.address,
            office.zipcode,
            at,
            at,
          ],
        );
      }
    }
  }

  /** Deletes the data that other tests could read. */
  async leave(): Promise<void> {
    if (this.isAlone) return;
    const ids = [this.base, this.base + 99];
    await this.write('delete from jobs where company_id between ? and ?', ids);
    await this.write('delete from departments where company_id between ? and ?', ids);
    await this.write('delete from offices where company_id between ? and ?', ids);
    await this.write('delete from deletions where company_id between ? and ?', ids);
    for (const table of ['companies', 'places', 'career_domains']) {
      await this.write(`delete from ${table} where id between ? and ?`, ids);
    }
  }

  /** Makes one random change in the database and in the model. */
  async live(): Promise<void> {
    const { random } = this;
    const dice = random.next();
    if (dice < 0.2 || this.jobs.length < 5) return this.publish();
    if (dice < 0.63) return this.editJob(random.pick(this.jobs));
    if (dice < 0.68) return this.editTexts(random.pick(this.jobs));
    if (dice < 0.71) return this.moveOffice(random.pick(this.offices));
    if (dice < 0.72) return this.renameDepartment(random.pick(this.departments));
    if (dice < 0.76) return this.editCompany(random.pick(this.companies));
    if (dice < 0.77) return this.flipDomain(random.pick(this.domains));
    if (dice < 0.8) return this.deleteJob(random.pick(this.jobs));
    if (dice < 0.81) return this.failToEdit(random.pick(this.jobs));
    if (dice < 0.84) return this.age();
    if (dice < 0.85) return this.maintain();
    if (dice < 0.86) return this.locate(random.pick(this.places));
    return this.pass();
  }

  private async publish(): Promise<void> {
    if (this.jobs.length >= jobsMax) return this.deleteJob(this.random.pick(this.jobs));
    const company = this.random.pick(this.companies);
    const job: Job = {
      id: this.nextJobId++,
      company,
      office: this.anyOffice(company),
      department: this.anyDepartment(company),
      title: this.anyTitle(),
      forms: null,
      skillsIndexed: null,
      status: this.random.chance(0.75) ? 'Live' : this.random.pick(jobStatuses),
      statusByAdmin: this.random.chance(0.9) ? 'approved' : this.random.pick(adminStatuses),
      workplace: this.random.pick(workplaces),
      categoryId: this.random.chance(0.8) ? this.random.int(1, 4) : null,
      mask: this.random.int(0, 255),
      seniority: this.anyText('Level'),
      occupationCode: this.anyOccupation(),
      pay: this.anyPay(),
      skills: this.anySkills(),
      texts: null,
      publishedAt: null,
      updatedAt: this.now,
      listing: null,
      hasPage: false,
    };
    if (job.status === 'Live' || this.random.chance(0.3)) job.publishedAt = this.now;
    this.jobs.push(job);
    const columns: Columns = {
      id: job.id,
      company_id: company.id,
      hash_id: `h${job.id}`,
      ...this.titleColumns(job, null),
      office_id: job.office?.id ?? null,
      department_id: job.department?.id ?? null,
      status: job.status,
      status_by_admin: job.statusByAdmin,
      workplace: job.workplace,
      category_id: job.categoryId,
      employment_type_mask: job.mask,
      seniority: job.seniority,
      occupation_code: job.occupationCode,
      ...payColumns(job.pay),
      ...this.skillsColumns(job, []),
      published_at: job.publishedAt,
      created_at: this.now,
      updated_at: this.now,
    };
    const names = Object.keys(columns);
    await this.write(
      `insert into jobs (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      Object.values(columns),
    );
    if (this.random.chance(0.6)) await this.editTexts(job);
  }

  /** Inserts, changes or deletes the long texts. */
  private async editTexts(job: Job): Promise<void> {
    if (job.texts && this.random.chance(0.2)) {
      job.texts = null;
      return this.write('delete from job_texts where job_id = ?', [job.id]);
    }
    const isNew = job.texts === null;
    job.texts = {
      description: this.anyText('<p>Description'),
      tasks: this.anyText('<p>Tasks'),
      requirements: this.anyText('<p>Requirements'),
    };
    await this.write(
      isNew
        ? 'insert into job_texts (description, tasks, requirements, job_id) values (?, ?, ?, ?)'
        : 'update job_texts set description = ?, tasks = ?, requirements = ? where job_id = ?',
      [...Object.values(job.texts), job.id],
    );
  }

  /** Changes one or more columns in one statement, so that their triggers combine. */
  private async editJob(job: Job): Promise<void> {
    const { random } = this;
    const columns: Columns = {};
    const changes = random.chance(0.75) ? 1 : random.int(2, 5);
    for (let i = 0; i < changes; i++) {
      const dice = random.next();
      if (dice < 0.3) {
        const wasLive = job.status === 'Live';
        job.status = random.chance(0.5) ? 'Live' : random.pick(jobStatuses);
        columns['status'] = job.status;
        if (job.status === 'Live' && (!wasLive || random.chance(0.1))) {
          job.publishedAt = this.now;
          columns['published_at'] = this.now;
        }
      } else if (dice < 0.45) {
        job.statusByAdmin = random.chance(0.6) ? 'approved' : random.pick(adminStatuses);
        columns['status_by_admin'] = job.statusByAdmin;
      } else if (dice < 0.6) {
        // Of two changes in one statement the database sees the last one only.
        if ('title' in columns) continue;
        const before = job.title;
        job.title = this.anyTitle();
        Object.assign(columns, this.titleColumns(job, before));
      } else if (dice < 0.75) {
        job.office = this.anyOffice(job.company);
        columns['office_id'] = job.office?.id ?? null;
      } else if (dice < 0.82) {
        columns['workplace'] = job.workplace = random.pick(workplaces);
      } else if (dice < 0.89) {
        columns['category_id'] = job.categoryId = random.chance(0.8) ? random.int(1, 4) : null;
      } else if (dice < 0.96) {
        columns['employment_type_mask'] = job.mask = random.int(0, 255);
      } else {
        job.publishedAt = random.chance(0.2) ? null : this.now - random.int(0, 40 * DAY_MS);
        columns['published_at'] = job.publishedAt;
      }
    }
    if (random.chance(0.2)) {
      job.department = this.anyDepartment(job.company);
      columns['department_id'] = job.department?.id ?? null;
    }
    if (random.chance(0.3)) {
      job.seniority = columns['seniority'] = this.anyText('Level');
      job.occupationCode = columns['occupation_code'] = this.anyOccupation();
      const before = job.skills;
      job.skills = this.anySkills();
      Object.assign(columns, this.skillsColumns(job, before));
    }
    if (random.chance(0.2)) {
      job.pay = this.anyPay();
      Object.assign(columns, payColumns(job.pay));
    }
    // The service takes a job off the listing in the same statement, an operator's console may not.
    if ('status' in columns && job.status !== 'Live' && random.chance(0.7)) {
      columns['listed_at'] = null;
    }
    // The service always writes the time, an operator's console may not.
    if (random.chance(0.7)) job.updatedAt = columns['updated_at'] = this.now;
    await this.update(job.id, columns);
  }

  /** Checks that a failing batch changes nothing. */
  private async failToEdit(job: Job): Promise<void> {
    const unlist = this.binding
      .prepare(`update jobs set status = 'Closed', title_indexed = 'gone' where id = ?`)
      .bind(job.id);
    const fail = this.binding.prepare(`select json('stale write')`);
    const failed = await this.binding.batch([unlist, fail]).then(
      () => false,
      () => true,
    );
    if (!failed) throw new Error('the batch should have failed');
  }

  private async deleteJob(job: Job): Promise<void> {
    this.jobs = this.jobs.filter((other) => other !== job);
    await this.write('delete from jobs where id = ?', [job.id]);
  }

  private async renameDepartment(department: Department): Promise<void> {
    department.name = `Department ${this.random.int(1, 1000)}`;
    await this.write('update departments set name = ?, name_key = ? where id = ?', [
      department.name,
      `${department.name} ${department.id}`,
      department.id,
    ]);
  }

  private async moveOffice(office: Office): Promise<void> {
    const before = office.countryId;
    if (this.random.chance(0.7)) Object.assign(office, this.anyAddress());
    if (this.random.chance(0.5)) office.address = this.anyText('Street');
    if (this.random.chance(0.5)) office.zipcode = this.anyText('Z');
    await this.write(
      `update offices set country_id = ?, place_id = ?, address = ?, zipcode = ?, updated_at = ?
       where id = ?`,
      [
        office.countryId,
        office.place?.id ?? null,
        office.address,
        office.zipcode,
        this.now,
        office.id,
      ],
    );
    if (office.countryId === before) return;
    // They show it.
    for (const job of this.jobs.filter((one) => one.office === office)) {
      job.updatedAt = Math.max(this.now, job.updatedAt + 1);
    }
  }

  private async editCompany(company: Company): Promise<void> {
    if (this.random.chance(0.4)) company.domain = this.random.pick(this.domains);
    if (this.random.chance(0.4)) company.isTest = this.random.chance(0.3);
    if (this.random.chance(0.4)) {
      company.countryId = this.random.chance(0.7) ? this.random.pick(countryIds) : null;
    }
    if (this.random.chance(0.4)) company.logoKey = this.anyLogo(company.id);
    const before = company.name;
    if (this.random.chance(0.4)) company.name = `Company ${this.random.int(1, 1e6)}`;
    // The release before does not write it, and then it is outdated.
    if (this.random.chance(0.7)) company.nameIndexed = indexText(company.name);
    else if (company.name !== before) company.nameIndexed = null;
    const isKept = company.nameIndexed === null;
    if (this.random.chance(0.4)) company.website = this.anyText('https://site');
    if (this.random.chance(0.4)) company.description = this.anyText('<p>About');
    await this.write(
      `update companies set career_domain_id = ?, is_test = ?, country_id = ?, logo_key = ?, name = ?,
        website = ?, description = ?${isKept ? '' : ', name_indexed = ?'} where id = ?`,
      [
        company.domain.id,
        Number(company.isTest),
        company.countryId,
        company.logoKey,
        company.name,
        company.website,
        company.description,
        ...(isKept ? [] : [company.nameIndexed]),
        company.id,
      ],
    );
  }

  private async flipDomain(domain: Domain): Promise<void> {
    domain.isTest = this.random.chance(0.3);
    await this.write('update career_domains set is_test = ? where id = ?', [
      Number(domain.isTest),
      domain.id,
    ]);
  }

  /** Writes all texts for the search that rows lack. */
  private async maintain(): Promise<void> {
    this.note('index');
    await indexJobs(this.ctx());
    // It may stop early, and leave jobs that are indexed without their cell.
    if (this.random.chance(0.7)) await locatePlaces(this.ctx());
    for (const job of this.jobs) {
      job.forms = formsText(job.title);
      job.skillsIndexed = skillsText(job.skills);
    }
    for (const company of this.companies) company.nameIndexed = indexText(company.name);
  }

  private async age(): Promise<void> {
    this.note('age out');
    const runs = this.random.chance(0.3)
      ? [ageOut(this.ctx()), ageOut(this.ctx())]
      : [ageOut(this.ctx())];
    await Promise.all(runs);
    for (const job of this.jobs) {
      if (job.status === 'Live' && job.publishedAt !== null && this.isOver(job.publishedAt)) {
        job.status = 'Expired';
        job.updatedAt = Math.max(this.now, job.updatedAt + 1);
      }
    }
  }

  /** Advances the time: a little, by days, or to the millisecond before or at which a job expires. */
  private async pass(): Promise<void> {
    const dice = this.random.next();
    const edges = this.jobs.flatMap((job) =>
      job.publishedAt === null ? [] : [job.publishedAt + LISTED_DAYS * DAY_MS],
    );
    const ahead = edges.filter((edge) => edge - 1 > this.now && edge - this.now < 3 * DAY_MS);
    if (dice < 0.3 && ahead.length > 0) {
      this.now = Math.max(this.now, this.random.pick(ahead) - this.random.int(0, 1));
    } else if (dice < 0.7) this.now += this.random.int(1, 3);
    else if (dice < 0.97) this.now += this.random.int(1, DAY_MS);
    else this.now += this.random.int(1, 10 * DAY_MS);
    this.note(`now ${new Date(this.now).toISOString()}`);
  }

  /** What the change made of the listing: a job is copied as it comes, and its page stays when it goes. */
  relist(): void {
    for (const job of this.jobs) {
      const { publishedAt, updatedAt } = job;
      if (!isListed(job) || publishedAt === null) job.listing = null;
      else if (job.listing?.publishedAt !== publishedAt) {
        const isLate = job.listing === null && updatedAt > publishedAt + lateMs;
        const shownAt = isLate ? updatedAt : null;
        job.listing = { publishedAt, shownAt };
      }
      job.hasPage = job.statusByAdmin !== 'pending' && (job.hasPage || job.listing !== null);
    }
  }

  /** Compares one random query. */
  async ask(): Promise<void> {
    const dice = this.random.next();
    if (dice < 0.15) return this.askCountries(this.anyDomain());
    if (dice < 0.4) {
      const limit = this.random.pick([1, 2, 3, 200]);
      return this.askCities(this.anyDomain(), this.random.pick(countryIds), limit);
    }
    if (dice < 0.5) return this.askPlaces();
    if (dice < 0.6 && this.jobs.length > 0) return this.askPage(this.random.pick(this.jobs));
    if (dice < 0.65) return this.askListedRows();
    if (dice < 0.7) return this.askOwnJobs(this.random.pick(this.companies));
    if (dice < 0.78) return this.askFields();
    if (dice < 0.84 && this.readFile) return this.askTyped();
    if (dice < 0.86) return this.askOfCountry();
    const isFiltered = this.random.chance(0.6);
    const maybe = <Value>(value: Value, chance: number): Value | undefined =>
      this.random.chance(chance) ? value : undefined;
    const country = maybe(countryById(this.random.pick(countryIds))?.iso2, 0.5);
    const currency = currencies[country ?? ''];
    await this.askJobs({
      career_domain: this.anyDomain()?.hostname,
      country,
      city: maybe(this.random.pick(this.cityNames), 0.4),
      ...(isFiltered && {
        'search-key': maybe(this.random.pick(queries), 0.6),
        'key-category': maybe(String(this.random.int(1, 5)), 0.3),
        workplace: maybe(this.random.pick(workplaces).toLowerCase(), 0.3),
        employment_type: maybe(this.random.pick(Object.values(employmentTypes)), 0.3),
        company: maybe(this.anyEmployer(), 0.2),
        posted_within: maybe(String(this.random.pick([1, 3, 7, 14, LISTED_DAYS])), 0.2),
        ...(currency !== undefined && {
          salary_min: maybe(String(this.random.pick(payAmounts(currency))), 0.4),
        }),
        sort: maybe(
          this.random.pick(['date', 'relevance', ...(currency === undefined ? [] : ['salary'])]),
          0.4,
        ),
      }),
      per_page: String(this.random.pick([1, 5, 12, 100])),
      ...(this.random.chance(0.4) && this.anyCircle()),
    });
  }

  /** One filter or order by itself, so that many jobs are left to compare. */
  private async askOfCountry(): Promise<void> {
    const { random } = this;
    const country = countryById(random.pick(countryIds))?.iso2 ?? '';
    const filters: Asked[] = [
      {},
      { company: this.anyEmployer() },
      { posted_within: String(random.pick([1, 3, 7, 14])) },
      { salary_min: String(random.pick(payAmounts(currencies[country] ?? ''))) },
    ];
    await this.askJobs({
      country,
      ...random.pick(filters),
      sort: random.chance(0.7) ? random.pick(['salary', 'salary', 'date']) : undefined,
      career_domain: this.anyDomain()?.hostname,
      per_page: String(random.pick([5, 100])),
    });
  }

  /** A search around a point, whose places are spread over some cells on both sides of the date line. */
  private anyCircle(): Record<string, string | undefined> {
    const { random } = this;
    const center = this.anyPoint();
    if (!center) return {};
    return {
      where: pointText(center),
      radius: random.chance(0.9) ? String(random.pick(radii)) : undefined,
      remote: random.chance(0.5) ? random.pick(['yes', 'no']) : undefined,
      ...(random.chance(0.3) && { sort: 'distance' }),
    };
  }

  /** By its subdomain, its id, or a name that none has. */
  private anyEmployer(): string {
    const { id } = this.random.pick(this.companies);
    return this.random.pick([`c${id}`, `c${id}`, String(id), 'unknown']);
  }

  private anyPoint(): Point | null {
    if (this.random.chance(0.15)) return null;
    const east = 179 + this.random.int(0, 250) / 100;
    const lat = 51 + this.random.int(0, 150) / 100;
    return { lat, lon: Math.round((east > 180 ? east - 360 : east) * 100) / 100 };
  }

  /** Gives a place other coordinates, or none. */
  private async locate(place: Place): Promise<void> {
    place.point = this.anyPoint();
    await this.write('update places set lat = ?, lon = ?, cell = ? where id = ?', [
      ...pointColumns(place.point),
      place.id,
    ]);
  }

  async askEverything(): Promise<void> {
    for (const domain of this.isAlone ? [undefined, ...this.domains] : this.domains) {
      await this.askCountries(domain);
      for (const countryId of countryIds) {
        await this.askCities(domain, countryId, 2);
        await this.askCities(domain, countryId, 200);
        const country = countryById(countryId)?.iso2;
        await this.askJobs({ career_domain: domain?.hostname, country, per_page: '100' });
        await this.askJobs({
          career_domain: domain?.hostname,
          country,
          'search-key': 'nurs',
          per_page: '9',
        });
      }
      await this.askJobs({ career_domain: domain?.hostname, per_page: '7' });
      for (const city of this.cityNames) {
        await this.askJobs({ career_domain: domain?.hostname, city, per_page: '7' });
      }
    }
    await this.askListedRows();
    await this.askKeptNumbers();
  }

  /** Compares the tables of the listing row by row: nothing is missing, late or left over. */
  private async askListedRows(): Promise<void> {
    const ids = [this.base, this.base + 99];
    const rows = await this.rows(
      `select ${listedColumns} from (
        select l.*, l.listed_at is j.listed_at as is_placed, t.description, t.tasks, t.requirements
        from listed_jobs l left join jobs j on j.id = l.job_id
        left join listed_texts t on t.listed_at = l.listed_at
      ) where company_id between ? and ? order by job_id`,
      ids,
    );
    const listed = this.jobs.filter((job) => job.listing !== null);
    this.compare(
      'listed jobs',
      rows,
      listed.toSorted((a, b) => a.id - b.id).map((job) => this.listedRow(job)),
    );
    const pages = await this.rows(
      `select p.hash_id, p.company_id, p.domain_id, p.country_id, p.category_id,
        j.listed_at is null or j.listed_at = p.listed_at as isPlaced
      from job_pages p left join jobs j on j.hash_id = p.hash_id
      where p.company_id between ? and ? order by j.id`,
      ids,
    );
    this.compare(
      'job pages',
      pages,
      this.jobs
        .filter(({ hasPage }) => hasPage)
        .toSorted((a, b) => a.id - b.id)
        .map((job) => ({
          hash_id: `h${job.id}`,
          company_id: job.company.id,
          domain_id: job.company.domain.id,
          country_id: this.countryOf(job),
          category_id: job.categoryId,
          isPlaced: 1,
        })),
    );
    const profiles = await this.rows(
      'select id, name, name_indexed, logo_key, website, is_test, description from company_profiles where id between ? and ? order by id',
      ids,
    );
    this.compare(
      'company profiles',
      profiles,
      this.companies.map((company) => ({
        id: company.id,
        name: company.name,
        name_indexed: company.nameIndexed,
        logo_key: company.logoKey,
        website: company.website,
        is_test: Number(company.isTest),
        description: company.description,
      })),
    );
  }

  private listedRow(job: Job): Record<string, unknown> {
    return {
      job_id: job.id,
      hash_id: `h${job.id}`,
      company_id: job.company.id,
      domain_id: job.company.domain.id,
      country_id: this.countryOf(job),
      place_id: job.office?.place?.id ?? 0,
      title: job.title,
      title_indexed: indexText(job.title),
      title_forms: job.forms ?? '',
      workplace: job.workplace,
      seniority: job.seniority,
      occupation_code: job.occupationCode,
      category_id: job.categoryId,
      employment_type_mask: job.mask,
      ...payColumns(job.pay),
      skills: JSON.stringify(job.skills),
      skills_indexed: job.skillsIndexed ?? '',
      benefits: '[]',
      street: job.office?.address ?? null,
      postal_code: job.office?.zipcode ?? null,
      department_id: job.department?.id ?? null,
      department: job.department?.name ?? null,
      published_at: job.publishedAt,
      updated_at: job.updatedAt,
      shown_at: job.listing?.shownAt ?? null,
      description: job.texts?.description ?? null,
      tasks: job.texts?.tasks ?? null,
      requirements: job.texts?.requirements ?? null,
      is_placed: 1,
    };
  }

  /** Compares what the page of a job is made from. */
  private async askPage(job: Job): Promise<void> {
    const { company, office, texts } = job;
    const page = await runRead(this.ctx(), jobPageRows(this.ctx(), company.domain, `h${job.id}`));
    const shown = page?.job?.whole() ?? null;
    this.compare(
      `page of job ${job.id}`,
      page && {
        isListed: page.state.listedAt !== null,
        company: page.state.company,
        domain: page.state.domain,
        job: shown && {
          id: shown.id,
          companyName: shown.companyName,
          website: shown.companyWebsite,
          about: shown.companyDescription,
          cityPath: shown.cityPath,
          street: shown.street,
          description: shown.description,
          skills: shown.skills,
        },
      },
      job.hasPage
        ? {
            isListed: job.listing !== null,
            company: { isTest: company.isTest },
            domain: { hostname: company.domain.hostname, isTest: company.domain.isTest },
            job: job.listing && {
              id: job.id,
              companyName: company.name,
              website: company.website,
              about: company.description,
              cityPath: office?.place?.pathSlug ?? null,
              street: office?.address ?? null,
              description: texts?.description ?? null,
              skills: job.skills,
            },
          }
        : null,
    );
  }

  private async askCountries(domain: Domain | undefined): Promise<void> {
    const expected = counted(this.visible(domain), (job) => this.countryOf(job))
      .filter(([id]) => id > 0)
      .map(([id, n]) => ({ name: countryName(id) ?? '', n }))
      .toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
    const query = CountriesQuery.parse(defined({ career_domain: domain?.hostname.toUpperCase() }));
    const answer = (await listCountries(this.ctx(), query)).render();
    this.compare(
      `countries of ${domain?.hostname}`,
      answer.map((c) => ({ name: c.name, n: c.job_count })),
      expected,
    );
  }

  private async askCities(
    domain: Domain | undefined,
    countryId: number,
    limit: number,
  ): Promise<void> {
    const expected = this.cities(domain, countryId).slice(0, limit);
    const query = CitiesQuery.parse(
      defined({
        career_domain: domain?.hostname,
        country: countryName(countryId) ?? '',
        limit: String(limit),
      }),
    );
    const answer = (await listCities(this.ctx(), query)).render();
    this.compare(
      `${limit} cities of ${countryId} on ${domain?.hostname}`,
      answer.map((city) => ({ name: city.name, state: city.state, n: city.job_count })),
      expected.map(({ place, n }) => ({ name: place.name, state: place.stateName, n })),
    );
  }

  /** Compares the queries that only pages use. */
  private async askPlaces(): Promise<void> {
    const { random } = this;
    const place = random.pick(this.places);
    const domain = random.pick(this.domains);
    const two = random.sample(countryIds, 2);

    const siblings = await runRead(
      this.ctx(),
      domainCounts(this.ctx(), { countryId: place.countryId, placeId: place.id }),
    );
    const byPath = await runRead(
      this.ctx(),
      domainCounts(this.ctx(), { countryId: place.countryId, pathSlug: place.pathSlug }),
    );
    this.compare(`the same by its path`, byPath, siblings);
    const anywhere = await runRead(this.ctx(), domainCounts(this.ctx(), {}));
    this.compare(
      'domains with jobs',
      anywhere
        // Other tests have domains in this database too.
        .filter(({ domainId }) => this.domains.some(({ id }) => id === domainId))
        .map(({ domainId, n }) => [domainId, n])
        .toSorted(byFirst),
      counted(this.visible(undefined), (job) => job.company.domain.id).toSorted(byFirst),
    );
    const there = this.visible(undefined).filter((job) => job.office?.place === place);
    this.compare(
      `domains of place ${place.id}`,
      siblings.map(({ domainId, n }) => [domainId, n]).toSorted(byFirst),
      counted(there, (job) => job.company.domain.id).toSorted(byFirst),
    );

    const city = {
      domain: domain.hostname,
      countryIds: [place.countryId],
      pathSlug: place.pathSlug,
    };
    const ofPlace = await runRead(this.ctx(), jobPage(this.ctx(), city, { limit: 500 }));
    const placed = there.filter((job) => job.company.domain === domain);
    this.compareJobs(
      `jobs of place ${place.id}`,
      ofPlace.jobs().map((job) => job.id),
      placed,
    );
    this.compare('their total', ofPlace.total, placed.length);

    const where = { domain: domain.hostname, countryIds: two };
    const ofTwo = this.visible(domain).filter((job) => two.includes(this.countryOf(job)));
    this.compare(
      `total of ${two.join()}`,
      await runRead(this.ctx(), jobTotal(this.ctx(), where)),
      ofTwo.length,
    );
    const page = await runRead(this.ctx(), jobPage(this.ctx(), where, { limit: 500 }));
    this.compareJobs(
      `jobs of ${two.join()}`,
      page.jobs().map((job) => job.id),
      ofTwo,
    );

    const top = await runRead(
      this.ctx(),
      cityCounts(this.ctx(), { domain: domain.hostname, countryId: place.countryId, limit: 1 }),
    );
    this.compare(
      'top city',
      top.map(({ placeId }) => placeId),
      this.cities(domain, place.countryId)
        .slice(0, 1)
        .map((counts) => counts.place.id),
    );
  }

  /** Compares the list by page and by cursor, with its total and order. */
  private async askJobs(asked: Record<string, string | undefined>): Promise<void> {
    const about = `jobs ${JSON.stringify(defined(asked))}`;
    const expected = this.matching(asked);
    const perPage = Number(asked['per_page']);
    const walked: CentralJob[] = [];
    let cursor: string | null = null;
    let page = 1;
    do {
      const paged = await this.list({ ...asked, page: String(page) });
      const walkedOn = cursor === null ? paged : await this.list({ ...asked, cursor });
      this.compare(`${about}, total`, paged.total, expected.length);
      this.compare(`${about}, by cursor`, walkedOn, paged);
      this.compare(
        `${about}, last page`,
        paged.last_page,
        Math.max(1, Math.ceil(expected.length / perPage)),
      );
      walked.push(...paged.data);
      // Sealed by the endpoint; here the action is called, which reads the position alone.
      cursor = paged.next_cursor && `${paged.next_cursor}.0.0`;
      page++;
    } while (cursor !== null && page < 30);
    if (cursor === null) {
      this.compareJobs(
        about,
        walked.map((job) => job.id),
        expected,
      );
      const beyond = await this.list({ ...asked, page: String(page + 3) });
      this.compare(`${about}, past the end`, [beyond.data, beyond.total], [[], expected.length]);
    }
    const search = asked['search-key'];
    const sort = asked['sort'] ?? (search === undefined ? 'date' : 'relevance');
    const ranks = walked.map(({ id, date_share: date }) => {
      const job = this.jobs.find((one) => one.id === id);
      const rank = job ? rankIn(job, sort, asked) : null;
      return `${30 - (rank ?? 0)} ${date}`;
    });
    this.compare(`${about}, order`, ranks, [...ranks].toSorted().toReversed());
    const shown = walked[0];
    const job = expected.find(({ id }) => id === shown?.id);
    if (shown && job) this.compareJob(shown, job);
  }

  /** Compares a search of all fields, and its correction where no job of the scope has the words as they are typed. */
  private async askFields(): Promise<void> {
    const { random } = this;
    const q = random.pick(Object.keys(fieldQueries));
    const scope = {
      career_domain: this.anyDomain()?.hostname,
      country: random.chance(0.4) ? countryById(random.pick(countryIds))?.iso2 : undefined,
      workplace: random.chance(0.2) ? random.pick(workplaces).toLowerCase() : undefined,
    };
    const there = this.matching(scope);
    const has = (job: Job, { title, skill, city }: (typeof fieldQueries)[string][number]) =>
      (title !== undefined && job.title.includes(title)) ||
      (skill !== undefined && job.skillsIndexed !== null && job.skills.includes(skill)) ||
      (city !== undefined && (job.office?.place?.name.includes(city) ?? false));
    const words = fieldQueries[q] ?? [];
    // A word is corrected by one that some job there has.
    const isCorrected = words.some(({ corrects }) => corrects !== undefined);
    const isPossible = words.every((word) => there.some((job) => has(job, word)));
    const expected = isCorrected && !isPossible ? [] : there;
    const answer = await this.list({ ...scope, q, per_page: '100' });
    const { data, total, corrected, left_out: leftOut } = answer;
    const about = `jobs by ${JSON.stringify(defined({ ...scope, q }))}`;
    const all = expected.filter((job) => words.every((word) => has(job, word)));
    // Where no job has all words, what is left keeps a word of a title.
    const [first, ...others] = words;
    const ofTitle = first?.title === undefined ? [] : there.filter((job) => has(job, first));
    const isRelaxed = all.length === 0 && others.length > 0 && ofTitle.length > 0;
    const found = isRelaxed ? ofTitle : all;
    this.compare(`${about}, left out`, leftOut, isRelaxed ? q.split(' ').slice(1) : []);
    this.compareJobs(
      about,
      data.map(({ id }) => id),
      found,
    );
    this.compare(`${about}, total`, total, found.length);
    const text = q.split(' ').map((typed, index) => words[index]?.corrects ?? typed);
    this.compare(
      `${about}, corrected`,
      corrected,
      isCorrected && isPossible && all.length > 0 ? text.join(' ') : null,
    );
  }

  /** Compares a search as it is typed, and whether an alert for it has the jobs that its page shows. */
  private async askTyped(): Promise<void> {
    const { random } = this;
    const domain = this.anyDomain();
    const countryId = domain || random.chance(0.5) ? random.pick(countryIds) : undefined;
    const country = countryId === undefined ? undefined : countryById(countryId)?.iso2;
    const placesOf = (city: string | null) =>
      this.places.filter(
        (place) => place.name === city && (countryId ?? place.countryId) === place.countryId,
      );
    // Of several places of a name one is meant.
    const cities = ['Köln', 'Lyon', 'Springfield'].filter((name) => placesOf(name).length <= 1);
    const search = anyTypedSearch(random, cities);
    const [place] = placesOf(search.city);
    const scope = { career_domain: domain?.hostname, country };
    const there = this.matching(scope).map((job) => ({
      id: job.id,
      title: job.title,
      city: job.office?.place?.name ?? null,
      isAround: isAroundPlace(job, place),
      isPartTime: (job.mask & 2) > 0,
      isRemote: job.workplace === 'Remote',
    }));
    const { jobs, leftOut } = foundByTyped(search, there);
    const answer = await this.list({ ...scope, q: search.q, per_page: '100' });
    const about = `typed ${JSON.stringify(defined({ ...scope, q: search.q }))}`;
    const found = jobs.map(({ id }) => id).toSorted((a, b) => a - b);
    const shown = answer.data.map(({ id }) => id).toSorted((a, b) => a - b);
    this.compare(about, shown, found);
    this.compare(`${about}, left out`, answer.left_out, leftOut);
    const { filter, city } = search;
    const isNarrowed = filter !== null && jobs.length > 0 && !leftOut.includes(filter.text);
    const { employment_type: types = [], workplace = [] } = answer.filters ?? {};
    if (isNarrowed) this.compare(`${about}, filters`, types.length + workplace.length, 1);
    const isThere = city !== null && jobs.length > 0 && !leftOut.includes(city);
    if (isThere) this.compare(`${about}, place`, answer.place?.name, city);
    if (!domain || country === undefined) return;
    const filters = { search: search.q, categories: [], workplaces: [], employmentTypes: [] };
    const site = { id: domain.id, language: 'en', countryIds };
    const part = { since: 0, until: (this.now + 1) * 1000, limit: 500 };
    const plan = await jobsSince(
      this.ctx(),
      site,
      { country: country.toLowerCase(), city: null, filters },
      part,
    );
    const { jobs: asTyped, tried } = await runRead(this.ctx(), plan);
    const alerted = tried ? await runRead(this.ctx(), tried) : asTyped;
    this.compareJobs(
      `${about}, its alert`,
      alerted.map(({ id }) => id),
      this.jobs.filter(({ id }) => found.includes(id)),
    );
  }

  /** Compares a company's own search, of jobs of any status. */
  private async askOwnJobs(company: Company): Promise<void> {
    const search = this.random.pick(queries);
    const status = this.random.chance(0.3) ? this.random.pick(jobStatuses) : undefined;
    const query = JobQuery.parse(defined({ 'search-key': search, status, max: '100' }));
    const { data, total } = await listOwnJobs(tenantContext(this.ctx(), company.id), query);
    const expected = this.jobs.filter((job) => {
      // Only an operator's statement makes a job Live that was never published.
      const isLive = job.status === 'Live' && job.publishedAt !== null;
      const ofLive = isLive && this.isOver(job.publishedAt ?? 0) ? 'Expired' : 'Live';
      const now = isLive ? ofLive : job.status === 'Live' ? null : job.status;
      const isMeant = status === undefined || now === status;
      return job.company === company && isMeant && rankOf(job, search) !== null;
    });
    const about = `${status ?? 'all'} jobs of company ${company.id} for ${search}`;
    this.compare(
      about,
      data.map(({ id }) => id),
      expected.map(({ id }) => id).toSorted((a, b) => b - a),
    );
    this.compare(`${about}, total`, total, expected.length);
  }

  private async list(asked: Record<string, string | undefined>) {
    const view = await listJobs(this.ctx(), JobsQuery.parse(defined(asked)));
    return view.render();
  }

  private compareJob(shown: CentralJob, job: Job): void {
    this.compare(`job ${job.id}`, shown, {
      id: job.id,
      has_id: `h${job.id}`,
      title: job.title,
      workplace: job.workplace,
      currency: job.pay.currency,
      date_share: timestamp(new Date(job.publishedAt ?? 0)),
      min_salary: job.pay.min,
      max_salary: job.pay.max,
      rate_salary: job.pay.period,
      name_company: job.company.name,
      city_company: job.office?.place?.name ?? null,
      state_company: job.office?.place?.stateName ?? null,
      country_company: countryName(this.countryOf(job)),
      logo_company: job.company.logoKey && `https://api.example/files/${job.company.logoKey}`,
      skills: job.skills,
      employment_types: Object.entries(employmentTypes)
        .filter(([id]) => job.mask & (1 << (Number(id) - 1)))
        .map(([, name]) => name),
      urlJobApplay: `https://${job.company.domain.hostname}/jobs/h${job.id}/apply`,
    });
  }

  /** Compares counters, the full-text index and keys, which no API returns completely. */
  private async askKeptNumbers(): Promise<void> {
    const statuses = await this.rows(
      `select company_id || ' ' || status || ' ' || n as line from company_job_counts
      where n <> 0 and company_id between ? and ?`,
      [this.base, this.base + 99],
    );
    this.compare(
      'jobs by status',
      statuses.map((row) => String(row['line'])).toSorted(),
      counted(this.jobs, (job) => `${job.company.id} ${job.status}`)
        .map(([key, n]) => `${key} ${n}`)
        .toSorted(),
    );
    if (!this.isAlone) return;
    for (const table of ['listing_search', 'company_job_search']) {
      await this.write(`insert into ${table} (${table}) values ('integrity-check')`, []);
    }
    const listed = this.jobs.filter((job) => isListed(job));
    const [kept] = await this.rows(
      `select (select count(*) from listing_search_docsize) as searched,
        (select count(*) from company_job_search_docsize) as own,
        (select count(*) from jobs where listed_at is not null) as listed,
        (select count(*) from listed_jobs) as copied,
        (select count(*) from listed_texts) as long_texts,
        (select count(*) from listed_companies where job_count <> (
          select count(*) from listed_jobs l where l.company_id = listed_companies.company_id
        ) or has_jobs <> (job_count > 0)) as miscounted,
        (select count(*) from jobs where listed_at / 1000 <> published_at) as misplaced,
        (select coalesce(sum(n), 0) from job_counts where domain_id = 0 and place_id = 0 and country_id = 0) as n,
        (select count(*) from job_counts where n < 0) as negative`,
      [],
    );
    const n = listed.length;
    this.compare(
      'kept numbers',
      { ...kept },
      {
        searched: n,
        own: this.jobs.length,
        listed: n,
        copied: n,
        long_texts: listed.filter(({ texts }) => texts !== null).length,
        miscounted: 0,
        misplaced: 0,
        n,
        negative: 0,
      },
    );
  }

  private visible(domain: Domain | undefined): Job[] {
    return this.jobs.filter(
      (job) =>
        isListed(job) &&
        job.publishedAt !== null &&
        !this.isOver(job.publishedAt) &&
        (domain === undefined || job.company.domain === domain),
    );
  }

  private matching(asked: Record<string, string | undefined>): Job[] {
    const domain = this.domains.find(({ hostname }) => hostname === asked['career_domain']);
    return this.visible(domain).filter(
      (job) =>
        (asked['country'] === undefined ||
          countryById(this.countryOf(job))?.iso2 === asked['country']) &&
        (asked['city'] === undefined || job.office?.place?.name === asked['city']) &&
        isAround(job, asked) &&
        this.isNewEnough(job, asked) &&
        (asked['company'] === undefined ||
          [`c${job.company.id}`, String(job.company.id)].includes(asked['company'])) &&
        (asked['salary_min'] === undefined ||
          (yearlyPay(job.pay, currencies[asked['country'] ?? '']) ?? 0) >=
            Number(asked['salary_min'])) &&
        (asked['search-key'] === undefined || rankOf(job, asked['search-key']) !== null) &&
        (asked['key-category'] === undefined || String(job.categoryId) === asked['key-category']) &&
        (asked['workplace'] === undefined || job.workplace.toLowerCase() === asked['workplace']) &&
        (asked['employment_type'] === undefined ||
          job.mask &
            (1 <<
              Object.values(employmentTypes).findIndex(
                (name) => name === asked['employment_type'],
              ))),
    );
  }

  private isNewEnough({ publishedAt }: Job, { posted_within: days }: Asked): boolean {
    return days === undefined || (publishedAt ?? 0) >= this.now - Number(days) * DAY_MS;
  }

  private cities(domain: Domain | undefined, countryId: number): { place: Place; n: number }[] {
    const there = this.visible(domain).filter((job) => job.office?.place?.countryId === countryId);
    return this.places
      .map((place) => ({ place, n: there.filter((job) => job.office?.place === place).length }))
      .filter(({ n }) => n > 0)
      .toSorted((a, b) => b.n - a.n || a.place.id - b.place.id);
  }

  private countryOf({ office, company }: Job): number {
    return office?.place?.countryId ?? office?.countryId ?? company.countryId ?? 0;
  }

  private isOver(publishedAt: number): boolean {
    return publishedAt + LISTED_DAYS * DAY_MS <= this.now;
  }

  private anyDomain(): Domain | undefined {
    return this.isAlone && this.random.chance(0.4) ? undefined : this.random.pick(this.domains);
  }

  private anyOffice(company: Company): Office | null {
    if (this.random.chance(0.1)) return null;
    return this.random.pick(this.offices.filter((office) => office.company === company));
  }

  private anyDepartment(company: Company): Department | null {
    if (this.random.chance(0.4)) return null;
    return this.random.pick(this.departments.filter((one) => one.company === company));
  }

  private anyAddress(): { countryId: number | null; place: Place | null } {
    const place = this.random.chance(0.75) ? this.random.pick(this.places) : null;
    if (place) return { countryId: this.random.chance(0.7) ? place.countryId : null, place };
    return { countryId: this.random.chance(0.7) ? this.random.pick(countryIds) : null, place };
  }

  private anyLogo(companyId: number): string | null {
    return this.random.chance(0.7) ? `logos/${companyId}/${this.random.int(1, 1e6)}.png` : null;
  }

  /** From less than the first step to more than the last one. */
  private anyPay(): Pay {
    const { random } = this;
    if (random.chance(0.3)) return { currency: null, min: null, max: null, period: null };
    const period = random.pick(payPeriods);
    const max = Math.ceil(random.int(10_000, 140_000) / perYear[period]);
    const hasMax = random.chance(0.7);
    return {
      currency: random.pick(['EUR', 'EUR', 'USD', 'JPY']),
      min: hasMax && random.chance(0.4) ? null : Math.ceil(max / random.pick([1, 1.2, 2])),
      max: hasMax ? max : null,
      period: random.chance(0.9) ? period : null,
    };
  }

  private anyOccupation(): string | null {
    const { random } = this;
    return random.chance(0.5) ? null : `${random.int(1000, 9999)}${random.int(1, 4)}`;
  }

  private anyText(about: string): string | null {
    return this.random.chance(0.7) ? `${about} ${this.random.int(1, 1e6)}` : null;
  }

  /** The release before does not write forms; they are outdated then, where the words have changed. */
  private titleColumns(job: Job, before: string | null): Columns {
    const { title } = job;
    const columns = { title, title_folded: fold(title), title_indexed: indexText(title) };
    const forms = this.random.chance(0.8) ? formsText(title) : job.forms;
    const isChanged = before !== null && indexText(before) !== indexText(title);
    const written = forms === job.forms ? {} : { title_forms: forms };
    job.forms = isChanged && forms === job.forms ? null : forms;
    return { ...columns, ...written };
  }

  private skillsColumns(job: Job, before: readonly string[]): Columns {
    const skills = JSON.stringify(job.skills);
    const indexed = this.random.chance(0.8) ? skillsText(job.skills) : job.skillsIndexed;
    const isChanged = JSON.stringify(before) !== skills;
    const written = indexed === job.skillsIndexed ? {} : { skills_indexed: indexed };
    job.skillsIndexed = isChanged && indexed === job.skillsIndexed ? null : indexed;
    return { skills, ...written };
  }

  private anySkills(): string[] {
    return this.random.sample(['SQL', 'Welding', 'Care'], this.random.int(0, 3));
  }

  private anyTitle(): string {
    return this.random.sample(titleWords, this.random.int(1, 3)).join(' ');
  }

  private ctx(): PublicCtx {
    const ctx = bareContext(this.binding, new Date(this.now), () => this.nextJobId++);
    return { ...ctx, ...(this.readFile && { readFile: this.readFile }) };
  }

  private async update(id: number, columns: Columns): Promise<void> {
    const names = Object.keys(columns);
    await this.write(
      `update jobs set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`,
      [...Object.values(columns), id],
    );
  }

  private async write(text: string, values: readonly (string | number | null)[]): Promise<void> {
    this.note(`${text.trim().replace(/\s+/gu, ' ').slice(0, 140)} [${values.join(', ')}]`);
    await this.binding
      .prepare(text)
      .bind(...values)
      .run();
  }

  private async rows(text: string, values: readonly number[]): Promise<Record<string, unknown>[]> {
    return (
      await this.binding
        .prepare(text)
        .bind(...values)
        .all()
    ).results;
  }

  private note(what: string): void {
    this.history = [...this.history.slice(-7), what];
  }

  private compareJobs(about: string, actual: readonly number[], expected: readonly Job[]): void {
    this.compare(
      about,
      [...actual].toSorted((a, b) => a - b),
      expected.map((job) => job.id).toSorted((a, b) => a - b),
    );
  }

  private compare(about: string, actual: unknown, expected: unknown): void {
    this.compared++;
    const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (is !== shouldBe) throw new Error(`${about} at ${this.now}: ${is} instead of ${shouldBe}`);
  }
}

function isListed({ status, statusByAdmin, publishedAt, company }: Job): boolean {
  return (
    status === 'Live' &&
    statusByAdmin === 'approved' &&
    publishedAt !== null &&
    !company.isTest &&
    !company.domain.isTest
  );
}

function payColumns({ currency, min, max, period }: Pay) {
  return { currency, min_salary: min, max_salary: max, pay_period: period };
}

/** By the upper end; null where it is unknown or in another currency. */
function yearlyPay({ currency, min, max, period }: Pay, asked: string | undefined): number | null {
  const amount = max ?? min;
  if (amount === null || period === null || currency !== asked) return null;
  return amount * perYear[period];
}

/** From 1 for the highest step; jobs below all steps, and without such pay, are alike. */
function payRankOf({ pay }: Job, currency: string | undefined): number {
  const amount = yearlyPay(pay, currency) ?? 0;
  return paySteps.length + 1 - payAmounts(currency ?? '').filter((step) => amount >= step).length;
}

/** In which part of a list the job stands; within each, the newest come first. */
function rankIn(job: Job, sort: string, asked: Asked): number | null {
  const search = asked['search-key'];
  if (sort === 'distance') return ringOf(job, asked);
  if (sort === 'salary') return payRankOf(job, currencies[asked['country'] ?? '']);
  return sort === 'relevance' && search !== undefined ? rankOf(job, search) : 1;
}

function pointColumns(point: Point | null): (number | null)[] {
  return point ? [point.lat, point.lon, cellOf(point)] : [null, null, null];
}

type Asked = Record<string, string | undefined>;

/** Remote jobs are in no circle, and in every list that asks for them. */
function isAround(job: Job, asked: Asked): boolean {
  if (asked['where'] === undefined) return true;
  const isRemoteToo = asked['remote'] === 'yes' || asked['workplace'] === 'remote';
  const { radius = String(RADIUS_DEFAULT) } = asked;
  const km = kmFrom(job, asked);
  const isNear = km !== null && km <= Number(radius);
  if (job.workplace !== 'Remote') return isNear;
  return isRemoteToo && (asked['city'] === undefined || isNear);
}

/** Of a place without coordinates nothing is known but its name. */
function isAroundPlace(job: Job, place: Place | undefined): boolean {
  if (!place || job.workplace === 'Remote') return false;
  if (place.point) return isAround(job, { where: pointText(place.point) });
  return job.office?.place === place;
}

/** Between two points by their vectors, which the haversine of the queries is not. */
function distanceKm(one: Point, other: Point): number {
  const vector = ({ lat, lon }: Point) => {
    const [up, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)];
  };
  const [a, b] = [vector(one), vector(other)];
  const chord = Math.hypot(...a.map((part, axis) => part - (b[axis] ?? 0)));
  return 2 * EARTH_KM * Math.asin(Math.min(1, chord / 2));
}

function kmFrom({ office }: Job, asked: Asked): number | null {
  const [center, point] = [parsePoint(asked['where'] ?? ''), office?.place?.point];
  return center && point ? distanceKm(center, point) : null;
}

/** From 1; remote jobs come after all rings, but those of a city are at its place. */
function ringOf(job: Job, asked: Asked): number {
  const radius = radii.find((km) => String(km) === asked['radius']) ?? RADIUS_DEFAULT;
  const ends = ringsOf(radius);
  if (job.workplace === 'Remote' && asked['city'] === undefined) return ends.length + 1;
  const km = kmFrom(job, asked) ?? 0;
  return ends.findIndex((end) => km <= end) + 1;
}

/** Where a search finds a job: 1 by its words, 2 by their forms, null nowhere. */
function rankOf({ title, forms }: Job, search: string): number | null {
  const has = (words: readonly string[]) => words.some((word) => title.includes(word));
  const ranks = (meanings[search] ?? []).map((word) => {
    if (has(word.written)) return 1;
    return forms !== null && has(word.forms ?? []) ? 2 : Infinity;
  });
  const rank = Math.max(...ranks);
  return rank === Infinity ? null : rank;
}

function counted<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts];
}

function byFirst([a = 0]: readonly number[], [b = 0]: readonly number[]): number {
  return a - b;
}

function defined(record: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
