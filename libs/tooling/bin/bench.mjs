import { runCommand } from './bootstrap.mjs';

await runCommand('bench', import.meta.url);
