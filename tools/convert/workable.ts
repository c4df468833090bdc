/** Workable: the lists of the API, and each candidate. It has a candidate for each job: the same email is the same person. */
import {
  groupBy,
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
  OfficeModel,
  PersonModel,
  ValueModel,
  Vendor,
} from './model.ts';
import { mergePersons } from './persons.ts';
import { workplaceOf } from './words.ts';

const statuses = {
  published: 'Live',
  draft: 'Draft',
  closed: 'Closed',
  archived: 'Archived',
} as const;

export const workable: Vendor = {
  lists: {
    candidates: { marks: ['id', 'name', 'created_at'], isNeeded: true },
    jobs: { marks: ['shortcode', 'title', 'state'] },
    stages: { marks: ['slug', 'name'] },
    custom_attributes: { marks: ['id', 'label', 'type'] },
    activities: { marks: ['action'] },
  },
  toModel,
};

function toModel(lists: Lists): Model {
  const candidates = lists['candidates'] ?? [];
  const jobs = lists['jobs'] ?? [];
  const stages = lists['stages'] ?? [];
  const activities = groupBy(lists['activities']);
  // A candidate names the stage by its name or by its slug.
  const names = new Map(stages.map((stage) => [text(stage, 'slug'), text(stage, 'name')]));
  const stageOf = (name: string) => names.get(name) ?? name;
  return {
    source: 'workable',
    stages: stages.map((stage) => text(stage, 'name')),
    offices: jobs.map(toOffice).filter(({ name }) => name !== ''),
    jobs: jobs.map((job) => ({
      id: text(job, 'shortcode'),
      title: text(job, 'title'),
      status: statuses[text(job, 'state') as keyof typeof statuses] ?? 'Closed',
      created_at: time(job, 'created_at'),
      office_id: toOffice(job).name || null,
      workplace: workplaceOf(text(inner(job, 'location'), 'workplace_type')),
      employment: text(job, 'employment_type'),
      description: textIn(job, 'description', 'full_description'),
      requirements: text(job, 'requirements'),
    })),
    persons: mergePersons(candidates.map(toPerson)),
    applications: candidates.flatMap((one) =>
      toApplications(one, activities(text(one, 'id')), stageOf),
    ),
    fields: [
      ...(lists['custom_attributes'] ?? []).map(toField),
      ...candidates.flatMap((one) => itemsIn(one, 'custom_attributes').map(toField)),
    ],
    values: candidates.flatMap((one) =>
      itemsIn(one, 'custom_attributes').map((value) => toValue(one, value)),
    ),
    attachments: candidates.flatMap(attachmentsOf),
  };
}

function toOffice(job: Item): OfficeModel {
  const place = inner(job, 'location');
  const name =
    textIn(place, 'location_str') ||
    [textIn(place, 'city'), textIn(place, 'region'), textIn(place, 'country')]
      .filter(Boolean)
      .join(', ');
  return {
    id: name,
    name,
    city: text(place, 'city'),
    zipcode: text(place, 'zip_code'),
    country: textIn(place, 'country_code', 'country'),
  };
}

function personId(candidate: Item): string {
  return text(candidate, 'email').toLowerCase() || text(candidate, 'id');
}

function toPerson(candidate: Item): PersonModel {
  const name = nameOf(text(candidate, 'name'));
  return {
    id: personId(candidate),
    first_name: text(candidate, 'firstname') || name.first_name,
    last_name: text(candidate, 'lastname') || name.last_name,
    email: text(candidate, 'email'),
    phone: text(candidate, 'phone') || null,
    links: texts(candidate, 'social_profiles', 'url'),
    tags: texts(candidate, 'tags'),
    created_at: time(candidate, 'created_at'),
    notes: [],
  };
}

function toApplications(
  one: Item,
  activities: readonly Item[],
  stageOf: (name: string) => string,
): ApplicationModel[] {
  const jobId = text(inner(one, 'job'), 'shortcode');
  if (jobId === '') return [];
  const hiredAt = time(one, 'hired_at');
  const isRejected = one['disqualified'] === true && hiredAt === null;
  return [
    {
      id: text(one, 'id'),
      person_id: personId(one),
      job_id: jobId,
      stage: stageOf(text(one, 'stage')) || null,
      status: hiredAt !== null ? 'hired' : isRejected ? 'rejected' : 'active',
      source: textIn(one, 'domain', 'originating_source') || 'workable',
      created_at: time(one, 'created_at'),
      rejected_at: isRejected ? (time(one, 'disqualified_at') ?? time(one, 'updated_at')) : null,
      hired_at: hiredAt,
      rejection_reason: isRejected ? text(one, 'disqualification_reason') : '',
      notes: notesOf(one, activities),
      moves: activities
        .filter((activity) => text(activity, 'action') === 'moved')
        .map((activity) => ({
          from: text(inner(activity, 'action_stage'), 'name') || null,
          to:
            text(inner(activity, 'target_stage'), 'name') ||
            stageOf(text(activity, 'stage_name')) ||
            null,
          created_at: time(activity, 'created_at'),
        })),
    },
  ];
}

