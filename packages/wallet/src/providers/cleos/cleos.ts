import type { CommandLine } from '../command-line/command-line.ts';
import { signCommand } from '../command-line/sign-command.ts';
import { cleosInfo } from './info.ts';

export const cleos: CommandLine = {
  info: cleosInfo,
  program: 'cleos',
  sends: false,
  command: (transaction, chainId, publicKey) => signCommand('cleos', transaction, chainId, publicKey),
};
