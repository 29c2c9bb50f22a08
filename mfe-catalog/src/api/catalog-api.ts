import { createRemoteApi } from '@gantry/api-client';

/** The calls of this remote; each feature adds its own. */
export const catalogApi = createRemoteApi('catalog', () => ({}));
