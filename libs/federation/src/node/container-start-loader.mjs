// What the federation plugin starts a remote's container with, in short. Its own start is the whole federation runtime
// once more, in every remote, in order to choose among versions of shared libraries; here the host's copy is always
// taken. The container's protocol (`init(scope)`, `get(module)`) stays as it is.
const expected = [
  'federation.bundlerRuntime.init(',
  'consumesLoadingData',
  'initializeExposesData',
  'installInitialConsumes',
];

// A library is taken when something is first taken out of the container, not at `init`: a host that shares by the
// highest version starts all its remotes before it knows which library it gives, and would wait for itself.
const start = `
const data = __webpack_require__.consumesLoadingData.moduleIdToConsumeDataMapping, libraries = {};
let offered;
for (const id in data) {
  const { shareKey } = data[id];
  __webpack_require__.m[id] = (module) => {
    if (!(shareKey in libraries)) throw new Error('The host does not share ' + shareKey);
    module.exports = libraries[shareKey];
  };
}
const take = async ({ shareKey }) => {
  for (const one of Object.values(offered[shareKey] ?? {})) libraries[shareKey] ??= (one.lib ?? (await one.get()))();
};
if (__webpack_require__.f) __webpack_require__.f.consumes = () => {};
__webpack_require__.I = () => 1;
__webpack_require__.initContainer = (scope) => { offered = scope; };
__webpack_require__.getContainer = async (name) => {
  await Promise.all(Object.values(data).map(take));
  return __webpack_require__.initializeExposesData.moduleMap[name]();
};
`;

export default function shortStart(source) {
  const missing = expected.find((part) => !source.includes(part));
  if (missing) throw new Error(`The federation plugin starts containers in another way: no "${missing}".`);
  return start;
}
