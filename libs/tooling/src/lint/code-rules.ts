import path from 'node:path';
import type { Project } from '../workspace/projects.ts';
import { runPackageScript } from '../workspace/run-program.ts';
import { listedRules, problemsOf, type Finding } from './finding.ts';

type Diagnostic = {
  code: string;
  message: string;
  severity: string;
  filename: string;
  labels: { span: { line: number } }[];
};

/** `mfe-admin/src/x.tsx` is of `mfe-admin`, `libs/ui/src/x.ts` of `libs/ui`. */
function projectFolderOf(file: string): string {
  return file
    .split('/')
    .slice(0, /^(libs|services)\//.test(file) ? 2 : 1)
    .join('/');
}

function findingOf({ code, message, filename, labels }: Diagnostic): Finding & { rule: string } {
  const file = filename.replaceAll(path.sep, '/');
  const text = `${file}:${labels[0]?.span.line ?? 1}: ${message} [${code}]`;
  const [, rule = code] = /\((.+)\)/.exec(code) ?? [];
  const [, name = 'unnamed'] = /`(.+?)`/.exec(message) ?? [];
  const key = rule === 'max-lines-per-function' ? `${projectFolderOf(file)} ${name}` : file;
  return { rule: `code/${rule}`, key, message: text };
}

/** What breaks the rules of .oxlintrc.json, with types. @throws Error when the linter itself fails */
async function codeFindings(folders: string[]): Promise<(Finding & { rule: string })[]> {
  const words = ['--type-aware', '--format=json', '--no-error-on-unmatched-pattern', ...folders];
  const { output } = await runPackageScript('oxlint/bin/oxlint', words, { quiet: true });
  if (!output.startsWith('{')) throw new Error(output);
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics.map(findingOf);
}

/**
 * The rules of .oxlintrc.json.
 * @returns one line for each violation
 */
export async function checkCodeRules(folders: string[], only?: Project[]): Promise<string[]> {
  const findings = await codeFindings(folders);
  const rules = new Set([...findings.map(({ rule }) => rule), ...listedRules('code')]);
  return [...rules].flatMap((rule) =>
    problemsOf(
      rule,
      findings.filter((finding) => finding.rule === rule),
      only,
    ),
  );
}
