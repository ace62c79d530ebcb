import { phrase } from '../tools/phrase.ts';
import { exchangesOf } from './exchanges.ts';
import type { GuardRule } from './finding.ts';
import { sentTransfers } from './sent-transfers.ts';

/** An exchange cannot tell whose deposit a transfer without memo is. */
export const exchangeWithoutMemo: GuardRule = (preview, { key }) => {
  const exchanges = exchangesOf(key);
  return sentTransfers(preview)
    .filter(({ to, memo }) => exchanges.includes(to) && memo.trim() === '')
    .map(({ to }) => phrase('exchange-without-memo', to));
};
