import { ByteReader } from '@antescope/codec/bytes/cursor';
import type { Action } from '@antescope/codec/chain/transaction';
import { nameToU64 } from '@antescope/codec/chain/name';
import { keyTypes, readPublicKey } from '@antescope/codec/keys/key';
import { WalletError } from '../../wallet-error.ts';
import { MessageWriter } from './protobuf.ts';

/** Most bytes of an unknown action's data in one message. */
export const chunkBytes = 1024;
const commonField = 1;
const unknownField = 15;

/** Writes the parts of an action's data into the message that the device has for it. */
type Layout = (data: ByteReader, message: MessageWriter) => void;

const name = (data: ByteReader, message: MessageWriter, field: number): unknown => message.uint(field, data.u64());

const names =
  (count: number): Layout =>
  (data, message) => {
    for (let field = 1; field <= count; field++) name(data, message, field);
  };

function asset(data: ByteReader, message: MessageWriter, field: number): void {
  message.message(field, (inner) => inner.sint(1, data.i64()).uint(2, data.u64()));
}

function authority(data: ByteReader, message: MessageWriter, field: number): void {
  message.message(field, (inner) => {
    inner.uint(1, data.u32());
    for (let remaining = data.varuint32(); remaining > 0; remaining--) {
      inner.message(2, (entry) => {
        const { type, data: key } = readPublicKey(data);
        if (type === 'WA') throw unsupported('The device knows no keys of passkeys');
        entry.uint(1, keyTypes.indexOf(type)).bytes(2, key).uint(4, data.u16());
      });
    }
    for (let remaining = data.varuint32(); remaining > 0; remaining--) {
      inner.message(3, (entry) => {
        entry.message(1, (level) => level.uint(1, data.u64()).uint(2, data.u64())).uint(2, data.u16());
      });
    }
    for (let remaining = data.varuint32(); remaining > 0; remaining--)
      inner.message(4, (entry) => entry.uint(1, data.u32()).uint(2, data.u16()));
  });
}

const transfer: Layout = (data, message) => {
  names(2)(data, message);
  asset(data, message, 3);
  message.bytes(4, data.bytes(data.varuint32()));
};

/** Actions of the system contract with messages of their own: field of EosTxActionAck and layout. */
const systemActions: Readonly<Record<string, readonly [field: number, layout: Layout]>> = {
  delegatebw: [
    3,
    (data, message) => {
      names(2)(data, message);
      asset(data, message, 3);
      asset(data, message, 4);
      message.uint(5, data.u8());
    },
  ],
  undelegatebw: [
    4,
    (data, message) => {
      names(2)(data, message);
      asset(data, message, 3);
      asset(data, message, 4);
    },
  ],
  refund: [5, names(1)],
  buyram: [
    6,
    (data, message) => {
      names(2)(data, message);
      asset(data, message, 3);
    },
  ],
  buyrambytes: [
    7,
    (data, message) => {
      names(2)(data, message);
      message.uint(3, data.u32());
    },
  ],
  sellram: [8, names(2)],
  voteproducer: [
    9,
    (data, message) => {
      names(2)(data, message);
      for (let remaining = data.varuint32(); remaining > 0; remaining--) name(data, message, 3);
    },
  ],
  updateauth: [
    10,
    (data, message) => {
      names(3)(data, message);
      authority(data, message, 4);
    },
  ],
  deleteauth: [11, names(2)],
  linkauth: [12, names(4)],
  unlinkauth: [13, names(3)],
  newaccount: [
    14,
    (data, message) => {
      names(2)(data, message);
      authority(data, message, 3);
      authority(data, message, 4);
    },
  ],
};

/** Whether the device takes the action as bytes in chunks instead of a message of its own. */
function isUnknown({ account, name: action }: Action): boolean {
  return account !== 'eosio' && action !== 'transfer';
}

/**
 * EosTxActionAck for an action; for an unknown one the chunk of its data from `from` on. The device derives the bytes that
 * it signs from these fields. Throws 'device-unsupported' for data that the fields cannot express.
 */
export function actionMessage(action: Action, from: number): Uint8Array {
  const message = new MessageWriter().message(commonField, (common) => {
    common.uint(1, nameToU64(action.account)).uint(2, nameToU64(action.name));
    for (const { actor, permission } of action.authorization)
      common.message(3, (level) => level.uint(1, nameToU64(actor)).uint(2, nameToU64(permission)));
  });
  if (isUnknown(action)) {
    const chunk = action.data.subarray(from, from + chunkBytes);
    return message.message(unknownField, (unknown) => unknown.uint(1, action.data.length).bytes(2, chunk)).finish();
  }
  const known = action.name === 'transfer' ? ([2, transfer] as const) : systemActions[action.name];
  if (known === undefined) throw unsupported(`The device does not know eosio::${action.name}`);
  const [field, layout] = known;
  return message.message(field, (fields) => readAll(action, layout, fields)).finish();
}

/** Data in another layout, an NFT transfer for example, has no message. */
function readAll(action: Action, layout: Layout, message: MessageWriter): void {
  const data = new ByteReader(action.data);
  try {
    layout(data, message);
  } catch (cause) {
    if (cause instanceof WalletError) throw cause;
    throw unsupported(`The device knows ${action.name} in another form only`, cause);
  }
  if (data.remaining > 0) throw unsupported(`The device knows ${action.name} in another form only`);
}

function unsupported(message: string, cause?: unknown): WalletError {
  return new WalletError('device-unsupported', message, { cause });
}
