/** Where the frame of every screen leads: the places of daily work in the masthead, and what is set up behind the company's name. */
import type { Permission } from '#access.ts';
import type { ConsoleWords } from '#console/words/words.ts';

type Place<Name> = {
  name: Name;
  /** Below the company. */
  path: string;
  needs: Permission;
  /** Pressed after `g`. */
  key?: string;
};

export const places: readonly Place<keyof ConsoleWords['frame']['places']>[] = [
  { name: 'today', path: '', needs: 'jobs.read', key: 't' },
  { name: 'jobs', path: '/jobs', needs: 'jobs.read', key: 'j' },
  { name: 'candidates', path: '/candidates', needs: 'applicants.read', key: 'c' },
];

export const companyPlaces: readonly Place<keyof ConsoleWords['frame']['companyPlaces']>[] = [
  { name: 'profile', path: '/company', needs: 'company.read' },
  { name: 'pipelines', path: '/pipelines', needs: 'structure.read' },
  { name: 'questions', path: '/questions', needs: 'structure.read' },
  { name: 'fields', path: '/fields', needs: 'structure.read' },
  { name: 'tags', path: '/tags', needs: 'applicants.read' },
  { name: 'sources', path: '/sources', needs: 'structure.read' },
  { name: 'team', path: '/team', needs: 'team.read' },
  { name: 'data', path: '/company/data', needs: 'data.export' },
];
