import type { DetailName } from '../../resume.ts';

type Weights = { threshold: number; bias: number; by: Readonly<Record<string, number>> };

export const weights: Readonly<Record<DetailName, Weights>> = {
  name: { threshold: 0, bias: 1, by: {} },
  email: { threshold: 0, bias: 1, by: {} },
  phone: { threshold: 0, bias: 1, by: {} },
  location: { threshold: 0, bias: 1, by: {} },
};
