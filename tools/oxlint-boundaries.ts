/** The lint rule that keeps the walls of `house-plan.ts`: who may import whom. */
import { posix } from 'node:path';
import { entrances, plan, roomsByPath, wings } from './import-rules.ts';

type Place = { room: string; feature: string | null };

/** Where a file under src lives, or null for an entrance. */
function placeOf(file: string): Place | null {
  const path = file.replace(/\.tsx?$/u, '');
  const [wing = '', feature, room] = path.split('/');
  if (!feature && entrances.includes(wing)) return null;
  if (!room || !wings.includes(wing)) return { room: wing, feature: null };
  const special = roomsByPath.find(([pattern]) => pattern.test(path));
  return { room: special?.[1] ?? room, feature: `${wing}/${feature ?? ''}` };
}

/** Why `source` may not be imported from here, or null. A type is no door: inside a wing it may be looked at. */
function complaint(from: Place, source: string, file: string, isType: boolean): string | null {
  const allowed = plan[from.room];
  if (!allowed) return `${file} is in no room of the plan`;
  if (!/^[.#]/u.test(source)) {
    const name = source.split('/', source.startsWith('@') ? 2 : 1).join('/');
    return allowed.packages?.includes(name)
      ? null
      : `${from.room} keeps no '${name}'; it may use ${list(allowed.packages)}`;
  }
  const target = source.startsWith('#') ? source.slice(1) : posix.join(posix.dirname(file), source);
  const to = placeOf(target);
  if (!to) return `${from.room} may not open an entrance (${target})`;
  if (to.feature === null) {
    const open = allowed.house.includes(to.room) || to.room === from.room;
    return open || (isType && to.room === 'context')
      ? null
      : `${from.room} has no door to ${to.room}; it may open ${list(allowed.house)}`;
  }
  if (from.feature === null) return `${from.room} stands below the wings (${target})`;
  const rooms = to.feature === from.feature ? allowed.feature : allowed.guests;
  return isType || rooms?.includes(to.room)
    ? null
    : `${from.room} has no door to ${target}; it may open ${list(rooms)}`;
}

function list(names: readonly string[] = []): string {
  return names.join(', ') || 'nothing';
}

type Node = { source: { value: string } | null; importKind?: string; exportKind?: string };
type RuleContext = {
  filename: string;
  report: (problem: { node: unknown; message: string }) => void;
};

const doors = {
  create(context: RuleContext) {
    const filename = context.filename.replaceAll('\\', '/');
    const file = filename.split('/src/').at(-1) ?? '';
    const from = filename.includes('/src/') ? placeOf(file) : null;
    if (!from || file.endsWith('.d.ts')) return {};
    const visit = (node: Node) => {
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const message = node.source && complaint(from, node.source.value, file, isType);
      if (message) context.report({ node, message: `${message}. See tools/import-rules.ts.` });
    };
    return { ImportDeclaration: visit, ExportNamedDeclaration: visit, ExportAllDeclaration: visit };
  },
};

export default { meta: { name: 'house' }, rules: { doors } };
