import webPreset from '@gantry/tooling/jest.web.mjs';

/** @type {import('jest').Config} */
export default {
  ...webPreset,
  // The package's ES build has no "type" beside it, so Node would read it as CommonJS.
  moduleNameMapper: {
    ...webPreset.moduleNameMapper,
    '^country-region-data$': '<rootDir>/../../node_modules/country-region-data/dist/data-umd.js',
  },
};
