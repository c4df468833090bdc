/** Questions of each kind, with an answer that a rule applies to and one that it does not. */
import type { QuestionKind, RuleOperator } from '#vocabulary/questions.ts';

export const options = [
  { id: 'a', labels: { en: 'Car', de: 'Auto' } },
  { id: 'b', labels: { en: 'Truck', de: 'Lkw' } },
  { id: 'c', labels: { en: 'Bus' } },
];

type Example = {
  kind: QuestionKind;
  options?: typeof options;
  answer: unknown;
  /** Answers that are refused. */
  bad: readonly unknown[];
  /** Absent for free text. */
  rule?: { operator: RuleOperator; value: unknown; applies: unknown; not: unknown };
};

export const examples: readonly Example[] = [
  { kind: 'short_text', answer: 'Zoë 🙂', bad: ['', ' ', 1, true, 'a\nb', 'x'.repeat(256), []] },
  { kind: 'long_text', answer: 'One\nTwo', bad: ['', 1, '\u0001', 'x'.repeat(5001), {}] },
  {
    kind: 'url',
    answer: 'https://ada.example/work',
    bad: ['ada.example', 'javascript:alert(1)', 'ftp://ada.example', 'https://a b', 1],
  },
  {
    kind: 'yes_no',
    answer: true,
    bad: ['true', 1, 0, 'yes', []],
    rule: { operator: 'is', value: false, applies: false, not: true },
  },
  {
    kind: 'single_choice',
    options,
    answer: 'b',
    bad: ['d', ['a'], 'Truck', '', true],
    rule: { operator: 'is_not', value: 'b', applies: 'a', not: 'b' },
  },
  {
    kind: 'multiple_choice',
    options,
    answer: ['a', 'c'],
    bad: ['a', ['a', 'd'], [], [1], {}],
    rule: { operator: 'includes', value: 'c', applies: ['a', 'c'], not: ['a', 'b'] },
  },
  {
    kind: 'number',
    answer: -2.5,
    bad: ['5', true, 1e13, [1], ''],
    rule: { operator: 'at_most', value: 2, applies: 2, not: 2.5 },
  },
  {
    kind: 'date',
    answer: '2027-02-28',
    bad: ['2027-02-30', '2027-2-8', '28.02.2027', 20270228, '2027-02-28T00:00:00Z', '0000-01-01'],
    rule: { operator: 'after', value: '2027-01-31', applies: '2027-02-01', not: '2027-01-31' },
  },
];

export const REASON = { en: 'The job has night shifts.', de: 'Die Stelle hat Nachtschichten.' };
