import type { Page } from '@playwright/test';
import type { State } from './states.ts';

/** A picture to take. */
export interface Route {
  /** Name of the picture. */
  name: string;
  path: string;
  /**
   * What a person does there before the picture is taken: opens a dialog, types into a field. Selectors must not depend
   * on the language, since the same is done in each look.
   */
  act?: (page: Page, world: ActWorld) => Promise<void>;
  /** States in which the picture says something; without them all, or the full one alone where there is an act. */
  states?: readonly State[];
}

/** What an act may need to know of the world. */
export interface ActWorld {
  /** Private keys of the devnet's accounts. */
  keys: Record<string, string>;
}
