/** Steps of the bench of the console: what a company has defined, its questions with their rules, and its custom fields. */
import { fixtures } from './company-records.ts';
import { command, screen } from './console-steps.ts';
import type { Records, Step } from './console-steps.ts';

export function ofDefinitions({ company }: Records): Step[] {
  const form = `/jobs/${company.idOf(fixtures.job)}/questions`;
  return [...ofQuestions(), ...ofForm(form), ...ofFields(), ...ofNames()];
}

const question = '/questions/{found}';

/** Rules are tried on up to 200 applications, which may read as much as a bulk action on some. */
const onPast = { kind: 'bulk', items: 20 } as const;

function ofQuestions(): Step[] {
  const texts = { 'label.en': 'Can you work at night?', purpose: 'save' };
  return [
    screen('kinds of questions', '/questions/new'),
    command('write a question', '/questions/new?kind=yes_no', { fields: texts }),
    command('write another', '/questions/new?kind=yes_no', { fields: { ...texts, key: 'two' } }),
    screen('questions', '/questions'),
    screen('question', question, { of: '/questions', find: /questions\/(\d+)"/u }),
    command('change a question', question, { fields: { 'label.en': 'Nights?', purpose: 'save' } }),
    screen('delete a question?', `${question}/remove`),
    command('delete a question', `${question}/remove`),
  ];
}

function ofForm(form: string): Step[] {
  const asked = `${form}/{found}`;
  const rule = { operator: 'is', value: 'no', effect: 'flag', 'reason.en': 'Nights.' };
  return [
    command('add a question', form, { fields: { purpose: 'add' } }),
    screen('questions of a job', form),
    screen('the form', `${form}/preview`),
    screen('question of a job', asked, { of: form, find: /questions\/(\d+)"/u }),
    command('try a rule', `${asked}/try`, { of: asked, fields: rule, ...onPast }),
    command('add a rule', asked, { fields: { ...rule, purpose: 'save' } }),
    command('try the rules', `${form}/try`, { of: form, ...onPast }),
    command('move a question', form, { fields: { purpose: 'up.{found}' } }),
    command('take a question off', asked, { fields: { purpose: 'remove' } }),
  ];
}

function ofFields(): Step[] {
  const of = '/fields/new?entity=candidate';
  const field = '/fields/{found}';
  return [
    screen('kinds of fields', of),
    command('define a field', `${of}&kind=text`, {
      fields: { 'label.base': 'Bike', purpose: 'save' },
    }),
    screen('custom fields', '/fields'),
    screen('custom field', field, { of: '/fields', find: /fields\/(\d+)"/u }),
    command('change a field', field, { fields: { 'label.base': 'Bikes', purpose: 'save' } }),
    command('move a field', '/fields', { fields: { purpose: 'up.{found}' } }),
  ];
}

function ofNames(): Step[] {
  return ['tags', 'sources'].flatMap((list) => [
    command(`create one of ${list}`, `/${list}`, { fields: { name: 'Fair in Oslo' } }),
    screen(list, `/${list}`),
    screen(`one of ${list}`, `/${list}/{found}`, {
      of: `/${list}`,
      find: new RegExp(`${list}/(\\d+)"`, 'u'),
    }),
    command(`rename one of ${list}`, `/${list}/{found}`, { fields: { name: 'Fair' } }),
    screen(`deleting one of ${list}`, `/${list}/{found}/remove`),
    command(`delete one of ${list}`, `/${list}/{found}/remove`),
  ]);
}
