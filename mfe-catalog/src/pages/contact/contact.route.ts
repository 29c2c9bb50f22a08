export { ContactPage as Component } from './contact.page.tsx';
export { contactLoader as loader } from './contact.loader.ts';
export { contactAction as action } from './contact.action.ts';
export { loadHelpTextsOfDocument as loadTexts } from '../../parts/help-texts/load-help-texts.ts';
