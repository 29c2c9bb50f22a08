/**
 * The one set of swc options: the run-time hook and the tests must not disagree on decorators or class fields.
 * @param {{ jsx?: boolean }} [choice] `jsx`: the file may hold JSX.
 */
export function swcOptions({ jsx = false } = {}) {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx: jsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: true,
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  };
}
