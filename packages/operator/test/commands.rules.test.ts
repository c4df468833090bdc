/** Commands for a deployment say in sentences what they miss. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['release', ['packages/operator/tools/release.ts', '--name', 'not-there', '--no-gate']],
  ['restore-drill', ['packages/operator/tools/restore-drill.ts', '--deployment', 'not-there']],
  ['doctor', ['packages/operator/tools/operator.ts', 'doctor', '--name', 'not-there']],
])(
  '%s of a deployment that was not set up names its file, without a stack',
  (_, words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Some fields are missing or invalid.
  deployment: deployments/not-there.json is missing. Run setup first.
`,
    });
  },
  60_000,
);
