/** The area of the address that monitors ask. */
import { createApi } from '#http/api.ts';
import { readiness } from '#http/kinds/readiness.ts';
import { readinessRoute } from '#http/readiness.ts';
import { examineReadiness } from '#operator/readiness/actions.ts';

export const app = createApi([readinessRoute(examineReadiness)], { readiness });
