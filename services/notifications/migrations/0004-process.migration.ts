import { Migration } from '@mikro-orm/migrations';

/** How each process of the store is, by its own word: worth nothing after minutes, so unlogged. */
export class Migration0004Process extends Migration {
  override up(): void {
    this.addSql(`create unlogged table notifications.process (
      id uuid primary key,
      report jsonb not null,
      seen_at timestamptz not null
    )`);
  }

  override down(): void {
    this.addSql('drop table notifications.process');
  }
}
