/** The lint rule that enforces `import-rules.ts`; its message names the rule that an import breaks. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { chainTo, importGraph, reachedFrom, targetOf } from './import-graph.ts';
import {
  bundleRules,
  featureModules,
  flatModules,
  kinds,
  kindsByPath,
  layers,
  moduleInternals,
  packagesOf,
  shelves,
  workspacePackages,
} from './import-rules.ts';
import type { BundleRule } from './import-rules.ts';

type Place = { module: string; feature: string | null; kind: string | null };

/** Where a file under `src` belongs: its module, and in a module of features its feature and kind. */
export function placeOf(file: string): Place {
  const path = file.replace(/\.tsx?$/u, '');
  const [module = '', ...rest] = path.split('/');
  if (!featureModules.includes(module)) return { module, feature: null, kind: null };
  const shelf = shelves.find((name) => path.startsWith(`${name}/`));
  if (shelf !== undefined) rest.shift();
  const [feature = '', kind = feature] = flatModules.includes(module) ? ['', rest[0] ?? ''] : rest;
  const special = kindsByPath.find(([pattern]) => pattern.test(path));
  return { module, feature: `${shelf ?? module}/${feature}`, kind: special?.[1] ?? kind };
}

function levelOf(module: string): number {
  return layers.findIndex((layer) => layer.includes(module));
}

