/*
 * What a web page takes of the codec to show an account and a transaction: amounts, names, keys and times, ABIs from
 * either form, the transaction with its actions, and JSON as nodes print it. Bundled by codec-bundle.ts to be measured.
 */
export { decodeAbi } from '@antescope/codec/abi/binary';
export { compileAbi } from '@antescope/codec/abi/compile';
export { parseAbiJson } from '@antescope/codec/abi/json';
export { addAssets, formatAsset, formatUnits, parseAsset } from '@antescope/codec/asset';
export { inflatePacked } from '@antescope/codec/inflate';
export { formatLegacyKey, isPublicKey, parsePublicKey } from '@antescope/codec/key';
export { isName, nameToU64, u64ToName } from '@antescope/codec/name';
export { parseJsonExact, toNodeosJson } from '@antescope/codec/nodeos-json';
export { parseSymbol } from '@antescope/codec/symbol';
export { isoZ, timePointToMicros } from '@antescope/codec/time';
export { transactionId, unpackTransaction } from '@antescope/codec/transaction';
