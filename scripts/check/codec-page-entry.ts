/*
 * Codec imports of a page that shows an account and a transaction: amounts, names, keys, times, binary and JSON ABIs,
 * transactions, and nodeos JSON. Bundled by codec-bundle.ts to measure their size.
 */
export { decodeAbi } from '@antescope/codec/abi/binary';
export { compileAbi } from '@antescope/codec/abi/compile';
export { parseAbiJson } from '@antescope/codec/abi/json';
export { addAssets, formatAsset, formatUnits, parseAsset } from '@antescope/codec/chain/asset';
export { inflatePacked } from '@antescope/codec/bytes/inflate';
export { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
export { isName, nameToU64, u64ToName } from '@antescope/codec/chain/name';
export { parseJsonExact, toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
export { parseSymbol } from '@antescope/codec/chain/symbol';
export { isoZ, timePointToMicros } from '@antescope/codec/chain/time';
export { transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
