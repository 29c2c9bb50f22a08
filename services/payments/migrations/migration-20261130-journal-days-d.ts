import { Migration } from '@mikro-orm/migrations';
import { daysOfLog, withoutDaysOfLog } from '@gantry/nest-kit/counted-days';

const journalLog = { table: 'payments.journal_entry', moment: 'at', days: 'payments.journal_day' };

/** The journal is opened at any page, those in the middle of millions of entries too. */
export class Migration20261130JournalDays extends Migration {
  override up(): void {
    for (const statement of daysOfLog(journalLog)) this.addSql(statement);
  }

  override down(): void {
    for (const statement of withoutDaysOfLog(journalLog)) this.addSql(statement);
  }
}
