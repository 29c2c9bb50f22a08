import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** A schema in the dialect of OpenAPI 3.1. Checks that JSON Schema cannot say, such as a strong password, are left out. */
export function jsonSchemaOf(schema: GenericSchema, side: 'input' | 'output'): JsonSchema {
  const options = { target: 'draft-2020-12', typeMode: side, errorMode: 'ignore' } as const;
  const { $schema: _, ...document } = toJsonSchema(schema, options);
  return document as JsonSchema;
}
