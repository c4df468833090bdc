/** Candidates with CVs that were read, and an agent that counts what it calls. */
import { expect, vi } from 'vitest';
import { readCv } from '#recruiting/cvs/actions.ts';
import { cvFile } from './applying.ts';
import type { Company } from './company.ts';
import { operator } from './operator.ts';
import { callTool } from './tools.ts';
import type { Called } from './tools.ts';

export type Cv = { first_name: string; last_name: string; lines: readonly string[] };

/** The machine of the tests may be busy. */
export const READ_MS_MAX = 30_000;

/** Answers the ids of the applications, once the CVs of all have been read. */
export async function applyWith(company: Company, jobId: string, cvs: readonly Cv[]) {
  const ids: number[] = [];
  for (const { lines, ...person } of cvs) {
    const files = [cvFile(lines.join('\n'), 'cv.txt')];
    const { id, documents } = await company.apply({ ...person, job_id: jobId, files });
    // Whoever is first reads it, this or the queue.
    for (const document of documents) await readCv(operator(), document.id);
    ids.push(id);
  }
  for (const id of ids) {
    await vi.waitFor(
      async () => expect((await company.showApplication({ id })).parse_status).toBe('parsed'),
      { timeout: READ_MS_MAX, interval: 100 },
    );
  }
  return ids;
}

/** Calls as an agent does: by tools alone, and counts what comes over the wire. */
export function openAgent(token: string) {
  const calls: { tool: string; bytes: number }[] = [];
  return {
    calls,
    async call<Data = Record<string, unknown>>(name: string, given: object = {}): Promise<Data> {
      const called: Called<Data> = await callTool<Data>(token, name, given);
      calls.push({ tool: name, bytes: called.bytes });
      expect(called.isError, `${name}: ${called.text}`).toBe(false);
      return called.data;
    },
  };
}
