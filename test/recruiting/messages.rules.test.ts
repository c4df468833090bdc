/** Tests merge fields and rendering of email templates. */
import { describe, expect, test } from 'vitest';
import {
  assertKnownFields,
  renderTemplate,
  mergeFields,
  missingFields,
  placeholdersOf,
} from '#recruiting/pipeline/messages/rules.ts';
import type { MergeValues } from '#recruiting/pipeline/messages/rules.ts';
import { ApiError } from '#errors.ts';
import { cpuMs } from '../support/cpu-time.ts';

const values: MergeValues = {
  'candidate.first_name': 'Ada',
  'candidate.last_name': '<b>&"\'',
  'candidate.email': 'ada@people.example',
  'job.title': 'Baker\r\nBcc: evil@example.com',
  'job.office': null,
  'company.name': 'Acme {{job.title}}',
  'stage.name': null,
  'recruiter.name': '',
  'meeting.time': null,
};

const both = (text: string) => ({ subject: text, body: text });

function refused(subject: string, body: string) {
  try {
    assertKnownFields({ subject, body }, (part) => `t.${part}`);
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.errors : error;
  }
}

describe('rendering a template', () => {
  test.each([
    ['{{candidate.first_name}}', 'Ada', 'Ada'],
    ['{{ candidate.first_name }}!', 'Ada!', 'Ada!'],
    ['{{candidate.last_name}}', '<b>&"\'', '&lt;b&gt;&amp;&quot;&#39;'],
    ['{{stage.name}}{{recruiter.name}}x', 'x', 'x'],
    // Inserted values are not rendered again.
    ['{{company.name}}', 'Acme {{job.title}}', 'Acme {{job.title}}'],
    ['{candidate.first_name}', '{candidate.first_name}', '{candidate.first_name}'],
    ['{{unknown}} {{', '{{unknown}} {{', '{{unknown}} {{'],
    ['{{{candidate.first_name}}}', '{Ada}', '{Ada}'],
    ['$& $1 {{candidate.first_name}}', '$& $1 Ada', '$& $1 Ada'],
    [
      '{{constructor}}{{__proto__}}',
      '{{constructor}}{{__proto__}}',
      '{{constructor}}{{__proto__}}',
    ],
  ])('%s', (template, subject, body) => {
    expect(renderTemplate(both(template), values)).toEqual({ subject, body });
  });

  test.each(['a\nb', 'a\r\nb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\0b', 'a\tb', '\r\na b\n'])(
    'makes the subject %j one line',
    (subject) => {
      expect(renderTemplate({ subject, body: '' }, values).subject).toBe('a b');
    },
  );

  test('removes line breaks of values from the subject', () => {
    expect(renderTemplate(both('{{job.title}}'), values).subject).toBe(
      'Baker Bcc: evil@example.com',
    );
  });
});

describe('merge fields', () => {
  test('are listed once each, in order, and as missing without a value', () => {
    const template = {
      subject: '{{job.title}} {{ stage.name }}',
      body: '{{job.title}} {{recruiter.name}} {{unknown}}',
    };
    expect(placeholdersOf(template)).toEqual(['job.title', 'stage.name', 'recruiter.name']);
    expect(missingFields(template, values)).toEqual(['stage.name', 'recruiter.name']);
    expect(placeholdersOf(both('none'))).toEqual([]);
  });

  test('are all valid', () => {
    for (const name of mergeFields) expect(refused(`{{${name}}}`, `{{ ${name} }}`)).toBeNull();
  });

  test.each([
    ['{{x}}', 'x', ['t.subject']],
    ['x', '<p>{{candidate.password}}</p>', ['t.body']],
    ['{{}}', 'x', ['t.subject']],
    ['{{toString}}', 'x', ['t.subject']],
    ['{{CANDIDATE.EMAIL}}', 'x', ['t.subject']],
    ['{{x}}', '{{y}}', ['t.subject', 't.body']],
  ])('in %s and %s are rejected where one is unknown', (subject, body, fields) => {
    expect(Object.keys(refused(subject, body) ?? {})).toEqual(fields);
  });

  test('with a long unknown name are rejected with a short message', () => {
    const errors = refused(`{{${'x'.repeat(10_000)}}}`, '');
    expect(JSON.stringify(errors).length).toBeLessThan(400);
  });
});

test('renders a hostile template quickly', () => {
  const spent = cpuMs(() => {
    renderTemplate(both('{{'.repeat(50_000)), values);
    renderTemplate(both(`{{${' '.repeat(99_000)}`), values);
    placeholdersOf(both('{{a}}'.repeat(20_000)));
  });
  expect(spent).toBeLessThan(1000);
});
