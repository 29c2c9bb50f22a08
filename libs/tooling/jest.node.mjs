// Preset for code that runs in Node:  export { default } from '@gantry/tooling/jest.node.mjs';
import path from 'node:path';
import { swcOptions } from './swc-options.mjs';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', swcOptions()],
    '^.+\\.tsx$': ['@swc/jest', swcOptions({ jsx: true })],
  },
  transformIgnorePatterns: ['/node_modules/'],
  setupFiles: ['reflect-metadata'],
  cacheDirectory: path.resolve(import.meta.dirname, '../../node_modules/.cache/jest'),
};
