import type { Compiler } from '@rspack/core';

const addPathOnly = `
if (__webpack_require__.p.startsWith(globalThis.location?.origin + "/"))
  __webpack_require__.p = new URL(__webpack_require__.p).pathname;
`;

/**
 * Makes the addresses that a remote's bundle computes for its own files paths without an origin, where that is the
 * page's own. The bundler's runtime compares them with the document's links, which are paths as well: the same page then
 * works under every name the shop is reached by, and no stylesheet is loaded twice. In a page of another origin, which
 * took the remote from its federation manifest, they stay whole.
 */
export class SameOriginPathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SameOriginPath', (compilation) => {
      compilation.hooks.runtimeModule.tap('SameOriginPath', (module) => {
        if (module.name !== 'auto_public_path' || !module.source) return;
        const code = module.source.source.toString('utf8') + addPathOnly;
        module.source.source = Buffer.from(code);
      });
    });
  }
}
