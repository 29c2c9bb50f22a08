export { default } from '@gantry/tooling/jest.service.mjs';
