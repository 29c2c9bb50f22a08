import { runCommand } from './bootstrap.mjs';

await runCommand('lint', import.meta.url);
