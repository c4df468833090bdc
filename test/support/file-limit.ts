/** A reporter that ends a run whose file takes for ever, and names the file: a test that waits in a loop has no timeout of its own. */
import type { Reporter, TestModule } from 'vitest/node';

/** Many times what the slowest file takes on a machine that is busy with something else. */
const LIMIT_MS = 15 * 60_000;
const LOOK_EVERY_MS = 5000;

export class FileLimit implements Reporter {
  readonly #limitMs: number;
  readonly #end: (sentence: string) => void;
  readonly #since = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs = LIMIT_MS, end: (sentence: string) => void = endRun) {
    this.#limitMs = limitMs;
    this.#end = end;
  }

  onTestModuleStart({ relativeModuleId: file }: Pick<TestModule, 'relativeModuleId'>): void {
    this.#since.set(file, Date.now());
    this.#timer ??= setInterval(() => this.look(Date.now()), LOOK_EVERY_MS).unref();
  }

  onTestModuleEnd({ relativeModuleId: file }: Pick<TestModule, 'relativeModuleId'>): void {
    this.#since.delete(file);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  look(now: number): void {
    for (const [file, since] of this.#since) {
      if (now - since > this.#limitMs)
        this.#end(`${file} has not ended after ${Math.round((now - since) / 60_000)} minutes.`);
    }
  }
}

function endRun(sentence: string): void {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
