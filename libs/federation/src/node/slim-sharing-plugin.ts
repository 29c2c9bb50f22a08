import { runInNewContext } from 'node:vm';
import type { Compiler } from '@rspack/core';

/** What the bundler writes at the head of its own code for shared libraries. */
interface ConsumeData {
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly moduleIdToConsumeDataMapping: Readonly<
    Record<string, { readonly shareKey: string; readonly import: unknown }>
  >;
  /** those of the entry's own modules */
  readonly initialConsumes: readonly string[];
}

function readData(code: string): ConsumeData {
  const [assignment = ''] = /__webpack_require__\.consumesLoadingData = .*;/.exec(code) ?? [];
  const runtime: { consumesLoadingData?: ConsumeData } = {};
  runInNewContext(assignment, { __webpack_require__: runtime });
  const data = runtime.consumesLoadingData;
  const consumed = Object.values(data?.moduleIdToConsumeDataMapping ?? {});
  if (!data || consumed.some((one) => one.import !== null)) {
    throw new Error('A remote takes every shared library from the shell and brings none.');
  }
  return data;
}

// Runs in the browser. The shell offers each library once, loaded: nothing to choose, nothing to wait for. A library is
// looked for when a module asks for it, which is after `init`: the entry runs none of the remote's own modules.
function consumeCode(data: ConsumeData): string {
  const entries = Object.entries(data.moduleIdToConsumeDataMapping);
  const libraries = Object.fromEntries(entries.map(([id, { shareKey }]) => [id, shareKey]));
  return `
var libraries = ${JSON.stringify(libraries)};
var ofChunk = ${JSON.stringify(data.chunkMapping)};
var consume = function (id) {
  __webpack_require__.m[id] = function (module) {
    var offered = __webpack_require__.S.default[libraries[id]];
    if (!offered) throw new Error("The shell does not share " + libraries[id]);
    module.exports = Object.values(offered)[0].get()();
  };
};
${JSON.stringify(data.initialConsumes)}.forEach(consume);
__webpack_require__.f.consumes = function (chunk) {
  (ofChunk[chunk] || []).forEach(consume);
};`;
}

const shareCode = `
__webpack_require__.S = {};
__webpack_require__.I = function () { return 1; };`;

/**
 * Replaces the bundler's code for shared libraries in a remote's browser build. Its general form compares version
 * ranges, waits for libraries and offers its own; a remote of ours does none of that, and every page would carry it
 * once for each remote. The container's protocol (`init(scope)`, `get(module)`) stays as it is.
 */
export class SlimSharingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SlimSharing', (compilation) => {
      compilation.hooks.runtimeModule.tap('SlimSharing', (module) => {
        if (!module.source) return;
        const code = module.source.source.toString('utf8');
        if (module.name === 'consumes_loading')
          module.source.source = Buffer.from(consumeCode(readData(code)));
        if (module.name === 'sharing') module.source.source = Buffer.from(shareCode);
      });
    });
  }
}
