import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { AbiSource } from './abi/abi-source.ts';
import { isName } from '@antescope/codec/chain/name';
import type { AccountView, KeyHolder, TokenBalance } from './account/account-view.ts';
import { type AccountRules, readAccount } from './account/read-account.ts';
import { nodeTokens } from './account/node-tokens.ts';
import type { Field } from './core/fields.ts';
import { blockSigner } from './block/block-signer.ts';
import type { BlockView, HeadView, ProducerView, ScheduleView } from './block/block-view.ts';
import { readBlock } from './block/read-block.ts';
import { newerHead, readHead } from './block/read-head.ts';
import { readProducers, readSchedule } from './block/read-producers.ts';
import { ExpiringCache } from './core/expiring-cache.ts';
import { LastKnown } from './core/last-known.ts';
import type { ChainSources } from './chain-sources.ts';
import { withHistoryLinks } from './account/history-links.ts';
import { cleanFilter } from './history/clean-filter.ts';
import { configuredHistories } from './history/configured-histories.ts';
import type { ActionExport } from './history/export/action-export.ts';
import { startExport } from './history/export/start-export.ts';
import { type FilterContext, filterContext, filteredActions, usualPageSize } from './history/filtered-actions.ts';
import type { ActionPage, ActionRow, HistorySource } from './history/history-source.ts';
import { latestFromBlocks } from './history/latest-blocks.ts';
import { HistorySelection } from './history/select.ts';
import { spamRules } from './history/spam.ts';
import { authorizedByKey, keyToLookUp } from './key/key-accounts.ts';
import { ramPrice } from './market/ram-price.ts';
import { LightApi } from './services/light/light-api.ts';
import { ChainApi } from './node/chain-api.ts';
import type { NodeAnswer, NodeClient } from './node/node-client.ts';
import { type NodeError, NodeUnavailableError } from './node/node-error.ts';
import { failuresOf, reading } from './node/reading.ts';
import { data, empty, failed, meta, type Outcome } from './core/outcome.ts';
import type { PriceMemory } from './price/price-memory.ts';
import { rememberingSources } from './remembering-sources.ts';
import { searchAccounts } from './services/account-search/account-search.ts';
import type { SourceContext } from './core/source-context.ts';
import type { ChainRecords } from './state/chain-records.ts';
import type { PastStates } from './state/past-states.ts';
import type { StateIndex } from './state/state-index.ts';
import { findOnNode, firstFound } from './transaction/find-on-node.ts';

export interface ChainSourcesParts {
  node: NodeClient;
  /** Best first, our own index for one. Those of the chain's configuration and the node's own follow. */
  histories: readonly HistorySource[];
  chain: ChainConfig;
  /** Our own index of the chain's state, where there is one. */
  state?: StateIndex;
  /** The same index, of the state at any block. */
  past?: PastStates;
  /** Prices that were kept, where somebody keeps them. */
  prices?: PriceMemory;
  /** What our own index recorded all along. */
  records?: ChainRecords;
}

/** Milliseconds for which a head is shared by the readings of one page. */
const headKeptMs = 250;
const blockKeptMs = 600_000;
const creatorWaitMs = 400;
/** A page waits no longer for a service of somebody else. */
const serviceWaitMs = 1500;
const producersPerPage = 100;
const notedTransactions = 10_000;
/** Questions whose last good answers are kept. */
const keptAnswers = 1000;
const sharedAnswers = 500;
/** Milliseconds after which a shared reading that failed is tried again. */
const failedKeptMs = 5000;

/** The sources of one chain over its nodes and histories. */
export function createChainSources(parts: ChainSourcesParts): ChainSources {
  const last = new LastKnown(keptAnswers);
  return rememberingSources(new NodeAndHistories(parts, last), last);
}

