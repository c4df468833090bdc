/** The facets of a list: which values of each filter have jobs, and how many where the list is short. Named by their parameters. */
import {
  categoryToken,
  employmentTypeToken,
  workplaceToken,
} from '#careers/locations/rules/filters.ts';
import type { ScopeFilter } from '#careers/locations/rules/filters.ts';
import { payAmounts, payToken } from '#lib/pay-steps.ts';
import { categories, employmentTypes, workplaces } from '#vocabulary/lists.ts';
import type { PayPeriod, Workplace } from '#vocabulary/lists.ts';

/** Days that a list can be narrowed to. */
export const postedWithinDays = [3, 7, 14] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

/** `count` is null where the list is too long to be counted by each value. */
export type FacetOption<Value extends string | number> = { value: Value; count: number | null };

export type Facets = {
  'key-category': FacetOption<number>[];
  workplace: FacetOption<Workplace>[];
  employment_type: FacetOption<string>[];
  /** In the currency of the list; empty where it has several. */
  salary_min: FacetOption<number>[];
  /** Days. */
  posted_within: FacetOption<number>[];
  /** Employers by their subdomains, those with the most jobs first. */
  company: (FacetOption<string> & { name: string })[];
};
export type FacetName = keyof Facets;

export const noFacets: Facets = {
  'key-category': [],
  workplace: [],
  employment_type: [],
  salary_min: [],
  posted_within: [],
  company: [],
};

export const facetNames = Object.keys(noFacets).filter(
  (name): name is FacetName => name in noFacets,
);

/** A longer list has no counts. */
export const COUNTED_MAX = 500;
/** Of a longer list, the employers of so many of its newest jobs are offered. */
export const EMPLOYERS_OF_JOBS = 200;
export const EMPLOYERS_MAX = 20;

/** What is offered beside the closed lists. */
export type FacetsAsked = {
  /** By which pay is offered; null: it is not. */
  currency: string | null;
  /** The numbers of days, each with the time since when jobs count. */
  days: readonly { value: number; since: number }[];
  /** The list is that of one employer, so there is no other to choose. */
  isOfEmployer?: boolean;
};

/** What a value of a filter is asked by in the full text: a token, or the first place in the order. */
type Asked<Value> = { value: Value; token?: string; listedFrom?: number };

/** The values of the filters that are asked one by one. */
export function askedOptions({ currency, days }: FacetsAsked) {
  const amounts = currency === null ? [] : payAmounts(currency);
  return {
    'key-category': Object.keys(categories).map((id): Asked<number> => ({
      value: Number(id),
      token: categoryToken(id),
    })),
    workplace: workplaces.map((value): Asked<Workplace> => ({
      value,
      token: workplaceToken(value),
    })),
    employment_type: Object.values(employmentTypes).map((value): Asked<string> => ({
      value,
      token: employmentTypeToken(value),
    })),
    salary_min: amounts.map((amount): Asked<number> => ({
      value: amount,
      token: payToken({ amount, currency: currency ?? '' }),
    })),
    posted_within: days.map(({ value, since }): Asked<number> => ({
      value,
      listedFrom: since * 1000,
    })),
  } satisfies Record<Exclude<ScopeFilter, 'department'> | 'posted_within', unknown>;
}

/** A job as far as its facets go. */
export type FacetJob = {
  categoryId: number | null;
  workplace: Workplace;
  employmentTypeMask: number;
  listedAt: number;
  currency: string | null;
  minSalary: number | null;
  maxSalary: number | null;
  payPeriod: PayPeriod | null;
  companyId: number;
  companyName: string;
  /** In the path of its page; an employer without one is not offered. */
  companySlug: string | null;
};

/** How many of the jobs each value has; a value without jobs is left out. */
export function countOptions(jobs: readonly FacetJob[], { currency, days }: FacetsAsked): Facets {
  const counted = <Value extends string | number>(
    values: readonly Value[],
    has: (job: FacetJob, value: Value, index: number) => boolean,
  ) =>
    values.flatMap((value, index) => {
      const count = jobs.filter((job) => has(job, value, index)).length;
      return count === 0 ? [] : [{ value, count }];
    });
  const amounts = currency === null ? [] : payAmounts(currency);
  return {
    'key-category': counted(
      Object.keys(categories).map(Number),
      (job, id) => job.categoryId === id,
    ),
    workplace: counted(workplaces, (job, name) => job.workplace === name),
    employment_type: counted(
      Object.values(employmentTypes),
      (job, _, index) => ((job.employmentTypeMask >> index) & 1) === 1,
    ),
    salary_min: counted(
      amounts,
      (job, amount) => job.currency === currency && (yearlyPay(job) ?? 0) >= amount,
    ),
    posted_within: days.flatMap(({ value, since }) => {
      const count = jobs.filter((job) => job.listedAt >= since * 1000).length;
      return count === 0 ? [] : [{ value, count }];
    }),
    company: countEmployers(jobs),
  };
}

/** The employer of a job. */
export type Employed = Pick<FacetJob, 'companyId' | 'companySlug' | 'companyName'>;
type CountedEmployer = { value: string; name: string; count: number };

/** Those with the most jobs; of two with as many, the newer one first. */
export function countEmployers(jobs: readonly Employed[]): CountedEmployer[] {
  const byId = new Map<number, { value: string; name: string; count: number }>();
  for (const { companyId, companySlug, companyName } of jobs) {
    if (companySlug === null) continue;
    const { count } = byId.get(companyId) ?? { count: 0 };
    byId.set(companyId, { value: companySlug, name: companyName, count: count + 1 });
  }
  return [...byId]
    .toSorted(([id, one], [otherId, other]) => other.count - one.count || otherId - id)
    .slice(0, EMPLOYERS_MAX)
    .map(([, employer]) => employer);
}

/** What a year in full time has of a period. */
export const periodsPerYear: Readonly<Record<PayPeriod, number>> = {
  hourly: 2080,
  daily: 260,
  weekly: 52,
  monthly: 12,
  yearly: 1,
};

/** The pay of a year, by the upper end of a range; null where it is not known. */
export function yearlyPay({ minSalary, maxSalary, payPeriod }: AnyPay): number | null {
  const amount = maxSalary ?? minSalary;
  return amount === null || payPeriod === null ? null : amount * periodsPerYear[payPeriod];
}

type AnyPay = {
  minSalary: number | null;
  maxSalary: number | null;
  payPeriod: PayPeriod | null;
};
