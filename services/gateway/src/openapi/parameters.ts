import type { Endpoint } from '@gantry/contracts/endpoint';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** Path and query parameters of an endpoint. */
export function parametersOf(endpoint: Endpoint): Parameter[] {
  return [...fieldsOf('path', endpoint.params), ...fieldsOf('query', endpoint.query)];
}

function fieldsOf(place: 'path' | 'query', schema: Endpoint['params']): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}
