/** Greenhouse: the lists of the Harvest API, version 3 or 1. */
import { fieldsOf, valuesOf } from './greenhouse-fields.ts';
import {
  byId,
  groupBy,
  idIn,
  inner,
  itemsIn,
  linesOf,
  plain,
  text,
  textIn,
  texts,
  time,
} from './items.ts';
import type { Item, Lists } from './items.ts';
import type {
  ApplicationModel,
  AttachmentModel,
  Model,
  NoteModel,
  PersonModel,
  Vendor,
} from './model.ts';

const statuses = { open: 'Live', draft: 'Draft', closed: 'Closed' } as const;
const kinds = { resume: 'cv', cover_letter: 'cover_letter' } as const;

export const greenhouse: Vendor = {
  lists: {
    candidates: { marks: ['id', 'first_name'], isNeeded: true },
    applications: { marks: ['id', 'candidate_id', 'status'] },
    jobs: { marks: ['id', 'name', 'status'] },
    job_stages: { marks: ['id', 'name'] },
    job_interview_stages: { marks: ['id', 'name'] },
    offices: { marks: ['id', 'name'] },
    sources: { marks: ['id'] },
    users: { marks: ['id'] },
    custom_fields: { marks: ['name', 'field_type'] },
    rejection_reasons: { marks: ['id', 'name'] },
    rejection_details: { marks: ['application_id'] },
    attachments: { marks: ['filename'] },
    notes: { marks: ['body'] },
    activity_feed: { marks: ['notes'] },
  },
  toModel,
};

function toModel(lists: Lists): Model {
  const persons = lists['candidates'] ?? [];
  // Version 1 has them within the candidates, too.
  const applications =
    lists['applications'] ?? persons.flatMap((one) => itemsIn(one, 'applications'));
  const jobs = lists['jobs'] ?? [];
  const known = { users: byId(lists['users']), ...detailsOf(lists) };
  const notesOf = notesBy(lists, known.users);
  const stages = [...(lists['job_stages'] ?? []), ...(lists['job_interview_stages'] ?? [])];
  const records = { candidate: persons, application: applications, job: jobs };
  return {
    source: 'greenhouse',
    stages: [...stages.map((stage) => text(stage, 'name')), ...applications.map(stageOf)],
    offices: [...(lists['offices'] ?? []), ...jobs.flatMap((job) => itemsIn(job, 'offices'))].map(
      (office) => ({
        id: text(office, 'id'),
        name: text(office, 'name'),
        address: text(inner(office, 'location'), 'name'),
      }),
    ),
    jobs: jobs.map((job) => ({
      id: text(job, 'id'),
      title: text(job, 'name'),
      status: statuses[text(job, 'status') as keyof typeof statuses] ?? 'Closed',
      created_at: time(job, 'created_at'),
      published_at: time(job, 'opened_at'),
      office_id:
        text(itemsIn(job, 'offices')[0] ?? {}, 'id') || texts(job, 'office_ids')[0] || firstId(job),
      description: text(job, 'notes'),
    })),
    persons: persons.map((person) => toPerson(person, notesOf(text(person, 'id')))),
    applications: applications.flatMap((one) => toApplications(one, known)),
    fields: fieldsOf(lists, records),
    values: valuesOf(records),
    attachments: [
      ...persons.flatMap((one) => attachmentsOf(one, text(one, 'id'), null)),
      ...applications.flatMap((one) =>
        attachmentsOf(one, text(one, 'candidate_id'), text(one, 'id')),
      ),
      ...(lists['attachments'] ?? []).map((one) =>
        toAttachment(one, text(one, 'candidate_id'), text(one, 'application_id') || null),
      ),
    ],
  };
}

/** The first of a list of numbers. */
function firstId(job: Item): string | null {
  const ids = job['office_ids'];
  return Array.isArray(ids) && typeof ids[0] === 'number' ? String(ids[0]) : null;
}

function toPerson(person: Item, notes: NoteModel[]): PersonModel {
  const employments = itemsIn(person, 'employments').map((one) =>
    [text(one, 'title'), text(one, 'company_name'), spanOf(one)].filter(Boolean).join(', '),
  );
  const educations = itemsIn(person, 'educations').map((one) =>
    [textIn(one, 'degree'), textIn(one, 'discipline'), textIn(one, 'school_name'), spanOf(one)]
      .filter(Boolean)
      .join(', '),
  );
  const profile = linesOf({
    Title: text(person, 'title'),
    Company: text(person, 'company'),
    Addresses: texts(person, 'addresses').join('; '),
    'Other emails': texts(person, 'email_addresses').slice(1).join(', '),
    'Other phone numbers': texts(person, 'phone_numbers').slice(1).join(', '),
    Employment: employments.join('; '),
    Education: educations.join('; '),
    Recruiter: text(inner(person, 'recruiter'), 'name'),
    Coordinator: text(inner(person, 'coordinator'), 'name'),
  });
  return {
    id: text(person, 'id'),
    first_name: text(person, 'first_name'),
    last_name: text(person, 'last_name'),
    email: texts(person, 'email_addresses')[0] ?? '',
    phone: texts(person, 'phone_numbers')[0] ?? null,
    links: [...texts(person, 'website_addresses'), ...texts(person, 'social_media_addresses')],
    tags: texts(person, 'tags', 'name'),
    created_at: time(person, 'created_at'),
    notes: [
      ...(profile === '' ? [] : [{ note: profile, created_at: time(person, 'created_at') }]),
      ...notes,
    ],
  };
}

