/** Writes the types of each Worker's bindings, from its configuration, to `src/env.d.ts`. */
import { writeFileSync } from 'node:fs';
import { bindingTypes, FILE } from './types/bindings.ts';

writeFileSync(FILE, await bindingTypes());
