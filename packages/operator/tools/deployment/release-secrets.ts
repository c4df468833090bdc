/** The secrets of a release: from the environment or standard input, never from its arguments, and not for the programs of the gate. */
import { nextLine } from '../operator/stdin.ts';
import type { SmokeUser } from './smoke.ts';

const names = [
  'CLOUDFLARE_API_TOKEN',
  'RELEASE_TOKEN',
  'RELEASE_JOB',
  'RELEASE_WEBHOOK',
  'RELEASE_EMAIL',
  'RELEASE_PASSWORD',
  'RELEASE_CLIENT',
] as const;
type Name = (typeof names)[number];

/** Takes lines of `NAME=value` to where wrangler and this release look for them. */
export function takeSecrets(read: () => string | undefined = nextLine): void {
  for (let line = read(); line !== undefined; line = read()) {
    if (line.trim() === '') continue;
    const [, name, value] = /^(\w+)=(.*)$/u.exec(line) ?? [];
    const known = names.find((one) => one === name);
    // What stands in the line may be a secret: it is not repeated.
    if (known === undefined || value === undefined)
      throw new Error(`Each line of standard input must be NAME=value, of ${names.join(', ')}.`);
    process.env[known] = value;
  }
}

/** For programs that need none of them, such as the tests. */
export function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSecret = new Set<string>(names);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isSecret.has(name)));
}

/** As whom the checks ask. */
export function smokeUserOf(environment: Partial<Record<Name, string>>): SmokeUser {
  const {
    RELEASE_EMAIL: email,
    RELEASE_PASSWORD: password,
    RELEASE_CLIENT: client,
    RELEASE_TOKEN: token,
    RELEASE_JOB: job,
    RELEASE_WEBHOOK: webhook,
  } = environment;
  const signIn = email && password && client ? { email, password, client } : undefined;
  return { token, job, webhook, signIn };
}
