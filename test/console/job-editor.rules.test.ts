/** The texts of a job as people type them, and what others miss in it. */
import { describe, expect, test } from 'vitest';
import { gapsOf } from '../../src/console/jobs/rules/gaps.ts';
import { toHtml, toPlain } from '../../src/console/jobs/rules/text.ts';
import { barOf } from '../../src/console/jobs/stage-bar-parts.tsx';

describe('a text of a job', () => {
  test('becomes paragraphs, lines and lists', () => {
    expect(
      toHtml('You bake.\nAt night.\n\nTasks:\n- Dough & bread\n• <b>Ovens</b>\r\n\r\nEnd.'),
    ).toBe(
      '<p>You bake.<br>At night.</p><p>Tasks:</p><ul><li>Dough &amp; bread</li>' +
        '<li>&lt;b&gt;Ovens&lt;/b&gt;</li></ul><p>End.</p>',
    );
    expect(toHtml('  \n\n ')).toBe('');
  });

  test.each([
    '<p>You bake.<br />At night.</p>\n<ul><li>Dough &amp; bread</li></ul>',
    '<p>Says "yes" &lt;always&gt;.</p>',
    '',
  ])('of paragraphs and lists is edited as plain text: %s', (html) => {
    const plain = toPlain(html) ?? 'HTML';
    expect(toPlain(toHtml(plain))).toBe(plain);
    expect(toHtml(plain).replaceAll('<br>', '<br />')).toBe(
      html.replaceAll('\n', '').replaceAll('"', '&quot;'),
    );
  });

  test.each([
    '<p>A <b>bold</b> word</p>',
    '<h2>Heading</h2><p>Text</p>',
    '<ol><li>First</li></ol>',
    '<p>- no list</p>',
    '<p><a href="https://acme.example">Link</a></p>',
    '<p>One</p>loose text',
    '<ul><li>One<ul><li>Nested</li></ul></li></ul>',
  ])('with more than that is edited as HTML: %s', (html) => {
    expect(toPlain(html)).toBeNull();
  });

  test('without any tag is plain', () => {
    expect(toPlain('Care &amp; more')).toBe('Care & more');
  });
});

const whole = {
  title: 'Baker',
  description: `<p>${'We bake bread. '.repeat(20)}</p>`,
  tasks: '<p>Bake</p>',
  requirements: '<p>Hands</p>',
  workplace: 'On-site',
  office_id: 1,
  employment_types: [1],
  category_id: 11,
  min_salary: 3000,
  max_salary: null,
  rate_salary: 'monthly',
} as const;

describe('what a job lacks', () => {
  test('is nothing where it says all', () => {
    expect(gapsOf(whole)).toEqual([]);
  });

  test.each([
    [{ min_salary: null }, 'noPay'],
    [{ rate_salary: null }, 'noPayPeriod'],
    [{ description: null }, 'noDescription'],
    [{ description: '<p> </p>' }, 'noDescription'],
    [{ description: '<p>We bake.</p>' }, 'shortDescription'],
    [{ tasks: null }, 'noTasks'],
    [{ requirements: '' }, 'noRequirements'],
    [{ title: 'Baker'.repeat(13) }, 'longTitle'],
    [{ title: 'BAKER WANTED' }, 'loudTitle'],
    [{ office_id: null }, 'noOffice'],
    [{ employment_types: [] }, 'noEmploymentType'],
    [{ category_id: null }, 'noCategory'],
  ] as const)('%o is %s', (change, gap) => {
    expect(gapsOf({ ...whole, ...change })).toEqual([gap]);
  });

  test('is no office where the work is remote, and no shouting in an abbreviation', () => {
    expect(gapsOf({ ...whole, office_id: null, workplace: 'Remote', title: 'QA / IT' })).toEqual(
      [],
    );
    expect(gapsOf({ ...whole, title: 'パン職人を募集しています' })).toEqual([]);
  });
});

test('the bar of the stages is 100 wide, in their tones', () => {
  expect(
    barOf([
      { id: 1, name: 'Screening', type: 'screening', at: 0, count: 3 },
      { id: 2, name: 'Hired', type: 'hired', at: 3, count: 1 },
    ]),
  ).toEqual([
    { tone: 's1', start: 0, width: 75 },
    { tone: 's4', start: 75, width: 25 },
  ]);
});
