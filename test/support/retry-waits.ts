/** How long work waits for another service that is away, in seconds: quick at first, then hourly for a day. */
export const retryWaits: readonly number[] = [
  10,
  60,
  300,
  ...Array.from({ length: 24 }, () => 3600),
];
