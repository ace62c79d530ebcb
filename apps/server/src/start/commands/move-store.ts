import { ConfigError } from '../../config/config-error.ts';
import { parseFlags } from '../../config/flags.ts';
import { readSettings } from '../../config/settings.ts';
import { StartError } from '../start-error.ts';
import { moveStores } from '@antescope/index/store/move/move-stores';
import { findStores } from '@antescope/index/store/sqlite/find-stores';
import type { Command } from './command.ts';

/** Moves every SQLite store of the data folder into the ClickHouse that the configuration names, and verifies it. */
export const moveStore: Command = {
  usage: 'move-store [--data DIR] [--config FILE]',
  about: 'moves the index from SQLite into the ClickHouse of the file, and verifies it; run again, it goes on',
  async run(args) {
    const { data, store } = readSettings(parseFlags(args), process.cwd());
    if (store.kind !== 'clickhouse') {
      throw new ConfigError('move-store moves into what the file names: "store": {"kind": "clickhouse", "url": "…"}');
    }
    const stores = findStores(data);
    if (stores.length === 0) throw new StartError(`There is no SQLite index in ${data}`);
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
    try {
      await moveStores(stores, store, (line) => console.log(line), stop.signal);
    } catch (error) {
      if (stop.signal.aborted) throw new StartError('Stopped; the same command goes on from here.', { cause: error });
      throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
    }
  },
};
