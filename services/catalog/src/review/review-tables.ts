import type { ColumnType } from 'kysely';
import type { ReviewFinding } from '@gantry/contracts/schemas/review';
import type { ReviewStatus } from '@gantry/domain/statuses/review-statuses';
import type { CatalogTables } from '../tables/catalog-tables.ts';

export interface ReviewTable {
  id: string;
  product_id: number;
  account_id: string;
  account_number: string | null;
  author: string;
  email: string | null;
  language: string;
  rating: number;
  title: string;
  body: string;
  display_name: string | null;
  status: ReviewStatus;
  decline_reason: string | null;
  verified: boolean;
  order_line_id: string | null;
  order_number: string | null;
  findings: ColumnType<ReviewFinding[], string, string>;
  finding_count: number;
  report_count: number;
  version: number;
  /** lists get it as text */
  written_at: Date | string;
  created_at: Date | string;
}

/** The tables lists of reviews are read from. */
export interface ReviewTables extends CatalogTables {
  'catalog.review': ReviewTable;
}
