/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.81 (aim 99.0 %): of 1288 CVs of 74 families; 1239 given, 1235 right (99.7 %, at least 99.3 %); found 1288, 1280 right (99.4 %); without the value: 37 of 863 given, 0 right; damaged: 827 of 1193 given, 631 right.
 * - email: threshold 0.83 (aim 99.0 %): of 1288 CVs of 74 families; 1271 given, 1266 right (99.6 %, at least 99.2 %); found 1271, 1266 right (99.6 %); without the value: 13 of 13 given, 0 right; damaged: 1807 of 2325 given, 1656 right.
 * - phone: threshold 0.93 (aim 99.0 %): of 1288 CVs of 74 families; 1263 given, 1262 right (99.9 %, at least 99.6 %); found 1265, 1264 right (99.9 %); without the value: 20 of 21 given, 0 right; damaged: 1640 of 1829 given, 1554 right.
 * - location: threshold 0.89 (aim 99.0 %): of 1192 CVs of 68 families; 1183 given, 1182 right (99.9 %, at least 99.6 %); found 1190, 1189 right (99.9 %); without the value: 40 of 43 given, 0 right; damaged: 449 of 1580 given, 301 right.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: {
    threshold: 0.81,
    bias: 1.21,
    by: {
      labelled: 0.76,
      largest: 1.34,
      first: 0.61,
      explainsEmail: 1.59,
      inEmail: 0.0,
      titled: 0.0,
      inProfile: 0.24,
      repeated: 0.0,
      leavesEmail: -1.66,
      besideLarge: -2.07,
      cut: -2.4,
      oneWord: -2.41,
      otherKind: -2.15,
      elsewhere: -2.96,
    },
  },
  email: {
    threshold: 0.83,
    bias: 2.84,
    by: {
      labelled: 0.44,
      only: 0.41,
      likeName: 1.29,
      oddEnding: -4.58,
      joined: 0.0,
      touched: -1.9,
      strangeElsewhere: -1.31,
    },
  },
  phone: {
    threshold: 0.93,
    bias: -1.16,
    by: {
      labelled: 0.23,
      international: 0.8,
      valid: 3.66,
      only: 1.03,
      countryGuessed: -2.31,
      countryInferred: -0.5,
      elsewhere: -0.67,
    },
  },
  location: {
    threshold: 0.89,
    bias: 1.29,
    by: {
      labelled: 0.76,
      postalCode: 0.0,
      country: 0.36,
      countryOfPhone: 2.45,
      otherCountry: -2.92,
      otherTowns: 0.0,
      noTown: 0.0,
      elsewhere: -0.92,
    },
  },
};
