/** Prints a calibration, and writes the file of weights. */
import { AIM, type Calibration, type RatedSample } from './calibration.ts';
import { shareOf, wilson } from './reliability.ts';

const BINS = [0, 0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 1] as const;

export function report(calibration: Calibration, hasWrong: boolean): string {
  const { detail, fitted, rated, threshold } = calibration;
  const whole = rated.filter(({ isTakenOut }) => !isTakenOut);
  const weights = Object.entries(fitted.by).map(([name, weight]) => `${name} ${weight.toFixed(2)}`);
  const given = whole.filter(({ confidence }) => confidence >= threshold);
  const wrong = (hasWrong ? rated : []).filter(
    ({ isRight, confidence }) => !isRight && confidence >= threshold - 0.05,
  );
  return [
    `\n${detail}: ${summaryOf(calibration)}`,
    `weights: bias ${fitted.bias.toFixed(2)}, ${weights.join(', ')}`,
    'confidence    right of CVs    right of those with the value taken out',
    ...BINS.slice(0, -1).map((from, at) => binLine(rated, from, BINS[at + 1] ?? 1)),
    `by weights and threshold of the other folds: ${foldsOf(calibration)}`,
    `families with a wrong one given: ${wrongFamilies(given) || 'no family'}`,
    ...wrong.map(({ file, value, confidence, isTakenOut }) =>
      [`  ${confidence}`, file, value, isTakenOut ? 'taken out' : ''].join(' '),
    ),
  ].join('\n');
}

/** One line of figures, for values of families that the weights were not fitted on. */
function summaryOf({ rated, threshold, cvs, families }: Calibration): string {
  const [whole, out] = [false, true].map((isTakenOut) =>
    rated.filter((one) => one.isTakenOut === isTakenOut),
  );
  const isGiven = ({ confidence }: RatedSample) => confidence >= threshold;
  const { right, count } = shareOf((whole ?? []).filter(isGiven));
  const found = shareOf(whole ?? []);
  return [
    `threshold ${threshold} (aim ${percent(AIM)}): of ${cvs} CVs of ${families} families`,
    `${count} given, ${right} right (${percent(right / count)}, at least ${percent(wilson({ right, count }))})`,
    `found ${found.count}, ${found.right} right (${percent(found.right / found.count)})`,
    `with the value taken out ${(out ?? []).filter(isGiven).length} of ${out?.length} wrong ones given`,
  ].join('; ');
}

function foldsOf({ byFold }: Calibration): string {
  return byFold
    .map(({ fold, given }) => {
      const { right, count } = shareOf(given);
      return `fold ${fold} ${right} right of ${count} (${percent(right / count)})`;
    })
    .join(', ');
}

function binLine(rated: readonly RatedSample[], from: number, until: number): string {
  const inBin = rated.filter(({ confidence }) => confidence >= from && confidence < until);
  const cells = [false, true].map((isTakenOut) => {
    const of = inBin.filter((one) => one.isTakenOut === isTakenOut);
    return `${of.filter(({ isRight }) => isRight).length} of ${of.length}`;
  });
  return [`${from} to ${until}`.padEnd(14), ...cells.map((cell) => cell.padEnd(16))].join('');
}

function wrongFamilies(given: readonly RatedSample[]): string {
  const wrong = given.filter(({ isRight }) => !isRight);
  const families = Map.groupBy(wrong, ({ family }) => family);
  return [...families].map(([family, its]) => `${family} ${its.length}`).join(', ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The text of `src/extract/evidence/weights.ts`. */
export function weightsFile(calibrations: readonly Calibration[], day: Date): string {
  const figures = calibrations.map((one) => ` * - ${one.detail}: ${summaryOf(one)}.`);
  const entries = calibrations.map(({ detail, fitted, threshold }) => {
    const by = Object.entries(fitted.by).map(([name, weight]) => `${name}: ${weight.toFixed(2)}`);
    return `  ${detail}: { threshold: ${threshold}, bias: ${fitted.bias.toFixed(2)}, by: { ${by.join(', ')} } },`;
  });
  return `/**
 * How much each evidence counts. Written by \`npm run cv:calibrate -- FOLDER --write\` on ${day.toISOString().slice(0, 10)}.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
${figures.join('\n')}
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
${entries.join('\n')}
};
`;
}
