/** Checks records of a bundle by its JSON Schema, with a validator that knows nothing of the service. */
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/client/validators/cf-worker';
import type { JsonSchemaType } from '@modelcontextprotocol/client';

/** Draft 2020-12. */
const validator = new CfWorkerJsonSchemaValidator();

type Check = (record: unknown) => string | null;

/** Returns what is wrong with a record of this kind, or with a `manifest`; null where it is valid. */
export function checkOf(schema: JsonSchemaType, definition: string): Check {
  const check = validator.getValidator({ ...schema, $ref: `#/$defs/${definition}` });
  return (record) => {
    const result = check(record);
    return result.valid ? null : result.errorMessage;
  };
}
