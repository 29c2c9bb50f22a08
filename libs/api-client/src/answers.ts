// Apart from the one door, so that the first script of a page is without it: answers that come after the page itself.
export { answeredQuestions, readAnswers } from './store/answers.ts';
export { hasAnswersTo, type Answers } from './store/has-answers.ts';
