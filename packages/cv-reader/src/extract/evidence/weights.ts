/**
 * How much each evidence counts. Written by `npm run cv:calibrate -- FOLDER --write` on 2026-11-23.
 * Figures for families that the weights were not fitted on, each left out in turn:
 *
 * - name: threshold 0.92 (aim 99.0 %): of 962 CVs of 37 families; 759 given, 756 right (99.6 %, at least 99.0 %); found 942, 922 right (97.9 %); with the value taken out 17 of 754 wrong ones given.
 * - email: threshold 0.99 (aim 99.0 %): of 962 CVs of 37 families; 935 given, 935 right (100.0 %, at least 99.7 %); found 935, 935 right (100.0 %); with the value taken out 5 of 5 wrong ones given.
 * - phone: threshold 0.99 (aim 99.0 %): of 962 CVs of 37 families; 936 given, 936 right (100.0 %, at least 99.7 %); found 936, 936 right (100.0 %); with the value taken out 20 of 20 wrong ones given.
 * - location: threshold 0.96 (aim 99.0 %): of 858 CVs of 33 families; 838 given, 838 right (100.0 %, at least 99.7 %); found 857, 857 right (100.0 %); with the value taken out 30 of 38 wrong ones given.
 */
import type { Detail, Weights } from './evidence.ts';

export const weights: Readonly<Record<Detail, Weights & { threshold: number }>> = {
  name: { threshold: 0.92, bias: 0.68, by: { labelled: 1.34, largest: 1.08, first: 1.20, explainsEmail: 1.98, inEmail: 0.73, inProfile: 0.00, repeated: 0.00, leavesEmail: -0.91, besideLarge: -1.34, cut: -0.97, oneWord: -2.43, otherKind: -3.03, elsewhere: -3.11 } },
  email: { threshold: 0.99, bias: 6.18, by: { labelled: 0.14, only: 0.24, likeName: 0.31, oddEnding: 0.00, joined: 0.00, touched: 0.00, strangeElsewhere: -0.12 } },
  phone: { threshold: 0.99, bias: 4.66, by: { labelled: 0.00, international: 0.56, valid: 0.00, only: 0.17, countryGuessed: -0.24, elsewhere: -0.05 } },
  location: { threshold: 0.96, bias: 2.88, by: { labelled: 0.42, postalCode: 1.69, country: 0.95, countryOfPhone: 0.36, otherCountry: -0.36, otherTowns: -0.27, noTown: 0.00, elsewhere: -1.06 } },
};