function spanOf(one: Item): string {
  const [from, to] = [text(one, 'start_date').slice(0, 10), text(one, 'end_date').slice(0, 10)];
  return from === '' && to === '' ? '' : `${from} – ${to}`;
}

type Known = ReturnType<typeof detailsOf> & { users: ReadonlyMap<string, Item> };

/** What version 3 has in lists of their own. */
function detailsOf(lists: Lists) {
  return {
    reasons: byId(lists['rejection_reasons']),
    details: byId(lists['rejection_details'], 'application_id'),
    sources: byId(lists['sources']),
  };
}

function stageOf(application: Item): string {
  return text(inner(application, 'current_stage'), 'name') || text(application, 'stage_name');
}

/** A prospect has no job, and is a person without an application. */
function toApplications(item: Item, { reasons, details, sources }: Known): ApplicationModel[] {
  // One job in version 3, a list of them in version 1.
  const jobId =
    text(item, 'job_id') || (itemsIn(item, 'jobs').map((job) => text(job, 'id'))[0] ?? '');
  if (jobId === '') return [];
  const status = text(item, 'status');
  const reasonId = text(details.get(text(item, 'id')) ?? {}, 'rejection_reason_id');
  const source = sources.get(idIn(item, 'source_id')) ?? {};
  const about = linesOf({
    Location: text(inner(item, 'location'), 'address'),
    'Credited to': text(inner(item, 'credited_to'), 'name'),
  });
  const answers = itemsIn(item, 'answers').map(
    (one) => `${text(one, 'question')}\n${text(one, 'answer')}`,
  );
  return [
    {
      id: text(item, 'id'),
      person_id: text(item, 'candidate_id'),
      job_id: jobId,
      stage: stageOf(item) || null,
      status: status === 'hired' || status === 'rejected' ? status : 'active',
      source:
        textIn(inner(item, 'source'), 'public_name', 'name') ||
        textIn(source, 'public_name', 'name') ||
        'greenhouse',
      created_at: time(item, 'applied_at') ?? time(item, 'created_at'),
      rejected_at: time(item, 'rejected_at'),
      hired_at:
        status === 'hired' ? (time(item, 'hired_at') ?? time(item, 'last_activity_at')) : null,
      rejection_reason:
        text(inner(item, 'rejection_reason'), 'name') || text(reasons.get(reasonId) ?? {}, 'name'),
      notes: [about, answers.join('\n\n')]
        .filter((note) => note !== '')
        .map((note) => ({ note, created_at: time(item, 'applied_at') })),
    },
  ];
}

/** The notes of candidates: a list in version 3, an activity feed of each in version 1. */
function notesBy(
  lists: Lists,
  users: ReadonlyMap<string, Item>,
): (personId: string) => NoteModel[] {
  const list = groupBy(
    lists['notes'],
    (note) => text(note, 'candidate_id') || text(note, '@owner'),
  );
  const feeds = groupBy(lists['activity_feed']);
  return (personId) =>
    [...list(personId), ...feeds(personId).flatMap((feed) => itemsIn(feed, 'notes'))].map(
      (note) => {
        const user = users.get(idIn(note, 'user_id') || idIn(note, 'user')) ?? inner(note, 'user');
        return {
          note: plain(text(note, 'body')),
          author_email: textIn(user, 'primary_email_address', 'primary_email', 'email') || null,
          author_name: userName(user) || null,
          created_at: time(note, 'created_at'),
        };
      },
    );
}

function userName(user: Item): string {
  return text(user, 'name') || [text(user, 'first_name'), text(user, 'last_name')].join(' ').trim();
}

function attachmentsOf(
  record: Item,
  personId: string,
  applicationId: string | null,
): AttachmentModel[] {
  return itemsIn(record, 'attachments').map((one) => toAttachment(one, personId, applicationId));
}

function toAttachment(one: Item, personId: string, applicationId: string | null): AttachmentModel {
  return {
    id: text(one, 'id'),
    filename: text(one, 'filename'),
    url: text(one, 'url'),
    kind: kinds[text(one, 'type') as keyof typeof kinds] ?? 'other',
    created_at: time(one, 'created_at'),
    person_id: personId,
    application_id: applicationId,
    owners: [applicationId ?? '', personId].filter((id) => id !== ''),
  };
}
