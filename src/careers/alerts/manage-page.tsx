/** The page on which the owner of an alert changes it. */

import { Layout } from '#careers/layout/layout.tsx';
import { alertWordsFor } from '#careers/words/alerts/words.ts';
import { END, MANAGE, tokenPath } from './alert-paths.ts';
import { Frequencies } from './frequencies.tsx';
import type { ManagePageProps } from './props.ts';

export function ManagePage({ site, search, listUrl, token, frequency, isSaved }: ManagePageProps) {
  const words = alertWordsFor(site.language);
  const { heading, save, saved, end } = words.manage;
  return (
    <Layout site={site} head={{ noindex: true }} title={`${heading} | ${site.name}`}>
      <header class="intro">
        <h1>{heading}</h1>
        <p>
          <bdi>{search}</bdi>
        </p>
        {isSaved && <p role="status">{saved}</p>}
      </header>
      <form class="form" method="post" action={MANAGE} enctype="multipart/form-data">
        <input type="hidden" name="token" value={token} />
        <Frequencies site={site} selected={frequency} />
        <p class="send">
          <button>{save}</button>
          {listUrl !== null && <a href={listUrl}>{words.back}</a>}
          <a href={tokenPath(END, token)}>{end}</a>
        </p>
      </form>
    </Layout>
  );
}
