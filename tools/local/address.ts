/** Where the service listens on this machine, by default. */

export const HOST = '127.0.0.1';
export const PORT = 8787;
export const BASE_URL = originOf(PORT);

export function originOf(port: number): string {
  return `http://${HOST}:${port}`;
}
