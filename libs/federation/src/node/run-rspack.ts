import { rspack, type Configuration, type MultiStats } from '@rspack/core';

/**
 * Builds the configurations once.
 * @throws Error with the bundler's messages when one of them fails
 */
export function runRspack(configs: Configuration[]): Promise<MultiStats> {
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('The bundler gave no result.'));
        if (stats.hasErrors()) return reject(new Error(messagesOf(stats)));
        if (stats.hasWarnings()) console.warn(messagesOf(stats));
        resolve(stats);
      });
    });
  });
}

function messagesOf(stats: MultiStats): string {
  return stats.toString({ all: false, errors: true, warnings: true, colors: false });
}
