/** Lever: the lists of the API. A contact is a person, an opportunity an application. */
import { Fault } from './fault.ts';
import {
  byId,
  groupBy,
  idIn,
  inner,
  isItem,
  itemsIn,
  linesOf,
  listIn,
  nameOf,
  OWNER,
  plain,
  said,
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
import { mergePersons } from './persons.ts';
import { workplaceOf } from './words.ts';

const statuses = { published: 'Live', internal: 'Live', draft: 'Draft', pending: 'Draft' } as const;

export const lever: Vendor = {
  lists: {
    opportunities: { marks: ['id', 'name', 'emails'], isNeeded: true },
    postings: { marks: ['id', 'text', 'state'] },
    stages: { marks: ['id', 'text'] },
    archive_reasons: { marks: ['id', 'text'] },
    users: { marks: ['id', 'name'] },
    applications: { marks: ['id', 'posting'] },
    notes: { marks: ['id', 'fields'] },
    resumes: { marks: ['id', 'file'] },
    opportunity_files: { marks: ['id', 'name'] },
    forms: { marks: ['id', 'fields'] },
  },
  toModel,
};

function toModel(lists: Lists): Model {
  const opportunities = lists['opportunities'] ?? [];
  const postings = lists['postings'] ?? [];
  const known: Known = {
    stages: byId(lists['stages']),
    reasons: byId(lists['archive_reasons']),
    users: byId(lists['users']),
    notes: groupBy(lists['notes']),
    applications: groupBy(lists['applications']),
  };
  const forms = groupBy(lists['forms']);
  const answers = opportunities.flatMap((one) =>
    forms(text(one, 'id')).flatMap((form) =>
      itemsIn(form, 'fields').map((field) => [one, field] as const),
    ),
  );
  return {
    source: 'lever',
    stages: [...known.stages.values()].map((stage) => text(stage, 'text')),
    offices: postings.flatMap((posting) => {
      const name = text(inner(posting, 'categories'), 'location');
      return name === '' ? [] : [{ id: name, name, country: text(posting, 'country') }];
    }),
    jobs: postings.map((posting) => ({
      id: text(posting, 'id'),
      title: text(posting, 'text'),
      status: statuses[text(posting, 'state') as keyof typeof statuses] ?? 'Closed',
      created_at: time(posting, 'createdAt'),
      office_id: text(inner(posting, 'categories'), 'location') || null,
      workplace: workplaceOf(text(posting, 'workplaceType')),
      employment: text(inner(posting, 'categories'), 'commitment'),
      description: textIn(inner(posting, 'content'), 'descriptionHtml', 'description'),
      requirements: itemsIn(inner(posting, 'content'), 'lists')
        .map((one) => `<p>${text(one, 'text')}</p><ul>${text(one, 'content')}</ul>`)
        .join(''),
    })),
    persons: mergePersons(opportunities.map(toPerson)),
    applications: opportunities.flatMap((one) => toApplications(one, known)),
    fields: answers.map(([, field]) => toField(field)),
    values: answers.map(([one, field]) => toValue(one, field)),
    attachments: attachmentsOf(lists, opportunities),
  };
}

type Known = {
  stages: ReadonlyMap<string, Item>;
  reasons: ReadonlyMap<string, Item>;
  users: ReadonlyMap<string, Item>;
  notes: (id: string) => Item[];
  applications: (id: string) => Item[];
};

function personId(opportunity: Item): string {
  return idIn(opportunity, 'contact') || text(opportunity, 'id');
}

function toPerson(opportunity: Item): PersonModel {
  return {
    id: personId(opportunity),
    ...nameOf(text(opportunity, 'name')),
    email: texts(opportunity, 'emails')[0] ?? '',
    phone: texts(opportunity, 'phones')[0] ?? null,
    links: texts(opportunity, 'links'),
    tags: texts(opportunity, 'tags'),
    created_at: time(opportunity, 'createdAt'),
    notes: [],
  };
}

/** The posting, wherever it stands. Ids of applications alone would lose every one of them. */
function postingOf(one: Item, own: readonly Item[]): string {
  const applications = [...own, ...itemsIn(one, 'applications')];
  const id = [one, ...applications]
    .map((item) => idIn(item, 'posting'))
    .find((found) => found !== '');
  if (id === undefined && listIn(one, 'applications').some((item) => !isItem(item))) {
    throw new Fault(
      `Opportunity ${text(one, 'id')} names its applications by ids only: ask for opportunities with expand=applications.`,
    );
  }
  return id ?? '';
}

function toApplications(one: Item, known: Known): ApplicationModel[] {
  const own = known.applications(text(one, 'id'));
  const jobId = postingOf(one, own);
  if (jobId === '') return [];
  const archived = inner(one, 'archived');
  const reasonId = idIn(archived, 'reason');
  const reason = known.reasons.get(reasonId) ?? inner(archived, 'reason');
  const archivedAt = time(archived, 'archivedAt');
  const isHired =
    text(reason, 'type') === 'hired' || text(reason, 'text').toLowerCase() === 'hired';
  const isRejected = !isHired && reasonId !== '';
  const stageName = (id: string) => text(known.stages.get(id) ?? {}, 'text') || null;
  const moves = itemsIn(one, 'stageChanges');
  return [
    {
      id: text(one, 'id'),
      person_id: personId(one),
      job_id: jobId,
      stage: stageName(idIn(one, 'stage')) ?? (text(inner(one, 'stage'), 'text') || null),
      status: isHired ? 'hired' : isRejected ? 'rejected' : 'active',
      source: texts(one, 'sources')[0] ?? (text(one, 'origin') || 'lever'),
      created_at: time(one, 'createdAt'),
      rejected_at: isRejected ? archivedAt : null,
      hired_at: isHired ? archivedAt : null,
      rejection_reason: isRejected ? text(reason, 'text') : '',
      notes: notesOf(one, [...own, ...itemsIn(one, 'applications')], known),
      moves: moves.map((move, index) => ({
        from: stageName(text(moves[index - 1] ?? {}, 'toStageId')),
        to: stageName(text(move, 'toStageId')),
        created_at: time(move, 'updatedAt'),
      })),
    },
  ];
}

function notesOf(one: Item, applications: readonly Item[], { users, notes }: Known): NoteModel[] {
  const created_at = time(one, 'createdAt');
  const about = linesOf({
    Headline: text(one, 'headline'),
    Location: text(one, 'location'),
    'Other emails': texts(one, 'emails').slice(1).join(', '),
    'Other phone numbers': texts(one, 'phones').slice(1).join(', '),
    'Other sources': texts(one, 'sources').slice(1).join(', '),
    Origin: texts(one, 'sources').length > 0 ? text(one, 'origin') : '',
    Owner: text(users.get(idIn(one, 'owner')) ?? inner(one, 'owner'), 'name'),
  });
  const answers = applications.flatMap((application) =>
    itemsIn(application, 'customQuestions').flatMap((form) =>
      itemsIn(form, 'fields').map((field) => `${text(field, 'text')}\n${said(field['value'])}`),
    ),
  );
  const comments = applications.map((application) => text(application, 'comments'));
  const own = [about, answers.join('\n\n'), ...comments].filter((note) => note !== '');
  return [
    ...own.map((note) => ({ note, created_at })),
    ...notes(text(one, 'id'))
      .filter((note) => time(note, 'deletedAt') === null)
      .map((note) => {
        const user = users.get(idIn(note, 'user')) ?? inner(note, 'user');
        const fields = itemsIn(note, 'fields').map((field) => said(field['value']));
        return {
          note: plain(text(note, 'text') || fields.join('\n')),
          author_email: text(user, 'email') || null,
          author_name: text(user, 'name') || null,
          created_at: time(note, 'createdAt'),
        };
      }),
  ];
}

/** A field of a form is known by its text. */
function toField(field: Item): FieldModel {
  const options = listIn(field, 'options').map((one) =>
    isItem(one) ? text(one, 'text') : String(one),
  );
  const label = text(field, 'text');
  return { entity: 'application', id: label, label, type: text(field, 'type'), options };
}

function toValue(one: Item, field: Item): ValueModel {
  const isDate = text(field, 'type') === 'date';
  const value = isDate ? time(field, 'value') : field['value'];
  return {
    entity: 'application',
    record_id: text(one, 'id'),
    field_id: text(field, 'text'),
    value,
  };
}

function attachmentsOf(lists: Lists, opportunities: readonly Item[]): AttachmentModel[] {
  const named = byId(opportunities);
  const of = (kind: 'cv' | 'other', items: readonly Item[] = []) =>
    items.map((item) => {
      const file = kind === 'cv' ? inner(item, 'file') : item;
      const id = text(item, OWNER);
      return {
        id: text(item, 'id'),
        filename: text(file, 'name'),
        url: text(file, 'downloadUrl'),
        kind,
        created_at: time(item, 'createdAt') ?? time(file, 'uploadedAt'),
        person_id: personId(named.get(id) ?? {}),
        application_id: id,
        owners: [id],
      };
    });
  return [...of('cv', lists['resumes']), ...of('other', lists['opportunity_files'])];
}
