/** Posts of an Instagram professional account (Content Publishing, with Facebook Login): a container is made, and when it is ready published. */
import type { PublicCtx } from '#context.ts';
import { textAt } from '#providers/rules.ts';
import type { Access, Outcome, Publication, Published } from '#providers/rules.ts';
import { ask } from './ask.ts';
import { explainGraph, GRAPH } from './meta.ts';

/** A container is seen by nobody: to make a second one does no harm. */
export async function beginAtInstagram(
  ctx: PublicCtx,
  access: Access,
  { text, imageUrl }: Publication,
): Promise<Outcome<Published>> {
  const made = await ask(ctx, access, {
    method: 'POST',
    url: `${GRAPH}/${access.externalId}/media`,
    json: { image_url: imageUrl ?? '', caption: text },
    isDecisive: false,
    read: (body) => textAt(body, 'id') ?? undefined,
    explain: explainGraph,
  });
  return made.is === 'done' ? { is: 'pending', externalId: made.value } : made;
}

export async function continueAtInstagram(
  ctx: PublicCtx,
  access: Access,
  containerId: string,
): Promise<Outcome<Published>> {
  const status = await statusOf(ctx, access, containerId);
  if (status.is !== 'done') return status;
  if (status.value === 'IN_PROGRESS') return { is: 'pending', externalId: containerId };
  if (status.value === 'PUBLISHED') return outAs(containerId);
  if (status.value !== 'FINISHED') return { is: 'refused', code: `container ${status.value}` };
  const published = await publish(ctx, access, containerId);
  if (published.is !== 'unknown') return published;
  // The container knows what the lost answer said.
  const now = await statusOf(ctx, access, containerId);
  return now.is === 'done' && now.value === 'PUBLISHED' ? outAs(containerId) : published;
}

function statusOf(ctx: PublicCtx, access: Access, containerId: string): Promise<Outcome<string>> {
  return ask(ctx, access, {
    method: 'GET',
    url: `${GRAPH}/${containerId}?fields=status_code`,
    isDecisive: false,
    read: (body) => textAt(body, 'status_code') ?? undefined,
    explain: explainGraph,
  });
}

/** Its own id and address are not told. */
function outAs(containerId: string): Outcome<Published> {
  return { is: 'done', value: { externalId: containerId, url: null } };
}

async function publish(
  ctx: PublicCtx,
  access: Access,
  containerId: string,
): Promise<Outcome<Published>> {
  const published = await ask(ctx, access, {
    method: 'POST',
    url: `${GRAPH}/${access.externalId}/media_publish`,
    json: { creation_id: containerId },
    isDecisive: true,
    read: (body) => textAt(body, 'id') ?? undefined,
    explain: explainGraph,
  });
  if (published.is !== 'done') return published;
  const link = await ask(ctx, access, {
    method: 'GET',
    url: `${GRAPH}/${published.value}?fields=permalink`,
    isDecisive: false,
    read: (body) => textAt(body, 'permalink') ?? undefined,
  });
  // It is out, whether or not its address is known.
  const url = link.is === 'done' ? link.value : null;
  return { is: 'done', value: { externalId: published.value, url } };
}
