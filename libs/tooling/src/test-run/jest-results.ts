import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runJest } from '../commands/unit.ts';
import { listProjects } from '../workspace/projects.ts';
import type { Counts } from './counts.ts';

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** A file that does not even load counts as one failure. */
export function countJest(report: JestReport): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
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
