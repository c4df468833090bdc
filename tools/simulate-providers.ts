/** `npm run simulate:providers [-- PORT]`: simulates Google, Zoom and five networks, for trying connected accounts by hand. */
import { simulatedClients } from './simulate-providers/clients.ts';
import { openSimulator } from './simulate-providers/server.ts';

const PORT_DEFAULT = 8791;

const { origin } = await openSimulator(Number(process.argv[2] ?? PORT_DEFAULT));
const secrets = Object.entries(simulatedClients).map(([name, value]) => `${name}=${value}`);

console.log(`Providers are simulated at ${origin}. For the service, in .dev.vars:

PROVIDER_BASE_URLS={"*":"${origin}"}
${secrets.join('\n')}
`);
