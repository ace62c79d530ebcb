import { resolve } from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import { parseFlags } from '../../config/flags.ts';
import { readSettings } from '../../config/settings.ts';
import { StartError } from '../start-error.ts';
import { StoreError } from '@antescope/index/store/history-store';
import { backUpStore } from '@antescope/index/store/sqlite/back-up-store';
import { findStores } from '@antescope/index/store/sqlite/find-stores';
import type { Command } from './command.ts';

const usage = 'backup FILE [CHAIN_ID] [--data DIR] [--config FILE]';

/** Copies the index of one chain, also while the server writes to it. */
export const backup: Command = {
  usage,
  about: 'copies the index, also while the server is running, and verifies the copy',
  async run(args) {
    const flagsAt = args.findIndex((arg) => arg.startsWith('--'));
    const positional = flagsAt < 0 ? args : args.slice(0, flagsAt);
    const [file, chainId, ...rest] = positional;
    if (file === undefined || rest.length > 0) throw new ConfigError(`Usage: ${usage}`);
    const settings = readSettings(parseFlags(args.slice(positional.length)), process.cwd());
    if (settings.store.kind !== 'sqlite')
      throw new ConfigError('backup supports SQLite indexes only: ClickHouse has its own BACKUP');
    const store = selectStore(settings.data, chainId);
    const target = resolve(process.cwd(), file);
    try {
      const copied = await backUpStore(store, target, (line) => console.error(line));
      console.log(
        `${target}: blocks ${copied.first} to ${copied.head} of chain ${store.chainId}, ${copied.bytes} bytes`,
      );
    } catch (error) {
      if (error instanceof StoreError) throw new StartError(error.message, { cause: error });
      throw error;
    }
  },
};

function selectStore(data: string, chainIdPrefix: string | undefined): { chainId: string; path: string } {
  const stores = findStores(data).filter(
    ({ chainId }) => chainIdPrefix === undefined || chainId.startsWith(chainIdPrefix.toLowerCase()),
  );
  const [store, other] = stores;
  if (store === undefined) {
    throw new StartError(`No index ${chainIdPrefix === undefined ? '' : `of chain ${chainIdPrefix} `}in ${data}`);
  }
  if (other !== undefined) {
    throw new ConfigError(
      `${data} holds several indexes, specify one: ${stores.map(({ chainId }) => chainId).join(', ')}`,
    );
  }
  return store;
}
