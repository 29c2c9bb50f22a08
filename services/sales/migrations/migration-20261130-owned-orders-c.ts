import { Migration } from '@mikro-orm/migrations';

/**
 * Tells payments whose the orders are that it knows by an e-mail address alone, and in the name of which company, a thousand
 * at a time. Told again a while later: an order that was placed a moment ago may have been unknown there.
 */
export class Migration20261130OwnedOrdersC extends Migration {
  override up(): void {
    this.addSql(
      `with owned as (
         select number, account_id, company_id, row_number() over (order by number) / 1000 as batch
         from sales."order" where account_id is not null or company_id is not null
       ), batches as (
         select batch, jsonb_agg(jsonb_build_object(
           'number', number, 'accountId', account_id, 'companyId', company_id)) as orders
         from owned group by batch
       )
       select count(graphile_worker.add_job(
         'payments:orders.owned',
         json_build_object('entity', 'owned-orders:' || batch, 'version', turn.name, 'payload', jsonb_build_object('orders', orders)),
         run_at := now() + turn.later, max_attempts := 20,
         job_key := 'payments:orders.owned:' || batch || ':' || turn.name))
       from batches, (values ('at-once', interval '0'), ('again', interval '15 minutes')) turn (name, later)`,
    );
  }

  /** What payments has been told it knows. */
  override down(): void {}
}
