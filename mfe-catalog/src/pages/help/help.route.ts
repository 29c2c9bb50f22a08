export { HelpPage as Component } from './help.page.tsx';
export { helpLoader as loader } from './help.loader.ts';
export { loadHelpTextsOfDocument as loadTexts } from '../../parts/help-texts/load-help-texts.ts';
