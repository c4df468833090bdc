/** The stand-ins for Google, Zoom and the networks while the tests run. */
import type { TestProject } from 'vitest/node';
import { openSimulator } from '../../tools/simulate-providers/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://HOST:PORT`. */
    providers: string;
  }
}

/** Vitest calls it before the first test, and its result after the last. */
export default async function start(project: TestProject): Promise<() => void> {
  const { origin, close } = await openSimulator();
  project.provide('providers', origin);
  return close;
}
