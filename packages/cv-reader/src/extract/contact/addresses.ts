/** Finds web addresses in a CV. They are never requested. */

const PROFILES_MAX = 8;

export type Profile = { network: string; username: string; url: string };

const networks: readonly (readonly [network: string, address: RegExp])[] = [
  ['LinkedIn', /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\p{L}\p{N}_%-]{2,100})/iu],
  ['GitHub', /github\.com\/([\w-]{1,39})/iu],
  ['GitLab', /gitlab\.com\/([\w.-]{1,60})/iu],
  ['Xing', /xing\.com\/profile\/([\w-]{2,100})/iu],
  ['Behance', /behance\.net\/([\w-]{2,60})/iu],
  ['Dribbble', /dribbble\.com\/([\w-]{2,60})/iu],
  ['Stack Overflow', /stackoverflow\.com\/users\/(\d{1,12})/iu],
  ['X', /(?:^|[\s/.])(?:twitter|x)\.com\/(\w{2,30})/iu],
  ['Medium', /medium\.com\/(@[\w.-]{2,60})/iu],
  ['Kaggle', /kaggle\.com\/([\w-]{2,60})/iu],
  ['Instagram', /instagram\.com\/([\w.]{2,40})/iu],
  ['Facebook', /facebook\.com\/([\w.]{2,60})/iu],
];

export function profilesIn(text: string): Profile[] {
  const profiles: Profile[] = [];
  for (const [network, address] of networks) {
    const match = address.exec(text);
    if (!match?.[1]) continue;
    const url = match[0].replace(/^[\s/.]+/u, '').replace(/[.-]+$/u, '');
    profiles.push({ network, username: match[1], url: `https://${url}` });
  }
  return profiles.slice(0, PROFILES_MAX);
}

const web =
  /(?:https?:\/\/|www\.)[\p{L}\p{N}][\p{L}\p{N}.-]{0,100}\.\p{L}{2,24}(?::\d{2,5})?(?:\/[\w\-./~%?=&#+]{0,200})?/u;

/** Returns the first web address that is not a profile on a network. */
export function urlIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = web.exec(text)?.[0].replace(/[.,;)]+$/u, '');
    if (!found || networks.some(([, address]) => address.test(found))) continue;
    const url = found.startsWith('http') ? found : `https://${found}`;
    if (URL.canParse(url)) return url;
  }
  return null;
}
