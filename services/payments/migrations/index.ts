import { Migration20261121Payments } from './migration-20261121-payments.ts';
import { Migration20261125DefaultCard } from './migration-20261125-default-card.ts';
import { Migration20261125Ledger } from './migration-20261125-ledger.ts';
import { Migration20261125RemovedCards } from './migration-20261125-removed-cards.ts';
import { Migration20261125Renewals } from './migration-20261125-renewals.ts';
import { Migration20261125ToldVersions } from './migration-20261125-told-versions.ts';
import { Migration20261125Unanswered } from './migration-20261125-unanswered.ts';
import { Migration20261125Webhooks } from './migration-20261125-webhooks.ts';
import { Migration20261128CustomerCredit } from './migration-20261128-customer-credit.ts';
import { Migration20261128Payers } from './migration-20261128-payers.ts';
import { Migration20261129JournalLists } from './migration-20261129-journal-lists.ts';
import { Migration20261129OpenPayments } from './migration-20261129-open-payments.ts';
import { Migration20261130CompanyCreditC } from './migration-20261130-company-credit-c.ts';
import { Migration20261130JournalDays } from './migration-20261130-journal-days-d.ts';

/** In the order they are run. */
export const migrations = [
  Migration20261121Payments,
  Migration20261125Ledger,
  Migration20261125Webhooks,
  Migration20261125Unanswered,
  Migration20261125Renewals,
  Migration20261125DefaultCard,
  Migration20261125ToldVersions,
  Migration20261125RemovedCards,
  Migration20261128Payers,
  Migration20261128CustomerCredit,
  Migration20261129JournalLists,
  Migration20261129OpenPayments,
  Migration20261130CompanyCreditC,
  Migration20261130JournalDays,
];
