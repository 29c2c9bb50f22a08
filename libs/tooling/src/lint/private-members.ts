import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSourceNames } from '../boundaries/source-file.ts';
import { visitSource } from '../syntax/parse-source.ts';
import type { Project } from '../workspace/projects.ts';
import type { Finding } from './finding.ts';

/** Names with `#` in a source file. Members are private by the keyword, which constructor injection needs anyway. */
export function hashMembers(file: string, source: string): Finding[] {
  const names = new Set<string>();
  if (source.includes('#'))
    visitSource(source, file, ({ type, value }) => {
      if (type === 'PrivateName') names.add(String(value));
    });
  return [...names].map((name) => ({
    key: `${file} #${name}`,
    message: `${file}: declare ${name} with the keyword private instead of #`,
  }));
}

/** Names with `#` in the sources of the projects. */
export function findHashMembers(projects: Project[]): Finding[] {
  return projects.flatMap((project) =>
    listSourceNames(project)
      .filter((name) => !name.endsWith('.mjs'))
      .flatMap((name) =>
        hashMembers(`${project.folder}/${name}`, readFileSync(path.join(project.path, name), 'utf8')),
      ),
  );
}
