/** Workers AI, which rephrases texts. There is no binding by default, as it keeps `wrangler dev` from starting offline. */

export type Writer = {
  /** Applies the instructions to the facts; one request. */
  write: (instructions: string, facts: string) => Promise<string>;
};

/** It supports all languages of the career domains. */
const MODEL = '@cf/google/gemma-3-12b-it';
/** Enough for three sentences in the wordiest language. */
const TOKENS_MAX = 400;
/** Low, as facts must not be embellished. */
const TEMPERATURE = 0.2;

export type WriterBindings = { AI?: Pick<Ai, 'run'> };

export function openWriter({ AI }: WriterBindings): Writer | null {
  if (!AI) return null;
  return {
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
