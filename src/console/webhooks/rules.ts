/** The addresses of the webhooks' screens. */

export const WEBHOOKS = '/webhooks';
export const NEW_WEBHOOK = '/webhooks/new';
export const WEBHOOK = '/webhooks/{webhook}';
export const WEBHOOK_TEST = `${WEBHOOK}/test`;
export const WEBHOOK_LOG = `${WEBHOOK}/deliveries`;
export const REDELIVER = `${WEBHOOK_LOG}/{delivery}`;
export const RECOVER = `${WEBHOOK}/recover`;
export const ROTATE_SECRET = `${WEBHOOK}/secret`;
export const REMOVE_WEBHOOK = `${WEBHOOK}/remove`;

export function webhookPath(root: string, id: number): string {
  return `${root}${WEBHOOKS}/${id}`;
}
