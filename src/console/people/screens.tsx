/** The screens of candidates, and their commands. */
import type { ConsoleRoute } from '#http/console.ts';
import { mergeAndErase } from './ask-screens.tsx';
import { assignManyRoutes } from './assign-many-screens.tsx';
import { assignScreens } from './assign-screens.tsx';
import { duplicates } from './duplicates-screens.tsx';
import { peopleList } from './list-screens.tsx';
import { newPersonScreens } from './new-person-screens.tsx';
import { personRoutes } from './person-screens.tsx';

/** The first path that matches is served: what has a name of its own comes before the page of a person. */
export const people: readonly ConsoleRoute[] = [
  ...peopleList,
  ...newPersonScreens,
  ...duplicates,
  ...assignManyRoutes,
  ...personRoutes,
  ...assignScreens,
  ...mergeAndErase,
];
