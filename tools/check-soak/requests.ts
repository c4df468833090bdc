/** Requests to the service of the check, and what it counts of the answers. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { HOST } from '../local/address.ts';
import { ask } from '../check-start/client.ts';
import type { Answer, Sent } from '../check-start/client.ts';
import type { Asked } from './kinds.ts';

const SHOWN_CHARACTERS = 300;
const FAULTS_MAX = 50;

export type Seen = {
  /** Answers by their kind. */
  counts: Map<string, number>;
  /** Requests that were left before they were answered. */
  left: number;
  /** Answers of 5xx, and answers other than the expected one. */
  serverErrors: number;
  unexpected: number;
  faults: string[];
};

export type Place = {
  seen: Seen;
  ask: (asked: Asked, kind?: string) => Promise<Answer>;
  /** Resets the connection after so many milliseconds, whatever the service is doing then. */
  leave: (asked: Asked, milliseconds: number) => Promise<void>;
};

export function placeAt(port: number): Place {
  const seen: Seen = { counts: new Map(), left: 0, serverErrors: 0, unexpected: 0, faults: [] };
  return {
    seen,
    async ask({ host = HOST, path, status, ...sent }, kind = 'preparation') {
      const answer = await ask(port, host, path, sent);
      count(seen, kind, answer, status, path);
      return answer;
    },
    async leave({ host = HOST, path, method = 'GET', token, json }, milliseconds) {
      const headers = {
        host: `${host}:${port}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      };
      const asked = request({ host: HOST, port, path, method, headers, agent: false });
      // The reset is the error.
      asked.on('error', () => {});
      asked.end(json === undefined ? undefined : JSON.stringify(json));
      await pause(milliseconds);
      asked.socket?.resetAndDestroy();
      seen.left += 1;
    },
  };
}

export function count(
  seen: Seen,
  kind: string,
  answer: Answer,
  status: number,
  path: string,
): void {
  seen.counts.set(kind, (seen.counts.get(kind) ?? 0) + 1);
  if (answer.status === status) return;
  if (answer.status >= 500 || answer.status === 0) seen.serverErrors += 1;
  else seen.unexpected += 1;
  const text = answer.text.slice(0, SHOWN_CHARACTERS);
  if (seen.faults.length < FAULTS_MAX)
    seen.faults.push(`${kind}: ${path}: ${answer.status} instead of ${status}. ${text}`);
}

/** The `data` of an answer. Throws unless there is one. */
export async function apiSeen<Data>(place: Place, path: string, sent: Sent): Promise<Data> {
  const status = sent.json === undefined ? 200 : 201;
  const answer = await place.ask({ path, status, ...sent });
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return (JSON.parse(answer.text) as { data: Data }).data;
}
