/** Prints a calibration, and writes the file of weights. */
import { AIM, type Calibration, type RatedSample } from './calibration.ts';
import { type Share, wilson } from './reliability.ts';

const BINS = [0, 0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 1] as const;

export function report(calibration: Calibration, hasWrong: boolean): string {
  const { detail, fitted, rated, threshold } = calibration;
  const whole = rated.filter(({ state }) => state === 'whole');
  const weights = Object.entries(fitted.by).map(([name, weight]) => `${name} ${weight.toFixed(2)}`);
  const given = whole.filter(({ confidence }) => confidence >= threshold);
  const wrong = (hasWrong ? rated : []).filter(
    ({ isRight, confidence }) => !isRight && confidence >= threshold - 0.05,
  );
  return [
    `\n${detail}: ${summaryOf(calibration)}`,
    `weights: bias ${fitted.bias.toFixed(2)}, ${weights.join(', ')}`,
    'confidence    right of CVs    without the value damaged',
    ...BINS.slice(0, -1).map((from, at) => binLine(rated, from, BINS[at + 1] ?? 1)),
    `by weights and threshold of the other folds: ${foldsOf(calibration)}`,
    `families with a wrong one given: ${wrongFamilies(given) || 'no family'}`,
    ...wrong.map(({ file, value, confidence, state }) =>
      [`  ${confidence}`, file, value, state === 'whole' ? '' : state].join(' '),
    ),
  ].join('\n');
}

/** One line of figures, for values of folds that the weights were not fitted on. */
function summaryOf({ rated, threshold, cvs, families }: Calibration): string {
  const whole = rated.filter(({ state }) => state === 'whole');
  const isGiven = ({ confidence }: RatedSample) => confidence >= threshold;
  const { right, count } = countOf(whole.filter(isGiven));
  const found = countOf(whole);
  const [out, damaged] = (['out', 'damaged'] as const).map((state) => {
    const its = rated.filter((one) => one.state === state);
    const { right: good, count: all } = countOf(its.filter(isGiven));
    return `${all} of ${its.length} given, ${good} right`;
  });
  return [
    `threshold ${threshold} (aim ${percent(AIM)}): of ${cvs} CVs of ${families} families`,
    `${count} given, ${right} right (${percent(right / count)}, at least ${percent(wilson({ right, count }))})`,
    `found ${found.count}, ${found.right} right (${percent(found.right / found.count)})`,
    `without the value: ${out}`,
    `damaged: ${damaged}`,
  ].join('; ');
}

function foldsOf({ byFold }: Calibration): string {
  return byFold
    .map(({ fold, given }) => {
      const { right, count } = countOf(given);
      return `fold ${fold} ${right} right of ${count} (${percent(right / count)})`;
    })
    .join(', ');
}

function countOf(rated: readonly RatedSample[]): Share {
  return { right: rated.filter(({ isRight }) => isRight).length, count: rated.length };
}

function binLine(rated: readonly RatedSample[], from: number, until: number): string {
  const inBin = rated.filter(({ confidence }) => confidence >= from && confidence < until);
  const cells = (['whole', 'out', 'damaged'] as const).map((state) => {
    const of = inBin.filter((one) => one.state === state);
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
 * Figures for folds that the weights were not fitted on, each left out in turn:
 *
${figures.join('\n')}
 */
import type { Detail, Weights } from './kinds.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
${entries.join('\n')}
};
`;
}
