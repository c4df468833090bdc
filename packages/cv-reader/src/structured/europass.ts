/** What both formats of Europass share, on the way to JSON Resume. */

/** The shape of JSON Resume with values that are not cleaned yet. */
export type RawResume = Readonly<Record<string, unknown>>;

/** `languageCode` of the document, and its content. */
export type EuropassCv = { language: string | undefined; resume: RawResume };

export const MOTHER_TONGUE = 'Native speaker';

/** The level of a language by those of its skills (CEFR): `B2`, or from the lowest to the highest `B2–C1`. */
export function fluencyOf(levels: readonly string[]): string | undefined {
  const known = levels
    .map((level) => level.trim().toUpperCase())
    .filter((level) => /^[ABC][12]$/u.test(level))
    .sort();
  const [lowest, highest] = [known[0], known.at(-1)];
  return lowest === highest ? lowest : `${lowest}–${highest}`;
}

/** Kinds of skills, as both formats have them. */
export const skillNames: Readonly<Record<string, string>> = {
  Communication: 'Communication',
  CommunicationAndInterpersonalSkills: 'Communication',
  Organisational: 'Organisation',
  OrganisationalSkills: 'Organisation',
  ManagementAndLeadershipSkills: 'Management and leadership',
  JobRelated: 'Job-related skills',
  Computer: 'Digital skills',
  DigitalSkills: 'Digital skills',
  Driving: 'Driving licence',
  DrivingSkills: 'Driving licence',
  Other: 'Other skills',
};