class NodeAndHistories implements ChainSources {
  readonly at: SourceContext;
  readonly #api: ChainApi;
  readonly #abis: AbiSource;
  readonly #chain: ChainConfig;
  readonly #histories: HistorySelection;
  readonly #filters: FilterContext;
  readonly #shared = new ExpiringCache<Outcome<unknown>>(sharedAnswers);
  readonly #heads = new ExpiringCache<Outcome<HeadView>>(1);
  readonly #blocks = new ExpiringCache<NodeAnswer<Field>>(200);
  /** Blocks in which transactions were seen: a node alone cannot find one that failed without knowing where. */
  readonly #blockOf = new Map<string, number>();
  #shownHead: HeadView | null = null;

  constructor({ node, histories, chain, state, past, prices, records }: ChainSourcesParts, last: LastKnown) {
    this.#api = new ChainApi(node);
    this.#abis = new AbiSource(this.#api);
    this.#chain = chain;
    this.at = {
      api: this.#api,
      abis: this.#abis,
      chain,
      knownHead: () => this.#knownHead(),
      remember: (question, answer) => last.of(question, answer),
      share: <T>(question: string, keepMs: number, read: () => Promise<Outcome<T>>) =>
        this.#shared.get(
          question,
          (kept) => (kept.state === 'failed' ? Math.min(failedKeptMs, keepMs) : keepMs),
          () => last.of(question, read()),
        ) as Promise<Outcome<T>>,
      state: state ?? null,
      past: past ?? null,
      prices: prices ?? null,
      records: records ?? null,
    };
    const context = { api: this.#api, abis: this.#abis, chain, head: () => this.#knownHead() };
    this.#histories = new HistorySelection([...histories, ...configuredHistories(context)]);
    this.#filters = filterContext(chain, spamRules(chain));
  }

  head(): Promise<Outcome<HeadView>> {
    return this.#heads.get('head', headKeptMs, () => this.#readHead());
  }

  async #readHead(): Promise<Outcome<HeadView>> {
    const read = await reading(
      async () => {
        const answer = await this.#api.client.info();
        return { ...answer, value: readHead(answer.value) };
      },
      { trueAt: (head) => ({ block: head.head, blockId: head.headId, time: head.headTime }) },
    );
    if (read.state !== 'data') return read;
    const shown = newerHead(this.#shownHead, read.data);
    this.#shownHead = shown;
    return {
      ...read,
      data: shown,
      meta: { ...read.meta, block: shown.head, blockId: shown.headId, time: shown.headTime },
    };
  }

  /** The head for what needs one beside its own answer; throws where there is none. */
  async #knownHead(): Promise<HeadView> {
    const head = await this.head();
    if (head.state === 'data') return head.data;
    if (this.#shownHead !== null) return this.#shownHead;
    throw new NodeUnavailableError(head.meta.failures);
  }

  async account(name: string): Promise<Outcome<AccountView>> {
    // What cannot be a name is no account, whether a node answers or not.
    if (!isName(name)) return empty(meta({ source: 'none' }));
    const creator = this.#creator(name);
    const account = await this.#readAccount(name);
    if (account.state !== 'data') return account;
    const linked = await withHistoryLinks(this.at, account);
    return { ...linked, data: { ...linked.data, creator: await creator } };
  }

  #readAccount(name: string): Promise<Outcome<AccountView>> {
    const rules: AccountRules = {
      keyPrefix: this.#chain.keyPrefix,
      refundDays: this.#chain.contractVariants.refundDays,
      coreSymbol: (this.#chain.systemToken ?? this.#chain.coreSymbol).code,
    };
    return reading(
      async () => {
        const answer = await this.#api.getAccount(name);
        const { value } = answer;
        const head = { block: value.at('head_block_num').number(), time: value.at('head_block_time').time() };
        return { ...answer, value: { view: readAccount(value, rules), head } };
      },
      { isAbsent: isNoAccount, trueAt: ({ head }) => head },
    ).then((read) => (read.state === 'data' ? { ...read, data: read.data.view } : withoutValue(read)));
  }

