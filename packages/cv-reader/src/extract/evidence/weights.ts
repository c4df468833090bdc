/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.9 (aim 99.0 %): of 1036 CVs of 37 families; 925 given, 921 right (99.6 %, at least 99.0 %); found 1012, 992 right (98.0 %); with the value taken out 24 of 795 wrong ones given.
 * - email: threshold 0.97 (aim 99.0 %): of 1036 CVs of 37 families; 955 given, 948 right (99.3 %, at least 98.7 %); found 1004, 993 right (98.9 %); with the value taken out 7 of 154 wrong ones given.
 * - phone: threshold 0.98 (aim 99.0 %): of 1036 CVs of 37 families; 908 given, 904 right (99.6 %, at least 99.0 %); found 1007, 994 right (98.7 %); with the value taken out 14 of 147 wrong ones given.
 * - location: threshold 0.99 (aim 99.0 %): of 924 CVs of 33 families; 222 given, 220 right (99.1 %, at least 97.3 %); found 785, 748 right (95.3 %); with the value taken out 0 of 43 wrong ones given.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: {
    threshold: 0.9,
    bias: 1.55,
    by: {
      labelled: 0.93,
      largest: 0.71,
      first: 1.1,
      explainsEmail: 1.66,
      inEmail: 0.59,
      inProfile: 0.0,
      repeated: 0.0,
      leavesEmail: -0.42,
      besideLarge: -1.9,
      cut: -0.73,
      oneWord: -2.27,
      otherKind: -2.58,
      elsewhere: -3.04,
    },
  },
  email: {
    threshold: 0.97,
    bias: 3.7,
    by: {
      labelled: 1.04,
      only: 0.0,
      likeName: 0.68,
      oddEnding: -1.22,
      joined: 0.0,
      touched: -0.95,
      elsewhere: -3.11,
    },
  },
  phone: {
    threshold: 0.98,
    bias: 0.61,
    by: {
      labelled: 0.0,
      international: 0.27,
      valid: 0.65,
      only: 2.77,
      countryGuessed: -0.95,
      elsewhere: -2.29,
    },
  },
  location: {
    threshold: 0.99,
    bias: 1.56,
    by: {
      labelled: 2.58,
      postalCode: 1.38,
      country: 0.58,
      countryOfPhone: 0.81,
      otherCountry: -0.81,
      otherTowns: -0.66,
      noTown: 0.0,
      elsewhere: -2.13,
    },
  },
};
