import { readFileSync } from 'node:fs';

/** The user PostgreSQL runs as; empty when it is the user we are ourselves. */
export type RunAs = { uid?: number; gid?: number };

const CANDIDATES = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root hands it to `postgres`, or else to `nobody`.
 * @throws when root has neither of the two users.
 */
export function chooseUser(uid = process.getuid?.(), passwd = '/etc/passwd'): RunAs {
  if (uid !== 0) return {};
  const lines = readFileSync(passwd, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const found = lines.find((fields) => fields[0] === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error('PostgreSQL must not run as root, and this machine has no user "postgres" or "nobody".');
}
