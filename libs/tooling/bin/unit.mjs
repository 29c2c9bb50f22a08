import { runCommand } from './bootstrap.mjs';

await runCommand('unit', import.meta.url);
