/** A document of an application, in a frame of its page. */
import { wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import type { ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { openOwnDocument } from '#recruiting/pipeline/applications/actions/documents.ts';

const FRAME_POLICY = "default-src 'none'; sandbox; frame-ancestors 'self'";
const PDF = 'application/pdf';

/** A PDF in the browser's own viewer. What is missing is answered as a page that may be framed, too. */
export async function documentScreen(
  ctx: ConsoleCtx,
  { params }: { params: ConsoleParams },
): Promise<ConsoleAnswer> {
  const document = await openOwnDocument(ctx, params.id('id')).catch(missing);
  const file = document?.contentType === PDF ? await ctx.files.get(document.key) : null;
  if (!file?.body) {
    const { title } = wordsFor(ctx.view.language).frame.messages.not_found;
    return { status: 404, frame: title, type: 'text/plain; charset=utf-8', policy: FRAME_POLICY };
  }
  return {
    status: 200,
    frame: file.body,
    type: PDF,
    policy: FRAME_POLICY,
    headers: { 'Content-Disposition': 'inline' },
  };
}

function missing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
