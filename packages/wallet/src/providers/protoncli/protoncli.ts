import type { CommandLine } from '../command-line/command-line.ts';
import { transactionText } from '../command-line/transaction-text.ts';
import { xprTestnetId } from '../xpr-testnet.ts';
import { protonCliInfo } from './info.ts';

/**
 * The program signs with all of its keys and sends at once. It keeps the expiration and reference block of a complete
 * transaction, so the ID is known before.
 */
export const protonCli: CommandLine = {
  info: protonCliInfo,
  program: 'proton',
  sends: true,
  command: (transaction, chainId) => {
    const chain = chainId === xprTestnetId ? 'proton-test' : 'proton';
    return `proton chain:set ${chain} && proton transaction:push '${transactionText(transaction)}'`;
  },
};
