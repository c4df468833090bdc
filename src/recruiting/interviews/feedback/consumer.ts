/** Reminders of feedback, every minute. */
import { contextNow } from '#http/consumer.ts';
import type { BackgroundServices } from '#platform/background-services.ts';
import { remindOfFeedback } from './actions/remind.ts';

export const maintainFeedback = (services: BackgroundServices) =>
  remindOfFeedback(contextNow(services));
