import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../workspace/projects.ts';

/** A place that breaks a rule. */
export type Finding = {
  /** What the list of exceptions calls it: begins with a project's folder and names no line, which would change. */
  key: string;
  message: string;
};

const lists = path.join(import.meta.dirname, 'exceptions');

function readExceptions(rule: string): string[] {
  const file = path.join(lists, `${rule}.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** The rules that have lists of exceptions in a folder of `exceptions`. */
export function listedRules(folder: string): string[] {
  const place = path.join(lists, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place).map((name) => `${folder}/${name.replace(/\.txt$/, '')}`);
}

function isIn(project: Project, key: string): boolean {
  return key.startsWith(`${project.folder}/`) || key.startsWith(`${project.folder} `);
}

/**
 * Holds what a rule found against its list of places that may still break it, `exceptions/<rule>.txt`: a place that is
 * not listed is a problem, and so is a line of the list whose place breaks the rule no more. So a list only shrinks.
 * @param only the projects that were looked into; all of them by default
 * @returns one line for each problem
 */
export function problemsOf(rule: string, findings: Finding[], only?: Project[]): string[] {
  const listed = readExceptions(rule);
  const keys = new Set(findings.map(({ key }) => key));
  const isLookedInto = (key: string) => !only || only.some((project) => isIn(project, key));
  const news = findings.filter(({ key }) => !listed.includes(key) && isLookedInto(key));
  const stale = listed.filter((key) => !keys.has(key) && isLookedInto(key));
  return [
    ...news.map(({ message }) => message),
    ...stale.map((key) => `libs/tooling/src/lint/exceptions/${rule}.txt: take out the line "${key}"`),
  ];
}
