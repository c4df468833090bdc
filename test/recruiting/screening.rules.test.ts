/** Rules say of an application what a plain computation from the stored answers and rules says. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerFault,
  checkAnswers,
  operatorsOf,
  ruleFault,
  screenAnswers,
} from '#recruiting/jobs/questions/rules.ts';
import { isDate } from '#lib/time.ts';
import { questionKinds } from '#vocabulary/questions.ts';
import { pickText } from '#lib/local-text.ts';
import type { AnswerValue, QuestionKind, ScreeningRule } from '#vocabulary/questions.ts';
import { examples, options } from '../support/questions.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1000);
const choices = new Set<QuestionKind>(['single_choice', 'multiple_choice']);
const optionId = fc.constantFrom('a', 'b', 'c');
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const answers: Record<QuestionKind, fc.Arbitrary<AnswerValue>> = {
  short_text: fc.constantFrom('yes', 'no'),
  long_text: fc.constantFrom('yes\nno', 'b'),
  url: fc.constant('https://ada.example'),
  yes_no: fc.boolean(),
  single_choice: optionId,
  multiple_choice: fc.uniqueArray(optionId, { minLength: 1 }),
  number: fc.integer({ min: -3, max: 3 }).map((n) => n / 2),
  date: day,
};

function questionOf(kind: QuestionKind, questionId: number) {
  const [first = 'is'] = operatorsOf(kind);
  const value = kind === 'multiple_choice' ? optionId : (answers[kind] as fc.Arbitrary<never>);
  const rule: fc.Arbitrary<ScreeningRule | null> =
    operatorsOf(kind).length === 0
      ? fc.constant(null)
      : fc.option(
          fc.record({
            id: fc.integer({ min: 1 }),
            operator: fc.constantFrom(first, ...operatorsOf(kind)),
            value,
            effect: fc.constantFrom('flag' as const, 'reject' as const),
            reason: fc.constant({ en: 'Because.' }),
          }),
        );
  return fc.record({
    question: fc.record({
      questionId: fc.constant(questionId),
      key: fc.constant(`k${questionId}`),
      kind: fc.constant(kind),
      options: fc.constant(choices.has(kind) ? options : []),
      isRequired: fc.boolean(),
      rule,
    }),
    answer: fc.option(answers[kind], { nil: undefined }),
  });
}

const forms = fc
  .array(fc.constantFrom(...questionKinds), { maxLength: 8 })
  .chain((kinds) => fc.tuple(...kinds.map((kind, at) => questionOf(kind, at + 1))));

/** Written apart from the rules, as somebody would check an application by hand. */
function isMet(operator: string, value: unknown, answer: AnswerValue): boolean {
  const list = Array.isArray(answer) ? answer : [answer];
  const has = list.includes(value as never);
  const table: Record<string, boolean> = {
    is: has,
    includes: has,
    is_not: !has,
    at_least: (answer as number) >= (value as number),
    at_most: (answer as number) <= (value as number),
    before: Date.parse(answer as string) < Date.parse(value as string),
    after: Date.parse(answer as string) > Date.parse(value as string),
  };
  return table[operator] ?? false;
}

test('the outcome is that of a plain computation from the stored answers and rules', () => {
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(forms, fc.boolean(), (given, isWarned) => {
      const form = given.map(({ question }) => question);
      const sent = Object.fromEntries(
        given.map(({ question, answer }) => [question.key, answer ?? null]),
      );
      const stored = checkAnswers(form, sent);
      const { outcome, reasons } = screenAnswers(form, { answers: stored, isWarned });
      seen.add(outcome);

      const said = reasons.map(({ questionId, isRequired, rule, applies }) => {
        const answer = stored.find((one) => one.questionId === questionId)?.value;
        const met = answer !== undefined && isMet(rule.operator, rule.value, answer);
        expect(applies).toBe(met);
        return { met, effect: rule.effect, isOpen: answer === undefined, isRequired };
      });
      const ruled = form.filter(({ rule }) => rule !== null);
      if (outcome === null) {
        const answered = ruled.filter(({ key }) => sent[key] !== null);
        const isOpen = ruled.some(({ isRequired, key }) => isRequired && sent[key] === null);
        expect(answered.length === 0 || isOpen).toBe(true);
        expect(
          answered.some(({ rule, key }) =>
            isMet(rule?.operator ?? '', rule?.value, sent[key] as AnswerValue),
          ),
        ).toBe(false);
        return;
      }
      expect(reasons).toHaveLength(ruled.length);
      const met = said.filter((one) => one.met);
      const expected = met.some(({ effect }) => effect === 'reject')
        ? 'knocked_out'
        : met.length > 0
          ? 'flagged'
          : 'passed';
      expect(outcome).toBe(expected);
      if (!isWarned) expect(outcome).not.toBe('knocked_out');
    }),
    { numRuns: RUNS },
  );
  expect(seen).toEqual(new Set([null, 'passed', 'flagged', 'knocked_out']));
});

describe('answers and rules', () => {
  test.each(examples)('of the kind $kind are what the examples say', (example) => {
    const { kind, options: given = [], answer, bad, rule } = example;
    const question = { kind, options: given };
    expect(answerFault(question, answer)).toBeNull();
    for (const one of bad) expect(answerFault(question, one), JSON.stringify(one)).not.toBeNull();
    if (rule) expect(ruleFault(question, rule as never)).toBeNull();
  });

  test('take days that exist', () => {
    expect(isDate('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2027-13-01', '2027-00-10', '27-01-01', '']) {
      expect(isDate(text), text).toBe(false);
    }
  });

  test('have texts in the first language that there is', () => {
    expect(pickText({ en: 'a', de: 'b' }, ['de-CH', 'en'])).toEqual({ text: 'b', language: 'de' });
    expect(pickText({ fr: 'c' }, ['de', 'en'])).toEqual({ text: 'c', language: 'fr' });
    expect(pickText({}, ['de'])).toBeNull();
  });
});
