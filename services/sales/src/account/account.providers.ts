import { provideOwnData } from '@gantry/nest-kit/own-data';
import { OwnFiles } from '@gantry/nest-kit/own-files';
import { AccountMergeRepository } from './account-merge.repository.ts';
import { CreditUseRepository } from './credit-use.repository.ts';
import { EraseRecords } from './erase-records.ts';
import { MaskApprovals } from './mask-approvals.ts';
import { salesOwnData } from './own-data/sales-own-data.ts';
import { UnbindQuotes } from './unbind-quotes.ts';

/** What follows an account: what it owes, another that takes its place, its erasure, and a copy of its data. */
export const accountProviders = [
  AccountMergeRepository,
  CreditUseRepository,
  EraseRecords,
  MaskApprovals,
  OwnFiles,
  UnbindQuotes,
  ...provideOwnData(salesOwnData),
];
