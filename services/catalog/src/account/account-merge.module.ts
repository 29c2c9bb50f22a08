import { Module } from '@nestjs/common';
import { ReviewModule } from '../review/review.module.ts';
import { AccountMergeRepository } from './account-merge.repository.ts';
import { EraseAccount } from './erase-account.ts';

/** Follows an account that goes into another one, and one that is erased. */
@Module({ imports: [ReviewModule], providers: [AccountMergeRepository, EraseAccount] })
export class AccountMergeModule {}
