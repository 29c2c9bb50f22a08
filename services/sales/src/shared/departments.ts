import { Injectable } from '@nestjs/common';
import { catalogFindDepartments } from '@gantry/contracts/endpoints/catalog';
import { pasteLimits } from '@gantry/contracts/cart-limits';
import { currentCall } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';

/** How many the catalogue answers for at once. */
const batch = pasteLimits.rows;

export interface Department {
  readonly path: string;
  readonly name: string;
  /** of the product that was asked about */
  readonly brand: string | null;
}

/** Asks the catalogue where products stand. */
@Injectable()
export class Departments {
  constructor(private readonly client: ContractClient) {}

  /** By sku, in the language of the call; products that the catalogue no longer has are missing. */
  async departmentsOf(
    skus: readonly string[],
    locale = currentCall()?.locale,
  ): Promise<ReadonlyMap<string, Department>> {
    const found = new Map<string, Department>();
    for (let at = 0; at < skus.length; at += batch) {
      const body = { skus: skus.slice(at, at + batch), ...(locale ? { locale } : {}) };
      for (const one of await this.client.call(catalogFindDepartments, { body })) found.set(one.sku, one);
    }
    return found;
  }
}
