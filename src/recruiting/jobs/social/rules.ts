/** The limits of each network and the state of a post after an attempt (contract 2.12, 3.3.1). */
import { allCountries, countryById } from '#lib/countries.ts';
import { RETRY_DELAYS_SECONDS } from '#lib/retry-schedule.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { platforms } from '#vocabulary/lists.ts';
import type { ConnectionStatus, Platform, PostStatus, Provider } from '#vocabulary/lists.ts';

type Network = {
  /** The maximum length of the published text, as the network counts it. */
  lengthMax: number;
  count: (text: string) => number;
  /** Whether a post can or must have an image URL. */
  image: 'none' | 'optional' | 'required';
  /** Whether the link is a separate field; otherwise it is part of the text. */
  hasLink: boolean;
};

/** Counts UTF-16 code units, as JavaScript and most networks do. */
const units = (text: string) => text.length;

/** The limits of each network (decisions: Meetings and social). */
const networks: Readonly<Record<Platform, Network>> = {
  linkedin: { lengthMax: 3000, count: units, image: 'none', hasLink: true },
  facebook: { lengthMax: 63_206, count: units, image: 'optional', hasLink: true },
  instagram: { lengthMax: 2200, count: units, image: 'required', hasLink: false },
  twitter: { lengthMax: 280, count: weightedLength, image: 'none', hasLink: false },
  // The limit for photos; for videos it is 2,200.
  tiktok: { lengthMax: 4000, count: units, image: 'required', hasLink: false },
};

export const TEXT_LENGTH_MAX = Math.max(...Object.values(networks).map((one) => one.lengthMax));

export type Content = {
  platform: Platform;
  text: string;
  link: { url: string; title: string } | null;
  imageUrl: string | null;
};

/** Returns what is sent to the network. An image replaces the link preview on Facebook, so the link is added to the text. */
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

/** Returns the field that the network would refuse, and why; null if it accepts the content. */
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

/** X shortens every link to this length. */
const LINK_LENGTH = 23;

/** Common generic domains. Country domains come from the list of countries. */
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
 * Returns the length as X counts it (twitter-text, configuration 3): one for most alphabetic
 * characters, two for everything else and for an emoji, 23 for a link.
 */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  const links = normal.match(LINK)?.length ?? 0;
  const linkless = normal.replaceAll(LINK, '');
  const emoji = linkless.match(EMOJI)?.length ?? 0;
  const characters = Array.from(linkless.replaceAll(EMOJI, ''));
  return characters.reduce(
    (sum, character) => sum + weightOf(character),
    links * LINK_LENGTH + emoji * 2,
  );
}

function weightOf(character: string): 1 | 2 {
  const point = character.codePointAt(0) ?? 0;
  const isLight =
    point <= 0x10_ff ||
    (point >= 0x20_00 && point <= 0x20_0d) ||
    (point >= 0x20_10 && point <= 0x20_1f) ||
    (point >= 0x20_32 && point <= 0x20_37);
  return isLight ? 1 : 2;
}

/** Returns the status and due time of a post with this date: without a date it is a draft, a past date is due now. */
export function toSchedule(
  dateShared: Date | null,
  now: Date,
): { status: 'draft' | 'scheduled'; dueAt: Date | null } {
  if (dateShared === null) return { status: 'draft', dueAt: null };
  return { status: 'scheduled', dueAt: new Date(Math.max(dateShared.getTime(), now.getTime())) };
}

/** Whether a post can still be changed. */
export function isEditable(status: PostStatus): boolean {
  return status !== 'publishing' && status !== 'published';
}

/** Returns the platform of an account that can publish posts. */
export function platformOf(provider: Provider): Platform {
  const platform = platforms.find((one) => one === provider);
  if (!platform) throw new Error('An account for meetings cannot publish posts.');
  return platform;
}

/** The account status in responses. */
export type AccountStatus = 'connected' | 'expired' | 'revoked';

export function accountStatus(status: ConnectionStatus): AccountStatus {
  return ({ active: 'connected', reauth_required: 'expired', revoked: 'revoked' } as const)[status];
}

/** Twice the longest an attempt can take, so that an attempt has ended when its lease expires. */
export const LEASE_MS = 4 * MINUTE_MS;
/** How often, and for how long, a network is polled for a post that it has accepted. */
const POLL_SECONDS = 10;
const BEGUN_MS_MAX = 30 * MINUTE_MS;

/** The result of an attempt to publish a post. */
export type AttemptResult =
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

/** Returns the next state of a post. `attempts` includes this one; `begunMs` is the time since the network accepted the post. */
export function toVerdict(
  result: AttemptResult,
  { attempts, begunId, begunMs }: { attempts: number; begunId: string | null; begunMs: number },
): Verdict {
  switch (result.is) {
    case 'published':
      return { status: 'published', externalId: result.externalId, url: result.url };
    case 'failed':
      return { status: 'failed', error: result.error };
    case 'begun':
      if (begunMs >= BEGUN_MS_MAX) return { status: 'failed', error: 'unfinished' };
      return {
        status: 'publishing',
        error: null,
        delaySeconds: POLL_SECONDS,
        begunId: result.begunId,
      };
    case 'later': {
      const isOver = begunId !== null && begunMs >= BEGUN_MS_MAX;
      const delay = RETRY_DELAYS_SECONDS[attempts - 1];
      if (isOver || delay === undefined) {
        return { status: 'failed', error: begunId === null ? result.error : 'unfinished' };
      }
      const delaySeconds = Math.max(delay, result.retryAfterSeconds ?? 0);
      const status = begunId === null ? 'scheduled' : 'publishing';
      return { status, error: result.error, delaySeconds, begunId };
    }
  }
}

export function dueAfter(now: Date, delaySeconds: number): Date {
  return new Date(now.getTime() + delaySeconds * SECOND_MS);
}

/** Returns the sentence for a stored error: a kind, optionally followed by the code of the provider. */
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
