// In the place of what the federation runtime loads scripts and styles with (`sdk/dist/dom.js`).

/** Nothing is loaded by an element that the runtime makes: entries come from the hook `loadEntry`, verified. */
function never(): never {
  throw new Error('The federation runtime loads nothing by itself here.');
}

export {
  never as createLink,
  never as createScript,
  never as isStaticResourcesEqual,
  never as loadScript,
  never as safeWrapper,
};
