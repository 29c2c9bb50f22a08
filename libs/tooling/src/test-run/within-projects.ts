import { realpathSync } from 'node:fs';

const escaped = (folder: string): string => folder.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * What Jest is told, with the patterns behind `--` meant for paths inside the projects: Jest itself compares them with whole
 * paths, so that a checkout in a folder called `sales` would run everything for `sales`.
 * @param folders of the projects
 */
export function withinProjects(words: readonly string[], folders: readonly string[]): string[] {
  const at = words.indexOf('--');
  if (at === -1) return [...words];
  const roots = folders.map((folder) => escaped(realpathSync(folder))).join('|');
  const anchored = (pattern: string) =>
    pattern.startsWith('^') ? `(?:${pattern.slice(1)})` : `.*(?:${pattern})`;
  return [...words.slice(0, at + 1), ...words.slice(at + 1).map((one) => `^(?:${roots})/${anchored(one)}`)];
}
