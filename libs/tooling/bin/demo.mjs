import { runCommand } from './bootstrap.mjs';

await runCommand('demo', import.meta.url);
