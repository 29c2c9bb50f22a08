import { Migration } from '@mikro-orm/migrations';

/** Days a service needs from our warehouse to a region, where it needs the same for all of it. */
export class Migration20261122Transit extends Migration {
  override up(): void {
    this.addSql(`create table shipping.transit (
      service text not null,
      region text not null,
      days integer not null check (days >= 0),
      effective_from date not null,
      effective_until date,
      primary key (service, region, effective_from)
    )`);
    for (const [days, regions] of groundFromWyoming) {
      const rows = regions.split(' ').map((region) => `('ups-ground', '${region}', ${days}, '2022-01-01')`);
      this.addSql(
        `insert into shipping.transit (service, region, days, effective_from) values ${rows.join(', ')}`,
      );
    }
  }

  override down(): void {
    this.addSql('drop table if exists shipping.transit');
  }
}

// Business days by ground from the store's one address, in Wyoming: further away, later. The farthest part of a state counts.
const groundFromWyoming = [
  [1, 'WY'],
  [2, 'CO ID MT NE SD UT'],
  [3, 'AZ CA IA KS MN MO ND NM NV OK OR WA'],
  [4, 'AL AR IL IN KY LA MI MS OH TN TX WI WV'],
  [5, 'CT DC DE FL GA MA MD ME NC NH NJ NY PA RI SC VA VT'],
] as const;
