import { defaultLocale, type LocaleCode } from '@gantry/contracts/locales';
import { createContext, useContext } from 'react';

/** The page's locale as it is called in addresses; react-intl knows the pseudo-locale as English. */
export const LocaleCodeContext = createContext<LocaleCode>(defaultLocale);

export const useLocale = (): LocaleCode => useContext(LocaleCodeContext);
