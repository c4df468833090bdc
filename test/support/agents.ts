/** Candidates whose CVs were read, and an agent that counts its tool calls. */
import { expect } from 'vitest';
import { cvFile } from './applying.ts';
import type { Company } from './company.ts';
import { workUntil } from './queue.ts';
import { callTool } from './tools.ts';
import type { Called } from './tools.ts';

export type Cv = { first_name: string; last_name: string; lines: readonly string[] };

/** Returns the ids of the applications once all CVs have been read. */
export async function applyWith(company: Company, jobId: string, cvs: readonly Cv[]) {
  const ids: number[] = [];
  for (const { lines, ...person } of cvs) {
    const files = [cvFile(lines.join('\n'), 'cv.txt')];
    const { id } = await company.apply({ ...person, job_id: jobId, files });
    ids.push(id);
  }
  await workUntil(async () => {
    for (const id of ids) {
      expect((await company.showApplication({ id })).parse_status).toBe('parsed');
    }
  });
  return ids;
}

/** Calls tools as an agent does, and counts the bytes received. */
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
