/** Video meetings at Google and Zoom: create, read, update and end them. */
import type { PublicCtx } from '#context.ts';
import type { ConferenceProvider } from '#vocabulary/lists.ts';
import type {
  Access,
  Conference,
  ConferenceAccess,
  CreatedConference,
  Outcome,
} from '#providers/rules.ts';
import { createAtGoogle, endAtGoogle, readAtGoogle, updateAtGoogle } from './google.ts';
import { createAtZoom, endAtZoom, readAtZoom, updateAtZoom } from './zoom.ts';

type ConferenceApi = {
  create: (
    ctx: PublicCtx,
    access: Access,
    meeting: Conference,
  ) => Promise<Outcome<CreatedConference>>;
  read: (ctx: PublicCtx, access: Access, id: string) => Promise<Outcome<CreatedConference>>;
  update: (
    ctx: PublicCtx,
    access: Access,
    id: string,
    meeting: Conference,
  ) => Promise<Outcome<null>>;
  end: (ctx: PublicCtx, access: Access, id: string) => Promise<Outcome<null>>;
};

const conferenceApis: Readonly<Record<ConferenceProvider, ConferenceApi>> = {
  google: { create: createAtGoogle, read: readAtGoogle, update: updateAtGoogle, end: endAtGoogle },
  zoom: { create: createAtZoom, read: readAtZoom, update: updateAtZoom, end: endAtZoom },
};

/** `pending`: Google is still creating the link; read it later. `unknown` is possible at Zoom only. */
export function createConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  conference: Conference,
): Promise<Outcome<CreatedConference>> {
  return conferenceApis[access.provider].create(ctx, access, conference);
}

/** Reads a pending conference. */
export function readConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  externalId: string,
): Promise<Outcome<CreatedConference>> {
  return conferenceApis[access.provider].read(ctx, access, externalId);
}

/** Changes title, text or time; the link stays. Repeating it changes nothing. */
export function updateConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  externalId: string,
  conference: Conference,
): Promise<Outcome<null>> {
  return conferenceApis[access.provider].update(ctx, access, externalId, conference);
}

/** Also succeeds if the conference does not exist any more. */
export function endConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  externalId: string,
): Promise<Outcome<null>> {
  return conferenceApis[access.provider].end(ctx, access, externalId);
}
