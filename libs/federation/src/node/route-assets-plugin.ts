import { rspack, type Compiler } from '@rspack/core';
import { routeAssetsFile } from './route-assets-file.ts';

/**
 * Writes the scripts and styles of every named chunk, so that the server can name those of one route in the head.
 * The federation manifest lists them per exposed module only, that is, all routes together.
 */
export class RouteAssetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RouteAssets', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RouteAssets', stage }, () => {
        const chunks: Record<string, { js: string[]; css: string[] }> = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const files = group.getFiles().filter((file) => !file.includes('hot-update'));
          chunks[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        const text = JSON.stringify(chunks, null, 1);
        compilation.emitAsset(routeAssetsFile, new rspack.sources.RawSource(text));
      });
    });
  }
}
