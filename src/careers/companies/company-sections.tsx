/** The sections of the page of a company, but for its jobs. */

import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { OfficeMap } from '#careers/layout/office-map.tsx';
import { hyphenated } from '#careers/words/hyphenated.ts';
import { wordsFor } from '#careers/words/words.ts';
import type { Person, Picture, Section, Site } from './props.ts';

type Shown = Exclude<Section, { kind: 'jobs' }>;

export function CompanySection({ site, section }: { site: Site; section: Shown }) {
  return (
    <section>
      <Heading site={site} section={section} />
      <Content site={site} section={section} />
    </section>
  );
}

/** A text without a heading of its own has none. */
function Heading({ site, section: { kind, heading } }: { site: Site; section: Shown }) {
  const { company, jobPage } = wordsFor(site.language);
  if (heading !== null) return <h2 dir="auto">{heading}</h2>;
  if (kind === 'text') return null;
  return <h2>{kind === 'benefits' ? jobPage.benefits : company[kind]}</h2>;
}

function Content({ site, section }: { site: Site; section: Shown }) {
  switch (section.kind) {
    case 'text':
      return <Text html={section.html} picture={section.picture} />;
    case 'values':
      return (
        <List name="values">
          {section.values.map((value) => (
            <li dir="auto">{value}</li>
          ))}
        </List>
      );
    case 'benefits':
      return (
        <List name="perks">
          {section.benefits.map((id) => (
            <li>{hyphenated(site.language, wordsFor(site.language).benefits[id])}</li>
          ))}
        </List>
      );
    case 'people':
      return (
        <List name="people">
          {section.people.map((person) => (
            <PersonItem {...person} />
          ))}
        </List>
      );
    case 'pictures':
      return (
        <List name="pictures">
          {section.pictures.map((picture) => (
            <li>
              <Photo {...picture} />
            </li>
          ))}
        </List>
      );
    case 'offices':
      return <OfficeMap language={site.language} offices={section.offices} />;
  }
}

/** Safari takes the role from a list without bullets. */
function List({ name, children }: { name: string; children?: Child }) {
  return (
    <ul class={name} role="list">
      {children}
    </ul>
  );
}

/** `html` must be sanitized. */
function Text({ html, picture }: { html: string; picture: Picture | null }) {
  return (
    <div class="told">
      <div class="written" dir="auto">
        {raw(html)}
      </div>
      {picture && <Photo {...picture} />}
    </div>
  );
}

function PersonItem({ name, role, quote, picture }: Person) {
  return (
    <li>
      {picture && <Photo {...picture} />}
      <p>
        <b dir="auto">{name}</b>
        {role !== null && <small dir="auto">{role}</small>}
      </p>
      {quote !== null && <blockquote dir="auto">{quote}</blockquote>}
    </li>
  );
}

function Photo({ path, alt, width, height }: Picture) {
  return <img src={path} alt={alt} width={width} height={height} loading="lazy" />;
}
