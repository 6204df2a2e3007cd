import { z } from 'zod';
import type { PicturePlace } from '../../src/content/schema/fields.ts';

/** A field as the schema describes it: the parts of its JSON Schema that are used here. */
export interface Field {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  /** Where the picture that the field names is shown. */
  readonly picture?: PicturePlace;
}

interface FileSchema {
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
}

const jsonSchemas = new WeakMap<z.ZodType, FileSchema>();

/** The JSON Schema of a file. */
export function jsonSchema(schema: z.ZodType): FileSchema {
  const known = jsonSchemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FileSchema);
  jsonSchemas.set(schema, known);
  return known;
}
