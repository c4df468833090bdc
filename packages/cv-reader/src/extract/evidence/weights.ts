/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.81 (aim 99.0 %): of 962 CVs of 37 families; 878 given, 875 right (99.7 %, at least 99.1 %); found 942, 922 right (97.9 %); without the value: 32 of 754 given, 0 right; damaged: 262 of 906 given, 118 right.
 * - email: threshold 0.92 (aim 99.0 %): of 962 CVs of 37 families; 935 given, 935 right (100.0 %, at least 99.7 %); found 935, 935 right (100.0 %); without the value: 5 of 5 given, 0 right; damaged: 1379 of 1796 given, 1304 right.
 * - phone: threshold 0.89 (aim 99.0 %): of 962 CVs of 37 families; 936 given, 936 right (100.0 %, at least 99.7 %); found 936, 936 right (100.0 %); without the value: 20 of 20 given, 0 right; damaged: 1270 of 1367 given, 1193 right.
 * - location: threshold 0.93 (aim 99.0 %): of 858 CVs of 33 families; 856 given, 856 right (100.0 %, at least 99.7 %); found 857, 857 right (100.0 %); without the value: 35 of 38 given, 0 right; damaged: 318 of 951 given, 194 right.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: {
    threshold: 0.81,
    bias: 1.01,
    by: {
      labelled: 0.78,
      largest: 0.99,
      first: 0.76,
      explainsEmail: 1.69,
      inEmail: 0.07,
      inProfile: 0.0,
      repeated: 0.0,
      leavesEmail: -1.48,
      besideLarge: -2.75,
      cut: -2.35,
      oneWord: -2.77,
      otherKind: -1.83,
      elsewhere: -2.72,
    },
  },
  email: {
    threshold: 0.92,
    bias: 3.25,
    by: {
      labelled: 0.35,
      only: 0.06,
      likeName: 1.64,
      oddEnding: -4.15,
      joined: 0.0,
      touched: -1.19,
      strangeElsewhere: -0.27,
    },
  },
  phone: {
    threshold: 0.89,
    bias: -0.29,
    by: {
      labelled: 0.18,
      international: 0.85,
      valid: 3.32,
      only: 0.5,
      countryGuessed: -1.44,
      elsewhere: 0.0,
    },
  },
  location: {
    threshold: 0.93,
    bias: 0.67,
    by: {
      labelled: 0.0,
      postalCode: 0.3,
      country: 0.37,
      countryOfPhone: 2.75,
      otherCountry: -2.71,
      otherTowns: 0.0,
      noTown: 0.0,
      elsewhere: -0.39,
    },
  },
};
