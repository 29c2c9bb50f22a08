import { ReadBudgets } from './read-budgets.ts';
import { ReadSpend } from './read-spend.ts';
import { SpendFile } from './spend-file.ts';
import { SpendRepository } from './spend.repository.ts';

/** What adds up what companies have ordered. */
export const companySpend = [ReadBudgets, ReadSpend, SpendFile, SpendRepository];
