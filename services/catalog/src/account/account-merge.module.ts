import { Module } from '@nestjs/common';
import { AccountMergeRepository } from './account-merge.repository.ts';

/** Follows an account that goes into another one. */
@Module({ providers: [AccountMergeRepository] })
export class AccountMergeModule {}
