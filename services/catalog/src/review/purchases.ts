import { Injectable } from '@nestjs/common';
import { salesFindPurchase } from '@gantry/contracts/endpoints/purchases';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError } from '@gantry/nest-kit/errors';
import { Logger } from '@gantry/nest-kit/logger';
import type { Purchase } from './review.entity.ts';

/** The longest an author waits for the mark of a verified purchase, in milliseconds. */
const timeoutMs = 2000;

/** Asks sales whether an account has bought a product. */
@Injectable()
export class Purchases {
  constructor(
    private readonly client: ContractClient,
    private readonly log: Logger,
  ) {}

  /**
   * Null as well while sales cannot be asked: nobody loses a review by that, and it is asked again before the review is
   * published.
   */
  async findPurchase(accountId: string, sku: string): Promise<Purchase> {
    try {
      return await this.client.call(salesFindPurchase, { body: { accountId, sku } }, { timeout: timeoutMs });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.log.warn({ code: error.code, sku }, 'a purchase could not be looked up');
      return null;
    }
  }
}
