/**
 * How many audited changes a second the clean-ups keep up with, while others are written: `npm run bench:clean-ups -- --rates 100,800,1000`.
 * The clock moves by a minute and a run of the cron. Exits with 1 where rows of a rate up to 800 stay overdue.
 */
import { parseArgs } from 'node:util';
import { hiringSettings } from '#data/tables/hiring-settings.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { deleteLeftovers } from '#operator/clean-up/actions.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { migrate } from '../tools/local/migrations.ts';
import { numbers, open } from './database.ts';
import { grouped, linesFor } from './report.ts';

const DOMAIN = 'careers.example';
/** Runs of the cron. */
const MINUTES = 4;
/** What the limits of a slice and a tick allow: 50,000 rows a minute. */
const KEPT_UP = 800;
const MONTH_MS = (365.25 * DAY_MS) / 12;
/** Rows of one insert, as a busy minute writes them. */
const INSERTED = 2000;

const { values: options } = parseArgs({
  options: { rates: { type: 'string', default: '100,800,1000' } },
});

const line = linesFor(['audited changes a second'], 16);
line('audited changes a second', ['overdue a minute', 'left overdue', 'seconds a run', 'kept up']);
for (const rate of options.rates.split(',').map(Number)) {
  const { left, seconds } = await measure(rate);
  line(grouped(rate), [grouped(rate * 60), grouped(left), seconds.toFixed(1), String(left === 0)]);
  if (left > 0 && rate <= KEPT_UP) process.exitCode = 1;
}

async function measure(rate: number): Promise<{ left: number; seconds: number }> {
  const { d1, close } = await open();
  await migrate(d1);
  const start = Date.now();
  const ctx = bareContext(d1, new Date(start));
  await ctx.db.insert(careerDomains).values({ hostname: DOMAIN, name: 'Careers', language: 'en' });
  const { id } = await createCompany(ctx, { subdomain: 'acme', name: 'Acme', domain: DOMAIN });
  await ctx.db
    .insert(hiringSettings)
    .values({ companyId: id, auditMonths: 1, updatedAt: ctx.now })
    .onConflictDoUpdate({ target: hiringSettings.companyId, set: { auditMonths: 1 } });

  /** Inserts the entries of a minute that began at this time. */
  async function insert(from: number): Promise<void> {
    const count = rate * 60;
    for (let done = 0; done < count; done += INSERTED) {
      const at = from + (done / count) * MINUTE_MS;
      // Entries of one insert have ids of their own within the milliseconds that they share.
      await d1
        .prepare(
          `insert into audit_events (id, company_id, action, subject_id, changes, created_at)
          select ?1 + value, ?2, 'job.update', value, '{"title":{"from":"a","to":"b"}}', ?3
          from json_each(?4)`,
        )
        .bind(
          firstIdAt(new Date(at)),
          id,
          at,
          JSON.stringify(numbers(Math.min(INSERTED, count - done))),
        )
        .run();
    }
  }

  for (const minute of numbers(MINUTES)) await insert(start - MONTH_MS + (minute - 1) * MINUTE_MS);
  let seconds = 0;
  for (const minute of numbers(MINUTES)) {
    const now = new Date(start + minute * MINUTE_MS);
    const startedAt = performance.now();
    const [failures] = await Promise.all([
      deleteLeftovers(bareContext(d1, now), { isWalked: false }),
      insert(now.getTime()),
    ]);
    if (failures.length > 0) throw failures[0]?.error;
    seconds += (performance.now() - startedAt) / 1000;
  }
  const end = firstIdAt(new Date(start + MINUTES * MINUTE_MS - MONTH_MS));
  const counted = d1.prepare('select count(*) as n from audit_events where id < ?').bind(end);
  const { n: left } = (await counted.first<{ n: number }>()) ?? { n: Number.NaN };
  await close();
  return { left, seconds: seconds / MINUTES };
}
