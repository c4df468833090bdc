/** The command of the lists of tasks: a task is done, or opened again, with one click. */
import { numberOrNull } from '#console/board/rules/addresses.ts';
import type { FormScreen } from '#console/layout/screen-types.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { setTaskDone } from '#recruiting/pipeline/tasks/actions/tasks.ts';

/** Stands on the screen, and leads back to it. */
export function doTask<Loaded>(
  screen: FormScreen<Loaded>,
  { path, to }: { path: string; to: string },
): ConsoleRoute {
  return screen.command({
    path,
    needs: 'tasks.write',
    limited: true,
    typesNothing: true,
    run: async (ctx, { fields }) => {
      const isDone = fields['is_done'] !== 'no';
      await setTaskDone(ctx, numberOrNull(fields['task'] ?? null) ?? 0, isDone);
      return { to, done: isDone ? 'taskDone' : 'taskReopened', at: 'tasks' };
    },
  });
}
