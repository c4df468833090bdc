/** Fits the weights of a detail, and rates its values by weights of other families only. */
import { confidenceBy, type Detail, evidence } from '../../src/extract/evidence/evidence.ts';
import { fit, type Fit } from './logistic.ts';
import { type Rated, thresholdOf } from './reliability.ts';

/** What was found of a detail in one CV. */
export type Sample = {
  detail: Detail;
  family: string;
  file: string;
  /** Whether the true value was taken out of the CV before. */
  isTakenOut: boolean;
  isFound: boolean;
  isRight: boolean;
  facts: Readonly<Record<string, boolean>>;
  /** How much it counts. */
  count: number;
  /** What was found, to be printed. */
  value: string;
};

/** A value, rated by weights that its family had no part in. */
export type RatedSample = Sample & Rated;

export type Calibration = {
  detail: Detail;
  fitted: Fit;
  threshold: number;
  /** CVs, also without a value. */
  cvs: number;
  families: number;
  rated: RatedSample[];
};

/** Of the values given, this share is to be right. */
export const AIM = 0.99;
export function calibrate(detail: Detail, samples: readonly Sample[]): Calibration {
  const rows = samples.filter(({ isFound }) => isFound);
  const signs: Readonly<Record<string, 1 | -1>> = evidence[detail];
  const families = [...new Set(samples.map(({ family }) => family))];
  const rated = families.flatMap((family) => {
    const others = fit(
      rows.filter((row) => row.family !== family),
      signs,
    );
    return rows.filter((row) => row.family === family).map((row) => rate(row, others));
  });
  return {
    detail,
    fitted: fit(rows, signs),
    // Above every confidence, nothing is given.
    threshold: thresholdOf(rated, AIM) ?? 1,
    cvs: samples.filter(({ isTakenOut }) => !isTakenOut).length,
    families: families.length,
    rated,
  };
}

function rate(sample: Sample, others: Fit): RatedSample {
  return { ...sample, confidence: confidenceBy(others, sample.facts) };
}
