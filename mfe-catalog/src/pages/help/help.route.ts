export { HelpPage as Component } from './help.page.tsx';
