import { abiBinToJson } from './chain/abi-bin-to-json.ts';
import { abiJsonToBin } from './chain/abi-json-to-bin.ts';
import { computeTransaction } from './chain/compute-transaction.ts';
import { getAbi } from './chain/get-abi.ts';
import { getAccount } from './chain/get-account.ts';
import { getAccountsByAuthorizers } from './chain/get-accounts-by-authorizers.ts';
import { getActivatedProtocolFeatures } from './chain/get-activated-protocol-features.ts';
import { getBlock } from './chain/get-block.ts';
import { getBlockHeader } from './chain/get-block-header.ts';
import { getBlockHeaderState } from './chain/get-block-header-state.ts';
import { getBlockInfo } from './chain/get-block-info.ts';
import { getCode } from './chain/get-code.ts';
import { getCodeHash } from './chain/get-code-hash.ts';
import { getConsensusParameters } from './chain/get-consensus-parameters.ts';
import { getFinalizerInfo } from './chain/get-finalizer-info.ts';
import { getInfo } from './chain/get-info.ts';
import { getProducerSchedule } from './chain/get-producer-schedule.ts';
import { getProducers } from './chain/get-producers.ts';
import { getRawAbi } from './chain/get-raw-abi.ts';
import { getRawBlock } from './chain/get-raw-block.ts';
import { getRawCodeAndAbi } from './chain/get-raw-code-and-abi.ts';
import { getRequiredKeys } from './chain/get-required-keys.ts';
import { getScheduledTransactions } from './chain/get-scheduled-transactions.ts';
import { getTransactionId } from './chain/get-transaction-id.ts';
import { getTransactionStatus } from './chain/get-transaction-status.ts';
import { pushTransaction } from './chain/push-transaction.ts';
import { pushTransactions } from './chain/push-transactions.ts';
import { sendReadOnlyTransaction } from './chain/send-read-only-transaction.ts';
import { sendTransaction } from './chain/send-transaction.ts';
import { sendTransaction2 } from './chain/send-transaction2.ts';
import { dbSize } from './db-size.ts';
import type { Endpoint } from './endpoint.ts';
import { fioEndpoints } from './fio/fio-endpoints.ts';
import { historyGetActions } from './history/get-actions.ts';
import { historyGetControlledAccounts } from './history/get-controlled-accounts.ts';
import { historyGetKeyAccounts } from './history/get-key-accounts.ts';
import { historyGetTransaction } from './history/get-transaction.ts';
import { netConnections, netStatus, supportedApis } from './node-info.ts';
import { producerInfo } from './producer-info.ts';
import { getCurrencyBalance } from './tables/get-currency-balance.ts';
import { getCurrencyStats } from './tables/get-currency-stats.ts';
import { getTableByScope } from './tables/get-table-by-scope.ts';
import { getTableRows } from './tables/get-table-rows.ts';
import { traceGetBlock } from './trace/get-block.ts';
import { traceGetTransaction } from './trace/get-transaction-trace.ts';

const basic: Endpoint[] = [
  abiBinToJson,
  abiJsonToBin,
  computeTransaction,
  dbSize,
  ...fioEndpoints,
  getAbi,
  getAccount,
  getAccountsByAuthorizers,
  getActivatedProtocolFeatures,
  getBlock,
  getBlockHeader,
  getBlockHeaderState,
  getBlockInfo,
  getCode,
  getCodeHash,
  getConsensusParameters,
  getCurrencyBalance,
  getCurrencyStats,
  getFinalizerInfo,
  getInfo,
  getProducerSchedule,
  getProducers,
  getRawAbi,
  getRawBlock,
  getRawCodeAndAbi,
  getRequiredKeys,
  getScheduledTransactions,
  getTableByScope,
  getTableRows,
  getTransactionId,
  getTransactionStatus,
  historyGetActions,
  historyGetControlledAccounts,
  historyGetKeyAccounts,
  historyGetTransaction,
  netConnections,
  netStatus,
  ...producerInfo,
  pushTransaction,
  pushTransactions,
  sendReadOnlyTransaction,
  sendTransaction,
  sendTransaction2,
  traceGetBlock,
  traceGetTransaction,
];

/** All endpoints of nodeos' API; register new ones here. */
export const endpoints: Endpoint[] = [...basic, supportedApis(basic)];
