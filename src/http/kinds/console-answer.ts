/** Answers of the console: pages, redirects and framed documents, with their headers and policies. */
import type { ConsoleAnswer } from '../console.ts';
import { documentHeaders, PRIVATE_CACHING, securityHeaders } from '../headers.ts';
import { rateHeaders } from '../limits.ts';
import type { ConsoleLook } from './console-look.ts';

export function toResponse(answer: ConsoleAnswer, headersOfPage: Record<string, string>): Response {
  const headers = { ...headersOfPage, ...answer.headers };
  if ('location' in answer) {
    return new Response(null, { status: 303, headers: { ...headers, Location: answer.location } });
  }
  if ('frame' in answer) {
    return new Response(answer.frame, {
      status: answer.status,
      headers: {
        ...securityHeaders,
        'Content-Type': answer.type,
        'Content-Security-Policy': answer.policy,
        'Cache-Control': PRIVATE_CACHING,
        'Referrer-Policy': 'no-referrer',
        ...answer.headers,
      },
    });
  }
  const html = 'html' in answer ? answer.html : null;
  return new Response(html, { status: answer.status, headers });
}

export function pageHeaders({ assets }: ConsoleLook): Record<string, string> {
  const files = assets();
  const policy = [
    "default-src 'none'",
    // Rules of what is fetched ahead may stand in the page; scripts may not.
    "script-src 'self' 'inline-speculation-rules'",
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types console',
  ];
  return {
    ...documentHeaders,
    ...rateHeaders('api'),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    // With `no-referrer` a form's Origin would be `null`.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': PRIVATE_CACHING,
    Vary: 'Accept-Language, Cookie, X-Parts',
    // Fetched before the page is read.
    ...(files && {
      Link: `<${files.style}>; rel=preload; as=style, <${files.icons}>; rel=preload; as=image`,
    }),
  };
}
