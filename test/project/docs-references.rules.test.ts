/** What the documents name exists: pages and headings that they link, scripts, endpoints and files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

const folders = [
  '.',
  'docs',
  'docs/decisions',
  'docs/drills',
  'packages/operator',
  'packages/cv-reader',
  'client',
  'examples',
];
const pages = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );
const textOf = (file: string) => readFileSync(file, 'utf8');
/** Without blocks of code, in which brackets are no links. */
const prose = (file: string) => textOf(file).replaceAll(/^```.*?^```/gmsu, '');

/** As GitHub names headings: in lower case, without punctuation, with hyphens. A second one of the same name gets a number. */
function anchorsOf(file: string): Set<string> {
  const seen = new Map<string, number>();
  const slugs = [...prose(file).matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const n = seen.get(slug) ?? 0;
    seen.set(slug, n + 1);
    return n === 0 ? slug : `${slug}-${n}`;
  });
  const named = [...textOf(file).matchAll(/<a (?:id|name)="([^"]+)"/gu)].map(([, id = '']) => id);
  return new Set([...slugs, ...named]);
}

describe.each(pages)('%s', (file) => {
  test('links pages and headings that exist', () => {
    const dead = [...prose(file).matchAll(/\]\(([^)\s]+)\)/gu)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:https?:|mailto:|\/)/u.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const at = path === '' ? file : join(dirname(file), path);
        if (!existsSync(at)) return true;
        return anchor !== undefined && at.endsWith('.md') && !anchorsOf(at).has(anchor);
      });
    expect(dead).toEqual([]);
  });

  test('names scripts of package.json', () => {
    const named = [...textOf(file).matchAll(/npm run ([a-z][\w:-]*)/gu)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in packageFile.scripts) && !name.endsWith(':'))).toEqual(
      [],
    );
  });

  test('names files that exist', () => {
    const named = [
      ...prose(file).matchAll(
        /`((?:src|test|tools|packages|migrations|bench|docs|examples)\/[\w./-]+)`/gu,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('..') && !/[*{<]/u.test(path))
      // Methods of MCP.
      .filter((path) => path !== 'tools/list' && path !== 'tools/call');
    expect(
      named.filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path))),
    ).toEqual([]);
  });
});