function notesOf(one: Item, activities: readonly Item[]): NoteModel[] {
  const created_at = time(one, 'created_at');
  const jobs = itemsIn(one, 'experience_entries').map((entry) =>
    [text(entry, 'title'), text(entry, 'company'), spanOf(entry)].filter(Boolean).join(', '),
  );
  const schools = itemsIn(one, 'education_entries').map((entry) =>
    [text(entry, 'degree'), text(entry, 'field_of_study'), text(entry, 'school'), spanOf(entry)]
      .filter(Boolean)
      .join(', '),
  );
  const about = linesOf({
    Headline: text(one, 'headline'),
    Address: text(one, 'address'),
    Summary: text(one, 'summary'),
    Skills: texts(one, 'skills', 'name').join(', '),
    Experience: jobs.join('; '),
    Education: schools.join('; '),
    'Cover letter': text(one, 'cover_letter'),
  });
  const answers = itemsIn(one, 'answers').map(
    (answer) => `${bodyOf(answer, 'question')}\n${answerOf(answer)}`,
  );
  const own = [about, answers.join('\n\n')]
    .filter((note) => note !== '')
    .map((note) => ({ note, created_at }));
  const said = activities.filter(
    (activity) =>
      ['comment', 'rating', 'message', 'disqualification'].includes(text(activity, 'action')) &&
      text(activity, 'body') !== '',
  );
  return [
    ...own,
    ...said.map((activity) => ({
      note: plain(text(activity, 'body')),
      author_name: text(inner(activity, 'member'), 'name') || null,
      author_email: text(inner(activity, 'member'), 'email') || null,
      created_at: time(activity, 'created_at'),
    })),
  ];
}

function spanOf(entry: Item): string {
  const [from, to] = [text(entry, 'start_date').slice(0, 10), text(entry, 'end_date').slice(0, 10)];
  return from === '' && to === '' ? '' : `${from} – ${to}`;
}

function bodyOf(item: Item, name: string): string {
  return text(inner(item, name), 'body') || text(item, name);
}

function answerOf(item: Item): string {
  const answer = isItem(item['answer']) ? item['answer'] : item;
  if (typeof answer['checked'] === 'boolean') return answer['checked'] ? 'Yes' : 'No';
  return (
    bodyOf(item, 'answer') ||
    textIn(answer, 'body', 'value', 'number', 'date') ||
    texts(answer, 'choices', 'body').join(', ')
  );
}

function toField(one: Item): FieldModel {
  const isSingle = one['single_answer'] !== false;
  const type = text(one, 'type');
  return {
    entity: 'application',
    id: textIn(one, 'id', 'key', 'custom_attribute_key'),
    label: textIn(one, 'label', 'name', 'body'),
    type: type === 'multiple_choice' && isSingle ? 'dropdown' : type,
    options: texts(one, 'choices', 'body'),
    is_archived: one['enabled'] === false,
  };
}

function toValue(candidate: Item, one: Item): ValueModel {
  const choices = texts(one, 'choices', 'body');
  const value = one['value'] ?? one['checked'] ?? (choices.length > 0 ? choices : null);
  const field_id = textIn(one, 'id', 'key', 'custom_attribute_key');
  return { entity: 'application', record_id: text(candidate, 'id'), field_id, value };
}

function attachmentsOf(candidate: Item): AttachmentModel[] {
  const url = text(candidate, 'resume_url');
  if (url === '') return [];
  const id = text(candidate, 'id');
  const [last = ''] = /[^/?#]+(?=[?#]|$)/u.exec(url) ?? [];
  return [
    {
      id,
      filename: decodeURIComponent(last),
      url,
      kind: 'cv',
      created_at: time(candidate, 'created_at'),
      person_id: personId(candidate),
      application_id: id,
      owners: [id],
    },
  ];
}
