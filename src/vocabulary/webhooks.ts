/** The closed values of webhooks and their deliveries. */

/** Why a delivery has no response (decisions: Webhooks, log row). */
export const deliveryErrors = ['timeout', 'connection', 'refused', 'expired', 'disabled'] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** Whose a webhook is: the company's stays, an application's ends with its connection. */
export const webhookOwners = ['company', 'application'] as const;
export type WebhookOwner = (typeof webhookOwners)[number];

/** Why the service disabled a webhook. */
export const disabledReasons = ['failing'] as const;
