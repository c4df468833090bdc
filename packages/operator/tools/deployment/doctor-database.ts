/** What the database of a deployment says about its health: migrations, work that is late, backups, legal texts, keys. */
import { runPlan } from '../../../../src/data/query-plan.ts';
import { parseKeyRing } from '../../../../src/lib/key-ring.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../src/lib/time.ts';
import { recentBackups } from '../../../../src/operator/backup/store.ts';
import { recentFileBackups } from '../../../../src/operator/file-backup/store.ts';
import { findOverdue } from '../../../../src/operator/heartbeat/rules.ts';
import { lastRun } from '../../../../src/operator/heartbeat/store.ts';
import { keyStatus } from '../../../../src/operator/keys/actions.ts';
import { dueWork } from '../../../../src/operator/readiness/rules.ts';
import { oldestDue } from '../../../../src/operator/readiness/store.ts';
import { deletionList } from '../../../../src/recruiting/company/leaving/store/company.ts';
import type { LegalKind } from '../../../../src/vocabulary/lists.ts';
import { pendingMigrations } from '../../../../tools/local/migrations.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import { ringFaults } from '../restore/sealed.ts';
import { examineGrowth } from './doctor-growth.ts';
import { bounded, fine, watch, wrong } from './findings.ts';
import type { Finding } from './findings.ts';
import { newestFault } from './record.ts';
import type { Deployment } from './record.ts';

const LATE = { watchFrom: 5 * MINUTE_MS, wrongFrom: 30 * MINUTE_MS };

/** It runs every minute. */
const CRON = { watchFrom: 10 * MINUTE_MS, wrongFrom: HOUR_MS };

/** One a night; it may take an hour. */
const BACKUP = { watchFrom: 26 * HOUR_MS, wrongFrom: 50 * HOUR_MS };
const LISTED = 20;
const REMOVAL = { watchFrom: 6 * HOUR_MS, wrongFrom: 48 * HOUR_MS };

export async function examineDatabase(ctx: ToolCtx, deployment: Deployment): Promise<Finding[]> {
  const pending = await pendingMigrations(ctx.db.$client);
  if (pending.length > 0) {
    const what = `${pending.length} migrations are not applied: ${pending.join(', ')}`;
    return [wrong(what, 'Run npm run release, or setup again.')];
  }
  return [
    fine('migrations'),
    ...(await examineLate(ctx)),
    ...(await examineCron(ctx)),
    await examineBackups(ctx),
    await examineGrowth(ctx),
    ...(await examineFileBackups(ctx)),
    ...(await examineDomains(ctx, deployment)),
    await examineAdmins(ctx),
    await examineNotices(ctx),
    ...(await examineDeletions(ctx)),
    ...(await examineKeys(ctx, deployment)),
  ];
}

/** A removal takes minutes to hours, and begins again where it fails. */
async function examineDeletions(ctx: ToolCtx): Promise<Finding[]> {
  const running = (await runPlan(ctx, deletionList(ctx))).filter(
    ({ startedAt, finishedAt, canceledAt }) => startedAt && !finishedAt && !canceledAt,
  );
  return running.map(({ subjectId, startedAt }) => {
    const value = ctx.now.getTime() - (startedAt?.getTime() ?? 0);
    const what = `the removal of company ${subjectId} began ${ageOf(value)} ago`;
    return bounded({ value, ...REMOVAL }, what, 'Look for "cron company_deletions" in the logs.');
  });
}

async function examineLate(ctx: ToolCtx): Promise<Finding[]> {
  const oldest = await runPlan(ctx, oldestDue(ctx));
  return dueWork.map(({ what }, at) => {
    const since = oldest[at] ?? null;
    if (since === null || since > ctx.now.getTime()) return fine(`no ${what} is late`);
    const value = ctx.now.getTime() - since;
    const text = `the oldest ${what} is ${ageOf(value)} late`;
    return bounded({ value, ...LATE }, text, 'See incidents.md, "Work is late".');
  });
}

/** Sentences about work that is half an hour late. */
export async function findLate(ctx: ToolCtx): Promise<string[]> {
  const findings = await examineLate(ctx);
  return findings.filter(({ level }) => level === 'wrong').map(({ what }) => what);
}

