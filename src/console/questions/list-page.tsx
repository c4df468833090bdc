/** The questions of a company, and the choice of what a new one is answered with. */
import type { Child } from 'hono/jsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Icon } from '#layout/icon.tsx';
import { Badge } from '#layout/marks.tsx';
import { pickText } from '#lib/local-text.ts';
import type { Page } from '#lib/pagination.ts';
import type { Question } from '#recruiting/jobs/questions/schemas.ts';
import { questionKinds } from '#vocabulary/questions.ts';
import type { Texts } from '#vocabulary/questions.ts';
import { forJob, NEW_QUESTION, questionPath, QUESTIONS } from './rules/questions.ts';

type QuestionsPageProps = { view: ConsoleView; list: Page<Question>; toast?: Child };

export function QuestionsPage({ view, list, toast }: QuestionsPageProps) {
  const words = wordsFor(view.language).questions;
  const canManage = view.can('questions.manage');
  return (
    <Frame view={view} title={words.title} at="questions" toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        <p class="soft">{words.about}</p>
      </PageHead>
      <div class={canManage ? 'record two' : 'record'}>
        <section class="section">
          {list.data.length === 0 ? (
            <p class="empty">{words.empty}</p>
          ) : (
            <ul class="lines">
              {list.data.map((question) => (
                <Line view={view} question={question} isLink={canManage} />
              ))}
            </ul>
          )}
          <PageLinks view={view} list={list} path={view.root + QUESTIONS} />
        </section>
        {canManage && <Kinds view={view} job={null} />}
      </div>
    </Frame>
  );
}

function Line({ view, question, isLink }: Pick<QuestionsPageProps, 'view'> & LineProps) {
  const { kinds } = wordsFor(view.language).texts;
  const text = <LocalText view={view} texts={question.labels} />;
  return (
    <li>
      <div>
        {isLink ? <a href={questionPath(view.root, question.id)}>{text}</a> : text}
        {question.options.length > 0 && (
          <p class="hint">
            <bdi>
              {question.options
                .map(({ id, labels }) => pickText(labels, [view.language])?.text ?? id)
                .join(' · ')}
            </bdi>
          </p>
        )}
      </div>
      <Badge>{kinds[question.kind]}</Badge>
    </li>
  );
}

type LineProps = { question: Question; isLink: boolean };

/** In the language of the reader, where there is one in it. */
export function LocalText({ view, texts }: { view: ConsoleView; texts: Texts }) {
  const local = pickText(texts, [view.language]);
  return <bdi lang={local?.language}>{local?.text}</bdi>;
}

/** Each kind leads to a form of its own. */
export function Kinds({ view, job }: { view: ConsoleView; job: string | null }) {
  const { questions: words, texts } = wordsFor(view.language);
  return (
    <nav class="section" aria-labelledby="new-question">
      <h2 id="new-question">{words.newQuestion}</h2>
      <p class="hint">{words.newHint}</p>
      <ul class="lines">
        {questionKinds.map((kind) => (
          <li>
            <Icon name="add" />
            <a class="grow" href={view.root + NEW_QUESTION + forJob(job, kind)}>
              {texts.kinds[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
