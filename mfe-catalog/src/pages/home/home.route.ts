export { HomePage as Component } from './home.page.tsx';
export { homeLoader as loader } from './home.loader.ts';
