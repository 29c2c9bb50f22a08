/** A category's path as it is typed. */
export const categoryPath = (typed: string): string => typed.toLowerCase().replace(/^\/+|\/+$/g, '');
