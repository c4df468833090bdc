/** Skills a job of a category asks for: terms that read the same on every domain where such terms exist. */
import data from './data/skills.json' with { type: 'json' };
import type { CategoryId } from './titles.ts';

export const skills: Record<CategoryId, readonly string[]> = data;
