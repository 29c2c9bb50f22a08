import { runCommand } from './bootstrap.mjs';

await runCommand('dev', import.meta.url);
