/**
 * The plan of the house: which room may open a door into which, and which package is kept where.
 * Inside a feature a room is named by its file, elsewhere by its first folder or root file.
 */
export type Room = {
  /** Rooms outside the wings it may use. */
  house: readonly string[];
  /** Rooms of its own feature. */
  feature?: readonly string[];
  /** Rooms of other features. */
  guests?: readonly string[];
  packages?: readonly string[];
};

const ground = ['kit', 'problems', 'access', 'events', 'vocabulary'];

export const plan: Readonly<Record<string, Room>> = {
  // Ground floor: knows nothing of the house above it.
  kit: { house: [], packages: ['zod', 'sanitize-html', 'otpauth', 'node:crypto', 'node:zlib'] },
  problems: { house: [] },
  access: { house: [] },
  vocabulary: { house: [] },
  events: { house: ['kit', 'access'], packages: ['zod'] },
  cloud: { house: ground, packages: ['drizzle-orm', 'cloudflare:sockets'] },
  context: { house: [...ground, 'cloud'] },

  // First floor: how rows are kept and requests answered.
  data: { house: [...ground, 'cloud', 'context'], packages: ['drizzle-orm'] },
  http: {
    house: [...ground, 'cloud', 'context', 'data'],
    packages: ['hono', '@hono/zod-validator', 'zod', 'drizzle-orm'],
  },

  // The rooms of a feature, from the street inwards.
  endpoints: {
    house: [...ground, 'http'],
    feature: ['actions', 'rules', 'shapes', 'page', 'verbs'],
    guests: ['actions', 'page', 'rules'],
    packages: ['zod', 'hono'],
  },
  // A page may stand in the frame of another feature.
  page: {
    house: ground,
    feature: ['page', 'words'],
    guests: ['page', 'words'],
    packages: ['hono', 'uqr'],
  },
  shapes: {
    house: [...ground, 'data'],
    feature: ['rules', 'page'],
    // A record may hold the record of another feature.
    guests: ['rules', 'shapes'],
    packages: ['zod'],
  },
  actions: {
    house: [...ground, 'context', 'data'],
    // `actions/` holds one file a family of verbs.
    feature: ['actions', 'calendar', 'parser', 'rules', 'shapes', 'store', 'words'],
    guests: ['actions', 'rules', 'shapes', 'words'],
  },
  // Bytes become a record, and nothing else happens.
  parser: {
    house: ground,
    feature: ['parser'],
    packages: ['unpdf', 'fflate', 'libphonenumber-js', 'zod', 'node:crypto'],
  },
  // What is said of a meeting becomes what calendars take.
  calendar: { house: ground, packages: ['ical-generator'] },
  // A message or a tick becomes a context, and that an action.
  consumer: {
    house: [...ground, 'cloud', 'http'],
    feature: ['actions', 'shapes'],
    packages: ['zod'],
  },
  rules: { house: ground, feature: ['rules'], guests: ['rules'] },
  // A store may ask through another store: that saves the round trip two actions would cost.
  store: {
    house: [...ground, 'context', 'data'],
    // `store/` holds one file a subject.
    feature: ['rules', 'store'],
    guests: ['store', 'rules'],
    packages: ['drizzle-orm'],
  },
  // The API's document is read off the declarations, and so knows them.
  openapi: { house: [...ground, 'cloud', 'http'], feature: ['openapi'], packages: ['zod', 'hono'] },
  // Tools are loaded when somebody asks for them, with all they import: the verbs are handed to them instead,
  // and of http they know the types.
  tools: {
    house: [...ground, 'http'],
    feature: ['tools', 'shapes'],
    guests: ['rules', 'shapes'],
    packages: ['zod'],
  },
  verbs: { house: ground, feature: ['actions'], guests: ['actions'] },
  // The dictionaries and what is said with them.
  words: { house: ground, feature: ['words'] },
};

export const wings: readonly string[] = [
  'recruiting',
  'careers',
  'accounts',
  'integrations',
  'operator',
];

/** Files that assemble the house and so may open every door. */
export const entrances: readonly string[] = ['worker', 'endpoints', 'desk', 'site'];

/** Files of a feature that are no room by their name. */
export const roomsByPath: readonly (readonly [path: RegExp, room: string])[] = [
  [/^(?:accounts|careers|recruiting\/meetings)\/words\//u, 'words'],
  [/^recruiting\/meetings\/join-page$/u, 'page'],
  [/^recruiting\/meetings\/links$/u, 'endpoints'],
  [/^integrations\/openapi\//u, 'openapi'],
  [/^integrations\/mcp\/(?!(?:actions|endpoints|shapes|store|verbs)$)/u, 'tools'],
  [/^recruiting\/cvs\/parser\//u, 'parser'],
  [
    /^careers\/(?:landing|apply|alerts|feeds)\/(?!actions|consumer|endpoints|rules|shapes|store)/u,
    'page',
  ],
  [/^integrations\/connections\/[\w-]+-page$/u, 'page'],
  [/^accounts\/(?:layout\/|[\w-]+\/[\w-]+-(?:page|answer)$)/u, 'page'],
];
