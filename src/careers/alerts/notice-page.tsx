/** A page with a message only: check your inbox, the alert is confirmed, has ended, and so on. */

import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import { MANAGE, tokenPath } from './alert-paths.ts';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { NoticePageProps } from './props.ts';

export function NoticePage({
  site,
  notice,
  alert = null,
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
        {alert && (
          <p>
            <bdi>{alert.search}</bdi> · {words.frequencies[alert.frequency]}
          </p>
        )}
        <p>{isTooMany ? words.tooMany : fillTemplate(text, { max: alertsMax ?? '' })}</p>
        {againUrl !== null && (
          <p>
            <a href={againUrl}>{words.ended.again}</a>
          </p>
        )}
        <p class="actions">
          {alert?.listUrl ? (
            <a class="button" href={alert.listUrl}>
              {words.back}
            </a>
          ) : (
            <a class="button" href={homePath}>
              {wordsFor(site.language).notFound.link}
            </a>
          )}
          {alert && <a href={tokenPath(MANAGE, alert.token)}>{words.emails.alert.change}</a>}
        </p>
      </header>
    </Layout>
  );
}
