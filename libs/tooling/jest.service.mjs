// Preset for tests that need a PostgreSQL:  export { default } from '@gantry/tooling/jest.service.mjs';
import path from 'node:path';
import nodePreset from './jest.node.mjs';

const testing = path.resolve(import.meta.dirname, '../testing');

/** @type {import('jest').Config} */
export default {
  ...nodePreset,
  globalSetup: path.join(testing, 'global-setup.mjs'),
  globalTeardown: path.join(testing, 'global-teardown.mjs'),
};
