import { ConfigError } from '../../config/config-error.ts';
import { parseFlags } from '../../config/flags.ts';
import { readSettings } from '../../config/settings.ts';
import { loadClickHouse } from '../load-clickhouse.ts';
import { StartError } from '../start-error.ts';
import { findStores } from '@antescope/index/store/sqlite/find-stores';
import type { Command } from './command.ts';

/** Migrates every SQLite store of the data directory to the configured ClickHouse and verifies it. */
export const moveStore: Command = {
  usage: 'move-store [--data DIR] [--config FILE]',
  about: 'migrates the index from SQLite to the configured ClickHouse and verifies it; resumes if run again',
  async run(args) {
    const { data, store } = readSettings(parseFlags(args), process.cwd());
    if (store.kind !== 'clickhouse') {
      throw new ConfigError('move-store needs "store": {"kind": "clickhouse", "url": "…"} in the configuration file');
    }
    const stores = findStores(data);
    if (stores.length === 0) throw new StartError(`No SQLite index in ${data}`);
    const { moveStores } = await loadClickHouse(() => import('@antescope/index-clickhouse/move/move-stores'));
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
    try {
      await moveStores(stores, store, (line) => console.log(line), stop.signal);
    } catch (error) {
      if (stop.signal.aborted) throw new StartError('Stopped; run the same command again to resume.', { cause: error });
      throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
    }
  },
};
