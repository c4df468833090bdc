/** Settings under which the service starts in production. */

/** For `{ ...env, ...productionSettings }`. Emails leave by the binding, which keeps them on this machine. */
export const productionSettings = {
  APP_ENV: 'production',
  API_ORIGIN: 'https://api.recruiting.example',
  MAIL_TRANSPORT: 'cloudflare',
  WEBHOOK_ALLOW_PRIVATE_TARGETS: '',
} as const;
