export { default } from '@gantry/testing/playwright-preset';
