/**
 * Posts to an Instagram professional account (Content Publishing with Facebook Login): creates a
 * container, and publishes it when it is ready.
 */
import type { PublicCtx } from '#context.ts';
import { textAt } from '#providers/rules.ts';
import type { Access, Outcome, Publication, Published } from '#providers/rules.ts';
import { callProvider } from './call-provider.ts';
import { explainGraph, GRAPH } from './meta.ts';

/** Containers are not visible, so a duplicate does no harm. */
export async function beginAtInstagram(
  ctx: PublicCtx,
  access: Access,
  { text, imageUrl }: Publication,
): Promise<Outcome<Published>> {
  const creation = await callProvider(ctx, access, {
    method: 'POST',
    url: `${GRAPH}/${access.externalId}/media`,
    json: { image_url: imageUrl ?? '', caption: text },
    isDecisive: false,
    read: (body) => textAt(body, 'id') ?? undefined,
    explain: explainGraph,
  });
  return creation.is === 'done' ? { is: 'pending', externalId: creation.value } : creation;
}

export async function continueAtInstagram(
  ctx: PublicCtx,
  access: Access,
  containerId: string,
): Promise<Outcome<Published>> {
  const status = await statusOf(ctx, access, containerId);
  if (status.is !== 'done') return status;
  if (status.value === 'IN_PROGRESS') return { is: 'pending', externalId: containerId };
  if (status.value === 'PUBLISHED') return publishedWithoutUrl(containerId);
  if (status.value !== 'FINISHED') return { is: 'refused', code: `container ${status.value}` };
  const published = await publish(ctx, access, containerId);
  if (published.is !== 'unknown') return published;
  // The status of the container tells what the lost answer said.
  const now = await statusOf(ctx, access, containerId);
  return now.is === 'done' && now.value === 'PUBLISHED'
    ? publishedWithoutUrl(containerId)
    : published;
}

function statusOf(ctx: PublicCtx, access: Access, containerId: string): Promise<Outcome<string>> {
  return callProvider(ctx, access, {
    method: 'GET',
    url: `${GRAPH}/${containerId}?fields=status_code`,
    isDecisive: false,
    read: (body) => textAt(body, 'status_code') ?? undefined,
    explain: explainGraph,
  });
}

/** The post's own id and URL are unknown. */
function publishedWithoutUrl(containerId: string): Outcome<Published> {
  return { is: 'done', value: { externalId: containerId, url: null } };
}

async function publish(
  ctx: PublicCtx,
  access: Access,
  containerId: string,
): Promise<Outcome<Published>> {
  const published = await callProvider(ctx, access, {
    method: 'POST',
    url: `${GRAPH}/${access.externalId}/media_publish`,
    json: { creation_id: containerId },
    isDecisive: true,
    read: (body) => textAt(body, 'id') ?? undefined,
    explain: explainGraph,
  });
  if (published.is !== 'done') return published;
  const link = await callProvider(ctx, access, {
    method: 'GET',
    url: `${GRAPH}/${published.value}?fields=permalink`,
    isDecisive: false,
    read: (body) => textAt(body, 'permalink') ?? undefined,
  });
  // The post is published even if its URL cannot be read.
  const url = link.is === 'done' ? link.value : null;
  return { is: 'done', value: { externalId: published.value, url } };
}
