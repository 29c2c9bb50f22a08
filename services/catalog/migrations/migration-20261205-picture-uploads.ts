import { Migration } from '@mikro-orm/migrations';

/** Pictures that staff have sent and that no product may name yet: what is never saved goes after a day. */
export class Migration20261205PictureUploads extends Migration {
  override up(): void {
    this.addSql(`create table catalog.picture_upload (
      file text primary key,
      at timestamptz not null default now()
    )`);
  }

  override down(): void {
    this.addSql('drop table catalog.picture_upload');
  }
}
