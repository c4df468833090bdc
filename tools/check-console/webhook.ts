/** A webhook of the company that the story of a hiring is in, and what it receives. */
import { openReceiver } from '../../test/support/receiver-server.ts';
import type { TakenPost } from '../../test/support/receiver-server.ts';
import type { Api } from './session.ts';

/** A webhook of the company, which posts to this machine. */
export async function openWebhook(api: Api, word: string, events: readonly string[]) {
  const receiver = await openReceiver();
  const path = `/status/200/${word}`;
  const hook = { name: `Story ${word}`, url: `${receiver.origin}${path}`, events };
  const { id } = await api<{ id: string }>('POST', '/api/plugins/webhooks', hook);
  return {
    received: async () => {
      const answer = await fetch(`${receiver.origin}/taken?at=${path}`);
      return (await answer.json()) as TakenPost[];
    },
    close: async () => {
      await api('DELETE', `/api/plugins/webhooks/${id}`);
      receiver.close();
    },
  };
}
