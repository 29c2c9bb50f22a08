import { Migration } from '@mikro-orm/migrations';

/**
 * Queues of quotes are read in their order, and searched by part of a word, without a walk through the table: `inquiry_turn`
 * holds whatever tells the queues from each other, so that no row is opened that is not shown.
 */
export class Migration20261126QuoteQueues extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm with schema public');
    this.addSql(
      `create index inquiry_turn on sales.inquiry (due_at, received_at, id) include (status, assignee_id)`,
    );
    const columns = ['number', 'name', 'company', 'email', 'summary'];
    const words = columns.map((column) => `${column} public.gin_trgm_ops`);
    this.addSql(`create index inquiry_words on sales.inquiry using gin (${words.join(', ')})`);
  }

  override down(): void {
    this.addSql('drop index if exists sales.inquiry_words');
    this.addSql('drop index if exists sales.inquiry_turn');
  }
}
