import { z } from 'zod';
import type { PicturePlace } from '../../src/content/schema/fields.ts';
import { collectionSchemas, pageSchemas, pictureSchema } from '../../src/content/schema.ts';

/** A field as the schema describes it: the parts of its JSON Schema that are used here. */
export interface Field {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  /** Where the picture that the field names is shown. */
  readonly picture?: PicturePlace;
}

export interface Kind {
  readonly schema: z.ZodType;
  readonly properties: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
}

/** Every kind of content file, by where it is: a page such as `home.yaml`, or the files of a folder such as `cases/`. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [
    ...Object.entries(pageSchemas).map(([name, schema]): [string, z.ZodType] => [`${name}.yaml`, schema]),
    ...Object.entries(collectionSchemas).map(([name, { schema }]): [string, z.ZodType] => [`${name}/`, schema]),
    ['pictures/', pictureSchema] as const,
  ].map(([name, schema]) => [name, { schema, ...(z.toJSONSchema(schema, { io: 'input' }) as Omit<Kind, 'schema'>) }]),
);
