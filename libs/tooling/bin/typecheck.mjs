import { runCommand } from './bootstrap.mjs';

await runCommand('typecheck', import.meta.url);