/** Whether it runs, and which of its parts have not succeeded for a while. */
async function examineCron(ctx: ToolCtx): Promise<Finding[]> {
  const remedy = 'See incidents.md, "The cron does not run".';
  const run = await runPlan(ctx, lastRun(ctx));
  const now = ctx.now.getTime();
  if (!run) {
    const value = await ageOfDeployment(ctx);
    return [bounded({ value, ...CRON }, 'the cron has not run yet', remedy)];
  }
  const value = now - run.endedAt.getTime();
  const late = bounded({ value, ...CRON }, `the cron ran ${ageOf(value)} ago`, remedy);
  // Where nothing runs, nothing is said of its parts.
  if (late.level !== 'fine') return [late];
  const overdue = findOverdue(run.parts, now - CRON.watchFrom);
  return [
    late,
    ...overdue.map(({ part, okAt, error }) => {
      const since =
        okAt === null ? 'has not succeeded yet' : `last succeeded ${ageOf(now - okAt)} ago`;
      const what = `${part} of the cron ${since}${error === null ? '' : ` (${error})`}`;
      const age = okAt === null ? CRON.watchFrom : now - okAt;
      return bounded({ value: age, ...CRON }, what, remedy);
    }),
  ];
}

/** A deployment of today has neither run its cron nor made a backup yet. */
async function ageOfDeployment(ctx: ToolCtx): Promise<number> {
  const first = await ctx.db.$client
    .prepare('select min(created_at) as since from companies')
    .first<{ since: number | null }>();
  return first?.since ? ctx.now.getTime() - first.since : 0;
}

async function examineAllBackups(ctx: ToolCtx): Promise<Finding[]> {
  return [await examineBackups(ctx), ...(await examineFileBackups(ctx))];
}

/** What a release says before it migrates; a database before the tables of backups has none to speak of. */
export async function findOldBackups(ctx: ToolCtx): Promise<Finding[]> {
  const findings = await examineAllBackups(ctx).catch(() => []);
  return findings.filter(({ level }) => level !== 'fine');
}

async function examineBackups(ctx: ToolCtx): Promise<Finding> {
  const backups = await runPlan(ctx, recentBackups(ctx, LISTED));
  const newest = backups.find(({ state }) => state === 'finished');
  const remedy = 'See backup.md; npm run operator -- backup list.';
  if (newest) {
    const value = ctx.now.getTime() - newest.startedAt.getTime();
    return bounded({ value, ...BACKUP }, `the newest backup is ${ageOf(value)} old`, remedy);
  }
  const value = await ageOfDeployment(ctx);
  return bounded({ value, ...BACKUP }, 'there is no backup yet', remedy);
}

/** A file of ten that is gone at once is a mistake, unless a company has left. */
const GONE_SHARE = 0.1;
const GONE_FILES = 100;

async function examineFileBackups(ctx: ToolCtx): Promise<Finding[]> {
  const backups = await runPlan(ctx, recentFileBackups(ctx, LISTED));
  const remedy = 'See backup.md, "Uploaded files".';
  const newest = backups.find(({ state }) => state === 'finished');
  if (!newest) {
    // The first one copies everything, and takes as long as it takes.
    if (backups.some(({ state }) => state === 'running'))
      return [watch('the first copy of the uploaded files is running', remedy)];
    const value = await ageOfDeployment(ctx);
    return [bounded({ value, ...BACKUP }, 'the uploaded files have no copy yet', remedy)];
  }
  const value = ctx.now.getTime() - newest.startedAt.getTime();
  const what = `the newest backup of files is ${ageOf(value)} old`;
  const { gone, files } = newest.progress;
  const isMass = gone >= GONE_FILES && gone > GONE_SHARE * (files + gone);
  return [
    bounded({ value, ...BACKUP }, what, remedy),
    ...(isMass
      ? [watch(`${gone} of ${files + gone} files were deleted within a day`, remedy)]
      : []),
  ];
}

/** What a site in the EU must have. */
const required: readonly LegalKind[] = ['imprint', 'privacy'];

type DomainRow = { hostname: string; is_test: number; kinds: string | null };

