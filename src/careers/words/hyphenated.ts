/** Soft hyphens at the joints of compounds, for browsers without a hyphenation dictionary of the language. */
import { baseLanguage } from '#lib/language.ts';

/** Shorter words fit in the narrowest column. */
const WORD_LENGTH_MIN = 12;
/** Letters that stay before a hyphen. */
const START_LENGTH_MIN = 4;
const SOFT_HYPHEN = '\u00AD';

/** What compounds of job titles, fields and benefits end in. */
const endings: Readonly<Record<string, readonly string[]>> = {
  de: `administrator angestellte anwalt arbeiter architekt assistent beauftragte bearbeiter begleiter berater beratung
    betreuung bonus buchhalter buchhaltung budget designer dienst einstieg entwickler entwicklung erfahrung fachangestellte
    fachkraft fachperson fahrer fahrzeugführer fortzahlung förderung führer führung gestalter industrie informatiker
    ingenieur integration kauffrau kaufmann kommunikation laborant leasing lehrer leiter leitung logistik makler manager
    mechaniker mitarbeiter monteur optionen pädagoge pädagogin pfleger planer produzent rabatt rechtsanwalt referent
    service techniker technik technologie therapeut verwalter verwaltung versicherung vertrag vorsorge wesen wirtschaft
    zuschuss`.split(/\s+/u),
  nl: `abonnement administrateur adviseur assistent begeleider beheerder bonus bouwkundige brief budget chauffeur controleur
    dagen doorbetaling engineer hoofd jurist korting leider manager medewerker niveau nummer ontwerper ontwikkelaar opties
    receptionist regeling schrijver service specialist technologie vergoeding verlener verlof verzekering`.split(
    /\s+/u,
  ),
};

const joints = new Map(
  Object.entries(endings).map(([language, parts]) => {
    const longestFirst = parts.toSorted((one, other) => other.length - one.length);
    return [
      language,
      new RegExp(`(?<=\\p{L}{${START_LENGTH_MIN}})(?:${longestFirst.join('|')})`, 'gu'),
    ];
  }),
);

/** The text with a soft hyphen before each known part of a long word; unchanged in other languages. */
export function hyphenated(language: string, text: string): string {
  const joint = joints.get(baseLanguage(language));
  if (joint === undefined) return text;
  return text.replaceAll(/\p{L}+/gu, (word) =>
    word.length < WORD_LENGTH_MIN ? word : word.replaceAll(joint, `${SOFT_HYPHEN}$&`),
  );
}
