/**
 * The steps by which jobs are filtered and sorted by their pay: yearly amounts of a currency. The listing's view `listed_jobs_pay` makes
 * the tokens of jobs by the same units.
 */

/** In units of the currency. A job has the token of each step that its pay reaches. */
export const paySteps = [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120] as const;

/** Of currencies in which a thousand is little or much; about what the steps are in euros. */
const units: Readonly<Record<string, number>> = {
  ...unitOf(300, 'BHD JOD KWD OMR'),
  ...unitOf(2_000, 'BRL ILS PEN PLN'),
  ...unitOf(5_000, 'AED CNY MYR QAR RON SAR'),
  ...unitOf(10_000, 'CZK DKK EGP HKD MXN NOK SEK TRY TWD UAH ZAR'),
  ...unitOf(20_000, 'BDT INR KES PHP PKR RUB THB UYU'),
  ...unitOf(100_000, 'HUF ISK JPY KZT LKR NGN RSD'),
  ...unitOf(500_000, 'ARS CLP CRC'),
  ...unitOf(1_000_000, 'COP KRW'),
  ...unitOf(10_000_000, 'IDR VND'),
};
const UNIT = 1_000;

function unitOf(unit: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(' ').map((currency) => [currency, unit]));
}

export function payUnit(currency: string): number {
  return units[currency] ?? UNIT;
}

/** The amounts that a list of jobs can begin at. */
export function payAmounts(currency: string): number[] {
  return paySteps.map((step) => step * payUnit(currency));
}

/** A yearly amount of a currency. */
export type YearlyPay = { amount: number; currency: string };

/** The token of the jobs that pay as much. The amount is one of `payAmounts`. */
export function payToken({ amount, currency }: YearlyPay): string {
  return `s${amount / payUnit(currency)}${currency.toLowerCase()}`;
}
