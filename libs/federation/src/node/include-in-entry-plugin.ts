import { rspack, type Compiler } from '@rspack/core';

/**
 * Puts a module into an entry's file without running it there. What a container exposes would be a file of its own
 * otherwise, which every page that takes anything from the remote fetches besides the entry.
 * The build needs an entry given as a function, however empty: without one the bundler cannot make entries' modules.
 */
export class IncludeInEntryPlugin {
  private readonly entry: string;
  private readonly module: string;

  /** @param module as it is imported, relative to the build's folder */
  constructor(entry: string, module: string) {
    this.entry = entry;
    this.module = module;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.finishMake.tapPromise('IncludeInEntry', async (compilation) => {
      const dependency = rspack.EntryPlugin.createDependency(this.module);
      await new Promise<void>((resolve, reject) => {
        compilation.addInclude(compiler.context, dependency, { name: this.entry }, (error) =>
          error ? reject(error) : resolve(),
        );
      });
    });
    compiler.hooks.afterEmit.tap('IncludeInEntry', ({ entrypoints }) => {
      const style = entrypoints
        .get(this.entry)
        ?.getFiles()
        .find((file) => file.endsWith('.css'));
      // nothing would load it: the bundler's runtime takes an entry's styles to be in the document
      if (style) throw new Error(`${this.module} brings the styles ${style}; only pages and widgets may.`);
    });
  }
}
