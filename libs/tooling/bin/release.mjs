import { runCommand } from './bootstrap.mjs';

await runCommand('release', import.meta.url);
