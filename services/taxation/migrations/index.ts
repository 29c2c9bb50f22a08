import { Migration20261121Taxation } from './migration-20261121-taxation.ts';
import { Migration20261125LocalTaxes } from './migration-20261125-local-taxes.ts';
import { Migration20261125Certificates } from './migration-20261125-certificates.ts';
import { Migration20261125RecertifiedOrders } from './migration-20261125-recertified-orders.ts';
import { Migration20261125HolidayLimits } from './migration-20261125-holiday-limits.ts';
import { Migration20261127CertificateFiles } from './migration-20261127-certificate-files.ts';

/** In the order they are run. */
export const migrations = [
  Migration20261121Taxation,
  Migration20261125LocalTaxes,
  Migration20261125Certificates,
  Migration20261125RecertifiedOrders,
  Migration20261125HolidayLimits,
  Migration20261127CertificateFiles,
];
