/** What the tests in the Workers' runtime are given (`vitest.config.ts`). */
declare namespace Cloudflare {
  interface Env {
    /** The number of runs of each property. */
    PROPERTY_RUNS: string;
  }
}
