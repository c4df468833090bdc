/** Feedback on an application: one's own, asking others for theirs, and canceling what was asked. */
import { APPLICATION } from '#console/application/rules.ts';
import { numberOrNull } from '#console/board/rules/addresses.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { formDigest } from '#console/layout/once.ts';
import { pickedMembers } from '#console/hiring-team/rules.ts';
import type { LoadInput } from '#console/layout/screen-types.ts';
import { ifDuplicate } from '#data/database-errors.ts';
import { insertFormKey } from '#data/idempotency.ts';
import { ApiError } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleParams, ConsoleRoute } from '#http/console.ts';
import {
  askForFeedback,
  cancelFeedbackRequest,
} from '#recruiting/interviews/feedback/actions/ask.ts';
import { giveFeedback } from '#recruiting/interviews/feedback/actions/give.ts';
import { loadAskForm, loadFeedbackForm } from '#recruiting/interviews/feedback/actions/panel.ts';
import { FeedbackChange, NewFeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import { AskPage, FeedbackPage } from './feedback-page.tsx';
import { ASK, CANCEL, dueText, FEEDBACK, scoreField, typedScores } from './rules.ts';

/** The address names the job, so that the page stands below it. */
function assertOfJob(params: ConsoleParams, { job }: { job: { hash_id: string } }): void {
  if (params.text('job') !== job.hash_id) throw new ApiError('not_found');
}

/** The stage that the address names, or the form that was sent. */
function stageOf({ query, sent }: Pick<LoadInput, 'query' | 'sent'>): number | undefined {
  return numberOrNull(sent?.['stage'] ?? query.get('stage')) ?? undefined;
}

const empty = new URLSearchParams();

const own = formScreen(FEEDBACK, {
  limited: true,
  needs: 'feedback.write',
  query: ['stage'],
  load: async (ctx, input) => {
    const loaded = await loadFeedbackForm(ctx, input.params.id('id'), stageOf(input));
    assertOfJob(input.params, loaded.application);
    if (!loaded.stage) throw new ApiError('not_found');
    return loaded;
  },
  page: FeedbackPage,
  typed: ({ own: stored }) => ({
    rating: stored?.rating ?? '',
    text: stored?.text ?? '',
    ...Object.fromEntries(
      Object.entries(stored?.scores ?? {}).map(([key, score]) => [scoreField(key), String(score)]),
    ),
    ...Object.fromEntries((stored?.mentions ?? []).map((id) => [`mention.${id}`, 'on'])),
  }),
  refusals: ({ feedback }) => ({ texts: feedback.faults, codes: feedback.codes }),
});

const give = own.command({
  limited: true,
  needs: 'feedback.write',
  run: async (ctx, { params, fields }) => {
    const { rating, text } = fields;
    const asRating = rating === '' ? null : rating;
    const picked = pickedMembers(fields, 'mention');
    const scores = typedScores(fields);
    const typed = { text, rating: asRating, mentions: picked, scores };
    const given = await checkedInput(FeedbackChange, typed);
    const about = {
      applicationId: params.id('id'),
      stageId: stageOf({ query: empty, sent: fields }),
    };
    const { rating: vote = null, mentions = [] } = given;
    const words = { rating: vote, text: given.text ?? '', mentions, scores: given.scores ?? null };
    const submits = fields['action'] !== 'draft';
    await giveFeedback(ctx, { ...about, ...words }, { submits });
    return {
      to: APPLICATION,
      done: submits ? 'feedbackSubmitted' : 'feedbackSaved',
      at: 'feedback',
    };
  },
});

const asking = formScreen(ASK, {
  limited: true,
  needs: 'applicants.write',
  load: async (ctx, { params }) => {
    const loaded = await loadAskForm(ctx, params.id('id'));
    assertOfJob(params, loaded.application);
    return loaded;
  },
  page: AskPage,
  refusals: ({ feedback }) => ({ texts: feedback.faults, codes: feedback.codes }),
});

const ask = asking.command({
  limited: true,
  needs: 'applicants.write',
  run: async (ctx, { params, fields }) => {
    const id = params.id('id');
    const input = await checkedInput(NewFeedbackRequest, {
      candidate_job_id: id,
      stage_id: numberOrNull(fields['stage'] ?? null) ?? undefined,
      user_ids: pickedMembers(fields, 'ask'),
      due_at: dueText(fields['due_at'] ?? '', ctx.view.timezone),
    });
    const digest = await formDigest(fields);
    const key = () => [insertFormKey(ctx, digest, id)];
    await ifDuplicate<unknown>(askForFeedback(ctx, input, key), null);
    return { to: APPLICATION, done: 'feedbackAsked', at: 'feedback' };
  },
});

/** Stands on the page of the application. */
const cancel = asking.command({
  limited: true,
  path: CANCEL,
  of: APPLICATION,
  needs: 'applicants.write',
  typesNothing: true,
  run: async (ctx, { fields }) => {
    await cancelFeedbackRequest(ctx, numberOrNull(fields['asked'] ?? null) ?? 0);
    return { to: APPLICATION, done: 'requestCanceled', at: 'feedback' };
  },
});

export const feedback: readonly ConsoleRoute[] = [own, give, asking, ask, cancel];
