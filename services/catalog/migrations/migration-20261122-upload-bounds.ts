import { Migration } from '@mikro-orm/migrations';

/** When the last piece of a file came: an upload that nobody goes on with is known by it. */
export class Migration20261122UploadBounds extends Migration {
  override up(): void {
    this.addSql('alter table catalog.import_job add column piece_at timestamptz');
    // What is on its way when this runs is given its whole time.
    this.addSql(`update catalog.import_job set piece_at = now() where status = 'uploading'`);
    this.addSql(`alter table catalog.import_job alter column piece_at set default now()`);
    this.addSql(
      `create index import_job_uploading on catalog.import_job (created_by) where status = 'uploading'`,
    );
  }
}
