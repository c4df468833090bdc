/** Keeps settings that are meant for a development machine out of production. */

/** The beginning of the published key of `.dev.vars.example`. */
const DEVELOPMENT_KEY = 'development-only';

/** Each Worker has some of them. */
type Settings = Pick<Env, 'APP_ENV' | 'API_ORIGIN'> &
  Partial<Pick<Env, 'MAIL_TRANSPORT' | 'SECRET_KEYS' | 'WEBHOOK_ALLOW_PRIVATE_TARGETS'>>;

const rules: readonly { isUnsafe: (settings: Settings) => boolean; sentence: string }[] = [
  {
    isUnsafe: ({ SECRET_KEYS }) => SECRET_KEYS?.includes(DEVELOPMENT_KEY) ?? false,
    sentence: 'SECRET_KEYS is public',
  },
  {
    isUnsafe: ({ API_ORIGIN }) => !API_ORIGIN.startsWith('https://'),
    sentence: 'API_ORIGIN is not https',
  },
  {
    isUnsafe: ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === 'outbox' || MAIL_TRANSPORT === 'terminal',
    sentence: 'MAIL_TRANSPORT sends none',
  },
  {
    isUnsafe: (settings) => settings.WEBHOOK_ALLOW_PRIVATE_TARGETS === 'true',
    sentence: 'WEBHOOK_ALLOW_PRIVATE_TARGETS is true',
  },
];

/** Throws with the names of unsafe settings, never their values, unless APP_ENV is `development`. */
export function assertProductionSettings(settings: Settings): void {
  if (settings.APP_ENV === 'development') return;
  const unsafe = rules.filter(({ isUnsafe }) => isUnsafe(settings));
  if (unsafe.length === 0) return;
  const list = unsafe.map(({ sentence }) => sentence).join('; ');
  throw new Error(`The service does not start with development settings: ${list}.`);
}
