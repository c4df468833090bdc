/** What jobs pay and offer, country by country: medians, customs of quoting pay, and customary benefits. */
import type { benefits, PayPeriod, seniorities } from '../../src/vocabulary/lists.ts';
import type { Iso2 } from './cities.ts';
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

type Custom = {
  currency: string;
  /** How pay of salaried jobs is quoted. */
  period: 'monthly' | 'yearly';
  /** Median of a full-time year, in local money. */
  yearly: number;
  /** What quoted pay is rounded to, in the period above. */
  step: number;
  /** Salaries in a year, where it is not twelve. */
  salaries?: number;
  /** How often hands-on jobs are paid by the hour, 0 to 1, and what that is rounded to. */
  hourly?: { share: number; step: number };
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
  const custom = customs[iso2];
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

const customs: Record<Iso2, Custom> = {
  US: {
    currency: 'USD',
    period: 'yearly',
    yearly: 60_000,
    step: 1000,
    hourly: { share: 0.75, step: 0.5 },
  },
  GB: {
    currency: 'GBP',
    period: 'yearly',
    yearly: 37_000,
    step: 500,
    hourly: { share: 0.6, step: 0.25 },
  },
  IE: {
    currency: 'EUR',
    period: 'yearly',
    yearly: 46_000,
    step: 500,
    hourly: { share: 0.5, step: 0.5 },
  },
  CA: {
    currency: 'CAD',
    period: 'yearly',
    yearly: 64_000,
    step: 1000,
    hourly: { share: 0.7, step: 0.5 },
  },
  AU: {
    currency: 'AUD',
    period: 'yearly',
    yearly: 88_000,
    step: 1000,
    hourly: { share: 0.6, step: 0.5 },
  },
  NZ: {
    currency: 'NZD',
    period: 'yearly',
    yearly: 74_000,
    step: 1000,
    hourly: { share: 0.6, step: 0.5 },
  },
  IN: { currency: 'INR', period: 'yearly', yearly: 600_000, step: 10_000 },
  DE: {
    currency: 'EUR',
    period: 'yearly',
    yearly: 46_000,
    step: 500,
    hourly: { share: 0.2, step: 0.5 },
  },
  AT: { currency: 'EUR', period: 'monthly', yearly: 46_000, step: 50, salaries: 14 },
  CH: {
    currency: 'CHF',
    period: 'yearly',
    yearly: 82_000,
    step: 1000,
    hourly: { share: 0.1, step: 0.5 },
  },
  LI: { currency: 'CHF', period: 'yearly', yearly: 84_000, step: 1000 },
  FR: {
    currency: 'EUR',
    period: 'yearly',
    yearly: 35_000,
    step: 500,
    hourly: { share: 0.1, step: 0.1 },
  },
  BE: { currency: 'EUR', period: 'monthly', yearly: 48_000, step: 50, salaries: 13 },
  LU: { currency: 'EUR', period: 'yearly', yearly: 62_000, step: 1000 },
  MC: { currency: 'EUR', period: 'monthly', yearly: 42_000, step: 50, salaries: 13 },
  ES: { currency: 'EUR', period: 'yearly', yearly: 27_000, step: 500 },
  AD: { currency: 'EUR', period: 'yearly', yearly: 28_000, step: 500 },
  MX: { currency: 'MXN', period: 'monthly', yearly: 190_000, step: 500 },
  CO: { currency: 'COP', period: 'monthly', yearly: 27_000_000, step: 50_000 },
  AR: { currency: 'ARS', period: 'monthly', yearly: 14_000_000, step: 10_000, salaries: 13 },
  CL: { currency: 'CLP', period: 'monthly', yearly: 10_200_000, step: 10_000 },
  PE: { currency: 'PEN', period: 'monthly', yearly: 28_000, step: 50, salaries: 14 },
  UY: { currency: 'UYU', period: 'monthly', yearly: 620_000, step: 1000, salaries: 13 },
  EC: { currency: 'USD', period: 'monthly', yearly: 9_600, step: 10 },
  CR: { currency: 'CRC', period: 'monthly', yearly: 7_200_000, step: 10_000 },
  BR: { currency: 'BRL', period: 'monthly', yearly: 42_000, step: 50, salaries: 13 },
  IT: { currency: 'EUR', period: 'yearly', yearly: 29_000, step: 500 },
  SM: { currency: 'EUR', period: 'yearly', yearly: 30_000, step: 500 },
  NL: {
    currency: 'EUR',
    period: 'monthly',
    yearly: 44_000,
    step: 50,
    hourly: { share: 0.3, step: 0.1 },
  },
  PL: {
    currency: 'PLN',
    period: 'monthly',
    yearly: 96_000,
    step: 100,
    hourly: { share: 0.25, step: 0.5 },
  },
  SA: { currency: 'SAR', period: 'monthly', yearly: 96_000, step: 250 },
  AE: { currency: 'AED', period: 'monthly', yearly: 108_000, step: 250 },
  QA: { currency: 'QAR', period: 'monthly', yearly: 108_000, step: 250 },
  KW: { currency: 'KWD', period: 'monthly', yearly: 9_000, step: 10 },
  BH: { currency: 'BHD', period: 'monthly', yearly: 7_800, step: 10 },
  OM: { currency: 'OMR', period: 'monthly', yearly: 8_400, step: 10 },
  EG: { currency: 'EGP', period: 'monthly', yearly: 180_000, step: 250 },
  JO: { currency: 'JOD', period: 'monthly', yearly: 6_600, step: 10 },
  JP: {
    currency: 'JPY',
    period: 'monthly',
    yearly: 4_400_000,
    step: 5000,
    salaries: 14,
    hourly: { share: 0.25, step: 10 },
  },
};

/** Benefits worth naming in a posting there; the law gives the others anyway. */
export const customaryBenefits: Record<Language, readonly (keyof typeof benefits)[]> = {
  'en-US': [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 19, 21, 22],
  'en-GB': [1, 4, 5, 7, 8, 9, 10, 11, 13, 16, 19, 20, 21, 24],
  'en-CA': [1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13, 21, 24],
  'en-AU': [5, 7, 8, 9, 11, 13, 19, 21, 22, 23, 24],
  'en-IN': [1, 3, 4, 5, 6, 7, 9, 11, 13, 14, 17, 18, 22],
  'fr-CA': [1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 17, 19],
  'de-DE': [4, 5, 8, 9, 10, 11, 13, 15, 16, 17, 18, 19, 20, 21],
  'de-CH': [4, 5, 8, 9, 11, 13, 16, 17, 18, 20, 21, 22],
  'fr-FR': [1, 5, 8, 9, 10, 11, 13, 16, 17, 18, 20, 21],
  'es-ES': [1, 5, 8, 9, 10, 11, 13, 15, 17, 18, 20, 21],
  'es-419': [1, 2, 3, 5, 8, 9, 11, 12, 13, 17, 18, 21],
  'pt-BR': [1, 2, 3, 4, 8, 9, 11, 13, 17, 18, 19, 20],
  'it-IT': [1, 5, 8, 9, 11, 13, 15, 18, 20, 21],
  'nl-NL': [4, 5, 8, 9, 11, 13, 15, 16, 17, 19, 21, 24],
  'pl-PL': [1, 3, 8, 9, 11, 13, 15, 18, 19, 20, 21],
  ar: [1, 3, 5, 6, 11, 13, 15, 18, 20, 22, 23],
  'ja-JP': [1, 4, 5, 7, 8, 9, 11, 13, 17, 18, 20, 21, 22],
};