async function examineDomains(ctx: ToolCtx, deployment: Deployment): Promise<Finding[]> {
  const { results } = await ctx.db.$client
    .prepare(
      `select hostname, is_test, (select group_concat(kind) from career_domain_texts t
        where t.domain_id = d.id) as kinds from career_domains d order by hostname`,
    )
    .all<DomainRow>();
  const hosts = new Set(results.map(({ hostname }) => hostname));
  const file = `deployments/${deployment.name}.json`;
  const findings: Finding[] = [];
  for (const { hostname, is_test: isTest, kinds } of results) {
    const missing = required.filter((kind) => !kinds?.split(',').includes(kind));
    if (missing.length > 0 && isTest === 0) {
      const remedy = `Run npm run operator -- domain text --hostname ${hostname} --kind ${missing[0]} --url …`;
      findings.push(watch(`${hostname} has no ${missing.join(' and no ')}`, remedy));
    }
    if (!deployment.career_hosts.includes(hostname)) {
      const remedy = `Add it to "career_hosts" of ${file}, and release.`;
      findings.push(wrong(`${hostname} is not routed`, remedy));
    }
  }
  const unknown = deployment.career_hosts.filter((host) => !hosts.has(host));
  return [
    ...findings,
    ...unknown.map((host) =>
      wrong(`${host} is no career domain`, 'Run npm run operator -- domain set for it.'),
    ),
    ...(findings.length + unknown.length === 0 ? [fine('career domains')] : []),
  ];
}

async function examineAdmins(ctx: ToolCtx): Promise<Finding> {
  const { results } = await ctx.db.$client
    .prepare(
      `select subdomain from companies c where not exists (select 1 from members m
        where m.company_id = c.id and m.role = 'Admin' and m.status = 'active') limit ?`,
    )
    .bind(LISTED)
    .all<{ subdomain: string }>();
  if (results.length === 0) return fine('each company has an Admin');
  const names = results.map(({ subdomain }) => subdomain).join(', ');
  return watch(`companies without an Admin: ${names}`, 'Run npm run operator -- user invite.');
}

/** What applicants must be shown (GDPR, article 13). */
async function examineNotices(ctx: ToolCtx): Promise<Finding> {
  const { results } = await ctx.db.$client
    .prepare(
      `select subdomain from companies c where is_test = 0
        and json_extract(legal_links, '$.privacy') is null
        and exists (select 1 from listed_companies l where l.company_id = c.id and l.has_jobs = 1) limit ?`,
    )
    .bind(LISTED)
    .all<{ subdomain: string }>();
  if (results.length === 0) return fine('each company with listed jobs links its privacy notice');
  const names = results.map(({ subdomain }) => subdomain).join(', ');
  return watch(
    `companies without a privacy notice: ${names}`,
    'Ask their Admins to add it: Company, Legal pages.',
  );
}

async function examineKeys(ctx: ToolCtx, deployment: Deployment): Promise<Finding[]> {
  const given = process.env['SECRET_KEYS'];
  const needed = await keyStatus(ctx);
  if (given === undefined) {
    const ids = [...new Set(needed.map(({ key }) => key))].sort((a, b) => a - b);
    return [fine(`keys that something needs: ${ids.join(', ') || 'none'}`)];
  }
  const ring = parseKeyRing(given);
  const known = new Set(ring.keys.map(({ id }) => id));
  const remedy = 'Add it back from the vault, see keys.md.';
  const lost = needed.filter(({ key }) => !known.has(key));
  const missing = lost.map(({ key, table, column, rows }) =>
    wrong(`key ${key} encrypted ${rows} of ${table}.${column}, and is not in SECRET_KEYS`, remedy),
  );
  const others = await ringFaults(
    ctx,
    ring,
    lost.map(({ key }) => key),
  );
  const newest = newestFault(deployment, ring);
  const unused = newest && !lost.some(({ key }) => key === newest.id) ? [newest.what] : [];
  const faults = [...others, ...unused].map((fault) => wrong(`SECRET_KEYS: ${fault}`, remedy));
  const findings = [...missing, ...faults];
  return findings.length > 0
    ? findings
    : [fine('every key that something needs is in SECRET_KEYS, and opens it')];
}

function ageOf(milliseconds: number): string {
  const hours = milliseconds / HOUR_MS;
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours >= 1
    ? `${hours.toFixed(1)} hours`
    : `${Math.floor(milliseconds / MINUTE_MS)} minutes`;
}
