import type { Page } from '@playwright/test';
import type { State } from './states.ts';

/** A screenshot. */
export interface Route {
  /** File name without look and extension. */
  name: string;
  path: string;
  /**
   * Interaction before the screenshot, such as opening a dialog. Selectors must not depend on the language, which differs
   * by look.
   */
  act?: (page: Page, world: ActWorld) => Promise<void>;
  /** States to take it in; default: all, or only 'full' with an act. */
  states?: readonly State[];
}

/** Environment of an act. */
export interface ActWorld {
  /** Private keys of the devnet's accounts. */
  keys: Record<string, string>;
}
