import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listProjects, workspaceRoot } from '../workspace/projects.ts';
import { reasonFrom, type Counts, type Failure } from './counts.ts';
import { runJest } from './run-jest.ts';

type JestFile = {
  name: string;
  startTime: number;
  endTime: number;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: JestFile[];
};

function fileFailures({ name, message, assertionResults }: JestFile): Failure[] {
  const file = path.relative(workspaceRoot, name);
  if (assertionResults.length === 0) return message ? [{ test: file, reason: reasonFrom(message) }] : [];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => ({
      test: `${file} › ${fullName}`,
      reason: reasonFrom(failureMessages.join('\n')),
    }));
}

/** A file that does not even load counts as one failure. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults.flatMap(fileFailures),
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      test: path.relative(workspaceRoot, name),
      ms: endTime - startTime,
    })),
  };
}

/** Runs the unit and service tests of all projects and counts them. */
export async function runAllJest(): Promise<Counts> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-jest-'));
  const report = path.join(folder, 'report.json');
  try {
    const code = await runJest(listProjects(), ['--json', `--outputFile=${report}`]);
    const counts = countJest(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
