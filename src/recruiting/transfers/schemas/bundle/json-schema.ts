/** The JSON Schema of a bundle, by which it can be read and checked without this service. */
import * as z from 'zod';
import { once } from '#lib/lazy.ts';
import { entityPath, FORMAT } from '../../rules/bundle.ts';
import { entities } from './entities.ts';
import { recordSchema } from './entity.ts';
import type { Entity } from './entity.ts';
import { Manifest } from './manifest.ts';

type Definitions = Record<string, z.core.JSONSchema.BaseSchema>;

/** Says nothing: JSON has no larger ones that are exact. */
const INTEGER_MAX = Number.MAX_SAFE_INTEGER;

/** One definition for the manifest, and one for the records of each kind: a line of a file is one. */
export const bundleSchema = once(() => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:${FORMAT.replace('/', ':')}`,
  title: FORMAT,
  description:
    'What a bundle holds. Each line of a file that `manifest.json` lists is a record, valid against the definition that is called like its `entity`.',
  $ref: '#/$defs/manifest',
  $defs: {
    ...definitionOf('manifest', Manifest, '`manifest.json`'),
    ...Object.assign(
      {},
      ...entities.map((entity) =>
        definitionOf(entity.name, recordSchema(entity), descriptionOf(entity)),
      ),
    ),
  },
}));

function descriptionOf({ name, isOnRecord, continues }: Entity): string {
  const line = `A line of \`${entityPath(name, 1)}\`.`;
  if (isOnRecord) return `${line} For the record: it is exported, and not imported.`;
  if (continues === undefined) return line;
  return `${line} What the lists of one of \`${continues}\` do not hold: \`record_id\` is its \`id\`.`;
}

/** The definition, and those that it refers to. */
function definitionOf(name: string, shape: z.ZodType, description: string): Definitions {
  const {
    $schema: _dialect,
    $defs = {},
    ...schema
  } = z.toJSONSchema(shape, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // A format is checked by its name.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === INTEGER_MAX) delete jsonSchema.maximum;
      if (jsonSchema.minimum === -INTEGER_MAX) delete jsonSchema.minimum;
    },
  });
  return { ...$defs, [name]: { description, ...schema } };
}
