/** The client ids and secrets of the service at the simulated providers. */
export const CLIENT_ID = 'simulated-client';
export const CLIENT_SECRET = 'simulated-secret';

const names = ['GOOGLE', 'ZOOM', 'LINKEDIN', 'FACEBOOK', 'X', 'TIKTOK'];

/** As the Worker's secrets are called. */
export const simulatedClients: Readonly<Record<string, string>> = Object.fromEntries(
  names.flatMap((name) => [
    [`${name}_CLIENT_ID`, CLIENT_ID],
    [`${name}_CLIENT_SECRET`, CLIENT_SECRET],
  ]),
);
