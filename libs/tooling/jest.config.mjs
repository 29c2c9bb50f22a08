import preset from './jest.node.mjs';

export default { ...preset, testTimeout: 60_000 };
