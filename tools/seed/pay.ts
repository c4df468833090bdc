/** What jobs pay and offer, country by country: medians, customs of quoting pay, and customary benefits. */
import type { benefits, PayPeriod, seniorities } from '../../src/vocabulary/lists.ts';
import type { Iso2 } from './cities.ts';
import { countries, type Custom } from './countries.ts';
import data from './data/benefits.json' with { type: 'json' };
import type { Language } from './domains.ts';
import type { CategoryId } from './titles.ts';

export type Pay = { currency: string; min: number; max: number; period: PayPeriod };

/** What moves pay away from the country's and category's median. */
type Terms = {
  seniority?: (typeof seniorities)[number];
  partTime?: boolean;
  freelance?: boolean;
  /** Interns and apprentices. */
  learning?: boolean;
};

const unpaidShare = 0.25;
const hoursPerYear = 1950;
const daysPerYear = 220;
/** Of the median: what a minimum wage leaves as the lowest full-time pay. */
const floorShare = 0.62;

/** The pay of a job, or null where the posting does not tell; draws only from `random`. */
export function payFor(
  iso2: Iso2,
  categoryId: CategoryId,
  random: () => number,
  terms: Terms = {},
): Pay | null {
  const custom = countries[iso2].pay;
  const silent = random() < unpaidShare;
  const byTheHour = random() < hourlyChance(custom, categoryId, terms);
  const spread = 0.88 + random() * 0.24;
  const width = 1.08 + random() * 0.27;
  if (silent) return null;

  const level = multipliers[categoryId] * seniorityMultipliers[terms.seniority ?? 'Mid-level'];
  const yearly = terms.learning
    ? custom.yearly * 0.4 * spread
    : custom.yearly * Math.max(floorShare, level * spread);

  const [period, share, step] = terms.freelance
    ? (['daily', 1.5 / daysPerYear, stepOf(custom, daysPerYear)] as const)
    : byTheHour
      ? (['hourly', 1 / hoursPerYear, custom.hourly?.step ?? 1] as const)
      : ([
          custom.period,
          (terms.partTime ? 0.55 : 1) / (custom.period === 'yearly' ? 1 : (custom.salaries ?? 12)),
          custom.step,
        ] as const);
  const min = Math.max(step, roundTo(yearly * share, step));
  const max = Math.max(min, roundTo(yearly * share * width, step));
  return { currency: custom.currency, min, max, period };
}

function hourlyChance(custom: Custom, categoryId: CategoryId, terms: Terms): number {
  if (custom.hourly === undefined || terms.freelance) return 0;
  if (terms.partTime) return 0.85;
  return handsOn.has(categoryId) ? custom.hourly.share : custom.hourly.share / 12;
}

/** A power of ten that suits pay quoted `parts` times a year. */
function stepOf(custom: Custom, parts: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(custom.yearly / parts / 3)));
}

function roundTo(amount: number, step: number): number {
  return Number((Math.round(amount / step) * step).toFixed(2));
}

const handsOn: ReadonlySet<CategoryId> = new Set([3, 4, 5, 10, 11, 15, 16, 21, 24, 26, 27]);

const seniorityMultipliers: Record<(typeof seniorities)[number], number> = {
  Junior: 0.8,
  'Mid-level': 1,
  Senior: 1.28,
  Lead: 1.5,
  Executive: 2.2,
};

const multipliers: Record<CategoryId, number> = {
  1: 1.15,
  2: 0.8,
  3: 0.68,
  4: 1,
  5: 0.74,
  6: 1,
  7: 0.92,
  8: 1.2,
  9: 1.3,
  10: 1.05,
  11: 0.66,
  12: 1.1,
  13: 1.5,
  14: 1.45,
  15: 0.8,
  16: 0.82,
  17: 1.1,
  18: 0.95,
  19: 1,
  20: 1,
  21: 0.66,
  22: 1.15,
  23: 1.25,
  24: 0.7,
  25: 0.82,
  26: 0.95,
  27: 0.85,
};

/** Benefits worth naming in a posting there; the law gives the others anyway. */
export const customaryBenefits = data as Record<Language, readonly (keyof typeof benefits)[]>;
