import { Migration0001Accounts } from './0001-accounts.migration.ts';
import { Migration0002Audit } from './0002-audit.migration.ts';
import { Migration0003Attempts } from './0003-attempts.migration.ts';
import { Migration0004Companies } from './0004-companies.migration.ts';
import { Migration20261125Acting } from './migration-20261125-acting.ts';
import { Migration20261125BackOffice } from './migration-20261125-back-office.ts';
import { Migration20261125SecondStep } from './migration-20261125-second-step.ts';
import { Migration20261125Security } from './migration-20261125-security.ts';
import { Migration20261125SessionLifetimes } from './migration-20261125-session-lifetimes.ts';
import { Migration20261126CompanySignOn } from './migration-20261126-company-sign-on.ts';
import { Migration20261126Passkeys } from './migration-20261126-passkeys.ts';
import { Migration20261127JustInTime } from './migration-20261127-just-in-time.ts';
import { Migration20261127SignOnLocale } from './migration-20261127-sign-on-locale.ts';
import { Migration20261127CompanyPeople } from './migration-20261127-company-people.ts';
import { Migration20261127ApprovalLimit } from './migration-20261127-approval-limit.ts';
import { Migration20261128ApprovalRules } from './migration-20261128-approval-rules.ts';
import { Migration20261128ApprovalSteps } from './migration-20261128-approval-steps.ts';
import { Migration20261128Erasure } from './migration-20261128-erasure.ts';
import { Migration20261128AuditDays } from './migration-20261128-audit-days.ts';
import { Migration20261128CompanyAddresses } from './migration-20261128-company-addresses.ts';
import { Migration20261128ApiKeys } from './migration-20261128-api-keys.ts';
import { Migration20261128Locations } from './migration-20261128-locations.ts';
import { Migration20261128ListViews } from './migration-20261128-list-views.ts';
import { Migration20261128Presence } from './migration-20261128-presence.ts';
import { Migration20261128CompanyCredit } from './migration-20261128-company-credit.ts';
import { Migration20261128MailChoice } from './migration-20261128-mail-choice.ts';
import { Migration20261128CostCenters } from './migration-20261128-cost-centers.ts';
import { Migration20261128DataExports } from './migration-20261128-data-exports.ts';
import { Migration20261128Retention } from './migration-20261128-retention.ts';
import { Migration20261130AuditPeople } from './migration-20261130-audit-people-d.ts';

/** Migrations of schema `identity`, in order. */
export const migrations = [
  Migration0001Accounts,
  Migration0002Audit,
  Migration0003Attempts,
  Migration0004Companies,
  Migration20261125BackOffice,
  Migration20261125Acting,
  Migration20261125Security,
  Migration20261125SecondStep,
  Migration20261125SessionLifetimes,
  Migration20261126Passkeys,
  Migration20261126CompanySignOn,
  Migration20261127JustInTime,
  Migration20261127SignOnLocale,
  Migration20261127CompanyPeople,
  Migration20261127ApprovalLimit,
  Migration20261128ApprovalRules,
  Migration20261128ApprovalSteps,
  Migration20261128Erasure,
  Migration20261128AuditDays,
  Migration20261128CompanyAddresses,
  Migration20261128ListViews,
  Migration20261128Locations,
  Migration20261128ApiKeys,
  Migration20261128MailChoice,
  Migration20261128CostCenters,
  Migration20261128CompanyCredit,
  Migration20261128DataExports,
  Migration20261128Retention,
  Migration20261128Presence,
  Migration20261130AuditPeople,
];
