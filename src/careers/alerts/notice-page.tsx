/** A page with a message only: check your inbox, the alert is confirmed, has ended, and so on. */

import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { NoticePageProps } from './props.ts';

export function NoticePage({
  site,
  notice,
  againUrl = null,
  alertsMax,
  isTooMany = false,
}: NoticePageProps) {
  const words = alertWordsFor(site.language);
  const { heading, text } = words[notice];
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <p>{isTooMany ? words.tooMany : fillTemplate(text, { max: alertsMax ?? '' })}</p>
        {againUrl !== null && (
          <p>
            <a href={againUrl}>{words.ended.again}</a>
          </p>
        )}
        <p>
          <a class="button" href={homePath}>
            {wordsFor(site.language).notFound.link}
          </a>
        </p>
      </header>
    </Layout>
  );
}
