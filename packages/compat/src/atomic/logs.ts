import { jsonReady } from '@antescope/sources/core/json-ready';
import { blockActions, type ContractAction } from './actions.ts';
import { type AtomicIndex, reading } from './atomic-index.ts';
import { pageOf } from './ordered.ts';
import type { AtomicQuery } from './query.ts';

const actionPattern = /^[.1-5a-z]{1,13}$/;

/** Actions that wrote a row, in the blocks that have a version of it. */
export interface LogSource {
  contract: string;
  names: readonly string[];
  blocks: readonly number[];
  /** Fields of the action that name the row, with their values; the log leaves them out. */
  about: Readonly<Record<string, string>>;
}

/** The log of one thing, oldest first by default. */
export async function logsOf(index: AtomicIndex, query: AtomicQuery, read: () => Promise<LogSource>): Promise<unknown> {
  const paging = query.paging('asc');
  const [whitelist, blacklist] = ['action_whitelist', 'action_blacklist'].map((name) =>
    query.list(name, actionPattern),
  );
  query.rejectUnread();
  const { contract, names, blocks, about } = await read();
  const listed = names.filter((name) => (whitelist?.includes(name) ?? true) && !(blacklist?.includes(name) ?? false));
  const actions = await Promise.all(
    [...new Set(blocks)].map((block) => blockActions(index, block, { contract, names: listed })),
  );
  const own = actions.flat().filter((action) => isAbout(action, about));
  own.sort((a, b) => (paging.descending ? b.sequence - a.sequence : a.sequence - b.sequence));
  return Promise.all(
    pageOf(own, paging).map(async ({ sequence, name, data, block, transactionId }) => ({
      log_id: String(sequence),
      name,
      data: without(jsonReady(data.value) as object, about),
      txid: transactionId,
      ...(await index.at('created', block)),
    })),
  );
}

function isAbout({ data }: ContractAction, about: LogSource['about']): boolean {
  return Object.entries(about).every(([field, value]) =>
    reading(() => {
      const own = data.at(field);
      return !own.missing && String(own.value) === value;
    }),
  );
}

function without(data: object, about: LogSource['about']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([field]) => !Object.hasOwn(about, field)));
}
