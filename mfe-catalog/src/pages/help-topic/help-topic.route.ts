export { HelpTopicPage as Component } from './help-topic.page.tsx';
export { helpTopicLoader as loader } from './help-topic.loader.ts';
export { loadHelpTextsOfDocument as loadTexts } from '../../parts/help-texts/load-help-texts.ts';