/** Why `source` may not be imported by `file`, or null. Types follow the order of modules, too. */
export function complaintOf(file: string, source: string, isType: boolean): string | null {
  const from = placeOf(file);
  if (levelOf(from.module) < 0) return `${file}: ${from.module} is not a module of src`;
  if (!/^[.#]/u.test(source)) return packageComplaint(from, source);
  const target = pathOf(file, source);
  const to = placeOf(target);
  return orderComplaint(from, to, target) ?? kindComplaint(from, to, target, isType);
}

/** Why a file of `packages/{workspacePackage}/src` may not import `source`, or null. */
export function workspaceComplaintOf(
  workspacePackage: string,
  file: string,
  source: string,
): string | null {
  const packages = workspacePackages[workspacePackage];
  if (!packages) return `packages/${workspacePackage} is not listed`;
  if (source.startsWith('#'))
    return `package: ${workspacePackage} may not import the Worker's code`;
  if (source.startsWith('.')) {
    return posix.join(posix.dirname(file), source).startsWith('..')
      ? `package: ${workspacePackage} may not import files outside its src`
      : null;
  }
  return packages.includes(packageName(source))
    ? null
    : `package: ${workspacePackage} may not import '${source}'; it may import ${list(packages)}`;
}

function pathOf(file: string, source: string): string {
  return targetOf(file, source) ?? source;
}

function orderComplaint(from: Place, to: Place, target: string): string | null {
  if (from.module === to.module) return null;
  const [above, below] = [levelOf(from.module), levelOf(to.module)];
  if (below < 0) return `${target}: ${to.module} is not a module of src`;
  if (below < above) {
    return `module order: ${from.module} may not import ${target}, as ${to.module} stands above it`;
  }
  return below === above
    ? `module order: ${from.module} may not import ${target}, as ${to.module} stands beside it`
    : null;
}

function kindComplaint(from: Place, to: Place, target: string, isType: boolean): string | null {
  if (from.kind === null) return null;
  const kind = kinds[from.kind];
  if (!kind) return `file kind: '${from.kind}' is not a kind of file in ${from.feature}`;
  if (to.kind === null) {
    const isAllowed = kind.modules.includes(to.module) || (isType && to.module === 'context');
    return isAllowed
      ? null
      : `file kind: ${from.kind} may not import ${target}; it may import ${list(kind.modules)}`;
  }
  const allowed = to.feature === from.feature ? kind.feature : kind.others;
  return isType || allowed?.includes(to.kind)
    ? null
    : `file kind: ${from.kind} may not import ${target}; it may import ${list(allowed)}${to.feature === from.feature ? '' : ' of another feature'}`;
}

function packageComplaint({ module, kind }: Place, source: string): string | null {
  const name = packageName(source);
  const packages = kind === null ? packagesOf[module] : kinds[kind]?.packages;
  return packages?.includes(name)
    ? null
    : `packages: ${kind ?? module} may not import '${name}'; it may import ${list(packages)}`;
}

/** `unpdf` of `unpdf/pdfjs`. */
function packageName(source: string): string {
  return source.split('/', source.startsWith('@') ? 2 : 1).join('/');
}

function list(names: readonly string[] = []): string {
  return names.join(', ') || 'nothing';
}

/** Why `file` may not import these names of `source`, or null. */
export function internalsComplaint(
  file: string,
  source: string,
  names: readonly string[],
): string | null {
  const target = pathOf(file, source);
  const own = placeOf(target).module;
  const { module } = placeOf(file);
  for (const name of names) {
    const internal = moduleInternals[target]?.[name];
    const allowed = [own, ...(internal?.alsoFor ?? [])];
    if (internal && !allowed.includes(module)) {
      return `module internals: ${name} stays within ${list(allowed)}, as ${internal.why}`;
    }
  }
  return null;
}

/** Why a bundle may not hold what `source` names in `file`, or null. */
export function bundleComplaint(rule: BundleRule, file: string, source: string): string | null {
  const target = targetOf(file, source);
  if (target === null) {
    return rule.packages.some((name) => source === name || source.startsWith(`${name}/`))
      ? null
      : `it may hold no package but ${list(rule.packages)}`;
  }
  const { module, kind } = placeOf(target);
  const kindsOf = rule.modules[module];
  if (kindsOf === undefined) return `it may hold nothing of ${module}`;
  return kindsOf === 'whole' || kindsOf.includes(kind ?? '')
    ? null
    : `it may hold of ${module} only ${list(kindsOf)}`;
}

type Reached = ReturnType<typeof reachedFrom>;

let reached: ReadonlyMap<string, Reached> | null = null;

/** By entry point. Read once: files that come to be imported while an editor runs are found by the next run. */
function reachedByWorkers(): ReadonlyMap<string, Reached> {
  if (!reached) {
    const graph = importGraph();
    reached = new Map(Object.keys(bundleRules).map((entry) => [entry, reachedFrom(entry, graph)]));
  }
  return reached;
}

/** Why `file` may not import `source`, as a Worker that holds the file may not hold that, or null. */
function workerComplaint(file: string, source: string): string | null {
  for (const [entry, rule] of Object.entries(bundleRules)) {
    const importers = reachedByWorkers().get(entry);
    if (!importers?.has(file)) continue;
    const complaint = bundleComplaint(rule, file, source);
    if (complaint) {
      return `bundle of ${entry}: ${complaint}: ${[...chainTo(file, importers), source].join(' > ')}`;
    }
  }
  return null;
}

/** Why a file may not have its name, or null: what `rules.ts` holds beside a folder `rules` cannot be told from what that holds. */
export function nameComplaint(filename: string): string | null {
  const folder = filename.replace(/\.tsx?$/u, '');
  return existsSync(folder)
    ? `places: ${posix.basename(filename)} stands beside the folder ${posix.basename(folder)}; put it into the folder under a name of its own`
    : null;
}

type Node = {
  type: string;
  /** Null for exports of the file's own; a dynamic import may have any expression. */
  source: { value?: unknown } | null;
  specifiers?: readonly { imported?: { name?: string } }[];
  importKind?: string;
  exportKind?: string;
};
type RuleContext = {
  filename: string;
  report: (problem: { node: unknown; message: string }) => void;
};

const boundaries = {
  create(context: RuleContext) {
    const filename = context.filename.replaceAll('\\', '/');
    const file = filename.split('/src/').at(-1) ?? '';
    if (!filename.includes('/src/') || file.endsWith('.d.ts')) return {};
    const [, workspacePackage] = /\/packages\/([\w-]+)\/src\//u.exec(filename) ?? [];
    const visit = (node: Node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const isType =
        node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
      const names = (node.specifiers ?? []).map(({ imported }) => imported?.name ?? '');
      const message =
        workspacePackage === undefined
          ? (complaintOf(file, source, isType) ??
            internalsComplaint(file, source, names) ??
            (isType ? null : workerComplaint(file, source)))
          : workspaceComplaintOf(workspacePackage, file, source);
      if (message) context.report({ node, message: `${message}. See tools/import-rules.ts.` });
    };
    return {
      Program(node: unknown) {
        const message = nameComplaint(filename);
        if (message) context.report({ node, message: `${message}.` });
      },
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
      TSImportType: visit,
    };
  },
};

export default { meta: { name: 'imports' }, rules: { boundaries } };
