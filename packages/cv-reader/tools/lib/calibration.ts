/** Fits the weights of a detail, and rates its values by weights of other folds only. */
import { confidenceBy, evidence } from '../../src/extract/evidence/evidence.ts';
import type { Detail } from '../../src/extract/evidence/kinds.ts';
import { fit, type Fit } from './logistic.ts';
import { type Rated, thresholdOf } from './reliability.ts';

/** What was found of a detail in one CV. */
export type Sample = {
  detail: Detail;
  family: string;
  fold: number;
  file: string;
  /** `out`: the true value was taken out of the CV before. `damaged`: it was broken, or run into other text. */
  state: 'whole' | 'out' | 'damaged';
  isFound: boolean;
  isRight: boolean;
  facts: Readonly<Record<string, boolean>>;
  /** How much it counts. */
  count: number;
  /** What was found, to be printed. */
  value: string;
};

/** A value, rated by weights that its fold had no part in. */
export type RatedSample = Sample & Rated;

export type Calibration = {
  detail: Detail;
  fitted: Fit;
  threshold: number;
  /** CVs, also without a value. */
  cvs: number;
  families: number;
  rated: RatedSample[];
  /** What is given of each fold by weights and a threshold that only the other folds made. */
  byFold: { fold: number; given: RatedSample[] }[];
};

/** Of the values given, 99 of 100 are to be right on layouts that the reader does not know; of folds left out, half of the rest. */
export const AIM = 0.995;
/** A name is typed by the person who applies, and one from a CV fills a gap: it needs no more than a single name that explains the address. */
const LEAST: Partial<Readonly<Record<Detail, number>>> = { name: 0.62 };
/** The same where addresses that are broken or run into other text count as well. */
const DAMAGED_AIM = 0.986;

export function calibrate(detail: Detail, samples: readonly Sample[]): Calibration {
  const found = samples.filter(({ isFound }) => isFound);
  const made = fitOf(detail, found);
  const folds = [...new Set(found.map(({ fold }) => fold))];
  return {
    detail,
    ...made,
    cvs: samples.filter(({ state }) => state === 'whole').length,
    families: familiesOf(samples).length,
    byFold: folds.map((fold) => ({ fold, given: givenOf(detail, found, fold) })),
  };
}

type Made = Pick<Calibration, 'fitted' | 'threshold' | 'rated'>;

function fitOf(detail: Detail, found: readonly Sample[]): Made {
  const signs: Readonly<Record<string, 1 | -1>> = evidence[detail];
  const folds = new Set(found.map(({ fold }) => fold));
  const rated = [...folds].flatMap((fold) => {
    const others = fit(
      found.filter((one) => one.fold !== fold),
      signs,
    );
    return found.filter((one) => one.fold === fold).map((one) => rate(one, others));
  });
  // Damage teaches what speaks against a value; how often CVs are damaged, it tells of addresses only, which lines do break.
  const usual = rated.filter(({ state }) => state !== 'damaged');
  const thresholds = [
    thresholdOf(usual, AIM, LEAST[detail]),
    ...(detail === 'email' ? [thresholdOf(rated, DAMAGED_AIM)] : []),
  ];
  // Above every confidence, nothing is given.
  const threshold = Math.max(...thresholds.map((one) => one ?? 1));
  return { fitted: fit(found, signs), threshold, rated };
}

function givenOf(detail: Detail, found: readonly Sample[], fold: number): RatedSample[] {
  const others = found.filter((one) => one.fold !== fold);
  if (others.length === 0) return [];
  const { fitted, threshold } = fitOf(detail, others);
  return found
    .filter((one) => one.fold === fold && one.state === 'whole')
    .map((one) => rate(one, fitted))
    .filter(({ confidence }) => confidence >= threshold);
}

function familiesOf(samples: readonly Sample[]): string[] {
  return [...new Set(samples.map(({ family }) => family))];
}

function rate(sample: Sample, others: Fit): RatedSample {
  return { ...sample, confidence: confidenceBy(others, sample.facts) };
}
