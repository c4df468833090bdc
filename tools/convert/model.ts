/** What converters make of the records of another service, and the bundle that is written of it. */
import { createHash } from 'node:crypto';
import { writeEnd, writeEntry } from '#lib/zip.ts';
import { entityPath, RECORDS_MAX, SCHEMA_PATH } from '#recruiting/transfers/rules/bundle.ts';
import { bundleSchema } from '#recruiting/transfers/schemas/bundle/json-schema.ts';
import { toManifest } from '#recruiting/transfers/schemas/bundle/manifest.ts';
import type { ListedFile } from '#recruiting/transfers/schemas/bundle/manifest.ts';

export type JobModel = {
  id: string;
  title: string;
  status: 'Live' | 'Draft' | 'Closed' | 'Archived';
  created_at: string | null;
  description?: string | null;
};

export type PersonModel = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  links: string[];
  tags: string[];
  created_at: string | null;
};

export type ApplicationModel = {
  id: string;
  person_id: string;
  job_id: string;
  /** The name of its stage; null: the first. */
  stage: string | null;
  status: 'active' | 'rejected' | 'hired';
  source: string;
  created_at: string | null;
  rejected_at: string | null;
  hired_at: string | null;
  notes: string[];
};

export type Model = {
  source: string;
  /** Names, in the order of hiring. */
  stages: string[];
  jobs: JobModel[];
  persons: PersonModel[];
  applications: ApplicationModel[];
};

/** The lists of another service, by the names of their files. */
export type Lists = Readonly<Record<string, readonly Item[]>>;
export type Item = Readonly<Record<string, unknown>>;

/** Notes which fields of the records are read, and says which are not: those that hold something in any record. */
export function watched(lists: Lists): { lists: Lists; ignored: () => string[] } {
  const read = new Set<string>();
  const held = new Set<string>();
  const watchedLists = Object.entries(lists).map(([list, items]) => {
    const records = items.map((item) => {
      for (const [name, value] of Object.entries(item)) {
        if (holds(value)) held.add(`${list}.${name}`);
      }
      return new Proxy(item, {
        get(record, name) {
          read.add(`${list}.${String(name)}`);
          return Reflect.get(record, name);
        },
      });
    });
    return [list, records] as const;
  });
  return {
    lists: Object.fromEntries(watchedLists),
    ignored: () => [...held].filter((name) => !read.has(name)),
  };
}

function holds(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== '' && value !== undefined;
}

/** How many applications name a job or a person that no list has, and stages that a pipeline has no room for. */
export function leftOutOf({ applications, stages }: Model, records: Records): string[] {
  const lost = applications.length - (records['applications'] ?? []).length;
  const names = stagesOf(stages).slice(STAGES_MAX);
  return [
    ...(lost > 0 ? [`${lost} applications, whose job or candidate is in no list`] : []),
    ...(names.length > 0 ? [`stages beyond ${STAGES_MAX}: ${names.join(', ')}`] : []),
  ];
}

/** A pipeline has 30 stages at most, and the last one hires. */
const STAGES_MAX = 29;
const HIRED = 'Hired';

type Records = Record<string, object[]>;

function stagesOf(stages: readonly string[]): string[] {
  return [...new Set(stages.map((name) => name.trim()))].filter(
    (name) => name !== '' && name.toLowerCase() !== HIRED.toLowerCase(),
  );
}

/** The records of the bundle: one pipeline has the stages of all jobs. */
export function toRecords(model: Model): Records {
  const names = stagesOf(model.stages);
  const stages = (names.length > 0 ? names : ['Applied']).slice(0, STAGES_MAX);
  const stageId = (name: string | null) =>
    `stage ${Math.max(0, stages.indexOf((name ?? '').trim()))}`;
  const tags = [...new Set(model.persons.flatMap((person) => person.tags))];
  const jobs = new Set(model.jobs.map(({ id }) => id));
  const persons = new Set(model.persons.map(({ id }) => id));
  return {
    pipelines: [
      {
        id: 'pipeline',
        name: model.source,
        stages: [...stages, HIRED].map((name, index) => ({
          id: name === HIRED ? 'stage hired' : `stage ${index}`,
          name,
          type: name === HIRED ? 'hired' : typeOf(name),
        })),
      },
    ],
    tags: tags.map((name) => ({ id: name, name })),
    jobs: model.jobs.map(toJob),
    persons: model.persons.map(toPerson),
    applications: model.applications
      .filter((one) => jobs.has(one.job_id) && persons.has(one.person_id))
      .map((one) =>
        toApplication(one, one.status === 'hired' ? 'stage hired' : stageId(one.stage)),
      ),
  };
}

