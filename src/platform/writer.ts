/** Rephrases texts, by Workers AI. */
import { askChatModel } from './chat-model.ts';
import type { AiBindings } from './chat-model.ts';

export type Writer = {
  /** Applies the instructions to the facts; one request. */
  write: (instructions: string, facts: string) => Promise<string>;
};

/** Enough for three sentences in the wordiest language. */
const TOKENS_MAX = 400;
/** Low, as facts must not be embellished. */
const TEMPERATURE = 0.2;

export function openWriter({ AI }: AiBindings): Writer | null {
  if (!AI) return null;
  return {
    write: (instructions, facts) =>
      askChatModel(AI, {
        instructions,
        content: facts,
        tokensMax: TOKENS_MAX,
        temperature: TEMPERATURE,
      }),
  };
}
