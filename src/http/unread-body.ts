/** Reads what a refusal has left of a body: a client that sends all before it reads would get a closed connection in place of the answer. */

/** More than any body that is taken. A client that sends more may lose the answer. */
const BYTES_MAX = 30_000_000;

export async function afterBody(
  request: Request,
  answering: Response | Promise<Response>,
): Promise<Response> {
  const answer = await answering;
  if (answer.status >= 400) await readRest(request);
  return answer;
}

async function readRest({ headers, body, bodyUsed }: Request): Promise<void> {
  if (body === null || bodyUsed || body.locked) return;
  if (Number(headers.get('content-length')) > BYTES_MAX) return;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > BYTES_MAX) break;
    }
  } catch {
    // The client has left.
  }
}
