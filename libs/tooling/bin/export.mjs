import { runCommand } from './bootstrap.mjs';

await runCommand('export', import.meta.url);
