export { BrandsPage as Component } from './brands.page.tsx';
export { brandsLoader as loader } from './brands.loader.ts';
