/** Meetings at Google and Zoom: made, read, moved and ended. */
import type { PublicCtx } from '#context.ts';
import type { ConferenceProvider } from '#vocabulary.ts';
import type {
  Access,
  Conference,
  ConferenceAccess,
  MadeConference,
  Outcome,
} from '#providers/rules.ts';
import { createAtGoogle, endAtGoogle, readAtGoogle, updateAtGoogle } from './google.ts';
import { createAtZoom, endAtZoom, readAtZoom, updateAtZoom } from './zoom.ts';

type Room = {
  create: (ctx: PublicCtx, access: Access, meeting: Conference) => Promise<Outcome<MadeConference>>;
  read: (ctx: PublicCtx, access: Access, id: string) => Promise<Outcome<MadeConference>>;
  update: (
    ctx: PublicCtx,
    access: Access,
    id: string,
    meeting: Conference,
  ) => Promise<Outcome<null>>;
  end: (ctx: PublicCtx, access: Access, id: string) => Promise<Outcome<null>>;
};

const rooms: Readonly<Record<ConferenceProvider, Room>> = {
  google: { create: createAtGoogle, read: readAtGoogle, update: updateAtGoogle, end: endAtGoogle },
  zoom: { create: createAtZoom, read: readAtZoom, update: updateAtZoom, end: endAtZoom },
};

/** `pending`: Google is still making the link; read it later. `unknown`: at Zoom only. */
export function createConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  conference: Conference,
): Promise<Outcome<MadeConference>> {
  return rooms[access.provider].create(ctx, access, conference);
}

/** What became of a pending one. */
export function readConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  externalId: string,
): Promise<Outcome<MadeConference>> {
  return rooms[access.provider].read(ctx, access, externalId);
}

/** Another title, text or time; the link stays. Asking twice changes nothing more. */
export function updateConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  externalId: string,
  conference: Conference,
): Promise<Outcome<null>> {
  return rooms[access.provider].update(ctx, access, externalId, conference);
}

/** One that is gone already is ended. */
export function endConference(
  ctx: PublicCtx,
  access: ConferenceAccess,
  externalId: string,
): Promise<Outcome<null>> {
  return rooms[access.provider].end(ctx, access, externalId);
}
