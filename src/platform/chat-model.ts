/** A language model of Workers AI. There is no binding by default, as it keeps `wrangler dev` from starting offline. */

export type AiBindings = { AI?: Pick<Ai, 'run'> };

/** One that writes and sees in all languages of the career domains (https://developers.cloudflare.com/workers-ai/models/gemma-4-26b-a4b-it). */
const MODEL = '@cf/google/gemma-4-26b-a4b-it';

type ContentPart = ChatCompletionContentPartText | ChatCompletionContentPartImage;

export type ChatRequest = {
  instructions: string;
  content: string | ContentPart[];
  tokensMax: number;
  temperature: number;
  signal?: AbortSignal;
};

/** The model has answered, and its answer is of no use: it would be the same an hour later. */
export class UnusableAnswer extends Error {}

/** Returns the answer to one request. Throws where there is none, and `UnusableAnswer` where it has no text or was cut off. */
export async function askChatModel(
  ai: Pick<Ai, 'run'>,
  { instructions, content, tokensMax, temperature, signal }: ChatRequest,
): Promise<string> {
  const answer: unknown = await ai.run(
    MODEL,
    {
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content },
      ],
      max_completion_tokens: tokensMax,
      temperature,
      // It would reason about the answer first, at its length.
      chat_template_kwargs: { enable_thinking: false },
    },
    signal ? { signal } : {},
  );
  const choice = choiceOf(answer);
  if (choice.text === undefined)
    throw new UnusableAnswer('Workers AI has answered without a text.');
  if (choice.finishReason === 'length')
    throw new UnusableAnswer('The answer of Workers AI is cut off.');
  return choice.text;
}

/** The first choice of a chat completion. */
function choiceOf(answer: unknown): { text?: string; finishReason: unknown } {
  const choices = fieldOf(answer, 'choices');
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  const text = fieldOf(fieldOf(choice, 'message'), 'content');
  return {
    ...(typeof text === 'string' && { text }),
    finishReason: fieldOf(choice, 'finish_reason'),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
