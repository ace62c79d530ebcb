import type { HistoryReader, StoreStatus } from '@antescope/index/store/history-store';
import { coverage, stateUnknown } from '@antescope/index/answers/index-answer';
import { NativeHistoryError } from '@antescope/index/store/native/native-error';
import { NativeHistory } from '@antescope/index/store/native/native-history';
import { hasFullState } from '@antescope/index/store/state-coverage';
import type { ChainStore } from '../core/compat-chain.ts';
import { RequestBody } from './request-body.ts';

export interface HistoryResponse {
  /** JSON text. */
  text: string;
  /** Indexed blocks, '2-2453'. */
  range: string;
}

interface Index {
  reader: HistoryReader;
  status: StoreStatus;
  /** The index covers the chain from its start, so whatever it lacks never existed. */
  whole: boolean;
}

interface Method {
  needs: 'traces' | 'state';
  answer(history: NativeHistory, body: RequestBody, index: Index): Promise<string>;
}

const methods: Record<string, Method> = {
  get_actions: {
    needs: 'traces',
    async answer(history, body, { reader, status, whole }) {
      const account_name = body.name('account_name');
      const pos = body.integer('pos');
      const offset = body.integer('offset');
      if (!whole && (await reader.accountActionCount(account_name)) === 0)
        throw outsideIndex('actions of this account');
      const page = await history.getActions({
        account_name,
        ...(pos === undefined ? {} : { pos }),
        ...(offset === undefined ? {} : { offset }),
      });
      // nodeos omits the head block, but the client of @wharfkit/antelope requires it.
      return `${page.slice(0, -1)},"head_block_num":${status.head.number}}`;
    },
  },
  get_transaction: {
    needs: 'traces',
    async answer(history, body, { whole }) {
      try {
        return await history.getTransaction({ id: body.text('id') });
      } catch (error) {
        const missing = error instanceof NativeHistoryError && error.exception === 'tx_not_found';
        throw missing && !whole ? outsideIndex('transaction with this id') : error;
      }
    },
  },
  get_key_accounts: {
    needs: 'state',
    async answer(history, body, { whole }) {
      const public_key = body.publicKey('public_key');
      const text = await history.getKeyAccounts({ public_key, lower_bound: body.name('lower_bound') });
      if (!whole && text === '{"account_names":[]}') throw outsideIndex('accounts of this key');
      return text;
    },
  },
  get_controlled_accounts: {
    needs: 'state',
    async answer(history, body, { whole }) {
      const controlling_account = body.name('controlling_account');
      const lower_bound = body.name('lower_bound');
      const text = await history.getControlledAccounts({ controlling_account, lower_bound });
      if (!whole && text === '{"controlled_accounts":[]}') throw outsideIndex('accounts controlled by this account');
      return text;
    },
  },
};

export function isHistoryMethod(name: string): boolean {
  return Object.hasOwn(methods, name);
}

/**
 * Response of nodeos' history plugin, from our index. Throws NativeHistoryError; unlike nodeos also for entries missing
 * in an index that does not cover the whole chain.
 */
export async function answerFromIndex(store: ChainStore, name: string, body: string): Promise<HistoryResponse> {
  const { needs, answer } = methods[name]!;
  const status = await store.reader.status();
  if (status === null) throw NativeHistoryError.notIndexed('No blocks are indexed yet');
  const required = needs === 'state' ? 'deltas' : needs;
  const covered = coverage(status, required);
  if (covered === null) throw NativeHistoryError.notIndexed(`The index has no ${required}`);
  const wholeState = needs === 'state' && (await hasFullState(store.reader, status, covered.first));
  if (needs === 'state' && !wholeState) throw NativeHistoryError.notIndexed(stateUnknown(covered.first));
  const whole = (covered.complete || wholeState) && status.lastIrreversible <= status.head.number;
  const history = new NativeHistory(store.reader, store.abis);
  const range = `${covered.first}-${status.head.number}`;
  try {
    const text = await answer(history, new RequestBody(body), { reader: store.reader, status, whole });
    return { text, range };
  } catch (error) {
    if (!(error instanceof OutsideIndexError)) throw error;
    throw NativeHistoryError.notIndexed(`No ${error.message} in the indexed blocks ${range}`);
  }
}

class OutsideIndexError extends Error {}

function outsideIndex(what: string): OutsideIndexError {
  return new OutsideIndexError(what);
}
