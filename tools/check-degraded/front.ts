/** The front of the check: gives each request to the service under the host that it names, as over https; and looks into the stores. */

type Bindings = {
  SERVICE: Fetcher & {
    scheduled: (run: { cron: string; scheduledTime: Date }) => Promise<{ outcome: string }>;
  };
  /** Without the stand-in. */
  DB: D1Database;
  FILES: R2Bucket;
};

export type Looking =
  | { look: 'rows'; text: string; values: (string | number)[] }
  | { look: 'keys'; prefix: string }
  | { look: 'form'; key: string };

const HOST = 'X-Host';

export default {
  async fetch(request, { SERVICE, DB, FILES }) {
    const { pathname, search } = new URL(request.url);
    const host = request.headers.get(HOST);
    if (host !== null)
      return SERVICE.fetch(new Request(`https://${host}${pathname}${search}`, request));
    if (pathname === '/cron') {
      const run = { cron: '* * * * *', scheduledTime: new Date() };
      return new Response((await SERVICE.scheduled(run)).outcome);
    }
    return Response.json(await look(await request.json<Looking>(), DB, FILES));
  },

  scheduled() {},
} satisfies ExportedHandler<Bindings>;

async function look(asked: Looking, DB: D1Database, FILES: R2Bucket): Promise<unknown> {
  if (asked.look === 'rows') {
    return (
      await DB.prepare(asked.text)
        .bind(...asked.values)
        .all()
    ).results;
  }
  if (asked.look === 'keys') {
    const { objects } = await FILES.list({ prefix: asked.prefix });
    return objects.map(({ key }) => key);
  }
  const file = await FILES.get(asked.key);
  if (!file) return null;
  const type = file.httpMetadata?.contentType ?? '';
  const form = await new Response(file.body, { headers: { 'Content-Type': type } }).formData();
  return form.get('form');
}
