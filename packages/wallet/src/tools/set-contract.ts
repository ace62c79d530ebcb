import type { Abi } from '@antescope/codec/abi/abi';
import { groupDigits } from '@antescope/codec/bytes/group-digits';
import type { AbiFile, FileFaultCode, FileReading, PackedFile } from './contract-file.ts';
import { defineTool } from './define-tool.ts';
import type { Field } from './field.ts';
import { type Phrase, phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import type { ToolChain } from './tool-chain.ts';

/** What an account has before the upload. */
export interface PresentContract {
  /** SHA-256 of the code; null: no code. */
  codeHash: string | null;
  /** Bytes. */
  codeSize: number;
  abiSize: number;
  /** null: none, or one that cannot be read. */
  abi: Abi | null;
}

export interface ContractFacts {
  /** null: no file is chosen. */
  wasm: FileReading<PackedFile> | null;
  abi: FileReading<AbiFile> | null;
  /** null: not known. */
  present: PresentContract | null;
  /** Bytes of RAM that the account does not use; null: not known, or unlimited. */
  freeRam: bigint | null;
}

export const mostWasmBytes = 1024 * 1024;
export const mostAbiBytes = 512 * 1024;

/** The chain bills ten bytes for each byte of code. */
const codeMultiplier = 10;

/** A chosen file by its hash: the form holds text, the facts hold the file. '' without a file. */
const fileField: Field<string, unknown> = {
  kind: 'text',
  initial: '',
  optional: true,
  read: (text) => ({ ok: true, value: text }),
};

/** 'yes' removes what the account has. */
const removalField: Field<boolean, unknown> = {
  kind: 'text',
  initial: '',
  optional: true,
  read: (text) => ({ ok: true, value: text === 'yes' }),
};

/** Bytes of RAM that the account pays for in addition; negative where it gets some back. null: not known. */
export function contractRam({ wasm, abi, present }: ContractFacts, removal: boolean): number | null {
  if (present === null) return null;
  if (removal) return -(present.codeSize * codeMultiplier + present.abiSize);
  return uploadRam({ code: wasm?.ok === true ? wasm.file : null, abi: abi?.ok === true ? abi.file : null }, present);
}

/** Bytes of RAM that replacing code, ABI or both needs in addition; negative where it frees some. null: not replaced. */
export function uploadRam(
  { code, abi }: { code: { size: number } | null; abi: { size: number } | null },
  present: Pick<PresentContract, 'codeSize' | 'abiSize'>,
): number {
  const more = code === null ? 0 : (code.size - present.codeSize) * codeMultiplier;
  return more + (abi === null ? 0 : abi.size - present.abiSize);
}

type Fault = FileFaultCode | 'file-missing' | 'removal-with-files' | 'nothing-to-remove' | 'same-code';
type Faults = { field: 'wasm' | 'abi' | 'removal'; fault: Phrase<Fault> }[];

function faultsOf(removal: boolean, { wasm, abi, present }: ContractFacts): Faults {
  const broken: Faults = [];
  if (wasm?.ok === false) broken.push({ field: 'wasm', fault: wasm.fault });
  if (abi?.ok === false) broken.push({ field: 'abi', fault: abi.fault });
  if (removal) {
    if (wasm !== null || abi !== null) broken.push({ field: 'removal', fault: phrase('removal-with-files') });
    else if (present !== null && present.codeHash === null && present.abiSize === 0)
      broken.push({ field: 'removal', fault: phrase('nothing-to-remove') });
  } else if (wasm === null && abi === null) broken.push({ field: 'wasm', fault: phrase('file-missing') });
  else if (wasm?.ok === true && present?.codeHash === wasm.file.hash)
    broken.push({ field: 'wasm', fault: phrase('same-code') });
  return broken;
}

/** The hex digits of `setcode` and `setabi`; null: no such action. */
function uploads(removal: boolean, { wasm, abi, present }: ContractFacts): Record<'code' | 'abi', string | null> {
  // Without code, the chain refuses to remove it.
  if (removal) return { code: present?.codeHash === null ? null : '', abi: present?.abiSize === 0 ? null : '' };
  return { code: wasm?.ok === true ? wasm.file.hex : null, abi: abi?.ok === true ? abi.file.hex : null };
}

/** Uploads the code or the ABI of the account's contract, or both, or removes them. */
export const setContract = defineTool<ContractFacts>()({
  id: 'setcontract',
  gate: (_chain: ToolChain) => true,
  fields: { wasm: fileField, abi: fileField, removal: removalField },
  check: ({ removal }, { facts }) => faultsOf(removal, facts),
  warnings: ({ removal }, { facts }) => {
    const needed = contractRam(facts, removal);
    const short = needed !== null && facts.freeRam !== null && BigInt(needed) > facts.freeRam;
    return [
      ...(removal ? [phrase('removes-contract')] : []),
      ...(facts.wasm !== null && facts.present?.codeHash != null ? [phrase('replaces-code')] : []),
      ...(short ? [phrase('ram-short', groupDigits(String(needed)), groupDigits(String(facts.freeRam)))] : []),
    ];
  },
  summary: ({ removal }, { facts: { wasm, abi } }) => {
    if (removal) return phrase('remove-contract');
    if (wasm === null) return phrase('upload-abi');
    return abi === null ? phrase('upload-code') : phrase('upload-contract');
  },
  actions: ({ removal }, { chain, facts, level }) => {
    const { code, abi } = uploads(removal, facts);
    const account = level.actor;
    const codeData = { account, vmtype: 0, vmversion: 0, code };
    return [
      ...(code === null ? [] : [systemAction(chain, level, 'setcode', codeData)]),
      ...(abi === null ? [] : [systemAction(chain, level, 'setabi', { account, abi })]),
    ];
  },
});
