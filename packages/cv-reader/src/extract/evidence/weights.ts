/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.81 (aim 99.0 %): of 1192 CVs of 96 families; 1175 given, 1171 right (99.7 %, at least 99.2 %); found 1191, 1185 right (99.5 %); without the value: 58 of 777 given, 0 right; damaged: 942 of 1102 given, 755 right.
 * - email: threshold 0.82 (aim 99.0 %): of 1192 CVs of 96 families; 1183 given, 1182 right (99.9 %, at least 99.6 %); found 1183, 1182 right (99.9 %); without the value: 11 of 13 given, 0 right; damaged: 1758 of 2091 given, 1564 right.
 * - phone: threshold 0.91 (aim 99.0 %): of 1192 CVs of 96 families; 1169 given, 1169 right (100.0 %, at least 99.8 %); found 1182, 1181 right (99.9 %); without the value: 18 of 18 given, 0 right; damaged: 1614 of 1787 given, 1500 right.
 * - location: threshold 0.94 (aim 99.0 %): of 1112 CVs of 88 families; 1105 given, 1105 right (100.0 %, at least 99.8 %); found 1110, 1107 right (99.7 %); without the value: 43 of 65 given, 0 right; damaged: 507 of 1646 given, 309 right.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: { threshold: 0.81, bias: 1.00, by: { labelled: 0.60, largest: 1.26, first: 0.70, explainsEmail: 1.50, inEmail: 0.17, familyName: 0.30, titled: 0.60, inProfile: 0.06, repeated: 0.00, leavesEmail: -1.36, besideLarge: -0.09, cut: -1.42, oneWord: -2.28, otherKind: -3.07, elsewhere: -2.68 } },
  email: { threshold: 0.82, bias: 2.51, by: { labelled: 0.69, only: 0.58, likeName: 1.41, oddEnding: -4.49, joined: 0.00, touched: -0.90, strangeElsewhere: -1.42 } },
  phone: { threshold: 0.91, bias: -0.57, by: { labelled: 0.38, international: 0.87, valid: 3.51, only: 0.49, countryGuessed: -0.65, countryInferred: -1.52, elsewhere: -0.82 } },
  location: { threshold: 0.94, bias: 1.03, by: { labelled: 0.50, postalCode: 0.00, country: 0.00, countryOfPhone: 2.54, otherCountry: -2.75, otherTowns: -0.09, noTown: 0.00, elsewhere: -0.67 } },
};
