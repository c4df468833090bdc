/** Passwords at rest: scrypt with its parameters beside it, so that they can be raised at the next sign-in. */
import { randomBytes, scrypt } from 'node:crypto';

/** About 120 ms. PBKDF2 beyond 100,000 rounds is refused by the platform, WebAssembly cannot be compiled. */
const LOG_COST = 14;
const BLOCK_SIZE = 8;
const PARALLELISM = 5;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `$scrypt$ln=14,r=8,p=5$salt$hash`, both base64. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const key = await derive(password, salt);
  const parameters = `ln=${LOG_COST},r=${BLOCK_SIZE},p=${PARALLELISM}`;
  return `$scrypt$${parameters}$${salt.toString('base64')}$${key.toString('base64')}`;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const options = { N: 2 ** LOG_COST, r: BLOCK_SIZE, p: PARALLELISM };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
