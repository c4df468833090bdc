/**
 * What the public sees, apart from the tables of the companies: the career domains and the location API read these, `places`,
 * `career_domains` and the counters, and nothing else. Triggers write them in the transaction of what they follow.
 */
import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { payPeriods, workplaces } from '#vocabulary/lists.ts';
import type { LegalKind } from '#vocabulary/lists.ts';
import { flag, instant, json } from './columns.ts';

/** The jobs that are listed, with what lists, pages and feeds show of them. */
export const listedJobs = sqliteTable(
  'listed_jobs',
  {
    /** `jobs.listed_at`: the order of the listing, and the row id of the full text. */
    listedAt: integer().primaryKey(),
    jobId: integer().notNull(),
    hashId: text().notNull(),
    companyId: integer().notNull(),
    domainId: integer().notNull(),
    /** 0: unknown. */
    countryId: integer().notNull(),
    /** 0: unknown. */
    placeId: integer().notNull(),
    title: text().notNull(),
    titleIndexed: text().notNull(),
    titleForms: text().notNull().default(''),
    workplace: text({ enum: workplaces }).notNull(),
    seniority: text(),
    categoryId: integer(),
    employmentTypeMask: integer().notNull(),
    currency: text(),
    minSalary: real(),
    maxSalary: real(),
    payPeriod: text({ enum: payPeriods }),
    skills: json<string[]>().notNull(),
    skillsIndexed: text().notNull().default(''),
    benefits: json<number[]>().notNull(),
    /** Of the office. */
    street: text(),
    postalCode: text(),
    departmentId: integer(),
    /** Its name. */
    department: text(),
    publishedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Since when it is listed, where that is well after its publication, as for a reviewed job. */
    shownAt: instant(),
    occupationCode: text(),
  },
  (t) => [
    // The most frequent lists, each in the order of the row id; all others use the full-text index.
    index('listed_jobs_in_country').on(t.countryId),
    index('listed_jobs_in_domain_country').on(t.domainId, t.countryId),
    index('listed_jobs_in_domain_place').on(t.domainId, t.placeId),
  ],
);

/** The long texts of listed jobs, apart so that no list reads them. */
export const listedTexts = sqliteTable('listed_texts', {
  listedAt: integer().primaryKey(),
  description: text(),
  tasks: text(),
  requirements: text(),
});

/**
 * The address of every job that is or was listed and does not wait for approval, as a job that is over answers 410 or leads
 * to its domain. It stays as it is when the job is closed: `listedAt` is the last one, which another job may have by then.
 */
export const jobPages = sqliteTable('job_pages', {
  hashId: text().primaryKey(),
  listedAt: integer().notNull(),
  companyId: integer().notNull(),
  domainId: integer().notNull(),
  countryId: integer().notNull(),
  categoryId: integer(),
  // As they were when it was last listed; NULL for a job that still is, and for one that the operator took off the listing.
  title: text(),
  titleIndexed: text(),
  placeId: integer(),
  closedAt: instant(),
});

/** What lists and jobs show of a company: one row, so that a new name or logo is one write for all its jobs. */
export const companyProfiles = sqliteTable(
  'company_profiles',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    nameIndexed: text(),
    logoKey: text(),
    website: text(),
    isTest: flag(),
    description: text(),
    /** Names the company in paths. */
    subdomain: text(),
    legalLinks: json<Partial<Record<LegalKind, string>>>().notNull().default({}),
  },
  (t) => [uniqueIndex('company_profiles_by_subdomain').on(t.subdomain)],
);

/** What the page of a company shows beside its profile and its jobs. */
export const companyPages = sqliteTable('company_pages', {
  companyId: integer().primaryKey(),
  coverKey: text(),
  /** `colour`, `headline` and `sections` of the published settings. */
  settings: text().notNull(),
  values: text().notNull(),
  benefits: text().notNull(),
  /** `[[id, name, street, postal code, city, country id, place id]]`, the default office first. */
  offices: text().notNull(),
  /** `[[id, key, text alternative, width, height]]`, the oldest first. */
  pictures: text().notNull(),
  /** `[[id, name]]`, in their order. */
  departments: text().notNull().default('[]'),
});

/** How many jobs of a company are listed: the companies of a domain, by name. */
export const listedCompanies = sqliteTable(
  'listed_companies',
  {
    companyId: integer().primaryKey(),
    domainId: integer().notNull(),
    /** The name as it is sorted by. */
    sortName: text().notNull(),
    jobCount: integer().notNull().default(0),
    /** 1 where the count is not 0: what the index asks is written with the first job and the last, not with each. */
    hasJobs: integer().notNull().default(0),
    /** When a job last came, was edited or went, or the company itself was edited; milliseconds, 0: not since this is known. */
    changedAt: integer().notNull().default(0),
  },
  (t) => [
    index('listed_companies_of_domain')
      .on(t.domainId, t.sortName, t.companyId)
      .where(sql`has_jobs = 1`),
  ],
);

/** The pictures of jobs for link previews, each of what its job showed when it was made. */
export const sharePictures = sqliteTable('share_pictures', {
  jobId: integer().primaryKey(),
  /** The key in R2. */
  key: text().notNull(),
});

/** Jobs whose picture may have to be made, renewed or removed: the cron looks at each. */
export const sharePicturesDue = sqliteTable('share_pictures_due', {
  jobId: integer().primaryKey(),
  /** Counts the changes, so that one that comes while the picture is made is seen. */
  version: integer().notNull().default(1),
});

/** How far the cron has looked for pictures of jobs that are over: one row. */
export const sharePictureChecks = sqliteTable('share_picture_checks', {
  id: integer().primaryKey(),
  /** The id of the last job it has looked at; 0 begins again. */
  doneTo: integer().notNull().default(0),
});

/** Companies that were renamed: the cron writes the entries of their listed jobs in the full-text index again, in steps. */
export const renamedCompanies = sqliteTable('renamed_companies', {
  companyId: integer().primaryKey(),
  /** The id of the last job that is done. */
  doneTo: integer().notNull().default(0),
});

/** Entries of the full text that have yet to be written by the rules of a newer release: the cron goes from the newest job to the oldest. */
export const searchRefills = sqliteTable('search_refills', {
  id: integer().primaryKey(),
  /** `listed_jobs.listed_at`: this one and all after it are done. */
  doneFrom: integer().notNull(),
});
