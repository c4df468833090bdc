/**
 * Plans: statements that share one D1 round trip, and what assembles a result from their rows. A plan has statements of
 * one kind: those of Drizzle (`QueryPlan`), or plain SQL that only reads (`ReadPlan`).
 */
export type Plan<Statement, Result> = {
  statements: readonly Statement[];
  assemble: (results: readonly unknown[]) => Result;
};

/** What a plan, or a function that returns one, answers. */
export type PlanResult<Asked> =
  Asked extends Plan<unknown, infer Result>
    ? Result
    : Asked extends (...args: never[]) => Plan<unknown, infer Result>
      ? Result
      : never;

type AnyPlan = Plan<unknown, unknown>;
type Plans = readonly AnyPlan[] | Readonly<Record<string, AnyPlan>>;
type Results<All extends Plans> = { -readonly [Name in keyof All]: PlanResult<All[Name]> };
type AnyOf<All> = All extends readonly (infer One)[] ? One : All[keyof All];
type StatementOf<One> = One extends Plan<infer Statement, unknown> ? Statement : never;

/** Plans are composed by name (or in order) and run in one round trip. */
export const combinators = {
  /** A result that needs no rows. */
  of<Result>(this: void, result: Result): Plan<never, Result> {
    return { statements: [], assemble: () => result };
  },

  map<Statement, A, B>(
    this: void,
    plan: Plan<Statement, A>,
    transform: (result: A) => B,
  ): Plan<Statement, B> {
    return { ...plan, assemble: (results) => transform(plan.assemble(results)) };
  },

  /** `all({ job: planA, stages: planB })` answers `{ job, stages }`; an array of plans answers an array. */
  all<const All extends Plans>(
    this: void,
    plans: All,
  ): Plan<StatementOf<AnyOf<All>>, Results<All>> {
    const entries = Object.entries<AnyPlan>(plans as Record<string, AnyPlan>);
    return {
      statements: entries.flatMap(([, { statements }]) => statements) as StatementOf<AnyOf<All>>[],
      assemble(results) {
        let from = 0;
        const assembled = entries.map(([name, { statements, assemble }]) => {
          const to = from + statements.length;
          const result = assemble(results.slice(from, to));
          from = to;
          return [name, result] as const;
        });
        const whole = Array.isArray(plans)
          ? assembled.map(([, result]) => result)
          : Object.fromEntries(assembled);
        return whole as Results<All>;
      },
    };
  },
};
