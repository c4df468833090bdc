/** Ashby: the results of `candidate.list`, `application.list`, `job.list` and so on. */
import {
  groupBy,
  idIn,
  inner,
  isItem,
  itemsIn,
  linesOf,
  nameOf,
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
  FieldModel,
  Model,
  NoteModel,
  PersonModel,
  ValueModel,
  Vendor,
} from './model.ts';
import { workplaceOf } from './words.ts';

const jobStatuses = {
  Open: 'Live',
  Draft: 'Draft',
  Closed: 'Closed',
  Archived: 'Archived',
} as const;
const statuses = { Hired: 'hired', Archived: 'rejected' } as const;
const entities = { Candidate: 'candidate', Application: 'application', Job: 'job' } as const;

export const ashby: Vendor = {
  lists: {
    candidates: { marks: ['id', 'name', 'createdAt'], isNeeded: true },
    applications: { marks: ['id', 'status', 'candidate', 'job'] },
    jobs: { marks: ['id', 'title', 'status'] },
    interview_stages: { marks: ['id', 'title'] },
    locations: { marks: ['id', 'name'] },
    custom_fields: { marks: ['id', 'title', 'fieldType'] },
    notes: { marks: ['id', 'content'] },
  },
  toModel,
};

function toModel(lists: Lists): Model {
  const [applications, persons, jobs] = ['applications', 'candidates', 'jobs'].map(
    (name) => lists[name] ?? [],
  ) as [Item[], Item[], Item[]];
  const notes = groupBy(lists['notes']);
  const stages = (lists['interview_stages'] ?? []).map((stage) => text(stage, 'title'));
  const seen = applications.map((one) => text(inner(one, 'currentInterviewStage'), 'title'));
  const records = { candidate: persons, application: applications, job: jobs };
  const fields = fieldsOf(lists['custom_fields'] ?? [], records);
  return {
    source: 'ashby',
    // The stage of those who are archived is no step of hiring.
    stages: [...stages, ...seen].filter((name) => name !== 'Archived'),
    offices: (lists['locations'] ?? []).map(toOffice),
    jobs: jobs.map((job) => ({
      id: text(job, 'id'),
      title: text(job, 'title'),
      status: jobStatuses[text(job, 'status') as keyof typeof jobStatuses] ?? 'Closed',
      created_at: time(job, 'createdAt'),
      published_at: time(job, 'openedAt'),
      office_id: idIn(job, 'locationId') || idIn(job, 'location') || null,
      workplace: workplaceOf(text(job, 'workplaceType')),
      employment: text(job, 'employmentType'),
    })),
    persons: persons.map((person) => toPerson(person, notes(text(person, 'id')))),
    applications: applications.map(toApplication),
    fields,
    values: valuesOf(lists['custom_fields'] ?? [], records),
    attachments: persons.flatMap(attachmentsOf),
  };
}

function toOffice(location: Item) {
  const address = inner(inner(location, 'address'), 'postalAddress');
  return {
    id: text(location, 'id'),
    name: text(location, 'name'),
    address: text(address, 'streetAddress'),
    city: text(address, 'addressLocality'),
    zipcode: text(address, 'postalCode'),
    country: text(address, 'addressCountry'),
  };
}

function toPerson(person: Item, notes: readonly Item[]): PersonModel {
  const created_at = time(person, 'createdAt');
  const [email, phone] = ['primaryEmailAddress', 'primaryPhoneNumber'].map((name) =>
    text(inner(person, name), 'value'),
  );
  const profile = linesOf({
    Title: text(person, 'position'),
    Company: text(person, 'company'),
    School: text(person, 'school'),
    Location: text(inner(person, 'location'), 'locationSummary'),
    'Other emails': texts(person, 'emailAddresses')
      .filter((one) => one !== email)
      .join(', '),
    'Other phone numbers': texts(person, 'phoneNumbers')
      .filter((one) => one !== phone)
      .join(', '),
    Source: text(inner(person, 'source'), 'title'),
    'Credited to': userName(inner(person, 'creditedToUser')),
  });
  const written = notes.map((note): NoteModel => ({
    note: plain(text(note, 'content')),
    author_email: text(inner(note, 'author'), 'email') || null,
    author_name: userName(inner(note, 'author')) || null,
    created_at: time(note, 'createdAt'),
  }));
  return {
    id: text(person, 'id'),
    ...nameOf(text(person, 'name')),
    email: email ?? '',
    phone: phone || null,
    links: texts(person, 'socialLinks', 'url'),
    tags: texts(person, 'tags', 'title'),
    created_at,
    notes: [...(profile === '' ? [] : [{ note: profile, created_at }]), ...written],
  };
}

