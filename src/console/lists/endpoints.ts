/** The tags and the sources of a company. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { handlersOf } from './lists-screens.tsx';
import { REMOVE_SOURCE, REMOVE_TAG, SOURCE, SOURCES, TAG, TAGS } from './rules.ts';
import { NamedForm } from './schemas.ts';

const tags = handlersOf('tags');
const sources = handlersOf('sources');
const ofTags = { needs: 'applicants.write', body: NamedForm } as const;
const ofSources = { needs: 'sources.manage', body: NamedForm } as const;

export const lists: readonly ConsoleRoute[] = [
  screen(TAGS, 'applicants.read', tags.list, ['page', 'done']),
  command(TAGS, { ...ofTags, of: TAGS }, tags.create),
  screen(TAG, 'applicants.write', tags.show),
  command(TAG, { ...ofTags, of: TAG }, tags.change),
  screen(REMOVE_TAG, 'applicants.write', tags.askRemoval),
  command(REMOVE_TAG, { ...ofTags, of: REMOVE_TAG }, tags.remove),
  screen(SOURCES, 'structure.read', sources.list, ['page', 'done']),
  command(SOURCES, { ...ofSources, of: SOURCES }, sources.create),
  screen(SOURCE, 'sources.manage', sources.show),
  command(SOURCE, { ...ofSources, of: SOURCE }, sources.change),
  screen(REMOVE_SOURCE, 'sources.manage', sources.askRemoval),
  command(REMOVE_SOURCE, { ...ofSources, of: REMOVE_SOURCE }, sources.remove),
];
