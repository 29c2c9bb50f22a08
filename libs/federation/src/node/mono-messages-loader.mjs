// In the build without federation all texts of a language would be one chunk, because every remote calls it alike.
export default function nameMessagesByRemote(source) {
  const remote = /mfe-(\w+)/.exec(this.resourcePath)?.[1];
  return remote
    ? source.replaceAll('webpackChunkName: "messages-', `webpackChunkName: "messages-${remote}-`)
    : source;
}
