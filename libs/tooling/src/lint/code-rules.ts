import path from 'node:path';
import { runPackageScript } from '../workspace/run-program.ts';

type Diagnostic = {
  code: string;
  message: string;
  severity: string;
  filename: string;
  labels: { span: { line: number } }[];
};

function messageOf({ code, message, filename, labels }: Diagnostic): string {
  return `${filename.replaceAll(path.sep, '/')}:${labels[0]?.span.line ?? 1}: ${message} [${code}]`;
}

/**
 * What breaks the rules of .oxlintrc.json, with types.
 * @returns one line for each violation
 * @throws Error when the linter itself fails
 */
export async function checkCodeRules(folders: string[]): Promise<string[]> {
  const words = ['--type-aware', '--format=json', '--no-error-on-unmatched-pattern', ...folders];
  const { output } = await runPackageScript('oxlint/bin/oxlint', words, { quiet: true });
  if (!output.startsWith('{')) throw new Error(output);
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics.map(messageOf);
}
