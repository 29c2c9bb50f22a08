// A process that owns a PostgreSQL, to be killed by the tests. Prints what it got, then waits for a signal.
import { startPostgres } from '../../src/postgres/supervisor.ts';

const root = process.argv[2];
if (!root) throw new Error('usage: parent.ts <root>');
const postgres = await startPostgres({ root, durable: false, databaseUrl: undefined });
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
console.log(JSON.stringify({ pid: postgres.pid, port: postgres.port, adopted: postgres.adopted }));
setInterval(() => undefined, 60_000);
