/** What the API document says of a zod/mini schema, which has no methods for it. */
import { globalRegistry } from 'zod/mini';
import type * as z from 'zod/mini';

/** The schema itself. `keywords` of JSON Schema take precedence over those that zod finds. */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  keywords: Readonly<Record<string, unknown>> = {},
): Schema {
  globalRegistry.add(schema, { ...keywords, description });
  return schema;
}

/** The schema itself, with a name of its own in the API document. */
export function named<Schema extends z.ZodMiniType>(schema: Schema, id: string): Schema {
  globalRegistry.add(schema, { id });
  return schema;
}

/** The same for fields of a schema that is in a Worker which makes no document. */
export function describeFields<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  { shape }: { shape: Shape },
  texts: Readonly<Partial<Record<keyof Shape & string, string>>>,
): void {
  for (const [name, description] of Object.entries<string | undefined>(texts)) {
    const schema = shape[name];
    if (schema) globalRegistry.add(schema, { ...globalRegistry.get(schema), description });
  }
}
