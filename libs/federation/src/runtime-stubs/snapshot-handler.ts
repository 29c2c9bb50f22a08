// In the place of what the federation runtime reads manifests with
// (`runtime-core/dist/plugins/snapshot/SnapshotHandler.js`): the page's document says which release it is pinned to.

/** Takes plugins in like the runtime's other parts, and calls none of them. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
}

/** Nothing is known of other hosts on the page. */
export const getGlobalRemoteInfo = (): object => ({});
