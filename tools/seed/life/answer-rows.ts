/** The forms of some jobs, what people answered on them, and what the rules said of it. */
import { screen } from '#recruiting/jobs/questions/rules.ts';
import { DAY_MS } from '#lib/time.ts';
import type { AnswerValue } from '#vocabulary/questions.ts';
import type { Application } from './applications.ts';
import type { Making } from './around-rows.ts';
import type { Facts } from './facts.ts';

/** Jobs that ask the questions of the company. */
const ASKING_JOBS = 4;
const ANSWERED = 0.85;
const BEGIN_DAYS_MAX = 120;

/** The rows of the forms. */
export function formRows({ companyId, jobs, questions }: Facts) {
  const asking = jobs.slice(0, ASKING_JOBS);
  return {
    forms: asking.map(({ id, publishedAt }) => ({ jobId: id, companyId, updatedAt: publishedAt })),
    questions: asking.flatMap((job) =>
      questions.map(({ id, position, rule }) => {
        const row = { jobId: job.id, questionId: id, companyId, position, isRequired: 0 };
        return Object.assign(row, { rule });
      }),
    ),
  };
}

/** Answers of an application, and its screening. */
export function answersTo(making: Making, application: Application) {
  const { companyId, jobs, questions } = making.facts;
  const isAsked = jobs.slice(0, ASKING_JOBS).includes(application.job);
  const values = isAsked ? inventAnswers(making, application) : {};
  const form = questions.map(({ id, key, rule }) => {
    return { questionId: id, key, rule, isRequired: false };
  });
  const { outcome, reasons } = screen(form, ({ key }) => values[key]);
  const rows = form.flatMap(({ questionId, key }) => {
    const value = values[key];
    if (value === undefined) return [];
    const text = JSON.stringify(value);
    return [{ applicationId: application.id, questionId, companyId, value: text }];
  });
  return {
    rows,
    screening: outcome,
    screeningReasons: outcome === null ? null : reasons,
  };
}

/** Who works no nights is rejected by the form: only who was rejected answered so. */
function inventAnswers(
  { ctx, random }: Making,
  { story, candidate }: Application,
): Record<string, AnswerValue> {
  const begin = new Date(ctx.now.getTime() + random.int(5, BEGIN_DAYS_MAX) * DAY_MS);
  const works = candidate.cv.brief.work.length;
  const answers: Record<string, AnswerValue> = {
    years: random.chance(0.12) ? 1 : works * random.int(2, 4),
    licence: random.sample(['b', 'c', 'forklift'], random.int(1, 2)),
    nights: story.status !== 'rejected' || random.chance(0.8),
    begin: begin.toISOString().slice(0, 10),
  };
  return Object.fromEntries(Object.entries(answers).filter(() => random.chance(ANSWERED)));
}
