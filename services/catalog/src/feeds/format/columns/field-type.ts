import { feedRowSchema } from '@gantry/contracts/schemas/feed';

/** A schema as far as it matters here: what it is, and what it wraps or lists. */
interface AnySchema {
  readonly type: string;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
}

/** How a field of the feed schema is written in one cell. */
export type FieldType = 'number' | 'boolean' | 'list' | 'nested' | 'text';

const entries = feedRowSchema.entries as unknown as Readonly<Record<string, AnySchema>>;

/** What the schema says a field is; `list` is one of texts. */
export function fieldType(field: string): FieldType {
  const { type, item } = unwrapped(entries[field]!);
  if (type === 'number' || type === 'boolean') return type;
  if (type === 'string' || type === 'picklist') return 'text';
  return type === 'array' && item?.type === 'string' ? 'list' : 'nested';
}

function unwrapped(schema: AnySchema): AnySchema {
  return schema.wrapped ? unwrapped(schema.wrapped) : schema;
}
