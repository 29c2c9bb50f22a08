import { Module } from '@nestjs/common';
import { ListingRowRepository } from './listing-row.repository.ts';

/** The read model: one row per product as listings show it, written here alone. */
@Module({
  providers: [ListingRowRepository],
  exports: [ListingRowRepository],
})
export class ReadModelModule {}
