import { Module } from '@nestjs/common';
import { ConfidentialPriceRepository } from './confidential-price.repository.ts';
import { ContractPrices } from './contract-prices.ts';
import { LineProductRepository } from './line-products.repository.ts';
import { LowestPrices } from './lowest-prices.ts';
import { PublicPriceRepository } from './public-price.repository.ts';
import { SignedInPrices } from './signed-in-prices.ts';

/** Prices of products: public ones, and the confidential ones apart. */
@Module({
  providers: [
    ConfidentialPriceRepository,
    ContractPrices,
    LineProductRepository,
    LowestPrices,
    PublicPriceRepository,
    SignedInPrices,
  ],
  exports: [
    ConfidentialPriceRepository,
    ContractPrices,
    LineProductRepository,
    LowestPrices,
    PublicPriceRepository,
    SignedInPrices,
  ],
})
export class PriceModule {}
