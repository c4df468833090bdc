/**
 * Fits how much each evidence counts for the confidence of a detail: `npm run cv:calibrate -- FOLDER… [--write] [--wrong]`.
 * The folders are those of `npm run cv:corpus`, of developed folds. Prints how often values of each confidence are right in
 * folds that the weights were not fitted on, and the threshold. `--write` writes `src/extract/evidence/weights.ts`,
 * `--wrong` prints what is given and wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import split from '../../cv-corpus/src/split.json' with { type: 'json' };
import { evidence } from '../src/extract/evidence/evidence.ts';
import type { Detail } from '../src/extract/evidence/kinds.ts';
import { calibrate, type Sample } from './lib/calibration.ts';
import { type Case, samplesOf } from './lib/samples.ts';
import { report, weightsFile } from './lib/calibration-report.ts';

const WEIGHTS = join(import.meta.dirname, '../src/extract/evidence/weights.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, wrong: { type: 'boolean' } },
});
const samples: Sample[] = [];
for (const folder of positionals) {
  const cases = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Case[];
  for (const one of cases) {
    if (!split.developed.includes(one.fold))
      throw new RangeError(`${folder} has CVs of fold ${one.fold}, which is not developed on.`);
    samples.push(...(await samplesOf(folder, one)));
  }
}

const details = Object.keys(evidence) as Detail[];
const calibrations = details.map((detail) =>
  calibrate(
    detail,
    samples.filter((sample) => sample.detail === detail),
  ),
);
for (const one of calibrations) console.log(report(one, values.wrong ?? false));
if (values.write) writeFileSync(WEIGHTS, weightsFile(calibrations, new Date()));
