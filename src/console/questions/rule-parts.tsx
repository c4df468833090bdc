/** What a rule says, and what it would have done, in the words of the reader. */
import { dateText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { pickText } from '#lib/local-text.ts';
import type { RuleTrial } from '#recruiting/jobs/questions/schemas.ts';
import type { AnswerValue, RuleEffect } from '#vocabulary/questions.ts';
import { operatorWord } from './rules/form.ts';
import type { Asked } from './rules/form.ts';

export function ruleText(view: ConsoleView, asked: Asked): string {
  const { rule, kind } = asked;
  if (!rule) return '';
  const words = wordsFor(view.language).questions.rule;
  return fillText(words.sentence, {
    operator: words.operators[operatorWord(rule.operator, kind)],
    value: valueText(view, asked, rule.value),
    effect: words.effects[rule.effect],
  });
}

function valueText(view: ConsoleView, asked: Asked, value: AnswerValue): string {
  const { language } = view;
  const { yes, no } = wordsFor(language).frame;
  const option = asked.options.find(({ id }) => id === value);
  if (option) return pickText(option.labels, [language])?.text ?? option.id;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return numberText(language, value);
  return asked.kind === 'date'
    ? dateText({ ...view, timezone: 'UTC' }, `${String(value)}T00:00:00Z`)
    : String(value);
}

type TriedProps = {
  view: ConsoleView;
  trial: RuleTrial;
  /** The question of one rule; null: all rules of the form. */
  of: Pick<Asked, 'question_id'> | null;
  effect?: RuleEffect | undefined;
};

export function Tried({ view, trial, of, effect = 'flag' }: TriedProps) {
  const { language } = view;
  const words = wordsFor(language).questions.rule;
  if (trial.applicants === 0) return <p>{words.triedNone}</p>;
  const one = trial.rules.find(({ question_id: id }) => id === of?.question_id);
  if (of !== null && !one) return null;
  if (one?.answered === 0) return <p>{words.triedUnanswered}</p>;
  const { stopped, stopped_hired: hired } = one ?? trial;
  return (
    <p>
      {fillText(one ? words.tried[effect] : words.triedAll, {
        stopped: numberText(language, stopped),
        hired: numberText(language, hired),
        answered: numberText(language, one?.answered ?? 0),
        count: numberText(language, trial.applicants),
      })}
    </p>
  );
}
