// Preset for code that runs in the browser:  export { default } from '@gantry/tooling/jest.web.mjs';
import path from 'node:path';
import nodePreset from './jest.node.mjs';

const here = import.meta.dirname;

/** @type {import('jest').Config} */
export default {
  ...nodePreset,
  testEnvironment: path.join(here, 'src/jest/browser-environment.mjs'),
  setupFiles: [],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(here, 'src/jest/css-module.mjs'),
    '\\.(css|svg|woff2)$': path.join(here, 'src/jest/asset.mjs'),
  },
};
