/** What somebody answered on the application form, and what its rules said: each rule in the words that a person wrote. */
import { Section } from '#console/layout/page-parts.tsx';
import { countText, dateText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Badge, Banner } from '#layout/marks.tsx';
import { pickText } from '#lib/local-text.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';

type AnswersProps = { view: ConsoleView; application: ApplicationDetail };
type Answer = ApplicationDetail['answers'][number];

export function AnswersPanel(props: AnswersProps) {
  const { view, application } = props;
  const { answers, answers_missing: missing, screening } = application;
  const words = wordsFor(view.language).application;
  if (answers.length === 0 && missing.length === 0) return null;
  return (
    <Section id="answers" title={words.answers}>
      {screening !== null && (
        <p>
          <Badge tone={screening === 'passed' ? 'good' : 'warn'}>
            {words.screening[screening]}
          </Badge>
        </p>
      )}
      <dl>
        {answers.map((answer) => (
          <AnswerOf {...props} answer={answer} />
        ))}
      </dl>
      {missing.length > 0 && (
        <p class="soft">{countText(view.language, words.answersMissing, missing.length)}</p>
      )}
    </Section>
  );
}

function AnswerOf({ view, application, answer }: AnswersProps & { answer: Answer }) {
  const question = pickText(answer.labels, [view.language]);
  const reasons = application.screening_reasons
    .filter(({ question_id: id }) => id === answer.question_id)
    .map(({ rule }) => pickText(rule.reason, [view.language])?.text ?? '')
    .filter((text) => text !== '');
  return (
    <>
      <dt lang={question?.language}>
        <bdi>{question?.text ?? answer.key}</bdi>
      </dt>
      <dd>
        <span class="text">
          <bdi>{answerText(view, answer)}</bdi>
        </span>
        {reasons.map((reason) => (
          <Banner tone="good">
            <bdi>{reason}</bdi>
          </Banner>
        ))}
      </dd>
    </>
  );
}

function answerText({ language }: ConsoleView, { value, options }: Answer): string {
  const { yes, no } = wordsFor(language).frame;
  if (typeof value === 'boolean') return value ? yes : no;
  if (options.length === 0) return String(value);
  const chosen = options.map(({ id, labels }) => pickText(labels, [language])?.text ?? id);
  return new Intl.ListFormat(language, { type: 'unit' }).format(chosen);
}

/** How the application came, and what was agreed to. */
export function Origin({ view, application: { origin, consent } }: AnswersProps) {
  const { application: words, frame } = wordsFor(view.language);
  const ways = [origin?.referrer_host ?? '', ...Object.values(origin?.utm ?? {})].filter(
    (way) => way !== '',
  );
  return (
    <>
      {ways.length > 0 && (
        <p class="soft">
          {fillText(frame.labelled, { label: words.cameThrough, text: ways.join(' · ') })}
        </p>
      )}
      {consent && (
        <details>
          <summary>
            {fillText(words.consentGiven, { date: dateText(view, new Date(consent.given_at)) })}
          </summary>
          <p class="text soft">
            <bdi>{consent.text}</bdi>
          </p>
        </details>
      )}
    </>
  );
}
