import type { DatedLog } from '@gantry/nest-kit/counted-days';

/** The journal, which is opened at any page. */
export const journalLog: DatedLog = {
  table: 'payments.journal_entry',
  moment: 'at',
  days: 'payments.journal_day',
};
