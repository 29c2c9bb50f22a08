import { rspack, type Compiler } from '@rspack/core';

// Runs in the browser, after the bundler's runtime made a <link> for a stylesheet. The hash is the one the page was
// given (from the signed release), never one baked into the build.
const addIntegrity = `
var hashes = globalThis.__gantryStyleIntegrity, hash = hashes && hashes[new URL(link.href).pathname];
if (hash) { link.integrity = hash; link.crossOrigin = "anonymous"; }`;

/** Gives stylesheets that the bundler's runtime loads an `integrity` attribute; it gives them none itself. */
export class LinkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LinkIntegrity', (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createLink.tap('LinkIntegrity', (code: string) => code + addIntegrity);
    });
  }
}
