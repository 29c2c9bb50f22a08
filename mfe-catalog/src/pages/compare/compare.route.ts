export { compareLoader as loader } from './compare.loader.ts';
export { ComparePage as Component } from './compare.page.tsx';
