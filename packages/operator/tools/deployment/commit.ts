/** The commit of this checkout. */
import { execFileSync } from 'node:child_process';

export function currentCommit(): string {
  return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim();
}
