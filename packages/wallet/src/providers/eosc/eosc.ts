import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { CommandLine } from '../command-line/command-line.ts';
import { transactionText } from '../command-line/transaction-text.ts';
import { eoscInfo } from './info.ts';

/** eosc reads a transaction from a file and prints signatures into another one. */
export const eosc: CommandLine = {
  info: eoscInfo,
  program: 'eosc',
  sends: false,
  command: (transaction, chainId, publicKey) => {
    const key = publicKey === null ? '' : ` --offline-sign-key ${formatLegacyKey(parsePublicKey(publicKey))}`;
    return [
      "cat > transaction.json <<'END'",
      transactionText(transaction),
      'END',
      `eosc tx sign transaction.json --offline-chain-id ${chainId}${key} --write-transaction signed.json && cat signed.json`,
    ].join('\n');
  },
};
