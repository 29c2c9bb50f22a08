import { Injectable } from '@nestjs/common';
import { storeHours } from '@gantry/domain/business-days';
import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import { phonesOf, StoreConfig, storeRegion } from '@gantry/nest-kit/store-config';

/** The facts of the store that visitors see (specification §1, §3). */
@Injectable()
export class StoreService {
  constructor(private readonly config: StoreConfig) {}

  facts(): StoreFacts {
    const { config } = this;
    return {
      title: config.STORE_TITLE,
      fullTitle: config.STORE_FULL_TITLE,
      domain: config.STORE_DOMAIN,
      phones: phonesOf(config),
      fax: config.STORE_FAX,
      email: config.STORE_EMAIL,
      address: config.STORE_ADDRESS,
      locality: config.STORE_LOCALITY,
      region: storeRegion,
      country: 'US',
      postalCode: config.STORE_POSTAL_CODE,
      weekdays: 'Monday-Friday',
      hours: storeHours,
      priceRange: '$ - $$$',
    };
  }
}
