import { runCommand } from './bootstrap.mjs';

await runCommand('e2e', import.meta.url);
