import type { ComponentType } from 'react';
import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { Messages } from '../i18n/en.ts';
import type { StringFolder } from '../i18n/strings.ts';
import type { HeadFacts } from '../lib/page/page-head.ts';

export interface ScreenProps<T> {
  data: T;
  /** The search parameters that the page's definition names. */
  search: Readonly<Record<string, string | undefined>>;
  /** Which of the page's route patterns matched. */
  path: string;
}

export interface HeadProps<T, Strings> {
  /** Undefined where the page's data could not be loaded. */
  data: T | undefined;
  /** The thing that the page is about does not exist. */
  missing: boolean;
  strings: Strings;
  messages: Messages;
  chain: PublicChain;
  params: Readonly<Record<string, string | undefined>>;
  path: string;
}

/** What a page shows: downloaded with the first visit of the page. */
export interface Screen<T, Folder extends StringFolder> {
  /** Strings that the head is written with. */
  strings?: Folder;
  /** `path` is the canonical address; absent: the address that matched, without search parameters. */
  head: (props: HeadProps<T, StringFolders[Folder]>) => Omit<HeadFacts, 'path'> & { path?: string };
  /** The component is mounted again where the key of its data changes: its state belongs to another thing then. */
  keyOf?: (data: T) => string;
  Component: ComponentType<ScreenProps<T>>;
}

/** The screen of a page; exported as `screen` by the page.tsx of its folder. T is what its load.ts reads. */
export function defineScreen<T, Folder extends StringFolder = never>(screen: Screen<T, Folder>): Screen<T, Folder> {
  return screen;
}
