/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.89 (aim 99.0 %): of 1192 CVs of 96 families; 1098 given, 1091 right (99.4 %, at least 98.8 %); found 1191, 1182 right (99.2 %); without the value: 31 of 779 given, 0 right; damaged: 885 of 1102 given, 741 right.
 * - email: threshold 0.82 (aim 99.0 %): of 1192 CVs of 96 families; 1183 given, 1182 right (99.9 %, at least 99.6 %); found 1183, 1182 right (99.9 %); without the value: 11 of 13 given, 0 right; damaged: 1758 of 2091 given, 1564 right.
 * - phone: threshold 0.91 (aim 99.0 %): of 1192 CVs of 96 families; 1171 given, 1170 right (99.9 %, at least 99.6 %); found 1182, 1181 right (99.9 %); without the value: 18 of 18 given, 0 right; damaged: 1616 of 1787 given, 1501 right.
 * - location: threshold 0.94 (aim 99.0 %): of 1112 CVs of 88 families; 1105 given, 1105 right (100.0 %, at least 99.8 %); found 1110, 1107 right (99.7 %); without the value: 44 of 67 given, 0 right; damaged: 508 of 1649 given, 309 right.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: { threshold: 0.89, bias: 1.01, by: { labelled: 0.68, largest: 1.16, first: 0.75, explainsEmail: 1.51, inEmail: 0.17, familyName: 0.5, titled: 0.57, inProfile: 0.07, repeated: 0.00, leavesEmail: -1.38, besideLarge: -0.08, cut: -1.42, oneWord: -2.28, otherKind: -3.05, elsewhere: -2.66 } },
  email: { threshold: 0.82, bias: 2.51, by: { labelled: 0.69, only: 0.58, likeName: 1.41, oddEnding: -4.49, joined: 0.00, touched: -0.90, strangeElsewhere: -1.42 } },
  phone: { threshold: 0.91, bias: -0.59, by: { labelled: 0.38, international: 0.92, valid: 3.48, only: 0.49, countryGuessed: -0.64, countryInferred: -1.49, elsewhere: -0.81 } },
  location: { threshold: 0.94, bias: 1.03, by: { labelled: 0.51, postalCode: 0.00, country: 0.00, countryOfPhone: 2.54, otherCountry: -2.75, otherTowns: -0.19, noTown: 0.00, elsewhere: -0.66 } },
};
