/** The aims of the check, and what it prints of the answers. */
import { groups } from './traffic.ts';
import type { Answered, Group, Seen } from './traffic.ts';

const SOON_MS = 10_000;
const AIM = 0.99;
/** Groups of which 99 of 100 are to be answered soon. */
const promised: readonly Group[] = ['pages', 'forms', 'applications'];
const UNAVAILABLE = 503;
const TEXT_MIN = 20;
const TEXT_MAX = 300;
/** Errors of the database, statements and stack traces. */
const INSIDE = /D1_|SQLITE|Network connection|\bat \w+ \(|insert into|\bselect .* from\b/iu;

type SeenByFault = Readonly<Record<string, Seen>>;

function isAnswered({ status, milliseconds }: Answered): boolean {
  return status >= 200 && status < 400 && milliseconds <= SOON_MS;
}

/** One sentence for each aim that is missed, and for each answer that must not be. */
export function misses(seen: SeenByFault): string[] {
  return Object.entries(seen).flatMap(([fault, { answers }]) =>
    [missedAims(answers), answers.flatMap(wrongOf)].flat().map((what) => `${fault}: ${what}`),
  );
}

function missedAims(answers: readonly Answered[]): string[] {
  const missed = promised.flatMap((group) => {
    const all = answers.filter((one) => one.group === group);
    const share = all.filter(isAnswered).length / all.length;
    return share >= AIM ? [] : [`${percent(share)} of ${group} are answered in time.`];
  });
  const hasCopies = answers.some(({ group, isCopy }) => group === 'pages' && isCopy);
  return hasCopies ? missed : [...missed, 'No page was served from its copy.'];
}

function wrongOf({ group, path, status, text, hasRetryAfter }: Answered): string[] {
  const shown = `${path}: ${status} ${text.slice(0, TEXT_MAX)}`;
  if (status === 0 || (status >= 400 && status !== UNAVAILABLE)) return [shown];
  if (status < 400) return [];
  const isUnclear = text.length < TEXT_MIN || INSIDE.test(text);
  // A page is for people.
  const isJson = group !== 'API' && text.startsWith('{');
  return [
    ...(hasRetryAfter ? [] : [`no Retry-After: ${shown}`]),
    ...(isUnclear || isJson ? [`no clear text: ${shown}`] : []),
  ];
}

/** A line for each fault and group. */
export function linesOf(seen: SeenByFault): string[] {
  return Object.entries(seen).flatMap(([fault, { answers }]) =>
    groups.map((group) => {
      const all = answers.filter((one) => one.group === group);
      const count = (is: (one: Answered) => boolean) => all.filter(is).length;
      const times = all.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
      const at = (share: number) =>
        `${((times[Math.ceil(share * times.length) - 1] ?? 0) / 1000).toFixed(1)} s`;
      const answered = count(isAnswered);
      return (
        `${fault.padEnd(8)} ${group.padEnd(13)} ${String(answered).padStart(5)} of ${String(all.length).padStart(5)} ` +
        `answered within 10 s (${percent(answered / all.length)}), ` +
        (group.endsWith('pages') ? `${count(({ isCopy }) => isCopy)} from a copy, ` : '') +
        `${count(({ status }) => status === UNAVAILABLE)} with 503; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`
      );
    }),
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
