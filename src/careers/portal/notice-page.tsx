/** A page with a message only: check your inbox, or your data has been deleted. */
import { Layout } from '#careers/layout/layout.tsx';
import { homePath } from '#careers/layout/page-links.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { NoticePageProps } from './props.ts';

export function NoticePage({ site, heading, text }: NoticePageProps) {
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <p role="status">{text}</p>
        <p>
          <a class="button" href={homePath}>
            {wordsFor(site.language).notFound.link}
          </a>
        </p>
      </header>
    </Layout>
  );
}
