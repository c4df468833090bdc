/** Who applied to which job, with which CV, and what happened since. Invented anew for each company, and always the same. */
import type { Random } from '../random.ts';
import type { CategoryId } from '../titles.ts';
import { inventCv } from './cvs.ts';
import type { Cv } from './cvs.ts';
import type { Facts, LifeJob } from './facts.ts';
import { inventPeople } from './people.ts';
import type { Person } from './people.ts';
import { inventStory } from './stories.ts';
import type { Story } from './stories.ts';

/** Every so many applications, it is of somebody who has applied before. */
const AGAIN = 12;
/** At these applications, it is of somebody who has applied before with another address: two candidates who are one. */
const TWINS = new Set([31, 67, 109]);

export type Application = {
  id: number;
  job: LifeJob;
  candidate: Candidate;
  story: Story;
};

export type Candidate = { id: number; person: Person; cv: Cv; createdAt: number };

/** Returns an id of that time; each id once. */
export type Mint = (at: number) => number;

export function inventApplications(
  random: Random,
  { jobs, stages }: Pick<Facts, 'jobs' | 'stages'>,
  { now, mint }: { now: Date; mint: Mint },
): { applications: Application[]; candidates: Candidate[] } {
  const count = jobs.reduce((sum, job) => sum + job.applications, 0);
  const people = inventPeople(random, count);
  const candidates: Candidate[] = [];
  const applications: Application[] = [];
  for (const job of jobs) {
    const before = candidates.length;
    for (let n = 0; n < job.applications; n++) {
      const setting = { now: now.getTime(), ...job, stages: stages.length };
      const story = inventStory(random, setting);
      const isAgain = before > 0 && applications.length % AGAIN === 0;
      const known = isAgain ? candidates[n % before] : undefined;
      const twin = TWINS.has(applications.length) ? candidates[n % before] : undefined;
      const person = twin ? withOtherAddress(twin.person) : people[applications.length];
      const candidate = known ?? newCandidate(random, job, { person, story, now, mint });
      if (!candidate) continue;
      if (!known) candidates.push(candidate);
      candidate.createdAt = Math.min(candidate.createdAt, story.createdAt);
      applications.push({ id: mint(story.createdAt), job, candidate, story });
    }
  }
  return { applications, candidates };
}

function withOtherAddress(person: Person): Person {
  return { ...person, email: person.email.replace('@', '.2@') };
}

type Newcomer = { person: Person | undefined; story: Story; now: Date; mint: Mint };

function newCandidate(
  random: Random,
  { categoryId, skills }: LifeJob,
  { person, story, now, mint }: Newcomer,
): Candidate | null {
  if (!person) return null;
  const cv = inventCv(random, person, { categoryId: categoryId as CategoryId, skills, now });
  return { id: mint(story.createdAt), person, cv, createdAt: story.createdAt };
}
