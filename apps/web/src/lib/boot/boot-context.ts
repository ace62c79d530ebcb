import { createContext, use } from 'react';
import type { Boot } from './boot.ts';

const BootContext = createContext<Boot | null>(null);

export const BootProvider = BootContext.Provider;

export function useBoot(): Boot {
  const boot = use(BootContext);
  if (boot === null) throw new Error('useBoot outside of its provider');
  return boot;
}
