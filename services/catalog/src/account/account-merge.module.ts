import { Module } from '@nestjs/common';
import { provideOwnData } from '@gantry/nest-kit/own-data';
import { ReviewModule } from '../review/review.module.ts';
import { AccountMergeRepository } from './account-merge.repository.ts';
import { catalogOwnData } from './catalog-own-data.ts';
import { EraseAccount } from './erase-account.ts';
import { OwnDataController } from './own-data.controller.ts';

/** Follows an account that goes into another one, one that is erased, and one that wants a copy of its data. */
@Module({
  imports: [ReviewModule],
  controllers: [OwnDataController],
  providers: [AccountMergeRepository, EraseAccount, ...provideOwnData(catalogOwnData)],
})
export class AccountMergeModule {}
