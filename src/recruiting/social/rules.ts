/** What each network takes, how its length is counted, and what becomes of a post that was tried (contract 2.12, 3.3.1). */
import { allCountries, countryById } from '#lib/countries.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { platforms } from '#vocabulary.ts';
import type { ConnectionStatus, Platform, PostStatus, Provider } from '#vocabulary.ts';

type Network = {
  /** Characters of what goes out, as the network counts them. */
  lengthMax: number;
  count: (text: string) => number;
  /** Whether it shows a picture at an address: not at all, if there is one, or it must. */
  image: 'none' | 'optional' | 'required';
  /** Whether a link stands beside the text; else it is part of it. */
  hasLink: boolean;
};

/** UTF-16 code units, as JavaScript and most of them count. */
const units = (text: string) => text.length;

/** Decisions: Meetings and social; design: length limits. */
const networks: Readonly<Record<Platform, Network>> = {
  linkedin: { lengthMax: 3000, count: units, image: 'none', hasLink: true },
  facebook: { lengthMax: 63_206, count: units, image: 'optional', hasLink: true },
  instagram: { lengthMax: 2200, count: units, image: 'required', hasLink: false },
  twitter: { lengthMax: 280, count: weightedLength, image: 'none', hasLink: false },
  // Of a photo; a video's is 2,200.
  tiktok: { lengthMax: 4000, count: units, image: 'required', hasLink: false },
};

export const TEXT_LENGTH_MAX = Math.max(...Object.values(networks).map((one) => one.lengthMax));

export type Content = {
  platform: Platform;
  text: string;
  link: { url: string; title: string } | null;
  imageUrl: string | null;
};

/** What the network is told. A picture replaces Facebook's preview of a link, so that the link is said. */
export function publicationOf({ platform, text, link, imageUrl }: Content) {
  const { hasLink, image } = networks[platform];
  const isBeside = hasLink && !(platform === 'facebook' && imageUrl !== null);
  const isSaid = link === null || isBeside || text.includes(link.url);
  return {
    text: isSaid ? text : `${text}\n\n${link.url}`,
    link: isBeside ? link : null,
    imageUrl: image === 'none' ? null : imageUrl,
  };
}

/** Which field the network would refuse, and why; null where it takes all. */
export function contentFault(content: Content): { field: string; text: string } | null {
  const { lengthMax, count, image } = networks[content.platform];
  const length = count(publicationOf(content).text);
  if (length > lengthMax) {
    return {
      field: 'text',
      text: `Must have at most ${lengthMax} characters on this platform; it has ${length}.`,
    };
  }
  if (image === 'none' && content.imageUrl !== null) {
    return {
      field: 'image_url',
      text: 'Is not supported on this platform. Links bring their own picture.',
    };
  }
  return null;
}

export function needsImage(platform: Platform): boolean {
  return networks[platform].image === 'required';
}

/** X shortens every link to so much. */
const LINK_LENGTH = 23;

/** Generic domains that are common; countries' own are known. */
const genericDomains =
  'com org net edu gov int info biz io co dev app ai me tv jobs work careers team cloud tech online site store blog news eu uk example';
const countryDomains = allCountries().flatMap(
  ({ id }) => countryById(id)?.iso2.toLowerCase() ?? [],
);
const domains = [...genericDomains.split(' '), ...countryDomains];
const LINK = new RegExp(
  String.raw`https?:\/\/[^\s]+|(?<![\w@.-])(?:[a-z\d-]+\.)+(?:${domains.join('|')})(?![\w-])(?:\/[^\s]*)?`,
  'giu',
);
const EMOJI = /\p{RGI_Emoji}/gv;

/**
 * As X counts (twitter-text, configuration 3): most letters of alphabets are one, all else and every emoji
 * are two, every link is 23.
 */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  const links = normal.match(LINK)?.length ?? 0;
  const linkless = normal.replaceAll(LINK, '');
  const emoji = linkless.match(EMOJI)?.length ?? 0;
  const letters = Array.from(linkless.replaceAll(EMOJI, ''));
  return letters.reduce((sum, letter) => sum + weightOf(letter), links * LINK_LENGTH + emoji * 2);
}

