import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSourceNames } from '../boundaries/source-file.ts';
import { visitSource } from '../syntax/parse-source.ts';
import type { Project } from '../workspace/projects.ts';
import type { Finding } from './finding.ts';

/** Where forms are made. */
const formsFolder = 'libs/forms';

/** Whether a source file draws a form of HTML: it holds no rules of ours, and loses what was typed. */
export function rawForms(file: string, source: string): Finding[] {
  let forms = 0;
  if (source.includes('<form'))
    visitSource(source, file, ({ type, name }) => {
      if (type === 'JSXOpeningElement' && (name as { value?: unknown } | undefined)?.value === 'form')
        forms += 1;
    });
  const message = `${file}: take Form of @gantry/forms, or ActionForm where nothing is entered, in place of <form>`;
  return forms > 0 ? [{ key: `${file} form`, message }] : [];
}

/** Forms of HTML in what visitors get, outside the library of forms. */
export function findRawForms(projects: Project[]): Finding[] {
  return projects
    .filter(({ folder }) => folder !== formsFolder)
    .flatMap((project) =>
      listSourceNames(project)
        .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
        .flatMap((name) =>
          rawForms(`${project.folder}/${name}`, readFileSync(path.join(project.path, name), 'utf8')),
        ),
    );
}
