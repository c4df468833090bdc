/** Every event that is declared is emitted: an action, or what it commits, names it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventNames } from '#events.ts';

/** Where events come from: actions and queries that write, not labels, pages or lists of events. */
const sources = globSync('src/{recruiting,accounts,integrations,mail}/**/*.ts').filter((file) =>
  /\/(?:actions|store|rules|consumer)(?:\.ts$|\/)/u.test(file),
);
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Those that no source names as the `name` of an event. */
function unemitted(names: readonly string[]): string[] {
  return names.filter((name) => !code.includes(`'${name}'`));
}

test('every declared event is named where events are emitted', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(unemitted(eventNames), 'emit it from an action: commit(ctx, { events: [event] })').toEqual(
    [],
  );
});

test('an event that is only declared is found', () => {
  expect(unemitted([...eventNames, 'candidate.starred'])).toEqual(['candidate.starred']);
});
