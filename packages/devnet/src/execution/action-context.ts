import { fromHex } from '@antescope/codec/bytes/bytes';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { CodecError } from '@antescope/codec/bytes/error';
import { unpackTransaction, type Action, type Transaction } from '@antescope/codec/chain/transaction';
import { u64ToName } from '@antescope/codec/chain/name';
import { chainCheck, ChainError, errorKinds, errorLine } from '../chain-error.ts';
import type {
  ApplyContext,
  ChainConfig,
  ChainFacts,
  ContractAction,
  DeferredTransaction,
  FinalizerProposal,
  InlineAction,
  PermissionLevel,
  ProducerAuthority,
  ResourceLimits,
  Table,
} from '../contract.ts';
import { slotToMicros } from '../blocks/slots.ts';
import type { AccountMetadataRow } from '../state/rows.ts';
import type { ExecutedAction } from '../traces/trace.ts';
import { ContractTable, type TableHost } from './contract-table.ts';
import { cancelDeferred, scheduleDeferred, type DeferredHost } from './deferred.ts';
import type { NativeHost } from './native-actions.ts';
import { isActive, savannaFeatures } from './protocol-features.ts';
import type { Run } from './run.ts';

const noHash = '0'.repeat(64);

/** Context of a contract for one receiver: nodeos' apply_context and intrinsics. */
export class ActionContext implements ApplyContext, TableHost, NativeHost, DeferredHost {
  readonly receiver: string;
  readonly action: ContractAction;
  readonly sender: string;
  readonly now: bigint;
  readonly chain: ChainFacts;
  readonly trace: ExecutedAction;
  /** RAM changes of this action by account. */
  readonly ramDeltas = new Map<string, bigint>();
  returnValue = new Uint8Array();
  readonly #run: Run;
  readonly #privileged: boolean;
  readonly #notify: (account: string) => void;
  readonly #inline: (action: Action) => void;
  #console = '';
  #payload: unknown;

  constructor(
    run: Run,
    trace: ExecutedAction,
    sender: string,
    notify: (account: string) => void,
    inline: (action: Action) => void,
  ) {
    this.#run = run;
    this.#notify = notify;
    this.#inline = inline;
    this.trace = trace;
    this.receiver = trace.receiver;
    this.action = trace.act;
    this.sender = sender;
    this.now = run.environment.block.micros;
    this.chain = run.facts;
    this.#privileged = this.database.metadata.get(this.receiver)?.privileged ?? false;
  }

  get database(): Run['environment']['database'] {
    return this.#run.environment.database;
  }

  get authorization(): Run['environment']['authorization'] {
    return this.#run.environment.authorization;
  }

  get resources(): Run['environment']['resources'] {
    return this.#run.environment.resources;
  }

  get slot(): number {
    return this.#run.environment.block.slot;
  }

  get privileged(): boolean {
    return this.#privileged;
  }

  get console(): string {
    return this.#console;
  }

