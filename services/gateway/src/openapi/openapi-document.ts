import { clientHeader, cookieNames, idempotencyHeader, sealedAnswerHeader } from '@gantry/contracts/cookies';
import type { Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { scopesOfCall } from '@gantry/contracts/key-scopes';
import { commonErrors, errorStatus, failureSchema } from '@gantry/contracts/errors';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { parametersOf, type Parameter } from './parameters.ts';

interface Operation {
  readonly operationId: string;
  readonly [part: string]: unknown;
}

/** The OpenAPI document of all public endpoints, made from the table; nothing in it is written by hand. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of allEndpoints) {
    if (endpoint.audience !== 'public') continue;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Gantry', version: '1', description: envelopeNote },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Failure: jsonSchemaOf(failureSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieNames.accessToken },
        key: { type: 'http', scheme: 'bearer', description: keyNote },
      },
    },
  };
}

const envelopeNote =
  'Bodies travel sealed as {t, s, i}: AES-256-CBC of the JSON under a key derived by PBKDF2 (SHA-512, 999 rounds), ' +
  `all fields hex. Answers are sealed when the request was, or when ${sealedAnswerHeader} is 1. The schemas below ` +
  'describe what is inside. The envelope hides nothing from whoever loads the page; TLS and the session protect.';

const keyNote =
  'A key made in the profile, for programs. It opens the calls that say one of its scopes, and of these what its owner ' +
  'may. With it bodies and answers are plain JSON, and no header of ours is needed.';

function operationOf(endpoint: Endpoint): Operation {
  return {
    operationId: endpoint.name,
    tags: [endpoint.service],
    summary: endpoint.summary,
    'x-rights': endpoint.rights,
    ...(endpoint.limit && { 'x-limit': endpoint.limit }),
    ...accessOf(endpoint),
    parameters: [...parametersOf(endpoint), ...headersOf(endpoint)],
    ...(endpoint.body && { requestBody: { required: true, content: bodyOf(endpoint, endpoint.body) } }),
    responses: { 200: success(endpoint), ...failures(endpoint) },
  };
}

/** Who may call: without a session, with one, or by a key with one of these scopes. */
function accessOf({ name, rights }: Endpoint) {
  const scopes = scopesOfCall(name);
  const ways = [
    ...(rights === 'anyone' ? [{}] : [{ session: [] }]),
    ...(scopes.length > 0 ? [{ key: [] }] : []),
  ];
  const isOpen = rights === 'anyone' && scopes.length === 0;
  return { ...(!isOpen && { security: ways }), ...(scopes.length > 0 && { 'x-key-scopes': scopes }) };
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const bodyOf = ({ transfer }: Endpoint, body: NonNullable<Endpoint['body']>) =>
  transfer === 'upload' || transfer === 'webhook' ? bytes : json(jsonSchemaOf(body, 'input'));

function success({ response, summary, transfer }: Endpoint) {
  if (transfer === 'download') return { description: summary, content: bytes };
  const data = jsonSchemaOf(response, 'output');
  return {
    description: summary,
    content: json({ type: 'object', properties: { data }, required: ['data'] }),
  };
}

function failures({ errors }: Endpoint): Record<string, unknown> {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...commonErrors, ...errors])) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  const describeErrors = (codes: string[]) => ({
    description: codes.join(', '),
    content: json({ $ref: '#/components/schemas/Failure' }),
  });
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), describeErrors(codes)]));
}

function headersOf(endpoint: Endpoint): Parameter[] {
  const text = { type: 'string' };
  const headers: Parameter[] = [];
  if (endpoint.idempotent) {
    const schema = { ...text, pattern: '^[A-Za-z0-9_-]{16,64}$' };
    headers.push({ name: idempotencyHeader, in: 'header', required: true, schema });
  }
  if (endpoint.method !== 'GET')
    headers.push({ name: clientHeader, in: 'header', required: true, schema: text });
  return headers;
}
