import { Migration } from '@mikro-orm/migrations';

/** Webhooks that came in, each once, and what the daily comparison with a provider's ledger found. */
export class Migration20261125Webhooks extends Migration {
  override up(): void {
    for (const statement of tables) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table if exists payments.webhook_event, payments.reconciliation');
  }
}

const tables = [
  `create table payments.webhook_event (
    service text not null,
    id text not null,
    type text not null,
    reference text,
    received_at timestamptz not null,
    handled_at timestamptz,
    primary key (service, id)
  )`,
  'create index webhook_event_waiting on payments.webhook_event (received_at) where handled_at is null',
  'create index webhook_event_payment on payments.webhook_event (service, reference) where handled_at is null',
  `create table payments.reconciliation (
    service text not null,
    day date not null,
    made_at timestamptz not null,
    captured bigint not null,
    refunded bigint not null,
    fees bigint not null,
    disputed bigint not null,
    paid_out bigint not null,
    rows integer not null,
    differences jsonb not null,
    primary key (service, day)
  )`,
];
