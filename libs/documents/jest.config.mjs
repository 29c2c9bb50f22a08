export { default } from '@gantry/tooling/jest.node.mjs';
