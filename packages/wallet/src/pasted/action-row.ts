import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { CodecError } from '@antescope/codec/bytes/error';
import { equal, fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import { isName } from '@antescope/codec/chain/name';
import type { Action, PermissionLevel } from '@antescope/codec/chain/transaction';
import { fillLevel, fillValue } from '@antescope/codec/signing-request/placeholders';
import { levelText, parseLevel } from '../session/session.ts';
import { type Phrase, phrase } from '../tools/phrase.ts';
import { unknownField } from '../transact/action-builder.ts';
import { jsonTextOf, readJsonText } from './json-text.ts';
import { PasteFault } from './paste-fault.ts';
import type { PastedAction } from './pasted-transaction.ts';

/** An action as texts that a person can edit. */
export interface ActionRow {
  account: string;
  name: string;
  /** 'alice@active', several separated by spaces or commas. */
  authorization: string;
  /** JSON of the fields, or hex of the packed data. */
  data: string;
}

export type RowFaultCode =
  | 'level-missing'
  /** The text that is no permission. */
  | 'level-invalid'
  /** Line and column, from 1. */
  | 'json-invalid'
  | 'json-too-deep'
  | 'hex-invalid'
  /** Contract. */
  | 'no-abi'
  /** Contract and action. */
  | 'no-action'
  /** Field. */
  | 'unknown-field'
  /** Reason, and path in the data. */
  | 'data-invalid';

export type RowReading =
  | { ok: true; action: Action }
  | { ok: false; field: 'authorization' | 'data'; fault: Phrase<RowFaultCode> };

/**
 * The texts of a pasted action. Data is hex where the ABI (null: none) does not give the same bytes back. Throws PasteFault
 * 'data-differs' for decoded data that is not that of its hex.
 */
export function rowOf(action: PastedAction, abi: CompiledAbi | null, path: string): ActionRow {
  const { account, name, authorization, bytes, fields } = action;
  if (bytes !== null && fields !== undefined && differs(action, bytes, abi))
    throw new PasteFault('data-differs', [], path);
  return {
    account,
    name,
    authorization: authorization.map(levelText).join(', '),
    data: bytes === null ? jsonTextOf(fields) : (decodedText(name, bytes, abi) ?? toHex(bytes)),
  };
}

/** JSON that encodes to exactly these bytes; null if there is none. */
function decodedText(name: string, bytes: Uint8Array, abi: CompiledAbi | null): string | null {
  if (abi?.actionType(name) === undefined) return null;
  try {
    const text = jsonTextOf(abi.decodeAction(name, bytes));
    const reading = readJsonText(text);
    return reading.ok && equal(abi.encodeAction(name, reading.value), bytes) ? text : null;
  } catch (error) {
    if (error instanceof CodecError) return null;
    throw error;
  }
}

/** Nodes print floats with few digits, so the data is compared with the bytes as a node would print them. */
function differs({ name, fields }: PastedAction, bytes: Uint8Array, abi: CompiledAbi | null): boolean {
  const type = abi?.actionType(name);
  if (abi === null || type === undefined) return false;
  try {
    const given = abi.encodeAction(name, fields);
    if (equal(given, bytes)) return false;
    const decoded = abi.decodeAction(name, bytes);
    const printed = [toNodeosJson(decoded), toNodeosJson(decoded, type, abi)];
    return !printed.some((text) => {
      const reading = readJsonText(text);
      return reading.ok && equal(abi.encodeAction(name, reading.value), given);
    });
  } catch (error) {
    // Bytes or fields of another version of the contract: nothing to compare.
    if (error instanceof CodecError) return false;
    throw error;
  }
}

/** The action of edited texts. Placeholders for a signer stay. */
export function actionOf(row: ActionRow, abi: CompiledAbi | null): RowReading {
  const { account, name } = row;
  const texts = row.authorization.split(/[\s,]+/).filter((text) => text !== '');
  if (texts.length === 0) return { ok: false, field: 'authorization', fault: phrase('level-missing') };
  const authorization: PermissionLevel[] = [];
  for (const text of texts) {
    const level = parseLevel(text);
    if (level === null || !isName(level.actor) || !isName(level.permission))
      return { ok: false, field: 'authorization', fault: phrase('level-invalid', text) };
    authorization.push(level);
  }
  const data = dataOf(row, abi);
  if (!(data instanceof Uint8Array)) return { ok: false, field: 'data', fault: data };
  return { ok: true, action: { account, name, authorization, data } };
}

function dataOf({ account, name, data }: ActionRow, abi: CompiledAbi | null): Uint8Array | Phrase<RowFaultCode> {
  const text = data.trim();
  if (!/^["[{]/.test(text)) return hexOf(text);
  const reading = readJsonText(data);
  if (!reading.ok) {
    const { place } = reading;
    if (place === null) return phrase('json-too-deep');
    return phrase('json-invalid', String(place.line), String(place.column));
  }
  if (abi === null) return phrase('no-abi', account);
  if (abi.actionType(name) === undefined) return phrase('no-action', account, name);
  const unknown = unknownField(abi, { name, data: reading.value });
  if (unknown !== undefined) return phrase('unknown-field', unknown);
  try {
    return abi.encodeAction(name, reading.value);
  } catch (error) {
    if (error instanceof CodecError) return phrase('data-invalid', error.message, error.path);
    throw error;
  }
}

function hexOf(text: string): Uint8Array | Phrase<RowFaultCode> {
  const digits = text.replace(/^0x/i, '').replaceAll(/\s/g, '');
  return /^(?:[0-9a-f]{2})*$/i.test(digits) ? fromHex(digits) : phrase('hex-invalid');
}

/** The action with the signer in place of its placeholders. */
export function filledAction(action: Action, abi: CompiledAbi | null, signer: PermissionLevel): Action {
  const authorization = action.authorization.map((level) => fillLevel(level, signer));
  return { ...action, authorization, data: filledData(action, abi, signer) };
}

function filledData({ name, data }: Action, abi: CompiledAbi | null, signer: PermissionLevel): Uint8Array {
  const type = abi?.actionType(name);
  if (abi === null || type === undefined) return data;
  try {
    const value = abi.decodeAction(name, data);
    const filled = fillValue(value, type, abi, signer);
    return filled === value ? data : abi.encodeAction(name, filled);
  } catch (error) {
    // Data that the ABI cannot decode has no names to replace.
    if (error instanceof CodecError) return data;
    throw error;
  }
}
