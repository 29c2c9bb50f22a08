import { createHash } from 'node:crypto';
import { rspack, type Chunk, type Compilation, type Compiler } from '@rspack/core';
import { routeAssetsFile } from './route-assets-file.ts';

export interface EntryPerLanguage {
  /** the entry's name in the build */
  readonly entry: string;
  /** puts texts into the entry's code */
  readonly carry: (code: string, texts: CarriedTexts) => string;
}

export interface CarriedTexts {
  /** `widgetTexts` where the remote's widgets have texts of their own: its pages fetch theirs by themselves */
  readonly name: 'texts' | 'widgetTexts';
  /** JavaScript that gives the texts */
  readonly expression: string;
}

/** Name under which `route-assets.json` lists the entry with the texts of a language. */
const chunkOf = (language: string): string => `entry-${language}`;

const textsChunk = /^messages-([a-z]{2}-[A-Z]{2})$/;

/**
 * Writes an entry once more for each language, with texts in it: those of the chunk `widget-messages-<language>`, or of
 * `messages-<language>` where there is none. Pages then fetch one file where they fetched two. Entry and texts by
 * themselves stay, for the shells and documents of before.
 */
export class EntryPerLanguagePlugin {
  private readonly options: EntryPerLanguage;

  constructor(options: EntryPerLanguage) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryPerLanguage', (compilation) => {
      // the entry is minified and named by then, and RouteAssetsPlugin has written its list
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'EntryPerLanguage', stage }, () =>
        this.writeEntries(compilation),
      );
    });
  }

  private writeEntries(compilation: Compilation): void {
    const { entry, carry } = this.options;
    const plain = compilation.entrypoints
      .get(entry)
      ?.getFiles()
      .find((file) => file.endsWith('.js'));
    if (!plain) throw new Error(`The build has no entry "${entry}".`);
    const code = readAsset(compilation, plain);
    const chunks = JSON.parse(readAsset(compilation, routeAssetsFile)) as Record<string, object>;
    for (const name of compilation.namedChunks.keys()) {
      const language = textsChunk.exec(name)?.[1];
      if (!language) continue;
      const carrying = carry(code, textsFor(compilation, language));
      const file = plain.replace(/^([\w-]+)\..*$/, `$1-${language}.${contentHash(carrying)}.js`);
      compilation.emitAsset(file, new rspack.sources.RawSource(carrying));
      chunks[chunkOf(language)] = { js: [file], css: [] };
    }
    const list = new rspack.sources.RawSource(JSON.stringify(chunks, null, 1));
    compilation.updateAsset(routeAssetsFile, list);
  }
}

const readAsset = (compilation: Compilation, file: string): string =>
  compilation.getAsset(file)!.source.source().toString();

const contentHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

function textsFor(compilation: Compilation, language: string): CarriedTexts {
  const { namedChunks } = compilation;
  const ofWidgets = namedChunks.get(`widget-messages-${language}`);
  const chunk = ofWidgets ?? namedChunks.get(`messages-${language}`)!;
  return {
    name: ofWidgets ? 'widgetTexts' : 'texts',
    expression: expressionOf(textsOf(compilation, chunk)),
  };
}

/** The texts of a chunk as `messages-loader.mjs` compiled them. @throws Error when two files give one id */
function textsOf({ chunkGraph }: Compilation, chunk: Chunk): Record<string, unknown> {
  const texts: Record<string, unknown> = {};
  for (const module of chunkGraph.getChunkModules(chunk)) {
    if (module.type !== 'json')
      throw new Error(`${chunk.name} holds more than texts: ${module.identifier()}`);
    const part = JSON.parse(module.originalSource()!.source().toString()) as Record<string, unknown>;
    const twice = Object.keys(part).find((id) => Object.hasOwn(texts, id));
    if (twice !== undefined) throw new Error(`${chunk.name} has the text "${twice}" twice.`);
    Object.assign(texts, part);
  }
  // the bundler's order of modules is another one in every run
  return Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Browsers read a long text as JSON faster than as code. */
function expressionOf(texts: Record<string, unknown>): string {
  return `JSON.parse('${JSON.stringify(texts).replaceAll(/[\\']/g, '\\$&')}')`;
}
