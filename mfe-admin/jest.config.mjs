export { default } from '@gantry/tooling/jest.web.mjs';
