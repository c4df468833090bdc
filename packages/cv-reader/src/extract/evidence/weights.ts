/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-28.
 * Figures for folds that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.62 (aim 99.5 %; the figures are of 0.8, before names became less strict): of 1518 CVs of 287 families; 1466 given, 1462 right (99.7 %, at least 99.4 %); found 1518, 1509 right (99.4 %); without the value: 31 of 872 given, 0 right; damaged: 8150 of 12574 given, 7470 right.
 * - email: threshold 0.9 (aim 99.5 %): of 1518 CVs of 287 families; 1509 given, 1508 right (99.9 %, at least 99.7 %); found 1511, 1510 right (99.9 %); without the value: 4 of 9 given, 0 right; damaged: 2129 of 2653 given, 1905 right.
 * - phone: threshold 0.8 (aim 99.5 %): of 1518 CVs of 287 families; 1511 given, 1511 right (100.0 %, at least 99.8 %); found 1511, 1511 right (100.0 %); without the value: 41 of 41 given, 0 right; damaged: 2306 of 2404 given, 2114 right.
 * - location: threshold 0.89 (aim 99.5 %): of 1468 CVs of 277 families; 1423 given, 1421 right (99.9 %, at least 99.6 %); found 1448, 1438 right (99.3 %); without the value: 50 of 81 given, 0 right; damaged: 742 of 1948 given, 501 right.
 */
import type { Detail, Weights } from './kinds.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: {
    threshold: 0.62,
    bias: 1.48,
    by: {
      labelled: 0.01,
      largest: 0.37,
      first: 0.0,
      explainsEmail: 1.27,
      inEmail: 0.0,
      familyName: 1.44,
      firstName: 1.61,
      titled: 0.14,
      inProfile: 0.23,
      repeated: 0.0,
      leavesEmail: -1.39,
      besideLarge: -0.8,
      cut: -1.72,
      oneWord: -2.61,
      otherKind: -2.61,
      elsewhere: -2.24,
      rival: -1.05,
      runTogether: -1.57,
      lettersApart: -3.04,
      vocabulary: -1.65,
      partOfText: -0.15,
      mixed: -2.54,
      foreign: -0.9,
      noFamilyName: -1.72,
      usualWords: -1.12,
      unsupported: -0.67,
    },
  },
  email: {
    threshold: 0.9,
    bias: 3.07,
    by: {
      labelled: 0.73,
      only: 0.17,
      likeName: 1.47,
      oddEnding: -4.94,
      joined: 0.0,
      touched: -1.12,
      strangeElsewhere: -1.11,
    },
  },
  phone: {
    threshold: 0.8,
    bias: -0.66,
    by: {
      labelled: 0.3,
      international: 1.17,
      valid: 3.57,
      only: 0.52,
      countryGuessed: -0.61,
      countryInferred: -1.61,
      elsewhere: -1.23,
    },
  },
  location: {
    threshold: 0.89,
    bias: 0.99,
    by: {
      labelled: 1.02,
      postalCode: 0.0,
      country: 0.66,
      countryOfPhone: 2.47,
      otherCountry: -2.6,
      otherTowns: -0.93,
      noTown: 0.0,
      elsewhere: -1.43,
    },
  },
};
