import { runCommand } from './bootstrap.mjs';

await runCommand('build', import.meta.url);
