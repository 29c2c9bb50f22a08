import { runCommand } from './bootstrap.mjs';

await runCommand('import', import.meta.url);
