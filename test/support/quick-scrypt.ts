/** `node:crypto` as password hashing sees it in the Worker under test: what production derives at its full cost is derived cheaply, and every derivation is recorded. */
import { scrypt as realScrypt } from 'node:crypto';
import type { BinaryLike, ScryptOptions } from 'node:crypto';

export { randomBytes, timingSafeEqual } from 'node:crypto';

/** Asserted with the real scrypt by `test/lib/password.rules.test.ts`. */
export const PRODUCTION_COST = { N: 2 ** 14, r: 8, p: 5 };
const CHEAP_COST = { N: 2, r: 1, p: 1 };

const costs: ScryptOptions[] = [];

/** The cost of every key the Worker has derived so far, oldest first. */
export const derivedKeys = (): readonly ScryptOptions[] => costs;

export function scrypt(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  cost: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
): void {
  costs.push(cost);
  const { N, r, p } = PRODUCTION_COST;
  const isProduction = cost.N === N && cost.r === r && cost.p === p;
  realScrypt(password, salt, length, isProduction ? CHEAP_COST : cost, done);
}
