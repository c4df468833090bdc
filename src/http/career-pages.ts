/** Declares what a career domain shows: pages and files that everyone gets alike, pictures, and forms. `Site` is the domain of the host. */
import type { FormCtx as AnyFormCtx, PageCtx as AnyPageCtx } from '#context.ts';
import type { View } from '#lib/view.ts';
import type { ApiError } from '#errors.ts';
import type { UploadedFiles } from './body.ts';
import type { PublicAnswer } from './micro-cache.ts';
import type { FormFields } from './multipart.ts';
import type { Route } from './route.ts';

/** The context of a page: it only reads. */
export type PageCtx<Site> = AnyPageCtx & { site: Site };

/** The context of a form: it writes, and sends emails. */
export type FormCtx<Site> = AnyFormCtx & { site: Site };

type Redirect = { status: 301 | 302 | 303; location: string };

export type PageAnswer =
  | {
      status: 200 | 404 | 410;
      html: View<string>;
      served?: PublicAnswer['served'];
      /** In place of the content policy of all pages. */
      policy?: string;
    }
  | Redirect;

/** `query` holds the first value of each name. */
type PageInput = { params: Record<string, string>; query: URLSearchParams };

/** A page that is the same for everyone. Null: there is no such page. */
export type CareerPage<Site> = Route<'career-page'> & {
  run: (ctx: PageCtx<Site>, input: PageInput) => Promise<PageAnswer | null>;
};

/** A file for machines. */
export type FeedAnswer = {
  /** 200 by default. */
  status?: 200 | 400;
  /** A media type. */
  contentType: string;
  headers?: Record<string, string>;
  /** When what it lists last changed. */
  changedAt?: Date | null;
} & (
  | { text: string }
  /** A file of `public/`, in which texts are replaced by others. */
  | { asset: string; replace: readonly (readonly [from: string, to: string])[] }
);

/** Written for each request that the micro-cache cannot answer: it may be long, and is requested seldom. */
export type Feed<Site> = Route<'feed'> & {
  run: (ctx: PageCtx<Site>, input: PageInput) => Promise<FeedAnswer | null>;
};

/** A file that is written while it is sent, as it may be longer than an isolate's memory. */
export type StreamedAnswer = {
  contentType: string;
  headers?: Record<string, string>;
  /** Called with each request that is answered with it. */
  served?: PublicAnswer['served'];
  /** What tells this version from others. */
  facts: string;
  changedAt: Date | null;
  chunks: () => AsyncIterable<string>;
};

/** `parameters`: those of its query; it names others that it is sent. */
export type StreamedFeed<Site> = Route<'streamed-feed'> & {
  parameters: readonly string[];
  run: (ctx: PageCtx<Site>, input: PageInput) => Promise<StreamedAnswer | FeedAnswer | null>;
};

/** A picture of `public/`: the first of these files that exists. */
export type Picture<Site> = Route<'picture'> & {
  filesOf: (site: Site, params: Record<string, string>) => readonly string[];
};

export type FormAnswer =
  | { status: 200 | 404 | 410 | 413 | 422 | 429; html: string; headers?: Record<string, string> }
  /** A file to be saved. */
  | { status: 200; file: ReadableStream<Uint8Array>; headers: Record<string, string> }
  /** For the script of the form. */
  | { status: 200 | 404 | 422 | 429; json: object; headers?: Record<string, string> }
  | Redirect;

export type FormInput = PageInput & {
  fields: FormFields;
  files: UploadedFiles;
  /** The network it comes from, for throttles. */
  address: string;
};

/** The whole page that explains why a form was refused. */
export type RefusedPage<Site> = (site: Site, error: ApiError) => string;

type Shared<Site> = {
  /** In place of the site's own. */
  refused?: RefusedPage<Site>;
};

/** `referrer` is the address of the page whose link led here: of another site, its origin. Empty where the browser sends none. */
type FormPageInput = PageInput & { referrer: string };

/** A page that is written for each request and cached nowhere. */
export type FormPage<Site> = Route<'form-page'> & {
  terms: Shared<Site>;
  run: (ctx: FormCtx<Site>, input: FormPageInput) => Promise<FormAnswer>;
};

type SubmitTerms<Site> = Shared<Site> & {
  /** The fields that are files. */
  files?: readonly string[];
  /** How many fields and files the form has at most, where they are more than forms usually have. */
  partsMax?: number;
  /** Other sites and mail programs may post here too (RFC 8058), and no form is read. */
  isForAll?: true;
};

/** What a form is posted to. */
export type FormSubmit<Site> = Route<'form-submit'> & {
  terms: SubmitTerms<Site>;
  run: (ctx: FormCtx<Site>, input: FormInput) => Promise<FormAnswer>;
};

/** What everyone gets alike. */
export type CareerView<Site> = CareerPage<Site> | Feed<Site> | StreamedFeed<Site> | Picture<Site>;
/** What a reader fills in and sends. */
export type CareerForm<Site> = FormPage<Site> | FormSubmit<Site>;

export function page<Site>(path: string, run: CareerPage<Site>['run']): CareerPage<Site> {
  return { kind: 'career-page', method: 'GET', path, run };
}

export function feed<Site>(path: string, run: Feed<Site>['run']): Feed<Site> {
  return { kind: 'feed', method: 'GET', path, run };
}

export function streamedFeed<Site>(
  path: string,
  parameters: readonly string[],
  run: StreamedFeed<Site>['run'],
): StreamedFeed<Site> {
  return { kind: 'streamed-feed', method: 'GET', path, parameters, run };
}

export function picture<Site>(path: string, filesOf: Picture<Site>['filesOf']): Picture<Site> {
  return { kind: 'picture', method: 'GET', path, filesOf };
}

export function formPage<Site>(
  path: string,
  terms: Shared<Site>,
  run: FormPage<Site>['run'],
): FormPage<Site> {
  return { kind: 'form-page', method: 'GET', path, terms, run };
}

export function formSubmit<Site>(
  path: string,
  terms: SubmitTerms<Site>,
  run: FormSubmit<Site>['run'],
): FormSubmit<Site> {
  return { kind: 'form-submit', method: 'POST', path, terms, run };
}
