export { HelpTopicPage as Component } from './help-topic.page.tsx';
export { helpTopicLoader as loader } from './help-topic.loader.ts';
