/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.8 (aim 99.0 %): of 1256 CVs of 124 families; 1234 given, 1233 right (99.9 %, at least 99.6 %); found 1255, 1252 right (99.8 %); without the value: 58 of 840 given, 0 right; damaged: 1021 of 1183 given, 791 right.
 * - email: threshold 0.8 (aim 99.0 %): of 1256 CVs of 124 families; 1247 given, 1246 right (99.9 %, at least 99.6 %); found 1247, 1246 right (99.9 %); without the value: 9 of 10 given, 0 right; damaged: 1861 of 2214 given, 1668 right.
 * - phone: threshold 0.8 (aim 99.0 %): of 1256 CVs of 124 families; 1247 given, 1247 right (100.0 %, at least 99.8 %); found 1247, 1247 right (100.0 %); without the value: 23 of 23 given, 0 right; damaged: 1789 of 1886 given, 1627 right.
 * - location: threshold 0.8 (aim 99.0 %): of 1168 CVs of 115 families; 1165 given, 1165 right (100.0 %, at least 99.8 %); found 1166, 1166 right (100.0 %); without the value: 40 of 59 given, 0 right; damaged: 571 of 1647 given, 351 right.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: {
    threshold: 0.8,
    bias: 0.83,
    by: {
      labelled: 0.88,
      largest: 1.33,
      first: 0.63,
      explainsEmail: 1.57,
      inEmail: 0.24,
      familyName: 0.38,
      titled: 0.84,
      inProfile: 0.39,
      repeated: 0.0,
      leavesEmail: -1.39,
      besideLarge: -0.55,
      cut: -1.46,
      oneWord: -2.2,
      otherKind: -3.38,
      elsewhere: -2.54,
    },
  },
  email: {
    threshold: 0.8,
    bias: 2.62,
    by: {
      labelled: 0.68,
      only: 0.53,
      likeName: 1.49,
      oddEnding: -4.62,
      joined: 0.0,
      touched: -0.89,
      strangeElsewhere: -1.45,
    },
  },
  phone: {
    threshold: 0.8,
    bias: -0.68,
    by: {
      labelled: 0.25,
      international: 0.83,
      valid: 3.39,
      only: 0.87,
      countryGuessed: -0.62,
      countryInferred: -1.41,
      elsewhere: -0.87,
    },
  },
  location: {
    threshold: 0.8,
    bias: 1.01,
    by: {
      labelled: 0.51,
      postalCode: 0.0,
      country: 0.0,
      countryOfPhone: 2.55,
      otherCountry: -2.65,
      otherTowns: -0.14,
      noTown: 0.0,
      elsewhere: -0.44,
    },
  },
};
