/** Workers AI, where there is such a binding: words a text better. None by default, as it keeps `wrangler dev` from starting offline. */

export type Writer = {
  /** Has a better summary written for this city, after the answer. */
  wake: (city: { domainId: number; countryId: number; pathSlug: string }) => Promise<void>;
  /** Follows the instructions on the facts, once. */
  write: (instructions: string, facts: string) => Promise<string>;
};

/** Speaks all the languages of the career domains. */
const MODEL = '@cf/google/gemma-3-12b-it';
/** Three sentences of the wordiest language. */
const TOKENS_MAX = 400;
/** Facts are not to be embroidered. */
const TEMPERATURE = 0.2;

type WriterEnv = Pick<Env, 'SUMMARIES'> & { AI?: Pick<Ai, 'run'> };

export function openWriter({ AI, SUMMARIES }: WriterEnv): Writer | null {
  if (!AI) return null;
  return {
    async wake(city) {
      await SUMMARIES.send(city);
    },
    async write(instructions, facts) {
      const answer: unknown = await AI.run(MODEL, {
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: facts },
        ],
        max_tokens: TOKENS_MAX,
        temperature: TEMPERATURE,
      });
      if (!isWritten(answer)) throw new Error('Workers AI has answered without a text.');
      return answer.response;
    },
  };
}

function isWritten(answer: unknown): answer is { response: string } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'response' in answer &&
    typeof answer.response === 'string'
  );
}
