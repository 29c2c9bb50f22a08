import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from './test-home.ts';

/** The project folder a file belongs to: the nearest one above it with a package.json. */
export function projectOf(file: string): string {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}

function filesBelow(folder: string): string[] {
  return globSync('**/*.{ts,sql,json}', { cwd: folder })
    .sort()
    .map((file) => path.join(folder, file));
}

/** Migration folders of a project, or of all services when the project has none of its own (services/main). */
export function migrationFolders(project: string): string[] {
  const own = globSync('{migrations,src/**/migrations}', { cwd: project });
  if (own.length > 0) return own.map((folder) => path.join(project, folder));
  return globSync('services/*/{migrations,src/**/migrations}', { cwd: checkout }).map((folder) =>
    path.join(checkout, folder),
  );
}

/** A key that changes with the migrations, with the library versions and with the migrating code itself. */
export function templateKey(folders: string[], migrateSource: string): string {
  const hash = createHash('sha256').update(migrateSource);
  hash.update(readFileSync(path.join(checkout, 'package.json')));
  for (const file of folders.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
