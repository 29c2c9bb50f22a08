import { Migration } from '@mikro-orm/migrations';

/** Cards that were removed, so that news of an old payment does not save them again. */
export class Migration20261125RemovedCards extends Migration {
  override up(): void {
    this.addSql('alter table payments.saved_method add removed_at timestamptz');
  }

  override down(): void {
    this.addSql('delete from payments.saved_method where removed_at is not null');
    this.addSql('alter table payments.saved_method drop column removed_at');
  }
}
