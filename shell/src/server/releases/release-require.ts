import { ReleaseRefused } from '@gantry/federation/node/release/manifest';

/**
 * What a release finds as `require`. A remote's server build is one file that needs nothing of the machine: it gets
 * its libraries from the shell, and no files, sockets, processes or threads of its own.
 * @param file name under which the release is evaluated
 */
export function releaseRequire(file: string): (name: string) => never {
  return (name) => {
    throw new ReleaseRefused(`${file} asks for "${name}": a release gets nothing but the shared libraries`);
  };
}
