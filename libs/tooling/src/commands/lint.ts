import { lintChecks } from '../lint/checks.ts';
import { findProjects } from '../workspace/projects.ts';

/** `npm run lint -- [project...]`: format, lint rules, boundaries and sizes. */
export async function run(words: string[]): Promise<number> {
  const projects = words.length > 0 ? findProjects(words) : undefined;
  let failed = 0;
  for (const check of lintChecks) {
    const passed = await check.run(projects);
    if (!passed) failed += 1;
    console.log(`${passed ? 'passed' : 'FAILED'}: ${check.name}`);
  }
  return failed === 0 ? 0 : 1;
}
