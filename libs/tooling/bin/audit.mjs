import { runCommand } from './bootstrap.mjs';

await runCommand('audit', import.meta.url);
