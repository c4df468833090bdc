/** The tools for what the member is to do: feedback they are asked for, and their tasks. */
import * as z from 'zod';
import { listOwnRequests } from '#recruiting/interviews/feedback/actions/ask.ts';
import { saveDraft } from '#recruiting/interviews/feedback/actions/give.ts';
import { FeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import type { Feedback, NewFeedback } from '#recruiting/interviews/feedback/schemas.ts';
import { listOwnTasks } from '#recruiting/pipeline/tasks/actions/panel.ts';
import { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import { untrusted } from '../schemas.ts';
import { tool } from '../tool.ts';
import type { FromEndpoint, Tool } from '../tool.ts';
import { countText } from './words.ts';

const LISTED_MAX = 50;
const page = { page: 1, max: LISTED_MAX };

const listMyWork = tool(
  {
    name: 'list_my_work',
    title: 'List my work',
    about:
      'List what you are to do: the feedback on candidates that you are asked for, and your open tasks, those that are due first.',
    needs: 'applicants.read',
    limited: true,
    effect: 'reads',
    input: z.object({}),
    returns: z.object({
      untrusted,
      feedback: z.array(FeedbackRequest).describe(`The newest ${LISTED_MAX}.`),
      feedback_total: z.int(),
      tasks: z.array(Task).describe(`The first ${LISTED_MAX}.`),
      tasks_total: z.int(),
    }),
  },
  async (ctx) => {
    const [feedback, tasks] = await Promise.all([
      listOwnRequests(ctx, page),
      listOwnTasks(ctx, 'open', page),
    ]);
    return {
      data: {
        untrusted: true as const,
        feedback: feedback.data,
        feedback_total: feedback.total,
        tasks: tasks.data,
        tasks_total: tasks.total,
      },
      text: `${countText(feedback.total, 'request')} for feedback, and ${countText(tasks.total, 'open task')}.`,
    };
  },
);

export const workTools: readonly Tool[] = [listMyWork];

/** Tools made from endpoints. */
export const workEndpoints: readonly [route: string, declared: FromEndpoint][] = [
  [
    'POST /api/feedback/store',
    {
      name: 'save_feedback_draft',
      title: 'Save a draft of feedback',
      about:
        'Save what you think of a candidate as a draft that only you see. You submit it yourself in the console: this tool never does.',
      effect: 'sets',
      names: { candidate_job_id: 'application_id' },
      run: (ctx, { body }: { body: NewFeedback }) => saveDraft(ctx, body),
      text: ({ id }: Feedback) => `Draft ${id} is saved. It is not submitted.`,
    },
  ],
];
