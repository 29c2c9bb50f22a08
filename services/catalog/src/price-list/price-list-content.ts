import type { PriceListForm } from '@gantry/contracts/schemas/price-list';
import type { ListLine } from '../price/list-lines.ts';

/** Somebody a list names: an account, or with it everybody of its company. */
export interface Member {
  number: string;
  company: string | null;
  accountId: string | null;
  companyId: string | null;
}

/** A price list as it is published: one revision. Days are the store's, `until` the last of them. */
export interface PriceListContent {
  name: string;
  priority: number;
  visibility: PriceListForm['visibility'];
  audience: PriceListForm['audience'];
  members: Member[];
  isActive: boolean;
  from: string | null;
  until: string | null;
  lines: ListLine[];
}
