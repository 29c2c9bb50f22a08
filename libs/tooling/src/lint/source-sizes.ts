import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listProjects, type Project } from '../workspace/projects.ts';

/** No source file may be longer. */
export const LINE_LIMIT = 400;

const IGNORED = /(^|\/)(node_modules|dist|migrations|coverage|test-results)\/|\.d\.ts$/;

type FileSize = { file: string; lines: number };

/** Three numbers for the pleasure of reading a project, and the files that break the limit. */
export type ProjectSizes = { folder: string; files: number; median: number; p90: number; largest: number };

function countLines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

function filesOf(project: Project): FileSize[] {
  return globSync('**/*.{ts,tsx,mjs}', { cwd: project.path, exclude: (name) => name === 'node_modules' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !IGNORED.test(name))
    .map((name) => ({ file: `${project.folder}/${name}`, lines: countLines(path.join(project.path, name)) }));
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Measures the source files of the projects. Migrations are history, not reading matter, and stay out. */
export function measureSizes(projects = listProjects()): { sizes: ProjectSizes[]; tooLong: FileSize[] } {
  const measured = projects.map((project) => ({ project, files: filesOf(project) }));
  const sizes = measured
    .filter(({ files }) => files.length > 0)
    .map(({ project, files }) => {
      const lines = files.map((file) => file.lines).sort((left, right) => left - right);
      return {
        folder: project.folder,
        files: lines.length,
        median: quantile(lines, 0.5),
        p90: quantile(lines, 0.9),
        largest: lines.at(-1) ?? 0,
      };
    });
  const tooLong = measured.flatMap(({ files }) => files).filter((file) => file.lines > LINE_LIMIT);
  return { sizes, tooLong };
}
