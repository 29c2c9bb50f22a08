export { freePort } from '@gantry/tooling/free-port';
