import { createContext, use } from 'react';
import type { Messages } from './messages.ts';

const MessagesContext = createContext<Messages | null>(null);

export const MessagesProvider = MessagesContext.Provider;

/** The catalogue of the page's language. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useMessages outside of its provider');
  return messages;
}
