import type { Project } from '../workspace/projects.ts';

/** A place that breaks a rule. */
export type Finding = {
  /** Names the place without its line: begins with its project's folder. */
  key: string;
  message: string;
};

function isIn(project: Project, key: string): boolean {
  return key.startsWith(`${project.folder}/`) || key.startsWith(`${project.folder} `);
}

/**
 * What a rule found, to print. No place is excepted from a rule.
 * @param only the projects that were looked into; all of them by default
 * @returns one line for each place
 */
export function messagesOf(findings: Finding[], only?: Project[]): string[] {
  const places = findings.filter(({ key }) => !only || only.some((project) => isIn(project, key)));
  return places.map(({ message }) => message);
}
