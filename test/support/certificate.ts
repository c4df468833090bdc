/** The certificate of the mail servers of the tests, and its key. A platform trusts it only if it is named when the platform is loaded. */
import { join } from 'node:path';

export const CERTIFICATE = join(import.meta.dirname, 'smtp-server.pem');
