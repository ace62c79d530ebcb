import type { LooksChain } from '../../apps/web/test/page-examples.ts';
import { pageExamples } from './page-examples.ts';

const examples = [...(await pageExamples()).values()];

function pagesOn(chain: LooksChain): string[] {
  return examples.flatMap(({ looks }) => looks[chain] ?? []);
}

/** Every kind of page, on recorded responses. */
export const recordedPages = [...pagesOn('recorded'), '/no-such-page'];

/** Pages with content of a running chain. */
export const livePages = pagesOn('live');

/** Pages of a public chain, here with unreachable nodes: error messages must be accessible too. */
export const publicPages = [...pagesOn('unreachable'), '/kylin/'];

/** Pages of a running chain of XPR Network. */
export const xprPages = pagesOn('xpr');

/** Pages of a running WAX chain. */
export const waxPages = pagesOn('wax');

/** Pages of a running FIO chain. */
export const fioPages = pagesOn('fio');
