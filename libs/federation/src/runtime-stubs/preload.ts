// In the place of what the federation runtime fetches files ahead with (`runtime-core/dist/utils/preload.js`): the
// document names the files of its page, and the shell those of a page to come.

/** @throws always: `preloadRemote` is not for this shop */
function never(): never {
  throw new Error('The shell fetches ahead by itself.');
}

export {
  never as defaultPreloadArgs,
  never as formatPreloadArgs,
  never as normalizePreloadExposes,
  never as preloadAssets,
};
