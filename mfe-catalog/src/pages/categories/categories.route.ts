export { CategoriesPage as Component } from './categories.page.tsx';
export { categoriesLoader as loader } from './categories.loader.ts';