function weightOf(letter: string): 1 | 2 {
  const point = letter.codePointAt(0) ?? 0;
  const isLight =
    point <= 0x10_ff ||
    (point >= 0x20_00 && point <= 0x20_0d) ||
    (point >= 0x20_10 && point <= 0x20_1f) ||
    (point >= 0x20_32 && point <= 0x20_37);
  return isLight ? 1 : 2;
}

/** When a post of this date goes out, and what it is until then: none is a draft, the past is now. */
export function planned(
  dateShared: Date | null,
  now: Date,
): { status: 'draft' | 'scheduled'; dueAt: Date | null } {
  if (dateShared === null) return { status: 'draft', dueAt: null };
  return { status: 'scheduled', dueAt: new Date(Math.max(dateShared.getTime(), now.getTime())) };
}

/** What may still be changed. */
export function isOpen(status: PostStatus): boolean {
  return status !== 'publishing' && status !== 'published';
}

/** Of an account that takes posts. */
export function platformOf(provider: Provider): Platform {
  const platform = platforms.find((one) => one === provider);
  if (!platform) throw new Error('An account for meetings cannot publish posts.');
  return platform;
}

/** On the wire. */
export type AccountStatus = 'connected' | 'expired' | 'revoked';

export function accountStatus(status: ConnectionStatus): AccountStatus {
  return ({ active: 'connected', reauth_required: 'expired', revoked: 'revoked' } as const)[status];
}

/** After the first attempt, the second and the third; the fourth is the last. */
const RETRY_DELAYS_SECONDS = [10, 60, 300] as const;
/** Twice what an attempt takes at most: who is late has ended. */
export const LEASE_MS = 4 * MINUTE_MS;
/** How often a network is asked how far it is, and for how long. */
const POLL_SECONDS = 10;
const BEGUN_MS_MAX = 30 * MINUTE_MS;

/** How an attempt went, in this service's words. */
export type Went =
  | { is: 'published'; externalId: string; url: string | null }
  | { is: 'begun'; begunId: string }
  | { is: 'failed'; error: string }
  | { is: 'later'; error: string; retryAfterSeconds?: number | undefined };

export type Verdict =
  | { status: 'published'; externalId: string; url: string | null }
  | { status: 'failed'; error: string }
  | {
      status: 'scheduled' | 'publishing';
      error: string | null;
      delaySeconds: number;
      begunId: string | null;
    };

/** `attempts` counts the one that went so; `begun` says since when the network has it. */
export function judge(
  went: Went,
  { attempts, begunId, begunMs }: { attempts: number; begunId: string | null; begunMs: number },
): Verdict {
  switch (went.is) {
    case 'published':
      return { status: 'published', externalId: went.externalId, url: went.url };
    case 'failed':
      return { status: 'failed', error: went.error };
    case 'begun':
      if (begunMs >= BEGUN_MS_MAX) return { status: 'failed', error: 'unfinished' };
      return {
        status: 'publishing',
        error: null,
        delaySeconds: POLL_SECONDS,
        begunId: went.begunId,
      };
    case 'later': {
      const isOver = begunId !== null && begunMs >= BEGUN_MS_MAX;
      const delay = RETRY_DELAYS_SECONDS[attempts - 1];
      if (isOver || delay === undefined) {
        return { status: 'failed', error: begunId === null ? went.error : 'unfinished' };
      }
      const delaySeconds = Math.max(delay, went.retryAfterSeconds ?? 0);
      const status = begunId === null ? 'scheduled' : 'publishing';
      return { status, error: went.error, delaySeconds, begunId };
    }
  }
}

export function dueAfter(now: Date, delaySeconds: number): Date {
  return new Date(now.getTime() + delaySeconds * SECOND_MS);
}

/** What `error` says of what was kept of it: a word, and what the provider called it. */
export function errorSentence(error: string): string {
  const [kind = '', code = ''] = error.split(': ');
  const sentence = sentences[kind] ?? sentences['refused'] ?? '';
  return sentence.replace('{code}', code === '' ? 'no code' : code);
}

const sentences: Readonly<Record<string, string>> = {
  not_connected: 'The account is disconnected.',
  reauth_required: 'The account must be reconnected.',
  job_not_public: 'The linked job is not public.',
  unknown_outcome:
    "The network's response was lost, so the post may or may not be published. Check the network before you publish it again.",
  unfinished:
    'The network did not finish publishing within 30 minutes. Check the network before you publish the post again.',
  refused: 'The network refused the post ({code}).',
  unavailable: 'The network could not accept the post ({code}).',
};
