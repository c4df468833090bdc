/** Where the frame of every screen leads: the places of daily work, and the pages of Settings in groups. */
import type { Permission } from '#access.ts';
import { FEEDS } from '#console/feeds/rules.ts';
import { INBOX } from '#console/inbox/rules.ts';
import { AUDIT, REQUESTS, SIGN_INS } from '#console/logs/rules.ts';
import { HIRING, PRIVACY, SETTINGS } from '#console/settings/rules.ts';
import { WEBHOOKS } from '#console/webhooks/rules.ts';
import { WEBSITES } from '#console/websites/rules.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { IconName } from '#layout/icons.ts';

type Place<Name> = {
  name: Name;
  /** Below the company. */
  path: string;
  needs: Permission;
  icon: IconName;
};

type MainPlace = Place<keyof ConsoleWords['frame']['places']> & {
  /** Pressed after `g`. */
  key: string;
  /** Whether it is open to members who see only what they are assigned to. */
  limited?: true;
};

const places: readonly MainPlace[] = [
  { name: 'today', path: '', needs: 'jobs.read', icon: 'today', key: 't', limited: true },
  { name: 'jobs', path: '/jobs', needs: 'jobs.read', icon: 'jobs', key: 'j' },
  {
    name: 'candidates',
    path: '/candidates',
    needs: 'applicants.read',
    icon: 'candidates',
    key: 'c',
  },
  { name: 'inbox', path: INBOX, needs: 'applicants.read', icon: 'mail', key: 'i' },
  { name: 'settings', path: SETTINGS, needs: 'company.read', icon: 'settings', key: 's' },
];

export type SettingsPlace = Place<keyof ConsoleWords['frame']['companyPlaces']>;
type Group = keyof ConsoleWords['frame']['settingsGroups'];

const settings: Readonly<Record<Group, readonly SettingsPlace[]>> = {
  company: [
    { name: 'profile', path: '/company', needs: 'company.read', icon: 'company' },
    {
      name: 'careerPage',
      path: '/company/career-page',
      needs: 'company.manage',
      icon: 'careerPage',
    },
    { name: 'departments', path: '/departments', needs: 'jobs.read', icon: 'departments' },
    { name: 'feeds', path: FEEDS, needs: 'jobs.read', icon: 'link' },
    { name: 'websites', path: WEBSITES, needs: 'structure.manage', icon: 'website' },
  ],
  hiring: [
    { name: 'pipelines', path: '/pipelines', needs: 'structure.read', icon: 'pipelines' },
    { name: 'emails', path: '/email-templates', needs: 'structure.read', icon: 'mail' },
    { name: 'questions', path: '/questions', needs: 'structure.read', icon: 'questions' },
    { name: 'hiring', path: HIRING, needs: 'company.manage', icon: 'rules' },
    { name: 'fields', path: '/fields', needs: 'structure.read', icon: 'fields' },
    { name: 'tags', path: '/tags', needs: 'applicants.read', icon: 'tag' },
    { name: 'sources', path: '/sources', needs: 'structure.read', icon: 'source' },
    { name: 'privacy', path: PRIVACY, needs: 'company.manage', icon: 'privacy' },
  ],
  people: [
    { name: 'team', path: '/team', needs: 'team.read', icon: 'team' },
    { name: 'webhooks', path: WEBHOOKS, needs: 'webhooks.manage', icon: 'webhook' },
    { name: 'signIns', path: SIGN_INS, needs: 'audit.read', icon: 'signIns' },
    { name: 'audit', path: AUDIT, needs: 'audit.read', icon: 'audit' },
    { name: 'requests', path: REQUESTS, needs: 'applicants.erase', icon: 'request' },
    { name: 'data', path: '/company/data', needs: 'data.export', icon: 'data' },
  ],
};

/** The places that a member may go to. */
export function placesOf({
  can,
  isLimited,
}: Pick<ConsoleView, 'can' | 'isLimited'>): readonly MainPlace[] {
  return places.filter(({ needs, limited }) => can(needs) && (limited || !isLimited));
}

/** The pages of Settings that a member may read, by group. */
export function settingsOf({ can }: Pick<ConsoleView, 'can'>) {
  const names: readonly Group[] = ['company', 'hiring', 'people'];
  return names
    .map((group) => ({ group, pages: settings[group].filter(({ needs }) => can(needs)) }))
    .filter(({ pages }) => pages.length > 0);
}

export type At = MainPlace['name'] | SettingsPlace['name'] | 'search' | 'notifications';

export function isOfSettings(at: At | undefined): boolean {
  return Object.values(settings).some((pages) => pages.some(({ name }) => name === at));
}