  payload<T>(): T {
    if (this.#payload !== undefined) return this.#payload as T;
    const { account, name, data } = this.action;
    const abi = this.#run.environment.contracts.abiOf(account);
    if (abi === null) return this.fail(`no ABI to decode the data of ${account}::${name}`);
    try {
      this.#payload = abi.decodeAction(name, data, account);
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      const short = error.message.startsWith('Read past end of buffer');
      this.fail(short ? 'datastream attempted to read past the end' : error.message);
    }
    return this.#payload as T;
  }

  check(condition: boolean, message: string): asserts condition {
    if (!condition) this.fail(message);
  }

  fail(message: string): never {
    throw new ChainError(errorKinds.assertMessage, [
      errorLine(['cf_system.cpp', 14, 'eosio_assert'], 'assertion failure with message: ${s}', { s: message }),
    ]);
  }

  checkCode(condition: boolean, code: bigint): asserts condition {
    if (condition) return;
    throw new ChainError(
      errorKinds.assertCode,
      [
        errorLine(['cf_system.cpp', 37, 'eosio_assert_code'], 'assertion failure with error code: ${error_code}', {
          error_code: String(code),
        }),
      ],
      code,
    );
  }

  requireAuth(account: string, permission?: string): void {
    if (permission === undefined) {
      chainCheck(
        this.hasAuth(account),
        errorKinds.missingAuthority,
        ['apply_context.cpp', 256, 'require_authorization'],
        'missing authority of ${account}',
        { account },
      );
      return;
    }
    chainCheck(
      this.action.authorization.some((level) => level.actor === account && level.permission === permission),
      errorKinds.missingAuthority,
      ['apply_context.cpp', 274, 'require_authorization'],
      'missing authority of ${account}/${permission}',
      { account, permission },
    );
  }

  hasAuth(account: string): boolean {
    return this.action.authorization.some((level) => level.actor === account);
  }

  requireRecipient(account: string): void {
    this.#needContext();
    this.#notify(account);
  }

  isAccount(account: string): boolean {
    return this.database.accounts.has(account);
  }

  sendInline(action: InlineAction): void {
    this.#needContext();
    const { account } = action;
    const check = (condition: boolean, format: string, data: Record<string, unknown>): void =>
      chainCheck(condition, errorKinds.actionValidate, ['apply_context.cpp', 380, 'execute_inline'], format, data);
    check(this.isAccount(account), "inline action's code account ${account} does not exist", { account });
    const packed = this.#packed(action);
    for (const level of packed.authorization) {
      check(this.isAccount(level.actor), "inline action's authorizing actor ${account} does not exist", {
        account: level.actor,
      });
      check(
        this.authorization.find(level) !== undefined,
        "inline action's authorizations include a non-existent permission: ${permission}",
        { permission: level },
      );
    }
    if (!this.#privileged) {
      this.authorization.check([packed], {
        keys: [],
        permissions: [{ actor: this.receiver, permission: 'eosio.code' }],
        delay: this.now - this.#run.published,
      });
    }
    this.#inline(packed);
  }

  contextFreeData(index: number): Uint8Array | null {
    this.#accessible(this.trace.context_free, 'this API may only be called from context_free apply');
    return this.#run.contextFreeData[index] ?? null;
  }

  /** Context-free actions may be pruned from a block, so they must not access state. */
  #needContext(): void {
    this.#accessible(!this.trace.context_free, "only context free api's can be used in this context");
  }

