import { runCommand } from './bootstrap.mjs';

await runCommand('start', import.meta.url);