function toJob({ description, ...job }: JobModel): object {
  return {
    ...job,
    workplace: 'On-site',
    pipeline_id: 'pipeline',
    texts: description ? [{ description }] : [],
  };
}

function toPerson({ links, tags, ...person }: PersonModel): object {
  return {
    ...person,
    phone_source: person.phone === null ? null : 'typed',
    links: links.map((url) => ({ kind: kindOf(url), url })),
    tags: [...new Set(tags)].map((tag) => ({ tag_id: tag })),
  };
}

function toApplication(one: ApplicationModel, stageId: string): object {
  const { stage, notes: said, ...application } = one;
  return {
    ...application,
    stage_id: stage === null && one.status !== 'hired' ? 'stage 0' : stageId,
    stage_since: one.created_at,
    notes: said.map((note) => ({ note })),
    history: [{ kind: 'created', created_at: one.created_at }],
  };
}

function typeOf(name: string): string {
  if (/interview|onsite|on-site|assessment/iu.test(name)) return 'interview';
  if (/offer/iu.test(name)) return 'offer';
  return /screen|review|applied|sourced|inbox|lead/iu.test(name) ? 'screening' : 'other';
}

function kindOf(url: string): string {
  const [, kind = 'other'] =
    /^https?:\/\/(?:[\w-]+\.)?(linkedin|github|xing)\.com\//iu.exec(url) ?? [];
  return kind.toLowerCase();
}

export async function writeBundle(
  source: string,
  records: Records,
  now: Date,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const files: ListedFile[] = [];
  let offset = 0;
  const add = async (path: string, written: string) => {
    const content = new TextEncoder().encode(written);
    const entry = await writeEntry(path, content, { offset, isPacked: false });
    parts.push(entry.bytes);
    directory.push(entry.directory);
    offset += entry.bytes.byteLength;
    return createHash('sha256').update(content).digest('hex');
  };
  for (const [entity, list] of Object.entries(records)) {
    for (let at = 0, nth = 1; at < list.length; at += RECORDS_MAX, nth++) {
      const part = list.slice(at, at + RECORDS_MAX);
      const path = entityPath(entity, nth);
      const lines = part.map((record) => `${JSON.stringify(record)}\n`).join('');
      const sha256 = await add(path, lines);
      files.push({ path, entity, records: part.length, sha256 });
    }
  }
  const manifest = toManifest(files, { source, exportedAt: now });
  await add(SCHEMA_PATH, `${JSON.stringify(bundleSchema(), null, 2)}\n`);
  await add('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  return Buffer.concat([...parts, writeEnd(Buffer.concat(directory), directory.length, offset)]);
}

/** The record within a record; empty where there is none. */
export function inner(item: Item, name: string): Item {
  const value = item[name];
  return isItem(value) ? value : {};
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list within a record; empty where there is none. */
export function listIn(item: Item, name: string): readonly unknown[] {
  const value = item[name];
  return Array.isArray(value) ? value : [];
}

/** The text of a field; '' where there is none. */
export function text(item: Item, name: string): string {
  const value = item[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A list of texts, or of records that hold each in a field. */
export function texts(item: Item, name: string, field = 'value'): string[] {
  return listIn(item, name)
    .map((one) => (isItem(one) ? text(one, field) : typeof one === 'string' ? one.trim() : ''))
    .filter((one) => one !== '');
}

/** A time as ISO 8601 or milliseconds; null where there is none. */
export function time(item: Item, name: string): string | null {
  const value = item[name];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The lines of a note that say something. */
export function notes(lines: Readonly<Record<string, string>>): string[] {
  const said = Object.entries(lines).filter(([, value]) => value !== '');
  return said.length === 0 ? [] : [said.map(([name, value]) => `${name}: ${value}`).join('\n')];
}

/** The first word, and the rest. */
export function nameOf(full: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = full.split(/\s+/u);
  return { first_name: first, last_name: rest.join(' ') };
}
