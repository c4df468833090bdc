/** The tools that show the application form of a job, and replace its questions and rules once that is confirmed. */
import * as z from 'zod';
import { listAllQuestions } from '#recruiting/jobs/questions/actions/questions.ts';
import { commitForm, loadFormChange, showForm } from '#recruiting/jobs/questions/actions/forms.ts';
import type { FormContext } from '#recruiting/jobs/questions/actions/forms.ts';
import {
  ApplicationForm,
  FormChange,
  Question,
  RuleGiven,
} from '#recruiting/jobs/questions/schemas.ts';
import { preparingTool, tool } from '../tool.ts';
import type { Tool } from '../tool.ts';
import { job } from './jobs.ts';

const getApplicationForm = tool(
  {
    name: 'get_application_form',
    title: 'Show an application form',
    about:
      'Show the questions and screening rules of the application form of a job, and all questions that the company has.',
    needs: 'jobs.read',
    effect: 'reads',
    input: z.object({ job_id: job }),
    returns: z.object({
      form: ApplicationForm,
      questions: z
        .array(Question.pick({ id: true, key: true, kind: true, labels: true, options: true }))
        .describe('All questions of the company, newest first.'),
    }),
  },
  async (ctx, { job_id: ref }) => {
    const [form, questions] = [await showForm(ctx, ref), await listAllQuestions(ctx)];
    const items = questions.map(({ id, key, kind, labels, options }) => ({
      id,
      key,
      kind,
      labels,
      options,
    }));
    const rules = form.questions.filter(({ rule }) => rule !== null).length;
    return {
      data: { form, questions: items },
      text: `The form of “${form.job.title}” has ${form.questions.length} questions and ${rules} rules.`,
    };
  },
);

const Planned = z.object({
  key: z.string(),
  is_required: z.boolean(),
  rule: RuleGiven.nullable(),
});

const prepareApplicationForm = preparingTool(
  {
    name: 'prepare_application_form',
    title: 'Change an application form',
    about:
      'Replace the questions and screening rules of the application form of a job. Take all questions from get_application_form, and change or leave out some. Rules that reject applicants need an Admin. Previews the change; nothing happens until confirm_action.',
    needs: 'jobs.write',
    input: z.object({ job_id: job, questions: FormChange.shape.questions }),
    preview: z.object({
      job: ApplicationForm.shape.job,
      before: z.array(Planned),
      after: z.array(Planned),
    }),
  },
  {
    load: (ctx, { job_id: ref, questions }) => loadFormChange(ctx, ref, { questions }),
    preview(_, __, { before, placed }) {
      const { id, hashId, title } = before.job;
      const rejecting = placed.filter(({ rule }) => rule?.effect === 'reject').length;
      return {
        summary: `Ask ${placed.length} questions on the application form of the job “${title}” (${before.questions.length} so far); ${rejecting} of them can reject applicants automatically.`,
        preview: {
          job: { id, hash_id: hashId, title },
          before: before.questions.map(toPlanned),
          after: placed.map(toPlanned),
        },
      };
    },
    async carryOut(ctx, { job_id: ref }, context) {
      const form = await commitForm(ctx, ref, context);
      return {
        text: `The application form of “${form.job.title}” has ${form.questions.length} questions.`,
        result: { job_id: form.job.id, questions: form.questions.length },
      };
    },
  },
);

/** Without the id of the rule, which is new with every preview. */
function toPlanned({ key, isRequired, rule }: FormContext['placed'][number]) {
  if (!rule) return { key, is_required: isRequired, rule };
  const { operator, value, effect, reason } = rule;
  return { key, is_required: isRequired, rule: { operator, value, effect, reason } };
}

export const formTools: readonly Tool[] = [getApplicationForm, prepareApplicationForm];
