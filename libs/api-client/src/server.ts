// Apart from the one door, so that no browser loads it: what only the shell's server does with a store.
export { answersOf } from './store/answers.ts';
export { dehydrate } from './store/dehydrate.ts';
