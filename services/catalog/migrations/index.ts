import { Migration20261121Catalog } from './migration-20261121-catalog.ts';
import { Migration20261121ChangedAt } from './migration-20261121-changed-at.ts';
import { Migration20261121Imports } from './migration-20261121-imports.ts';
import { Migration20261121ProductFacts } from './migration-20261121-product-facts.ts';
import { Migration20261121ProductRating } from './migration-20261121-product-rating.ts';
import { Migration20261121Reviews } from './migration-20261121-reviews.ts';
import { Migration20261121Safety } from './migration-20261121-safety.ts';
import { Migration20261121Successors } from './migration-20261121-successors.ts';
import { Migration20261122NoticeConfirmation } from './migration-20261122-notice-confirmation.ts';
import { Migration20261122NoticeOwner } from './migration-20261122-notice-owner.ts';
import { Migration20261122ListingOrders } from './migration-20261122-listing-orders.ts';
import { Migration20261122OfferMoments } from './migration-20261122-offer-moments.ts';
import { Migration20261122ProductFiles } from './migration-20261122-product-files.ts';
import { Migration20261122StockNotices } from './migration-20261122-stock-notices.ts';
import { Migration20261122ImportJobs } from './migration-20261122-import-jobs.ts';
import { Migration20261122UploadBounds } from './migration-20261122-upload-bounds.ts';
import { Migration20261123ReviewWritingId } from './migration-20261123-review-writing-id.ts';
import { Migration20261123SortNames } from './migration-20261123-sort-names.ts';
import { Migration20261125PackedSizes } from './migration-20261125-packed-sizes.ts';
import { Migration20261129Inbound } from './migration-20261129-inbound.ts';
import { Migration20261128PriceLists } from './migration-20261128-price-lists.ts';
import { Migration20261128ProductEdits } from './migration-20261128-product-edits.ts';
import { Migration20261129HelpPages } from './migration-20261129-help-pages.ts';
import { Migration20261205HandMade } from './migration-20261205-hand-made.ts';
import { Migration20261205PictureUploads } from './migration-20261205-picture-uploads.ts';

/** In the order they are run. */
export const migrations = [
  Migration20261121Catalog,
  Migration20261121Successors,
  Migration20261121ProductFacts,
  Migration20261121ProductRating,
  Migration20261121Reviews,
  Migration20261121ChangedAt,
  Migration20261121Imports,
  Migration20261121Safety,
  Migration20261122StockNotices,
  Migration20261122ImportJobs,
  Migration20261122NoticeOwner,
  Migration20261122ListingOrders,
  Migration20261122UploadBounds,
  Migration20261122NoticeConfirmation,
  Migration20261122OfferMoments,
  Migration20261122ProductFiles,
  Migration20261123SortNames,
  Migration20261123ReviewWritingId,
  Migration20261125PackedSizes,
  Migration20261128ProductEdits,
  Migration20261128PriceLists,
  Migration20261129Inbound,
  Migration20261129HelpPages,
  Migration20261205HandMade,
  Migration20261205PictureUploads,
];
