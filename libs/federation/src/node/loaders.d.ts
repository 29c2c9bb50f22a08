declare module '*/endpoints-loader.mjs' {
  export default function thinEndpoints(source: string): string;
}
declare module '*/messages-loader.mjs' {
  export default function compileMessages(this: { resourcePath: string }, source: string): string;
}
declare module '*/container-start-loader.mjs' {
  export default function shortStart(source: string): string;
}