function userName(user: Item): string {
  return `${text(user, 'firstName')} ${text(user, 'lastName')}`.trim();
}

function toApplication(one: Item): ApplicationModel {
  const status = statuses[text(one, 'status') as keyof typeof statuses] ?? 'active';
  const credited = linesOf({ 'Credited to': userName(inner(one, 'creditedToUser')) });
  const created_at = time(one, 'createdAt');
  return {
    id: text(one, 'id'),
    person_id: idIn(one, 'candidate'),
    job_id: idIn(one, 'job'),
    stage: text(inner(one, 'currentInterviewStage'), 'title') || null,
    status,
    source: text(inner(one, 'source'), 'title') || 'ashby',
    created_at,
    rejected_at: status === 'rejected' ? (time(one, 'archivedAt') ?? time(one, 'updatedAt')) : null,
    hired_at: status === 'hired' ? (time(one, 'hiredAt') ?? time(one, 'updatedAt')) : null,
    rejection_reason: textIn(inner(one, 'archiveReason'), 'text', 'title'),
    notes: credited === '' ? [] : [{ note: credited, created_at }],
  };
}

type Records = Record<FieldModel['entity'], readonly Item[]>;

function fieldsOf(defined: readonly Item[], records: Records): FieldModel[] {
  const known = defined.flatMap((field): FieldModel[] => {
    const entity = entities[text(field, 'objectType') as keyof typeof entities];
    if (entity === undefined) return [];
    return [
      {
        ...headOf(entity, field),
        options: texts(field, 'selectableValues', 'label'),
        is_private: field['isPrivate'] === true,
        is_archived: field['isArchived'] === true,
      },
    ];
  });
  return [...known, ...customIn(records).map(([entity, , field]) => headOf(entity, field))];
}

function headOf(entity: FieldModel['entity'], field: Item): FieldModel {
  return {
    entity,
    id: text(field, 'id'),
    label: text(field, 'title'),
    type: text(field, 'fieldType'),
    options: [],
  };
}

function customIn(records: Records) {
  return Object.values(entities).flatMap((entity) =>
    records[entity].flatMap((one) =>
      itemsIn(one, 'customFields').map((field) => [entity, one, field] as const),
    ),
  );
}

/** A choice is told by the value of its option; a company knows it by the label. */
function valuesOf(defined: readonly Item[], records: Records): ValueModel[] {
  const labels = new Map(
    defined.map((field) => [
      text(field, 'id'),
      new Map(
        itemsIn(field, 'selectableValues').map((one) => [text(one, 'value'), text(one, 'label')]),
      ),
    ]),
  );
  return customIn(records).map(([entity, one, field]) => {
    const own = labels.get(text(field, 'id'));
    const labelOf = (value: unknown) => own?.get(String(value)) ?? value;
    const { value } = field;
    const label = text(field, 'valueLabel');
    const said = Array.isArray(value)
      ? value.map(labelOf)
      : isItem(value)
        ? value
        : label || labelOf(value);
    return { entity, record_id: text(one, 'id'), field_id: text(field, 'id'), value: said };
  });
}

function attachmentsOf(person: Item): AttachmentModel[] {
  const cv = inner(person, 'resumeFileHandle');
  const others = itemsIn(person, 'fileHandles').filter(
    (file) => text(file, 'id') !== text(cv, 'id'),
  );
  const of = (kind: 'cv' | 'other') => (file: Item) => ({
    id: text(file, 'id'),
    filename: text(file, 'name'),
    url: text(file, 'url'),
    kind,
    created_at: time(file, 'createdAt'),
    person_id: text(person, 'id'),
    application_id: null,
    owners: [text(person, 'id')],
  });
  return [...(text(cv, 'name') === '' ? [] : [of('cv')(cv)]), ...others.map(of('other'))];
}
