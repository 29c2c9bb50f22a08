import { createContext, useContext } from 'react';
import type { PublicConfig } from '../federation/page-data.ts';

export const ConfigContext = createContext<PublicConfig | null>(null);

/** What the page may know of the deployment. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('A part of the shell was rendered outside <App>');
  return config;
}
