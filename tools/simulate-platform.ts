/** `npm run simulate:platform [-- PORT]`: simulates the platform's API, for trying setup and release without an account. */
import { openPlatform } from './simulate-platform/server.ts';
import { ACCOUNT } from './simulate-platform/state.ts';

const PORT_DEFAULT = 8792;

const { baseUrl } = await openPlatform(Number(process.argv[2] ?? PORT_DEFAULT));

console.log(`The platform is simulated. For npm run operator and wrangler:

export CLOUDFLARE_API_BASE_URL=${baseUrl} CLOUDFLARE_API_TOKEN=simulated CLOUDFLARE_ACCOUNT_ID=${ACCOUNT.id}
`);
