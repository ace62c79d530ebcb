import type { CommandLine } from '../command-line/command-line.ts';
import { transactionText } from '../command-line/transaction-text.ts';
import { protonCliInfo } from './info.ts';

const testnetId = '71ee83bcf52142d61019d95f9cc5427ba6a0d7ff8accd9e2088ae2abeaf3d3dd';

/**
 * The program signs with all of its keys and sends at once. It keeps the expiration and reference block of a complete
 * transaction, so the ID is known before.
 */
export const protonCli: CommandLine = {
  info: protonCliInfo,
  program: 'proton',
  sends: true,
  command: (transaction, chainId) => {
    const chain = chainId === testnetId ? 'proton-test' : 'proton';
    return `proton chain:set ${chain} && proton transaction:push '${transactionText(transaction)}'`;
  },
};
