/** The page for a form that was rejected before it was read: wrong origin, too many requests, or too large. */

import { applyWordsFor } from '#careers/words/forms.ts';
import { wordsFor } from '#careers/words/words.ts';
import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import type { Site } from '#careers/layout/props.ts';
import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import type { ErrorCode } from '#errors.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

interface RefusedPageProps {
  site: Site;
  code: ErrorCode;
  fileBytesMax: number;
}

export function RefusedPage({ site, code, fileBytesMax }: RefusedPageProps) {
  const application = applyWordsFor(site.language);
  const { notFound } = wordsFor(site.language);
  const { heading, text, too_large: tooLarge, too_many: tooMany } = application.refused;
  const size = formatsFor(site.language).number(fileBytesMax / BYTES_PER_MEGABYTE);
  const reasons: Partial<Record<ErrorCode, string>> = {
    too_large: fillTemplate(tooLarge, { size }),
    too_many_requests: tooMany,
  };
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <p>{reasons[code] ?? text}</p>
        <p>
          <a class="button" href={homePath}>
            {notFound.link}
          </a>
        </p>
      </header>
    </Layout>
  );
}
