/** The records of a bundle: one pipeline has the stages of all jobs. */
import { findCountry } from '#lib/countries.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { foldSpaces } from '#lib/text.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { linesOf } from './items.ts';
import type {
  ApplicationModel,
  JobModel,
  Model,
  NoteModel,
  OfficeModel,
  PersonModel,
} from './model.ts';
import { employmentMaskOf, reasonOf } from './words.ts';

/** A pipeline has 30 stages at most, and the last one hires. */
export const STAGES_MAX = 29;
const HIRED = 'Hired';
const LINE_LENGTH_MAX = 255;
const NOTE_LENGTH_MAX = 10_000;

export type Records = Record<string, object[]>;
type Values = ReadonlyMap<string, Record<string, unknown>>;
type Documents = (personId: string, applicationId: string | null) => object[];

/** What the records have beside the model. */
export type Extras = { fields: object[]; values: Values; documents: Documents };

export function stagesOf(stages: readonly string[]): string[] {
  const names = stages
    .map(line)
    .filter((name) => name !== '' && name.toLowerCase() !== HIRED.toLowerCase());
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

export function toRecords(model: Model, { fields, values, documents }: Extras): Records {
  const names = stagesOf(model.stages);
  const stages = (names.length > 0 ? names : ['Applied']).slice(0, STAGES_MAX);
  const tags = new Map(
    model.persons.flatMap((person) =>
      person.tags.map((name) => [tagKey(name), line(name)] as const),
    ),
  );
  const offices = new Map(
    model.offices
      .filter(({ name }) => name !== '')
      .map((office) => [line(office.name).toLowerCase(), office]),
  );
  const officeIds = new Map(model.offices.map(({ id, name }) => [id, line(name).toLowerCase()]));
  const jobs = new Set(model.jobs.map(({ id }) => id));
  const persons = new Set(model.persons.map(({ id }) => id));
  const customOf = (name: string) => {
    const value = values.get(name);
    return value ? [{ value }] : [];
  };
  const applications = model.applications.filter(
    (one) => jobs.has(one.job_id) && persons.has(one.person_id),
  );
  const notes = notesOf(model.persons, applications);
  return {
    offices: [...offices].map(([id, office]) => toOffice(id, office)),
    pipelines: [toPipeline(model.source, stages)],
    tags: [...tags].map(([id, name]) => ({ id, name })),
    custom_fields: fields,
    jobs: model.jobs.map((job) => ({
      ...toJob(job),
      office_id: officeIds.get(job.office_id ?? '') || null,
      custom: customOf(`job ${job.id}`),
    })),
    persons: model.persons.map((person) => ({
      ...toPerson(person),
      custom: customOf(`candidate ${person.id}`),
      documents: documents(person.id, null),
    })),
    applications: applications.map((one) =>
      Object.assign(toApplication(one, stages), {
        notes: [...toNotes(one.notes, reasonLine(one)), ...(notes.get(one.id) ?? [])],
        custom: customOf(`application ${one.id}`),
        documents: documents(one.person_id, one.id),
      }),
    ),
  };
}

/** Notes about persons who have no application here. */
export function homelessNotes({ persons, applications }: Model, records: Records): string[] {
  const kept = new Set((records['applications'] ?? []).map((one) => ('id' in one ? one.id : '')));
  const withApplication = new Set(
    applications.filter(({ id }) => kept.has(id)).map((one) => one.person_id),
  );
  return persons
    .filter((one) => one.notes.length > 0 && !withApplication.has(one.id))
    .map(({ id }) => id);
}

/** Notes about a person are those of the application that was there when each was written, else of the first. */
function notesOf(
  persons: readonly PersonModel[],
  applications: readonly ApplicationModel[],
): Map<string, object[]> {
  const byPerson = Map.groupBy(applications, (one) => one.person_id);
  const notes = new Map<string, object[]>();
  for (const person of persons) {
    const own = (byPerson.get(person.id) ?? []).toSorted((one, other) =>
      (one.created_at ?? '').localeCompare(other.created_at ?? ''),
    );
    const [first] = own;
    if (!first) continue;
    for (const note of person.notes) {
      const at = note.created_at ?? '';
      const { id } = own.findLast((one) => (one.created_at ?? '') <= at) ?? first;
      notes.set(id, [...(notes.get(id) ?? []), ...toNotes([note])]);
    }
  }
  return notes;
}

function reasonLine({ rejection_reason, rejected_at }: ApplicationModel): NoteModel[] {
  const note = linesOf({ 'Rejection reason': rejection_reason });
  return note === '' ? [] : [{ note, created_at: rejected_at }];
}

/** A note that is too long is continued in others. */
function toNotes(...lists: NoteModel[][]): object[] {
  return lists
    .flat()
    .filter(({ note }) => note !== '')
    .flatMap(({ note, ...rest }) => {
      const written = note.toWellFormed().replaceAll('\0', '');
      const parts = Array.from({ length: Math.ceil(written.length / NOTE_LENGTH_MAX) }, (_, at) =>
        written.slice(at * NOTE_LENGTH_MAX, (at + 1) * NOTE_LENGTH_MAX).toWellFormed(),
      );
      return parts.map((part) => Object.assign({ note: part }, rest));
    });
}

function toPipeline(source: string, stages: readonly string[]): object {
  const own = stages.map((name, index) => ({ id: stageId(index), name, type: typeOf(name) }));
  return {
    id: 'pipeline',
    name: source,
    stages: [...own, { id: HIRED_ID, name: HIRED, type: 'hired' }],
  };
}

const HIRED_ID = 'stage hired';

function stageId(index: number): string {
  return `stage ${index}`;
}

function toOffice(id: string, { name, address, city, zipcode, country }: OfficeModel): object {
  return {
    id,
    name: line(name),
    address: line(address) || null,
    city: line(city) || null,
    zipcode: line(zipcode) || null,
    country_id: country ? findCountry(country) : null,
  };
}

function toJob({ description, requirements, employment, ...job }: JobModel): object {
  const texts = { ...(description && { description }), ...(requirements && { requirements }) };
  return {
    ...job,
    title: line(job.title) || 'Untitled',
    workplace: job.workplace ?? 'On-site',
    employment_type_mask: employmentMaskOf(employment ?? ''),
    pipeline_id: 'pipeline',
    texts: Object.keys(texts).length > 0 ? [texts] : [],
  };
}

function toPerson({ links, tags, ...person }: PersonModel): object {
  const phone = line(person.phone ?? '') || null;
  const urls = new Set(links.map(toUrl).filter((url) => url !== null));
  return {
    ...person,
    first_name: line(person.first_name),
    last_name: line(person.last_name),
    email: isEmailAddress(person.email) ? person.email : '',
    phone,
    phone_source: phone === null ? null : 'typed',
    links: [...urls].map((url) => ({ kind: kindOf(url), url })),
    tags: [...new Set(tags.map(tagKey))].map((id) => ({ tag_id: id })),
    // They are those of applications.
    notes: undefined,
  };
}

function toApplication(one: ApplicationModel, stages: readonly string[]): object {
  const { stage, moves = [], rejection_reason: reason, ...application } = one;
  const places = new Map(stages.map((name, index) => [name.toLowerCase(), index]));
  const placeOf = (name: string | null) => places.get(line(name ?? '').toLowerCase()) ?? null;
  const ref = (name: string | null) => {
    const place = placeOf(name);
    return place === null ? null : { id: stageId(place), name: stages[place] ?? '' };
  };
  const moved = moves.map(({ from, to, created_at }) => ({
    kind: 'moved',
    from_stage: ref(from),
    to_stage: ref(to),
    created_at,
  }));
  const closed =
    one.status === 'active'
      ? []
      : [{ kind: one.status, created_at: one.rejected_at ?? one.hired_at }];
  return {
    ...application,
    source: line(one.source),
    stage_id: one.status === 'hired' ? HIRED_ID : stageId(placeOf(stage) ?? 0),
    stage_since: moves.at(-1)?.created_at ?? one.created_at,
    rejection_reason_id: one.status === 'rejected' ? reasonOf(reason) : null,
    history: [{ kind: 'created', created_at: one.created_at }, ...moved, ...closed],
  };
}

function line(text = ''): string {
  return foldSpaces(text.toWellFormed().replaceAll(/\p{C}/gu, ' '))
    .trim()
    .slice(0, LINE_LENGTH_MAX)
    .toWellFormed();
}

function tagKey(name: string): string {
  return line(name).toLowerCase();
}

/** Services keep links as people have typed them; null for one that leads nowhere. */
function toUrl(typed: string): string | null {
  if (isWebUrl(typed)) return typed;
  const url = `https://${typed}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(typed) && isWebUrl(url) ? url : null;
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
