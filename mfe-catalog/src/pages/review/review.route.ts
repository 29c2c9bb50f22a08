export { reviewAction as action } from './review.action.ts';
export { reviewLoader as loader } from './review.loader.ts';
export { ReviewPage as Component } from './review.page.tsx';
