/** What Hono keeps of a request: the services it is answered with, and who sends it once that is known. */
import type { Context } from 'hono';
import type { Actor } from '#access.ts';
import type { Precondition } from '#context.ts';
import type { HttpServices } from '#platform/http-services.ts';
import type { Deferring, ReadServices } from '#platform/read-services.ts';
import type { Services } from '#platform/services.ts';
import type { UploadedFiles } from './body.ts';
import type { ConsoleView } from './console.ts';

/** What an application must have that only reads the public listing. */
export type ReadEnv = {
  Bindings: {
    services: ReadServices & HttpServices & Deferring;
    /** Of the career domain that was asked; absent on the API's host. */
    careerOrigin?: string;
  };
  Variables: {
    /** When the request arrived: the time of everything it does. */
    now: Date;
  };
};

/** The application of the API's host, and the API of the career domains. */
export type ApiEnv = {
  Bindings: {
    services: Services;
    /** Of the career domain that was asked; absent on the API's host. */
    careerOrigin?: string;
  };
  Variables: {
    /** When the request arrived: the time of everything it does. */
    now: Date;
    /** The language of the page, where it is known. */
    language?: string;
    /** Who calls with a token, where they are known. */
    caller?: Caller;
    /** What a form of the console sent, once it is read: its body can't be read again. */
    sentForm?: { fields: Record<string, string>; files: UploadedFiles };
    /** What screens show of the member who asks, once they are known. */
    consoleView?: ConsoleView;
  };
};
export type ApiContext = Context<ApiEnv>;

/** The company and the actor that a bearer token is for. */
export type Caller = {
  tenant: { id: number; subdomain: string };
  actor: Actor;
  /** Present where the token was not looked up: the first batch checks it. */
  precondition?: Precondition;
};
