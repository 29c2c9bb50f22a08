import { runPackageScript } from '../workspace/run-program.ts';
import type { Finding } from './finding.ts';

type Issue = { file: string } & Record<string, string | { name: string; line?: number }[]>;

/** What each kind of issue is, as a reader says it. */
const kinds: Record<string, string> = {
  files: 'nothing uses this file',
  exports: 'no other file uses this export',
  types: 'no file uses this type',
  duplicates: 'is exported twice',
  dependencies: 'nothing uses this dependency',
  devDependencies: 'nothing uses this dependency',
  unlisted: 'is not declared in package.json',
  unresolved: 'does not exist',
};

/** Files, exports and dependencies that nothing uses, found by knip in the whole workspace (knip.json). */
export async function findUnused(): Promise<Finding[]> {
  const words = ['-c', 'libs/tooling/knip.json', '--reporter', 'json', '--no-config-hints'];
  const { output } = await runPackageScript('knip/bin/knip.js', words, { quiet: true });
  const { issues } = JSON.parse(output.slice(output.indexOf('{'))) as { issues: Issue[] };
  return issues.flatMap((issue) =>
    Object.entries(kinds).flatMap(([kind, meaning]) => {
      const found = Array.isArray(issue[kind]) ? issue[kind] : [];
      return found.map(({ name, line }) => ({
        key: `${issue.file} ${kind === 'files' ? 'file' : name}`,
        message: `${issue.file}${line ? `:${line}` : ''}: ${kind === 'files' ? '' : `${name}: `}${meaning}`,
      }));
    }),
  );
}
