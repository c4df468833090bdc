/** Measures the steps of a drill. */

const MINUTE_MS = 60_000;

export type Timed = <Result>(what: string, run: () => Promise<Result>) => Promise<Result>;

/** `print` gets a line for each step when it ends. */
export function stopwatch(print: (line: string) => void): { timed: Timed; minutes: () => number } {
  let total = 0;
  return {
    timed: async (what, run) => {
      const begun = performance.now();
      const result = await run();
      const minutes = (performance.now() - begun) / MINUTE_MS;
      total += minutes;
      print(`${minutes.toFixed(2).padStart(7)} minutes  ${what}`);
      return result;
    },
    minutes: () => total,
  };
}