  /** The creator, where a history knows it in time: an account's page waits for no third party. */
  async #creator(name: string): Promise<string | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), creatorWaitMs);
    });
    const known = this.#histories
      .until((source) => source.creation(name))
      .then((outcomes) => {
        const found = outcomes.find((outcome) => outcome.state === 'data');
        return found?.data.creator ?? null;
      });
    return Promise.race([known, late]).finally(() => clearTimeout(timer));
  }

  async tokens(name: string) {
    const light = this.at.state === null ? await this.#lightTokens(name) : null;
    if (light !== null && light.state !== 'failed') return light;
    const outcomes = await this.#histories.until((source) => source.tokenBalances(name));
    const known = outcomes.find((outcome) => outcome.state !== 'failed');
    if (known !== undefined) return known;
    // An index that begins in the middle of the chain knows no balances.
    const late = this.at.state === null ? null : await this.#lightTokens(name);
    const failures = [...(light === null ? [] : [light]), ...outcomes, ...(late === null ? [] : [late])]
      .flatMap((outcome) => outcome.meta.failures)
      .filter((failure) => failure.code !== 'not-supported');
    if (late !== null && late.state !== 'failed') return { ...late, meta: { ...late.meta, failures } };
    return nodeTokens(this.#api, this.#chain, name, failures);
  }

  /** The chain's Light API lists every token with exact decimals; our own index, where it knows them, needs none. */
  #lightTokens(name: string): Promise<Outcome<TokenBalance[]>> | null {
    const { lightApi } = this.#chain;
    if (lightApi === null || !isName(name)) return null;
    return new LightApi(lightApi, { timeoutMs: serviceWaitMs }).balances(name);
  }

  async block(numberOrId: string): Promise<Outcome<BlockView>> {
    const asked = numberOrId.trim().toLowerCase();
    if (!/^(\d{1,10}|[0-9a-f]{64})$/.test(asked))
      return empty(meta({ source: 'input', time: new Date().toISOString() }));
    return reading(
      async () => {
        const head = await this.#knownHead();
        const answer = await this.#blocks.get(
          asked,
          (kept) => keepBlock(kept.value, head),
          () => this.#api.getBlock(asked),
        );
        const value = await readBlock(answer.value, head, this.#abis);
        this.#noteTransactions(value);
        if (value.irreversible) return { ...answer, value };
        const { signedBy, failures } = await blockSigner(this.#api, value.id);
        return { ...answer, failures: [...answer.failures, ...failures], value: { ...value, signedBy } };
      },
      {
        isAbsent: (error) => error.status === 400,
        trueAt: (block) => ({ block: block.number, blockId: block.id, time: block.time }),
      },
    );
  }

  #noteTransactions(block: BlockView): void {
    for (const { id, status } of block.transactions) {
      if (status !== 'delayed' || !this.#blockOf.has(id)) this.#blockOf.set(id, block.number);
      if (this.#blockOf.size > notedTransactions) this.#blockOf.delete(this.#blockOf.keys().next().value!);
    }
  }

  async transaction(id: string, hint?: number) {
    const asked = id.trim().toLowerCase();
    const blockHint = hint ?? this.#blockOf.get(asked);
    if (!/^[0-9a-f]{64}$/.test(asked)) return empty<never>(meta({ source: 'input', time: new Date().toISOString() }));
    const outcomes = await this.#histories.until((source) => source.transaction(asked, blockHint));
    if (outcomes.at(-1)?.state === 'data') return firstFound(outcomes);
    const context = async () => ({ head: await this.#knownHead(), abis: this.#abis });
    return firstFound([...outcomes, await findOnNode(this.#api, asked, blockHint, context)]);
  }

  accountActions(...[name, asked, page]: Parameters<ChainSources['accountActions']>) {
    if (page.retry === true) this.#histories.restore();
    const filter = cleanFilter(asked);
    const read = (source: HistorySource): Promise<Outcome<ActionPage>> =>
      filteredActions(
        source,
        name,
        filter,
        { ...page, limit: page.limit ?? source.pageSize ?? usualPageSize },
        this.#filters,
      );
    return this.#histories.first(read, filter);
  }

  exportActions(...[name, asked, place]: Parameters<ChainSources['exportActions']>): Promise<Outcome<ActionExport>> {
    const filter = cleanFilter(asked);
    const context = { ...this.#filters, head: async () => (await this.#knownHead()).head };
    return this.#histories.first((source) => startExport(source, name, filter, place, context), filter);
  }

  async latestActions(limit: number): Promise<Outcome<ActionRow[]>> {
    const outcomes = await this.#histories.until((source) => source.latestActions(limit));
    const known = outcomes.find((outcome) => outcome.state !== 'failed');
    if (known !== undefined) return known;
    const failures = outcomes
      .flatMap((outcome) => outcome.meta.failures)
      .filter((failure) => failure.code !== 'not-supported');
    try {
      const head = await this.#knownHead();
      const { rows, first } = await latestFromBlocks(this.#api, this.#abis, head, limit);
      const known = {
        source: 'node',
        block: head.head,
        blockId: head.headId,
        time: head.headTime,
        complete: rows.length >= limit,
      };
      const at = meta({ ...known, range: { first, last: head.head }, failures });
      return rows.length === 0 ? empty(at) : data(rows, at);
    } catch (error) {
      return failed([...failures, ...failuresOf(error)]);
    }
  }

  async keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>> {
    const asked = keyToLookUp(publicKey);
    if (!('key' in asked)) return asked;
    const byNode = await authorizedByKey(this.#api, asked.key);
    if (byNode.state === 'data') return byNode;
    const outcomes = await this.#histories.until((source) => source.keyAccounts(asked.key));
    const { lightApi } = this.#chain;
    const answered = outcomes.at(-1)?.state === 'data' || (this.at.state !== null && outcomes[0]?.state !== 'failed');
    if (lightApi === null || answered) {
      return firstFound([byNode, ...outcomes]);
    }
    const light = await new LightApi(lightApi, { timeoutMs: serviceWaitMs }).keyAccounts(asked.key);
    return firstFound([byNode, ...outcomes, light]);
  }

  schedule(): Promise<Outcome<ScheduleView>> {
    return reading(async () => {
      const answer = await this.#api.getProducerSchedule();
      return { ...answer, value: readSchedule(answer.value) };
    });
  }

  /** Pages of 100 rows, until `limit` producers are known. */
  producers(limit: number): Promise<Outcome<ProducerView[]>> {
    return reading(
      async () => {
        const found: ProducerView[] = [];
        let answer = await this.#api.getProducers('', producersPerPage);
        for (;;) {
          const further = readProducers(answer.value, found.length + 1).filter(
            (row) => !found.some(({ name }) => name === row.name),
          );
          found.push(...further);
          const more = answer.value.at('more').textOr('');
          if (found.length >= limit || more === '' || further.length === 0) break;
          answer = await this.#api.getProducers(more, producersPerPage);
        }
        return { ...answer, value: found.slice(0, limit) };
      },
      { isEmpty: (rows) => rows.length === 0 },
    );
  }

  searchAccounts(prefix: string, limit: number): Promise<Outcome<string[]>> {
    return searchAccounts(this.#api, this.#chain.systemAccounts.system, prefix, limit);
  }

  ramPrice() {
    return ramPrice(this.#api, this.#chain.systemAccounts.system);
  }
}

/** Irreversible blocks do not change; others may be replaced at any time. */
function keepBlock(block: Field, head: HeadView): number {
  return block.at('block_num').number() <= head.lastIrreversible ? blockKeptMs : 0;
}

/**
 * nodeos has no error of its own for an unknown account: an 'unknown key' tuple (500), or on newer nodes "Account not
 * found". A name that cannot exist (400) is an account that is not there, too.
 */
function isNoAccount(error: NodeError): boolean {
  if (error.status === 400) return true;
  return error.status === 500 && /^unknown key|account not found|unable to find|does not exist/i.test(error.message);
}

function withoutValue<T>(outcome: Exclude<Outcome<unknown>, { state: 'data' }>): Outcome<T> {
  return outcome.state === 'failed' ? { ...outcome, stale: null } : outcome;
}
