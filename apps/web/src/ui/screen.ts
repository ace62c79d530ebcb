import type { ComponentType } from 'react';
import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { Locale } from '@antescope/web-contract/locale';
import type { Messages } from '../i18n/messages.ts';
import type { StringFolder } from '../i18n/strings.ts';
import type { HeadFacts } from '../lib/page/page-head.ts';

export interface ScreenProps<T> {
  data: T;
  /** The search parameters listed in the page's definition. */
  search: Readonly<Record<string, string | undefined>>;
  /** The matched route pattern of the page. */
  path: string;
}

export interface HeadProps<T, Strings> {
  /** undefined if the page's data could not be loaded. */
  data: T | undefined;
  /** The page's object does not exist. */
  missing: boolean;
  strings: Strings;
  messages: Messages;
  chain: PublicChain;
  params: Readonly<Record<string, string | undefined>>;
  path: string;
}

export interface PreloadProps<T> extends Pick<ScreenProps<T>, 'data' | 'search'> {
  locale: Locale;
}

/** Component and head of a page, loaded when the page is first visited. */
export interface Screen<T, Folder extends StringFolder> {
  /** Strings used by the head. */
  strings?: Folder;
  /** `path` is the canonical URL; absent: the matched URL without search parameters. */
  head: (props: HeadProps<T, StringFolders[Folder]>) => Omit<HeadFacts, 'path'> & { path?: string };
  /** Remounts the component when the key of its data changes, to reset its state. */
  keyOf?: (data: T) => string;
  /**
   * Loads code and strings of the lazy parts that the data shows, so that server-rendered HTML contains them. A
   * browser that gets the data from the server loads the parts when they are rendered.
   */
  preload?: (props: PreloadProps<T>) => Promise<unknown> | null;
  Component: ComponentType<ScreenProps<T>>;
}

/** Defines the screen of a page; exported as `screen` by its page.tsx. T is the data of its load.ts. */
export function defineScreen<T, Folder extends StringFolder = never>(screen: Screen<T, Folder>): Screen<T, Folder> {
  return screen;
}
