/** The processor time of a function in Node, which what else the machine does leaves alone. */

/** Returns the milliseconds of processor time that `run` took in this process. */
export function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
