import type { ActionRows } from '../block-rows.ts';
import { PackedReader, type PackedWriter } from './bytes.ts';

/** Fields of an action that are not searched by, packed into one column. */
export interface ActionFacts {
  ancestorOrdinal: number;
  contextFree: boolean;
  elapsedUs: number;
  recvSequence: number;
  codeSequence: number;
  abiSequence: number;
  authSequence: { account: string; sequence: number }[];
  ramDeltas: { account: string; delta: number }[];
  console: string;
  returnValue: Uint8Array;
}

/** `intern` maps an account to its id. */
export function packFacts(writer: PackedWriter, action: ActionRows, intern: (name: string) => number): Uint8Array {
  writer
    .number(action.ancestorOrdinal)
    .number(action.contextFree ? 1 : 0)
    .signed(action.elapsedUs)
    .number(action.recvSequence)
    .number(action.codeSequence)
    .number(action.abiSequence)
    .number(action.authSequence.length);
  for (const auth of action.authSequence) writer.number(intern(auth.account)).number(auth.sequence);
  writer.number(action.ramDeltas.length);
  for (const ram of action.ramDeltas) writer.number(intern(ram.account)).signed(ram.delta);
  if (action.console !== '' || action.returnValue.length > 0) {
    writer.string(action.console).bytes(action.returnValue);
  }
  return writer.take();
}

export function unpackFacts(packed: Uint8Array, name: (id: number) => string): ActionFacts {
  const reader = new PackedReader(packed);
  const facts: ActionFacts = {
    ancestorOrdinal: reader.number(),
    contextFree: reader.number() === 1,
    elapsedUs: reader.signed(),
    recvSequence: reader.number(),
    codeSequence: reader.number(),
    abiSequence: reader.number(),
    authSequence: [],
    ramDeltas: [],
    console: '',
    returnValue: new Uint8Array(),
  };
  for (let remaining = reader.number(); remaining > 0; remaining--) {
    facts.authSequence.push({ account: name(reader.number()), sequence: reader.number() });
  }
  for (let remaining = reader.number(); remaining > 0; remaining--) {
    facts.ramDeltas.push({ account: name(reader.number()), delta: reader.signed() });
  }
  if (!reader.done) {
    facts.console = reader.string();
    facts.returnValue = reader.bytes();
  }
  return facts;
}
