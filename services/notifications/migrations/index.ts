import { Migration0001Mail } from './0001-mail.migration.ts';
import { Migration0002MailContents } from './0002-mail-contents.migration.ts';
import { Migration0003MailChoice } from './0003-mail-choice.migration.ts';
import { Migration0004Process } from './0004-process.migration.ts';
import { Migration20261130MailLists } from './migration-20261130-mail-lists-d.ts';

/** Migrations of schema `notifications`, in order. */
export const migrations = [
  Migration0001Mail,
  Migration0002MailContents,
  Migration0003MailChoice,
  Migration0004Process,
  Migration20261130MailLists,
];
