import { Migration0001Accounts } from './0001-accounts.migration.ts';
import { Migration0002Audit } from './0002-audit.migration.ts';
import { Migration0003Attempts } from './0003-attempts.migration.ts';
import { Migration0004Companies } from './0004-companies.migration.ts';
import { Migration20261125Acting } from './migration-20261125-acting.ts';
import { Migration20261125BackOffice } from './migration-20261125-back-office.ts';
import { Migration20261125Security } from './migration-20261125-security.ts';

/** Migrations of schema `identity`, in order. */
export const migrations = [
  Migration0001Accounts,
  Migration0002Audit,
  Migration0003Attempts,
  Migration0004Companies,
  Migration20261125BackOffice,
  Migration20261125Acting,
  Migration20261125Security,
];
