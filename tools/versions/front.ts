/** Gives each request to the version that it names; the path /cron of a version runs its cron. */

type Entrance = Fetcher & {
  scheduled: (run: { cron: string; scheduledTime: Date }) => Promise<{ outcome: string }>;
};
/** By label; and D1, for statements of the tools. */
type Bindings = Record<string, Entrance>;

export default {
  async fetch(request, env) {
    const target = env[request.headers.get('X-Version') ?? ''];
    if (!target) return new Response('No such version', { status: 404 });
    if (new URL(request.url).pathname !== '/cron') return target.fetch(request);
    const { outcome } = await target.scheduled({ cron: '* * * * *', scheduledTime: new Date() });
    return new Response(outcome);
  },

  scheduled() {},
} satisfies ExportedHandler<Bindings>;
