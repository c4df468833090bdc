/** A job with its form and the applications to it, for a company's own website: the Worker of the API answers them, as it does the form of the site. */
import * as z from 'zod';
import { documents, limits } from '#careers/apply/rules/form.ts';
import { PARTS_MAX } from '#careers/apply/rules/answers.ts';
import { publicPost, publicShow } from '#http/endpoint.ts';
import { BOARD_KEY, IDEMPOTENCY_KEY } from '#http/headers.ts';
import { claimOf, once } from '#http/idempotency.ts';
import { admit, applyFromBoard, showBoardJob } from '../actions/apply.ts';
import { BoardApplication, Received } from '../schemas/application.ts';

const params = z.object({
  company: z.string().describe('The subdomain of the company.'),
  hash_id: z.string().describe('The `has_id` of the job.'),
});

const about = {
  file_cv: 'The CV.',
  cover_letter: 'The cover letter.',
};

export const board = [
  publicShow(
    '/api/board/{company}/jobs/{hash_id}',
    {
      about: 'Get a job of a company with its application form, for a website of its own',
      params,
      query: z.object({
        lang: z
          .string()
          .max(35)
          .optional()
          .describe('The language of the questions, such as `de`.'),
      }),
      returns: z.unknown(),
      errors: ['not_found', 'job_over'],
    },
    (ctx, { params: asked, query }) => showBoardJob(ctx, asked, query.lang),
  ),
  publicPost(
    '/api/board/{company}/jobs/{hash_id}/applications',
    {
      about: 'Apply to a job of a company from a website of its own',
      params,
      body: BoardApplication,
      files: Object.fromEntries(
        documents.map((name) => [
          name,
          { bytesMax: limits.fileBytes, isRequired: false, about: about[name] },
        ]),
      ),
      partsMax: PARTS_MAX,
      headers: [BOARD_KEY, IDEMPOTENCY_KEY],
      returns: Received,
      status: 201,
      errors: ['board_key_missing', 'board_key_invalid', 'not_found', 'job_over'],
    },
    async (ctx, { params: asked, body, files }) => {
      const { address, header, sent, replay } = ctx.sender;
      const entry = await admit(ctx, asked, header(BOARD_KEY));
      const apply = (own: typeof entry) =>
        applyFromBoard(own, { body, files, address, from: header('origin') });
      const claim = claimOf(entry.ctx, header(IDEMPOTENCY_KEY));
      if (!claim) return apply(entry);
      // No key that a token is sent with has a space.
      const own = { ...claim, key: `board ${entry.key.id} ${claim.key}` };
      const request = JSON.stringify([asked, sent]);
      const { isReplayed } = await once(entry.ctx, own, request, async () => {
        const answer = await apply({ ...entry, ctx: { ...entry.ctx, claim: own } });
        return { status: 201, body: JSON.stringify(answer) };
      });
      if (isReplayed) replay();
      return { received: true };
    },
  ),
];
