/** Tells the name of an agency or employer by its website: `Northgate Search` beside www.northgate-search.com. */
import type { Line } from '../lines.ts';
import { compact } from '../text-folding.ts';

const web = /(?:https?:\/\/|www\.)([\p{L}\p{N}][\p{L}\p{N}.-]{0,100}\.\p{L}{2,24})/giu;
/** Letters of a name that are no coincidence. */
const LETTERS_MIN = 5;
/** Hosts looked at. */
const HOSTS_MAX = 20;

/** The names of the websites of a CV, folded, but for that of the email address: `northgatesearch`. */
export function hostsIn(lines: readonly Line[], email: string | null): string[] {
  const own = email?.slice(email.indexOf('@') + 1).toLowerCase() ?? '';
  const hosts = lines.flatMap(({ text }) => webHosts(text));
  const others = hosts.filter((host) => host !== own && !own.endsWith(`.${host}`));
  return [...new Set(others)].slice(0, HOSTS_MAX).map((host) => keyOf(host));
}

/** The names of the websites in a text. */
export function hostsOf(text: string): string[] {
  return webHosts(text).map((host) => keyOf(host));
}

function webHosts(text: string): string[] {
  return [...text.matchAll(web)].map(([, host = '']) => host.toLowerCase().replace(/^www\./u, ''));
}

/** Without the country or other ending. */
function keyOf(host: string): string {
  return compact(host.replace(/\.[^.]+$/u, ''));
}

/** Whether a name is that of a website. */
export function isOfHost(name: string, hosts: readonly string[]): boolean {
  const key = compact(name);
  return key.length >= LETTERS_MIN && hosts.some((host) => host.startsWith(key));
}
