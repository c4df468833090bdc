/** Where a job's public pages are: on the career domain of its company. */

export function jobUrl(hostname: string, hashId: string): string {
  return `https://${hostname}/jobs/${hashId}`;
}

export function applyUrl(hostname: string, hashId: string): string {
  return `${jobUrl(hostname, hashId)}/apply`;
}
