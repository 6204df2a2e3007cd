import { z } from 'zod';
import type { PicturePlace } from '../../src/content/schema/fields.ts';

/** A field as the schema describes it: the parts of its JSON Schema that are used here. */
export interface FieldTree {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldTree>>;
  readonly required?: readonly string[];
  readonly items?: FieldTree;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Where the picture that the field names is shown. */
  readonly picture?: PicturePlace;
}

/** The fields of a file, from its schema. */
export function fieldTree(schema: z.ZodType): FieldTree {
  return z.toJSONSchema(schema, { io: 'input' }) as FieldTree;
}

/** The field at a path. */
export function fieldAt(tree: FieldTree, path: readonly PropertyKey[]): FieldTree | undefined {
  return path.reduce<FieldTree | undefined>(
    (field, key) => (typeof key === 'number' ? field?.items : field?.properties?.[String(key)]),
    tree,
  );
}

/** The names of all fields, of groups and lists too. */
export function fieldNames({ properties = {}, items }: FieldTree): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [name, ...fieldNames(field)]),
    ...(items ? fieldNames(items) : []),
  ];
}
