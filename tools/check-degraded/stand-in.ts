/** In the Workers of the check: a D1 that asks the check before each call, and is slow or fails as it says. */

/** What becomes of a call: it fails before it is made, or its reply is lost. */
export type Verdict = { fails: 'before' | 'after' | null };

type Bound = { DB: D1Database; FAULT: Fetcher };
type Handlers = Record<'fetch' | 'scheduled' | 'queue', unknown>;
type Handler = (event: unknown, env: Bound, execution: unknown) => unknown;

const LOST = 'Network connection lost.';
const trips = ['first', 'all', 'raw', 'run'] as const;
const opened = new WeakMap<Bound, Bound>();

/** The bindings with the stand-in; the same for the same, as the service keeps what it opens by them. */
export function degraded(env: Bound): Bound {
  const known = opened.get(env);
  if (known) return known;
  const made = { ...env, DB: standIn(env) };
  opened.set(env, made);
  return made;
}

/** The handlers of a Worker, which get the stand-in. */
export function handlersOf(inner: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(inner).map(([name, handler]) => [
      name,
      (event: unknown, env: Bound, execution: unknown) =>
        (handler as Handler).call(inner, event, degraded(env), execution),
    ]),
  ) as Handlers;
}

function standIn({ DB, FAULT }: Bound): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();

  async function call<Result>(statements: number, make: () => Promise<Result>): Promise<Result> {
    const asked = await FAULT.fetch(`http://fault/?statements=${statements}`);
    const { fails } = await asked.json<Verdict>();
    if (fails === 'before') throw lost();
    const result = await make();
    if (fails === 'after') throw lost();
    return result;
  }

  /** An object of its own: the service replaces its methods to count them. */
  function statement(original: D1PreparedStatement): D1PreparedStatement {
    const made = {
      bind: (...values: unknown[]) => statement(original.bind(...values)),
      ...Object.fromEntries(
        trips.map((name) => [
          name,
          (...given: unknown[]) =>
            call(1, async () => Reflect.apply(original[name], original, given)),
        ]),
      ),
    } as unknown as D1PreparedStatement;
    originals.set(made, original);
    return made;
  }

  return new Proxy(DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => statement(target.prepare(text));
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) =>
          call(statements.length, () =>
            target.batch(statements.map((one) => originals.get(one) ?? one)),
          );
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** As D1 throws it: the prefix stands in the message, and what went wrong in the cause as well. */
function lost(): Error {
  return new Error(`D1_ERROR: ${LOST}`, { cause: new Error(LOST) });
}
