import type { Messages } from './messages.ts';

/** One locale: the messages of every page, and where the strings of each folder are. */
export interface Catalog {
  messages: Messages;
  /** Loads the strings of a folder, by the path of their file from here. */
  folders: Record<string, () => Promise<{ strings: unknown }>>;
}

/** Messages from the strings of their folders, by the path of their file from here. */
export function messagesOf(files: Readonly<Record<string, unknown>>): Messages {
  const of = <F extends keyof StringFolders>(folder: F) => files[`../${folder}/strings.ts`] as StringFolders[F];
  return { ...of('shell'), ...of('ui'), ...of('domain/account'), sentences: of('domain/action') };
}
