/** Gives each request to the Worker that has its host and path when deployed, and the cron trigger to the background. */

type Bindings = {
  CAREERS: Fetcher;
  API: Fetcher;
  BACKGROUND: {
    scheduled: (run: { cron: string; scheduledTime: Date }) => Promise<{ outcome: string }>;
  };
  /** The host of the API, and the others under which this machine serves it. */
  API_HOSTS: string[];
  /** How the paths begin that careers has on these hosts. */
  CAREERS_PATHS: string[];
};

export default {
  fetch(request, { CAREERS, API, API_HOSTS, CAREERS_PATHS }) {
    const { hostname, pathname } = new URL(request.url);
    const isApi =
      API_HOSTS.includes(hostname) && !CAREERS_PATHS.some((path) => pathname.startsWith(path));
    return (isApi ? API : CAREERS).fetch(request);
  },

  async scheduled({ cron, scheduledTime }, { BACKGROUND }) {
    const run = { cron, scheduledTime: new Date(scheduledTime) };
    const { outcome } = await BACKGROUND.scheduled(run);
    if (outcome !== 'ok') throw new Error(`The cron run of the background ended: ${outcome}.`);
  },
} satisfies ExportedHandler<Bindings>;
