/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.8 (aim 99.0 %): of 1192 CVs of 96 families; 1176 given, 1174 right (99.8 %, at least 99.5 %); found 1191, 1187 right (99.7 %); without the value: 56 of 776 given, 0 right; damaged: 944 of 1104 given, 756 right.
 * - email: threshold 0.8 (aim 99.0 %): of 1192 CVs of 96 families; 1183 given, 1182 right (99.9 %, at least 99.6 %); found 1183, 1182 right (99.9 %); without the value: 11 of 13 given, 0 right; damaged: 1758 of 2091 given, 1564 right.
 * - phone: threshold 0.8 (aim 99.0 %): of 1192 CVs of 96 families; 1169 given, 1169 right (100.0 %, at least 99.8 %); found 1182, 1181 right (99.9 %); without the value: 18 of 18 given, 0 right; damaged: 1666 of 1787 given, 1500 right.
 * - location: threshold 0.8 (aim 99.0 %): of 1112 CVs of 88 families; 1105 given, 1105 right (100.0 %, at least 99.8 %); found 1110, 1107 right (99.7 %); without the value: 43 of 65 given, 0 right; damaged: 508 of 1646 given, 310 right.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: {
    threshold: 0.8,
    bias: 0.95,
    by: {
      labelled: 0.59,
      largest: 1.34,
      first: 0.75,
      explainsEmail: 1.55,
      inEmail: 0.2,
      familyName: 0.38,
      titled: 0.53,
      inProfile: 0.36,
      repeated: 0.0,
      leavesEmail: -1.36,
      besideLarge: -0.1,
      cut: -1.43,
      oneWord: -2.31,
      otherKind: -3.09,
      elsewhere: -2.66,
    },
  },
  email: {
    threshold: 0.8,
    bias: 2.51,
    by: {
      labelled: 0.69,
      only: 0.58,
      likeName: 1.41,
      oddEnding: -4.49,
      joined: 0.0,
      touched: -0.9,
      strangeElsewhere: -1.42,
    },
  },
  phone: {
    threshold: 0.8,
    bias: -0.57,
    by: {
      labelled: 0.38,
      international: 0.87,
      valid: 3.51,
      only: 0.49,
      countryGuessed: -0.65,
      countryInferred: -1.52,
      elsewhere: -0.82,
    },
  },
  location: {
    threshold: 0.8,
    bias: 1.03,
    by: {
      labelled: 0.5,
      postalCode: 0.0,
      country: 0.0,
      countryOfPhone: 2.54,
      otherCountry: -2.75,
      otherTowns: -0.09,
      noTown: 0.0,
      elsewhere: -0.67,
    },
  },
};
