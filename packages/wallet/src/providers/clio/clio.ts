import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { CommandLine } from '../command-line/command-line.ts';
import { signCommand } from '../command-line/sign-command.ts';
import { clioInfo } from './info.ts';

/** Keys of FIO have only the legacy format. */
export const clio: CommandLine = {
  info: clioInfo,
  program: 'clio',
  sends: false,
  command: (transaction, chainId, publicKey) => {
    const key = publicKey === null ? null : formatLegacyKey(parsePublicKey(publicKey), 'FIO');
    return signCommand('clio', transaction, chainId, key);
  },
};