  #accessible(condition: boolean, reason: string): void {
    chainCheck(condition, errorKinds.unaccessibleApi, ['preconditions.hpp', 180, 'context_aware_check'], reason);
  }

  sendDeferred({ senderId, payer, actions, delaySeconds = 0, replace = false }: DeferredTransaction): void {
    this.#needContext();
    if (isActive(this.database, savannaFeatures.disableDeferred1)) return;
    const packed = actions.map((action) => this.#packed(action));
    const request = { senderId, payer, actions: packed, delaySeconds, replace };
    this.#run.addNet(scheduleDeferred(this.#run.environment, this, request));
  }

  cancelDeferred(senderId: bigint): boolean {
    this.#needContext();
    return cancelDeferred(this.#run.environment, this, senderId);
  }

  #packed(action: InlineAction): Action {
    const { account, name } = action;
    const authorization = action.authorization.map(({ actor, permission }) => ({ actor, permission }));
    return { account, name, authorization, data: this.#packInline(action) };
  }

  #packInline(action: InlineAction): Uint8Array {
    if (action.data instanceof Uint8Array) return action.data;
    const abi = this.#run.environment.contracts.abiOf(action.account);
    if (abi === null) return this.fail(`no ABI to pack the data of ${action.account}::${action.name}`);
    return abi.encodeAction(action.name, action.data, action.account);
  }

  setReturnValue(type: string, value: unknown): void {
    const abi = this.#run.environment.contracts.abiOf(this.receiver)!;
    const packed = abi.encode(type, value);
    chainCheck(
      packed.length <= this.database.config.configuration.max_action_return_value_size,
      errorKinds.returnValue,
      ['apply_context.cpp', 1000, 'set_action_return_value'],
      'action return value size must be less or equal to ${s} bytes',
      { s: this.database.config.configuration.max_action_return_value_size },
    );
    this.returnValue = Uint8Array.from(packed);
  }

  print(text: string): void {
    this.#console += text;
  }

  table<Row>(name: string, options: { code?: string; scope?: string | bigint } = {}): Table<Row> {
    this.#needContext();
    const code = options.code ?? this.receiver;
    const scope = options.scope ?? this.receiver;
    const abi = this.#run.environment.contracts.abiOf(code);
    if (abi?.tableType(name) === undefined) throw new Error(`the ABI of ${code} has no table ${name}`);
    return new ContractTable<Row>(this, abi, code, typeof scope === 'bigint' ? u64ToName(scope) : scope, name);
  }

  hasTable(code: string, name: string): boolean {
    return this.#run.environment.contracts.abiOf(code)?.tableType(name) !== undefined;
  }

  addRam(account: string, delta: number): void {
    const change = BigInt(delta);
    this.ramDeltas.set(account, (this.ramDeltas.get(account) ?? 0n) + change);
    this.#run.addRam(account, change);
  }

  setPrivileged(account: string, on: boolean): void {
    this.#needPrivilege();
    this.database.metadata.put({ ...this.#metadata(account), privileged: on });
  }

  isPrivileged(account: string): boolean {
    this.#needPrivilege();
    return this.#metadata(account).privileged;
  }

  setResourceLimits(account: string, limits: ResourceLimits): void {
    this.#needPrivilege();
    this.#metadata(account);
    const { ramBytes, net, cpu } = limits;
    this.check(ramBytes >= -1n && net >= -1n && cpu >= -1n, 'invalid value for resource limit expected [-1,INT64_MAX]');
    this.resources.setLimits(account, ramBytes, net, cpu);
    this.#run.validateRamOf(account);
  }

  getResourceLimits(account: string): ResourceLimits {
    this.#needPrivilege();
    this.#metadata(account);
    const { ram, net, cpu } = this.resources.limitsOf(account);
    return { ramBytes: ram, net, cpu };
  }

  ramUsage(account: string): bigint {
    return this.resources.ramUsage(account);
  }

  setProposedProducers(producers: readonly ProducerAuthority[]): number | null {
    this.#needPrivilege();
    return this.#run.environment.proposeProducers(producers);
  }

  setProposedFinalizers(proposal: FinalizerProposal): void {
    this.#needPrivilege();
    this.#run.environment.proposeFinalizers(proposal);
  }

  setParameters(parameters: Partial<ChainConfig>): void {
    this.#needPrivilege();
    const { config } = this.database;
    this.database.globalProperty.put({ ...config, configuration: { ...config.configuration, ...parameters } });
  }

  activateFeature(digest: string): void {
    this.#needPrivilege();
    this.#run.environment.activateFeature(digest);
  }

  accountCreated(account: string): bigint {
    const row = this.database.accounts.get(account);
    if (row === undefined) return this.fail('account does not exist');
    return slotToMicros(row.created);
  }

  codeHash(account: string): string {
    return this.database.metadata.get(account)?.codeHash ?? noHash;
  }

  recoverKey(digest: string, signature: string): string {
    return recoverPublicKey(fromHex(digest), signature);
  }

  checkTransactionAuthorization(
    packed: Uint8Array,
    keys: readonly string[],
    permissions: readonly PermissionLevel[],
  ): boolean {
    const transaction = this.#unpack(packed);
    const delay = BigInt(transaction.delay_sec) * 1_000_000n;
    try {
      this.authorization.check(transaction.actions, { keys, permissions, delay }, false);
      return true;
    } catch (error) {
      if (error instanceof ChainError && isAuthorizationError(error)) return false;
      throw error;
    }
  }

  #unpack(packed: Uint8Array): Transaction {
    try {
      return unpackTransaction(packed);
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      return this.fail('datastream attempted to read past the end');
    }
  }

  checkPermissionAuthorization(
    account: string,
    permission: string,
    keys: readonly string[],
    permissions: readonly PermissionLevel[],
    delayMicros: bigint,
  ): boolean {
    const level = { actor: account, permission };
    return this.authorization.checkPermission(level, { keys, permissions, delay: delayMicros }, false);
  }

  #metadata(account: string): AccountMetadataRow {
    return this.#run.metadataOf(account);
  }

  #needPrivilege(): void {
    chainCheck(
      this.#privileged,
      errorKinds.unaccessibleApi,
      ['preconditions.hpp', 170, 'privileged_check'],
      '${code} does not have permission to call this API',
      { code: this.receiver },
    );
  }
}

/** nodeos' authorization exceptions are 309xxxx. */
function isAuthorizationError(error: ChainError): boolean {
  return Math.floor(error.code / 10_000) === 309;
}
