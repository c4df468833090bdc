/**
 * A working day of an agent: find welders in Görlitz, move the two best to Interview, invite them
 * for Tuesday, reject the others politely.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { applyWith, openAgent } from '../support/agents.ts';
import { openCompany } from '../support/company.ts';
import { db } from '../support/operator.ts';

const people = [
  ['Jana', 'Kowalska', 'Görlitz', 'TIG welding, MIG welding, Pipe welding, EN ISO 9606', 12],
  ['Ben', 'Vogel', 'Görlitz', 'TIG welding, MIG welding', 7],
  ['Cem', 'Aydin', 'Berlin', 'Sales, Negotiation', 0],
  ['Dora', 'Lang', 'Görlitz', 'Accounting, Excel', 0],
  ['Emil', 'Novak', 'Dresden', 'Carpentry', 1],
] as const;

type Listed = {
  candidates: {
    application_id: number;
    cv: { skills: string[]; location: string | null; work: string[] } | null;
  }[];
};
type Prepared = { summary: string; confirm_token: string };

test("an agent does a day's work by tools alone", async () => {
  const acme = await openCompany({ name: 'Stahlbau' });
  const job = await acme.postJob({ title: 'Schweißer (m/w/d) Görlitz', status: 'Live' });
  await acme.postJob({ title: 'Koch', status: 'Live' });
  const ids = await applyWith(
    acme,
    job.hash_id,
    people.map(([first, last, city, skills, years]) => ({
      first_name: first,
      last_name: last,
      lines: [
        `${first} ${last}`,
        `Hauptstraße 1, 02826 ${city}`,
        `${first.toLowerCase()}@people.example`,
        '',
        'Experience',
        ...(years > 0 ? [`${2026 - years} - 2026  Welder, Metallbau GmbH`] : []),
        '',
        'Skills',
        skills,
      ],
    })),
  );
  const agent = openAgent(await acme.token('Recruiter', ['mcp']));

  // The person asks, and the agent looks up the job and its stages.
  const jobs = await agent.call<{ data: { hash_id: string }[] }>('search_jobs', {
    title: 'schweißer',
    status: 'Live',
  });
  expect(jobs.data).toHaveLength(1);
  const ref = { job_id: jobs.data[0]?.hash_id };
  const { pipeline } = await agent.call<{ pipeline: { id: number; type: string }[] }>(
    'get_job',
    ref,
  );
  const interview = pipeline.find(({ type }) => type === 'interview')?.id;

  // One call returns all candidates with their CVs, from which the agent picks the two best welders.
  const { candidates } = await agent.call<Listed>('list_job_candidates', ref);
  const ranked = candidates.toSorted((a, b) => skillsOf(b) - skillsOf(a));
  const best = ranked.slice(0, 2).map((one) => one.application_id);
  const rest = ranked.slice(2).map((one) => one.application_id);
  expect(best).toEqual(ids.slice(0, 2));

  // Actions that reach people are prepared, shown to the person, and confirmed.
  const confirmed = async (tool: string, given: object, summary: string) => {
    const prepared = await agent.call<Prepared>(tool, given);
    expect(prepared.summary).toContain(summary);
    return agent.call('confirm_action', { confirm_token: prepared.confirm_token });
  };
  const email = { subject: 'Come and see us', delay_minutes: 10 };
  const moves = { application_ids: best, stage_id: interview, email };
  await confirmed(
    'prepare_moves',
    moves,
    'Move 2 candidates to Interview, and send each the email of that stage.',
  );
  const times = [`${nextTuesday()}T10:00:00`, `${nextTuesday()}T11:00:00`];
  const meetings = best.map((id, at) => ({ application_id: id, start_time: times[at] }));
  await confirmed(
    'prepare_meetings',
    { title: 'Interview: Schweißer', meetings, duration: 45, timezone: 'Europe/Berlin' },
    'Schedule 2 meetings',
  );
  await confirmed(
    'prepare_rejections',
    { application_ids: rest, email: { body: '<p>Dear {{candidate.first_name}}, no.</p>' } },
    'Reject 3 candidates and send each the rejection email.',
  );

  const applications = await Promise.all(ids.map((id) => acme.showApplication({ id })));
  expect(applications.map(({ status, stage }) => `${status} ${stage.name}`)).toEqual([
    'active Interview',
    'active Interview',
    'rejected Screening',
    'rejected Screening',
    'rejected Screening',
  ]);
  const written = await db.select().from(mails).where(eq(mails.companyId, acme.id));
  expect(Object.groupBy(written, ({ kind }) => kind)).toMatchObject({
    rejection: [{}, {}, {}],
    stage: [{ status: 'queued' }, { status: 'queued' }],
    meeting_request: [{}, {}],
  });
  const total = agent.calls.reduce((sum, { bytes }) => sum + bytes, 0);
  const line = agent.calls.map(({ tool, bytes }) => `${tool} ${bytes}`).join(', ');
  console.log(`a day: ${agent.calls.length} calls, ${total} bytes answered (${line})`);
  expect(agent.calls.length).toBeLessThanOrEqual(9);
});

function skillsOf({ cv }: Listed['candidates'][0]): number {
  const welding = cv?.skills.filter((skill) => /weld/iu.test(skill)).length ?? 0;
  return welding * 10 + (cv?.work.length ?? 0);
}

/** `YYYY-MM-DD`. */
function nextTuesday(): string {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
