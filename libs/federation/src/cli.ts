import { runCli } from './node/cli.ts';

process.exitCode = await runCli(process.argv.slice(2));
