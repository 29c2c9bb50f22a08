import { createRemoteApi } from '@gantry/api-client';

/** The back office's calls and their cache; each feature adds its own endpoints. */
export const adminApi = createRemoteApi('admin', () => ({}));
