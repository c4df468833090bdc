/** The fields of the search form for a place and the distance from it. */

import { icon } from '#careers/layout/icons.ts';
import type { Filters, Site } from '#careers/layout/props.ts';
import { wordsFor } from '#careers/words/words.ts';
import { RADIUS_DEFAULT, radii } from '#lib/geo.ts';
import { fillTemplate, typedDirection } from '#lib/language.ts';
import { Select } from './select.tsx';

interface PlaceFieldsProps {
  site: Site;
  filters: Filters;
  /** The city of the page: without a place the list is of it, or around it. */
  cityName?: string | undefined;
}

const WHERE_LENGTH_MAX = 100;

export function PlaceFields({ site, filters, cityName }: PlaceFieldsProps) {
  const texts = wordsFor(site.language).filters;
  const { where, withRemote } = filters;
  return (
    <div class="place">
      <div class="where">
        <label for="where">{texts.where}</label>
        <div class="typed">
          {icon('place')}
          <input
            type="text"
            id="where"
            name="where"
            value={where}
            placeholder={cityName}
            maxlength={WHERE_LENGTH_MAX}
            dir={typedDirection(site.language)}
            spellcheck={false}
            data-suggest="place"
          />
          <button
            type="button"
            class="near"
            hidden
            title={texts.near}
            aria-label={texts.near}
            data-near={texts.noPosition}
          >
            {icon('nearby')}
          </button>
        </div>
        <p class="hint" role="status" data-near-failed />
      </div>
      <Distances site={site} filters={filters} isOfCity={cityName !== undefined} />
      {withRemote && <input type="hidden" name="remote" value="yes" />}
    </div>
  );
}

interface DistancesProps {
  site: Site;
  filters: Filters;
  isOfCity: boolean;
}

/** The distance of a list by itself is not sent. */
function Distances({ site, filters: { where, radius }, isOfCity }: DistancesProps) {
  const { filters: texts, kilometers } = wordsFor(site.language);
  const textOf = (km: number) => fillTemplate(kilometers, { number: String(km) });
  const isCityAlone = isOfCity && where === undefined;
  const others = isCityAlone ? radii : radii.filter((km) => km !== RADIUS_DEFAULT);
  const byItself = isCityAlone ? texts.onlyHere : textOf(RADIUS_DEFAULT);
  const options = others.map((km): [string, string] => [String(km), textOf(km)]);
  const at = isCityAlone ? 0 : others.findIndex((km) => km > RADIUS_DEFAULT);
  return (
    <Select
      name="radius"
      label={texts.distance}
      selected={[
        radius === undefined || (!isCityAlone && radius === RADIUS_DEFAULT) ? '' : String(radius),
      ]}
      options={options.toSpliced(at, 0, ['', byItself])}
    />
  );
}
