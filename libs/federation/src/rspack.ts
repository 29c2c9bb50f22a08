// The door of the rspack.config.mjs of the shell and of every remote.
export { remoteConfigs, type RemoteBuildOptions } from './node/remote-config.ts';
export { shellConfigs, type ShellBuildOptions } from './node/shell-config.ts';
export { remoteBuild, shellBuild } from './node/project-build.ts';
