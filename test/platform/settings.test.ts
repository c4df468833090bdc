/** The service does not start in production with development settings. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import worker from '../../src/worker.ts';
import { API, fresh } from '../support/call.ts';
import { productionSettings } from '../support/production.ts';

const exampleKey = 'development-only-secret of some length, as published';

function request(settings: Partial<Env>) {
  return worker.fetch(
    new Request<unknown, IncomingRequestCfProperties>(
      // An answer of the last second would be given again without reading a setting.
      fresh(`${API}/api/locations/countries`),
    ),
    { ...env, ...productionSettings, ...settings },
    createExecutionContext(),
  );
}

describe('in production, the service', () => {
  test('serves with production settings', async () => {
    expect((await request({})).status).toBe(200);
  });

  test.each<[string, Partial<Env>]>([
    ['SECRET_KEYS', { SECRET_KEYS: exampleKey }],
    ['API_ORIGIN', { API_ORIGIN: 'http://api.recruiting.example' }],
    ['MAIL_TRANSPORT', { MAIL_TRANSPORT: 'outbox' }],
    ['MAIL_TRANSPORT', { MAIL_TRANSPORT: 'terminal' }],
    ['WEBHOOK_ALLOW_PRIVATE_TARGETS', { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true' }],
  ])('does not start with the %s of development', async (name, settings) => {
    const error = await request(settings).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(`development settings: ${name} `);
    // Names, never values.
    expect(String(error)).not.toContain(exampleKey);
  });

  test('names every unsafe setting at once', async () => {
    const settings = { MAIL_TRANSPORT: 'outbox', SECRET_KEYS: exampleKey };
    await expect(request(settings)).rejects.toThrow(/SECRET_KEYS .*; MAIL_TRANSPORT /u);
  });

  test('starts with the same settings in development', async () => {
    const settings = { APP_ENV: 'development', MAIL_TRANSPORT: 'outbox', SECRET_KEYS: exampleKey };
    expect((await request(settings)).status).toBe(200);
  });
});
