/** A reporter that ends a run of many files with those that took longest. */
import type { Reporter, TestModule } from 'vitest/node';

const FILES_MAX = 20;

export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= FILES_MAX) return;
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, FILES_MAX);
    const lines = slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
    console.log(['', ` Slowest ${FILES_MAX} of ${modules.length} files`, ...lines, ''].join('\n'));
  }
}
