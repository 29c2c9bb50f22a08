import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const capitals = letters.slice(0, 36);

const draw = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

/** Such as `pi_3MtwBwLkdIwHu7ix28a3tqPa`. */
export const stripeId = (prefix: string): string => `${prefix}_${draw(letters, 24)}`;
/** Such as `5O190127TN364715T`. */
export const paypalId = (): string => draw(capitals, 17);
