import { fillPath, type Endpoint } from '@gantry/contracts/endpoint';
import { salesAddSavedListLine } from '@gantry/contracts/endpoints/saved-lists';
import { callApi } from '@gantry/testing/offering';
import type { APIRequestContext } from '@gantry/testing/playwright';
import { freeTextsOf, makeWild } from './wild-texts.ts';

/** Fields whose text names something: a wild one names nothing, and is refused. */
const namesOf = ({ name }: Endpoint): ReadonlySet<string> =>
  new Set(['sku', 'assigneeId', 'partNumber', ...(name === salesAddSavedListLine.name ? ['text'] : [])]);
export type Params = Readonly<Record<string, string>>;

/** Whoever takes part, with the session of each. */
export interface People {
  readonly customer: APIRequestContext;
  readonly guest: APIRequestContext;
  readonly staff: APIRequestContext;
  /** approves what staff have asked for */
  readonly finance: APIRequestContext;
  readonly supplier: APIRequestContext;
}

interface Line {
  readonly id: string;
  readonly version: number;
}
/** What is read of a record of staff, of its customer or of its supplier. */
export interface StaffRecord {
  readonly number: string;
  readonly token: string;
  readonly version: number;
  readonly lines: readonly Line[];
}

/** Calls of which the texts were made wild, and which texts. */
export class WildCalls {
  readonly attacked = new Map<string, ReadonlySet<string>>();

  /** Sends a body with all of its free texts made wild; it must be taken. */
  async send<Answer = StaffRecord>(
    who: APIRequestContext,
    endpoint: Endpoint,
    params: Params,
    body: object,
    query = '',
  ): Promise<Answer> {
    const { body: wild, texts } = makeWild(endpoint.body!, body, namesOf(endpoint));
    const before = this.attacked.get(endpoint.name) ?? [];
    this.attacked.set(endpoint.name, new Set([...before, ...texts]));
    return callApi<Answer>(who, endpoint.method, fillPath(endpoint.path, params) + query, wild as object);
  }

  /** Free texts of these calls that were left as they were. */
  missed(endpoints: readonly Endpoint[]): string[] {
    return endpoints.flatMap((endpoint) => {
      const { name, body } = endpoint;
      const texts = body ? freeTextsOf(body, namesOf(endpoint)) : [];
      return texts.filter((text) => !this.attacked.get(name)?.has(text)).map((text) => `${name} ${text}`);
    });
  }
}
