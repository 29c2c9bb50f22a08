import { runCommand } from './bootstrap.mjs';

await runCommand('test', import.meta.url);
