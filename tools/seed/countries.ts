/** What the seed knows of the countries of the career domains. */
import type { Iso2 } from './cities.ts';
import data from './data/countries.json' with { type: 'json' };

export type Custom = {
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

type Country = {
  /** All but the last two digits of numbers that reach nobody. */
  phone: string;
  /** How many jobs it has beside the others of its domain; 1 where it does not say. */
  market?: number;
  pay: Custom;
};

export const countries = data as Record<Iso2, Country>;
