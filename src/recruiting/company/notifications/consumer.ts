/** Daily emails, every minute. */
import { contextNow } from '#http/consumer.ts';
import type { BackgroundServices } from '#platform/background-services.ts';
import { sendDailies } from './actions/daily.ts';

export const maintainNotifications = (services: BackgroundServices) =>
  sendDailies(contextNow(services));
